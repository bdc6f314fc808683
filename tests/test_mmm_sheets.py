"""The MMM kit's sheets: each back behind its front, nothing over a piece, every copy there, both papers alike."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

import printkit
from printkit.check import inspect
from printkit.paper import PAPERS
from printkit.pieces import Piece
from printkit.sheets import Request, Sheet
from tests.imposition.stage import overlap
from tests.test_impose import boxes

KIT = Path(__file__).parents[1] / "components" / "mmm"


@cache
def imposed(paper: str, flip: str = "long") -> tuple[tuple[Piece, ...], tuple[Sheet, ...]]:
    kit, _ = printkit.load(KIT)
    assert kit is not None
    inspection = inspect(kit, [Request(PAPERS[paper], flip)])
    return inspection.pieces, inspection.sheets


@pytest.mark.parametrize("paper", PAPERS)
def test_every_back_lies_behind_its_front(paper: str) -> None:
    _, sheets = imposed(paper)
    width = PAPERS[paper].width
    for front, back in zip(sheets[0::2], sheets[1::2], strict=True):
        assert (front.back, back.back) == (False, True)
        if front.section == back.section and any(one.piece.back for one in front.placed):
            expected = sorted(
                (one.piece.id, width - one.box[2], one.box[1]) for one in front.placed if one.piece.back is not None
            )
            assert sorted((one.piece.id, one.box[0], one.box[1]) for one in back.placed) == expected


@pytest.mark.parametrize("paper", PAPERS)
def test_nothing_lies_on_a_piece_and_no_piece_on_another(paper: str) -> None:
    _, sheets = imposed(paper)
    for sheet in sheets:
        trims = [placed.box for placed in sheet.placed]
        assert not any(overlap(a, b) for a, b in combinations(trims, 2))
        for mark in sheet.guides:
            assert not any(overlap(box, trim) for box in boxes(mark) for trim in trims), (sheet.label, mark)


@pytest.mark.parametrize("flip", ["long", "none"])
def test_every_copy_of_every_piece_is_printed_once(flip: str) -> None:
    pieces, sheets = imposed("a4", flip)
    wanted = Counter({(piece.kind, piece.id): piece.copies for piece in pieces})
    fronts = Counter((one.piece.kind, one.piece.id) for sheet in sheets for one in sheet.placed if not one.back)
    assert {key: count for key, count in fronts.items() if key[0] != "cover"} == dict(wanted)


def test_letter_and_a4_print_the_same_sheets() -> None:
    _, letter = imposed("letter")
    _, a4 = imposed("a4")
    assert [(one.label, one.title, one.section) for one in letter] == [
        (one.label, one.title, one.section) for one in a4
    ]
    for one, other in zip(letter, a4, strict=True):
        assert [(p.piece.id, p.scale) for p in one.placed] == [(p.piece.id, p.scale) for p in other.placed]


def test_fronts_only_have_no_back_and_no_empty_sheet() -> None:
    _, sheets = imposed("letter", "none")
    assert all(sheet.placed and not sheet.back for sheet in sheets)
