"""Boards of one size share a page: places, backs and crop marks read from the imposed sheets."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from printkit.check import check
from printkit.drawing import Path as Mark
from printkit.shapes import bounds
from printkit.sheets import Sheet
from tests.minikit import write_kit

MAT = """\
  - id: {id}
    name: Mat {id}
    width: {width}mm
    height: {height}mm
    {more}
    elements: [{{text: "Mat {id}", x: 10mm, y: 20mm, size: 12pt}}]
"""
BACK = "templates: [{id: rear, elements: [{shape: face, fill: red}]}]\n"


def board_sheets(folder: Path, *mats: tuple[str, int, int, str], paper: str = "letter") -> list[Sheet]:
    body = "boards:\n" + "".join(MAT.format(id=i, width=w, height=h, more=more) for i, w, h, more in mats)
    checked = check(write_kit(folder, {"back.yaml": BACK, "boards.yaml": body}))
    assert checked.inspection is not None and not checked.findings
    return [s for s in checked.inspection.sheets if s.paper.name == paper and s.section == "Boards"]


@pytest.mark.parametrize("paper", ["letter", "a4"])
@pytest.mark.parametrize(("width", "height", "turn"), [(180, 118, 0), (118, 180, 90), (118, 118, 0)])
def test_four_mats_lie_on_two_leaves_with_their_backs_behind_them(
    width: int, height: int, turn: int, paper: str, tmp_path: Path
) -> None:
    found = board_sheets(tmp_path, ("a", width, height, "back: rear"), ("b", width, height, "copies: 3"), paper=paper)
    assert [(sheet.back, [one.piece.id for one in sheet.placed]) for sheet in found] == [
        (False, ["a", "b"]),
        (True, ["a"]),
        (False, ["b", "b"]),
        (True, []),
    ]
    front, back = found[0], found[1]
    (x0, y0, x1, y1), (u0, v0, u1, v1) = (one.box for one in front.placed)
    assert {(x1 - x0, y1 - y0), (u1 - u0, v1 - v0)} == {(max(width, height) * 1000, min(width, height) * 1000)}
    assert (x0, x1) == (u0, u1) and v0 - y1 == 10_000
    assert [one.turn for one in front.placed] == [turn, turn]
    assert back.placed[0].box == (front.paper.width - x1, y0, front.paper.width - x0, y1)
    assert back.placed[0].turn == -turn % 360
    (marks,) = (m for m in front.guides if isinstance(m, Mark) and m.name == "crop-marks")
    left, top, right, bottom = bounds([marks])
    margin = front.paper.margin
    assert margin <= left < x0 < x1 < right <= front.paper.width - margin
    assert margin <= top < y0 < v1 < bottom <= front.paper.height - margin - 4_000


def test_a_board_alone_and_boards_too_large_to_share_keep_a_page_each(tmp_path: Path) -> None:
    found = board_sheets(tmp_path, ("a", 184, 246, "copies: 2"), ("b", 100, 80, ""), ("c", 184, 246, ""))
    assert [[one.piece.id for one in sheet.placed] for sheet in found if not sheet.back] == [["a"], ["a"], ["b"], ["c"]]
    assert all(sheet.trim == sheet.placed[0].box for sheet in found if not sheet.back)


def test_mats_of_one_size_come_with_the_first_of_them_as_many_as_a_page_holds(tmp_path: Path) -> None:
    found = board_sheets(tmp_path, ("a", 150, 70, "copies: 2"), ("b", 184, 246, ""), ("c", 150, 70, "copies: 2"))
    fronts = [sheet for sheet in found if not sheet.back]
    assert [[one.piece.id for one in sheet.placed] for sheet in fronts] == [["a", "a", "c"], ["c"], ["b"]]
    boxes = [one.box for one in fronts[0].placed]
    assert [below[1] - above[3] for above, below in pairwise(boxes)] == [10_000, 10_000]
