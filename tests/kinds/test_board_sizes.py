"""Boards wider than a page lie sideways, larger ones are printed in tiles: read back from sheets and finished PDFs."""

from __future__ import annotations

from pathlib import Path

import pypdfium2
import pytest

import printkit
from printkit.check import check
from printkit.cropping import moved, text_box
from printkit.drawing import Text, apply, walk
from printkit.sheets import Placed, Sheet
from tests.minikit import write_kit

REVERSE = """\
templates:
  - id: reverse
    width: {width}
    height: {height}
    elements: [{{shape: face, fill: paper}}, {{text: Reverse, x: 30mm, y: 20mm, size: 20pt}}]
"""
BOARD = """\
boards:
  - id: one
    name: One
    width: {width}
    height: {height}
    {more}
    elements:
      - {{text: Face, x: 30mm, y: 20mm, size: 20pt}}
      - {{text: Middle, x: 50%, y: 50%, align: middle, size: 20pt}}
"""


def sheets(folder: Path, width: str, height: str, more: str = "") -> dict[str, list[Sheet]]:
    """The sheets on which the board lies, by paper; nothing is found wrong."""
    board = BOARD.format(width=width, height=height, more=more)
    checked = check(write_kit(folder, {"it.yaml": REVERSE.format(width=width, height=height) + board}))
    assert checked.inspection is not None and [str(finding) for finding in checked.findings] == []
    found: dict[str, list[Sheet]] = {"letter": [], "a4": []}
    for sheet in checked.inspection.sheets:
        if sheet.placed and sheet.placed[0].piece.kind == "board":
            found[sheet.paper.name].append(sheet)
    return found


def word(placed: Placed, text: str) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where a word begins on the sheet, and the way up from it."""
    for seen in walk(placed.face.marks):
        if isinstance(seen.mark, Text) and seen.mark.text == text:
            a, b = (apply(placed.matrix, seen.mark.x, seen.mark.y - rise) for rise in (0, 1000))
            return a, (round((b[0] - a[0]) / 1000), round((b[1] - a[1]) / 1000))
    raise AssertionError(text)


@pytest.mark.parametrize(
    ("width", "height", "turn", "tiles"),
    [
        ("184mm", "246mm", 0, 1),
        ("246mm", "184mm", 90, 1),
        ("197mm", "197mm", 0, 1),
        ("262mm", "190mm", 0, 2),
        ("300mm", "200mm", 0, 2),
        ("480mm", "400mm", 0, 6),
    ],
)
def test_a_board_lies_upright_sideways_or_in_tiles(
    width: str, height: str, turn: int, tiles: int, tmp_path: Path
) -> None:
    for of_paper in sheets(tmp_path / "kit", width, height).values():
        fronts = [sheet for sheet in of_paper if sheet.placed and not sheet.back]
        assert len(fronts) == tiles
        assert {sheet.placed[0].turn for sheet in fronts} == {turn}
        for sheet in fronts:
            x0, y0, x1, y1 = sheet.placed[0].box
            margin = sheet.paper.margin
            assert margin <= x0 < x1 <= sheet.paper.width - margin
            assert margin <= y0 < y1 <= sheet.paper.height - margin


def test_a_board_that_lies_sideways_is_turned_over_about_its_own_height(tmp_path: Path) -> None:
    for of_paper in sheets(tmp_path / "kit", "246mm", "184mm", "back: reverse").values():
        (front, back) = (sheet for sheet in of_paper if sheet.placed)
        (x, y), up = word(front.placed[0], "Face")
        (u, v), up_behind = word(back.placed[0], "Reverse")
        assert up == (1, 0) and up_behind == (-1, 0)
        # Both begin 30 mm from the left side as one looks at them: at the two ends of the board's longer side.
        _, y0, x1, y1 = front.placed[0].box
        assert (round(y - y0), round(y1 - v)) == (30_000, 30_000)
        assert round(x1 - x) == round(u - back.placed[0].box[0])


def test_no_cut_goes_through_a_word_that_stands_where_the_tiles_would_meet(tmp_path: Path) -> None:
    for of_paper in sheets(tmp_path / "kit", "300mm", "200mm").values():
        tiles = [sheet.placed[0] for sheet in of_paper if sheet.placed and not sheet.back]
        (middle,) = (
            moved(text_box(seen.mark), seen.matrix)
            for seen in walk(tiles[0].piece.front.marks)
            if isinstance(seen.mark, Text) and seen.mark.text == "Middle"
        )
        cuts = [tile.crop.box[0] for tile in tiles if tile.crop is not None]
        assert len(cuts) == 2 and cuts[0] == 0
        assert 100_000 < cuts[1] < 200_000 and not middle[0] < cuts[1] < middle[2]


def test_a_tiled_board_is_told_as_a_board(tmp_path: Path) -> None:
    text = BOARD.format(width="480mm", height="400mm", more="tiles: {overlap: 12mm}")
    built = printkit.build(write_kit(tmp_path / "kit", {"it.yaml": text}), tmp_path / "out")
    assert not built.findings
    document = pypdfium2.PdfDocument(tmp_path / "out" / "mini" / "mini-letter.pdf")
    pages = [page.get_textpage().get_text_bounded() for page in document]
    plan = next(page for page in pages if "Put it together".upper() in page.upper())
    assert "6 tiles, 3 across and 2 down, make a board of 48 x 40 cm" in plan
    assert "where the board ends" in " ".join(plan.split()) and "hex" not in plan
    tiles = [page for page in pages if "of 6" in page]
    assert len(tiles) == 6


def test_a_board_in_tiles_has_no_back(tmp_path: Path) -> None:
    board = BOARD.format(width="300mm", height="200mm", more="back: reverse")
    reverse = REVERSE.format(width="300mm", height="200mm")
    (finding,) = check(write_kit(tmp_path / "kit", {"it.yaml": reverse + board})).findings
    assert (finding.rule, finding.span.line, finding.span.column) == ("tiles-backed", 11, 11)
    assert finding.message == "board 'one' is printed in tiles, which have no backs"
