"""Boards and tokens: free faces of any size, and round ones that end where their bleed does."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit import catalog
from printkit.drawing import Group, Role, walk
from printkit.drawing import Path as Outline
from printkit.pieces import Piece
from printkit.shapes import bounds
from tests.elements.drawn import kit_of


def drawn(folder: Path, kind: str, text: str) -> tuple[list[Piece], list[str]]:
    kit, findings = kit_of(folder, {"it.yaml": text})
    pieces = [piece for definition in kit.of(kind) for piece in catalog.kinds()[kind].draw(definition, kit)]
    return pieces, findings + [str(fault) for fault in kit.faults.findings]


BOARD = """\
boards:
  - {id: mat, name: Mat, width: 100mm, height: 80mm, MORE
     elements: [{shape: rect, width: 50%, height: 50%, fill: red}]}
"""


@pytest.mark.parametrize(("more", "marks"), [("", 2), ("colour: none,", 1)])
def test_a_board_is_its_ground_and_its_elements(more: str, marks: int, tmp_path: Path) -> None:
    (piece,), faults = drawn(tmp_path, "board", BOARD.replace("MORE", more))
    assert faults == []
    assert (piece.front.width, piece.front.height, piece.front.bleed) == (100_000, 80_000, 3_000)
    assert (len(piece.front.marks), piece.scheme, piece.section) == (marks, "board", "Boards")
    *ground, part = (mark for mark in piece.front.marks if isinstance(mark, Outline))
    assert bounds([part]) == (0, 0, 50_000, 40_000)
    assert [bounds([mark]) for mark in ground] == [(-3_000, -3_000, 103_000, 83_000)] * (marks - 1)


def test_no_copies_is_no_board(tmp_path: Path) -> None:
    assert drawn(tmp_path, "board", BOARD.replace("MORE", "copies: 0,")) == ([], [])


TOKENS = """\
tables:
  - {id: t, rows: [{id: gold, name: Gold, value: 5, colour: gold}]}
tokens:
  - {id: all, table: t, back: stock-token-back, MORE}
"""


@pytest.mark.parametrize(
    ("more", "width", "height"),
    [
        ("diameter: 25mm", 25_000, 25_000),
        ("outline: square, diameter: 25mm", 25_000, 25_000),
        ("outline: octagon, diameter: 25mm", 25_000, 25_000),
        ("outline: hexagon, diameter: 25mm", 28_868, 25_000),  # from flat to flat, which lie above and below
        ("outline: pentagon, diameter: 25mm", 25_000, 23_776),
    ],
)
def test_a_token_is_cut_out_along_its_outline(more: str, width: int, height: int, tmp_path: Path) -> None:
    (piece,), faults = drawn(tmp_path, "token", TOKENS.replace("MORE", more))
    assert faults == []
    assert (piece.front.width, piece.front.height, piece.front.bleed) == (width, height, 1_500)
    inside, line = piece.front.marks
    assert isinstance(inside, Group) and isinstance(line, Outline) and line.role is Role.CUT
    x0, y0, x1, y1 = bounds([Outline(line.segments, line.paint)])
    assert x0 <= 0 <= y1 and abs(x1 - width) < 130 and abs(y1 - height) < 130 and y0 <= 0
    clip = [args for _, args in inside.clip if args]
    assert min(p[0] for p in clip) <= -1_499 and min(p[1] for p in clip) <= -1_499
    assert piece.back is not None and all(seen.mark.role is not Role.CUT for seen in walk(piece.back.marks))


def test_a_token_may_have_no_line(tmp_path: Path) -> None:
    (piece,), faults = drawn(tmp_path, "token", TOKENS.replace("MORE", "cut: none"))
    line = piece.front.marks[1]
    assert faults == [] and isinstance(line, Outline) and line.paint.stroke is None


@pytest.mark.parametrize(
    ("ground", "more", "colour"),
    [
        ("#1F2A44", "", "#FFFFFF"),
        ("#9C4221", "", "#FFFFFF"),
        ("#F2E3B0", "", "#3A3F47"),
        ("#1F2A44", ", cut: red", "#D4402F"),
    ],
)
def test_the_line_to_cut_along_shows_on_the_edge_of_its_token(
    ground: str, more: str, colour: str, tmp_path: Path
) -> None:
    text = TOKENS.replace("colour: gold", f'colour: "{ground}"').replace("MORE", f"diameter: 25mm{more}")
    (piece,), faults = drawn(tmp_path, "token", text)
    line = piece.front.marks[1]
    assert faults == [] and isinstance(line, Outline) and str(line.paint.stroke) == colour
