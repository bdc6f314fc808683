"""Whole runs of sheets: order, labels, leaves, and nothing printed over a piece."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from printkit.drawing import IDENTITY, Group, Mark, Matrix, Paint, Path, Text, apply, multiply
from printkit.impose import impose
from printkit.paper import PAPERS
from printkit.pieces import Piece
from printkit.shapes import bounds
from printkit.sheets import Request, Sheet
from tests.imposition.stage import counters, face, kit, overlap


def pieces() -> tuple[Piece, ...]:
    found = counters(9)
    rules = [
        Piece(
            "page",
            f"r{n}",
            "Rules",
            face(184_000, 246_000, "#EEEEEE"),
            scheme="page",
            section="Rules",
        )
        for n in range(3)
    ]
    chart = Piece("chart", "weight", "Weight", face(120_000, 80_000, "#EEEEEE"), section="Charts")
    sheet = face(215_900, 266_700, "#EEEEEE")
    board = Piece("mapsheet", "I", "Mapsheet I", sheet, sheet, scheme="mapsheet", section="Mapsheets")
    return (*rules, *found, chart, board)


def run(paper: str = "letter", flip: str = "long") -> tuple[Sheet, ...]:
    return impose(kit(), pieces(), Request(PAPERS[paper], flip))


def test_sections_come_in_the_order_of_the_pieces_after_the_front_matter() -> None:
    sections = list(dict.fromkeys(sheet.section for sheet in run()))
    assert sections[-4:] == ["Rules", "Counters", "Charts", "Mapsheets"]


@pytest.mark.parametrize("flip", ["long", "none"])
def test_a_page_has_the_number_of_its_place_in_the_file(flip: str) -> None:
    labels = [sheet.label for sheet in run(flip=flip)]
    assert labels == [str(n + 1) for n in range(len(labels))]


def test_every_front_is_an_odd_page_and_its_reverse_the_next() -> None:
    assert [sheet.back for sheet in run()] == [False, True] * (len(run()) // 2)
    assert not any(sheet.back for sheet in run(flip="none"))


@pytest.mark.parametrize("paper", PAPERS)
def test_no_mark_of_a_sheet_lies_on_a_piece(paper: str) -> None:
    for sheet in run(paper):
        trims = [placed.box for placed in sheet.placed]
        for mark in sheet.guides:
            assert not any(overlap(box, trim) for box in boxes(mark) for trim in trims), (sheet.label, mark)


def test_only_marks_on_cuts_may_lie_on_an_edge() -> None:
    edges = Path((("M", (0, 5)), ("L", (3, 5)), ("M", (2, 1)), ("L", (2, 4))), Paint(), name="cut-marks")
    assert [overlap(box, (0, 5, 9, 9)) for box in boxes(edges)] == [False, False]
    assert [overlap(box, (0, 0, 9, 9)) for box in boxes(edges)] == [True, True]


@pytest.mark.parametrize("paper", PAPERS)
def test_every_sheet_has_the_ruler_and_says_its_own_label(paper: str) -> None:
    for sheet in run(paper):
        names = [mark.name for mark in sheet.guides if isinstance(mark, Path | Text)]
        folios = [mark.text for mark in sheet.guides if isinstance(mark, Text) and mark.name == "folio"]
        assert "ruler" in names
        assert folios[-1].endswith(f"page {sheet.label}")


def boxes(mark: Mark, matrix: Matrix = IDENTITY) -> Iterator[tuple[int, int, int, int]]:
    """Boxes of what a guide mark covers: each stroke of ruler and crop marks by itself, a text from baseline to em."""
    if isinstance(mark, Text):
        yield moved((mark.x, mark.y - mark.size, mark.x + mark.width, mark.y + mark.size // 4), matrix)
    elif isinstance(mark, Path) and mark.name in ("ruler", "crop-marks"):
        for pair in zip(mark.segments[0::2], mark.segments[1::2], strict=True):
            yield bounds([replace(mark, segments=pair)])
    elif isinstance(mark, Path) and mark.name == "cut-marks":  # on an edge, so as lines without a width
        for (_, one), (_, two) in zip(mark.segments[0::2], mark.segments[1::2], strict=True):
            yield one[0], one[1], two[0], two[1]
    elif isinstance(mark, Path):
        yield moved(bounds([mark]), matrix)
    elif isinstance(mark, Group) and mark.clip:
        yield moved(bounds([Path(mark.clip, Paint())]), multiply(matrix, mark.matrix))
    else:
        assert isinstance(mark, Group), mark
        for inner in mark.marks:
            yield from boxes(inner, multiply(matrix, mark.matrix))


def moved(box: tuple[int, int, int, int], matrix: Matrix) -> tuple[int, int, int, int]:
    """A box under a matrix that does not turn."""
    (x0, y0), (x1, y1) = apply(matrix, *box[:2]), apply(matrix, *box[2:])
    return round(x0), round(y0), round(x1), round(y1)
