"""Sheets of tokens: rows in the middle of the sheet, bleeds inside the margins and apart, backs behind their fronts."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from printkit.imposition._marks import frame
from printkit.imposition.token import BETWEEN, SCHEME
from printkit.paper import PAPERS
from printkit.pieces import Piece
from printkit.sheets import Request, Sheet
from tests.imposition.stage import back_colour, colour_of, face, kit, overlap

BLEED = 1_500


def tokens(count: int, side: int = 25_400, copies: int = 1) -> tuple[Piece, ...]:
    return tuple(
        Piece(
            kind="token",
            id=f"{side}-{number}",
            name=str(number),
            front=face(side, side, colour_of(number), BLEED),
            back=face(side, side, back_colour(colour_of(number)), BLEED),
            copies=copies,
            scheme="token",
        )
        for number in range(count)
    )


def impose(pieces: tuple[Piece, ...], paper: str = "letter", flip: str = "none") -> list[Sheet]:
    return list(SCHEME.impose(pieces, kit(), Request(PAPERS[paper], flip)))


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("count", [1, 3, 8, 33])
def test_the_block_stands_in_the_middle_and_its_bleed_inside_the_margins(count: int, paper: str) -> None:
    (sheet,) = impose(tokens(count), paper)
    x0, y0, x1, y1 = frame(PAPERS[paper])
    boxes = [placed.box for placed in sheet.placed]
    left, top, right, bottom = (
        min(b[0] for b in boxes), min(b[1] for b in boxes), max(b[2] for b in boxes), max(b[3] for b in boxes),
    )  # fmt: skip
    assert len(boxes) == count
    assert abs((left - x0) - (x1 - right)) <= 1 and abs((top - y0) - (y1 - bottom)) <= 1
    assert left - BLEED >= x0 and top - BLEED >= y0


def test_neighbours_keep_their_bleeds_apart_and_stand_in_columns() -> None:
    (sheet,) = impose(tokens(10))
    grown = [(a - BLEED, b - BLEED, c + BLEED, d + BLEED) for a, b, c, d in (one.box for one in sheet.placed)]
    assert not any(overlap(one, other) for one, other in combinations(grown, 2))
    columns = sorted({box[0] for box in grown})
    assert len(columns) == 6 and {b - a for a, b in pairwise(columns)} == {25_400 + 2 * BLEED + BETWEEN}
    assert [placed.box[0] for placed in sheet.placed[6:]] == [placed.box[0] for placed in sheet.placed[:4]]


def test_sizes_share_sheets_and_what_does_not_fit_goes_on_the_next() -> None:
    first, second = impose((*tokens(5), *tokens(3, 30_000, copies=14), *tokens(2, 20_000, copies=0)))
    assert [len(first.placed), len(second.placed)] == [5 + 30, 12]
    for sheet in (first, second):
        assert max(one.box[3] for one in sheet.placed) + BLEED <= frame(PAPERS["letter"])[3]


def test_backs_lie_behind_their_fronts() -> None:
    front, back = impose(tokens(4), flip="long")
    mirrored = {(PAPERS["letter"].width - one.box[2], one.box[1]) for one in front.placed}
    assert {one.box[:2] for one in back.placed} == mirrored
