"""Hex numbers step aside for paths: read back from the drawn face, against the path's own outline."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Any

import pytest

from printkit.drawing import Drawing, Path, Text, Use, apply, walk
from printkit.shapes import flatten
from printkit.units import mm
from tests.cartography.test_map_layers import named, sheet
from tests.maps import drawn

Box = tuple[float, float, float, float]
UP = {"road": [["C5", "C4", "C3", "C2", "C1"]]}
LARGE = {"columns": 6, "rows": 5, "flat_to_flat": "18mm", "margin": "6mm"}


def numbers(face: Drawing) -> dict[str, Box]:
    """The box of each number's digits, in millimetres, whichever way up it stands."""
    found = {}
    for seen in walk(face.marks):
        if isinstance(seen.mark, Text) and seen.mark.name == "label":
            text = seen.mark
            corners = (text.x, text.y - 0.66 * text.size), (text.x + text.width, text.y)
            (ax, ay), (bx, by) = (apply(seen.matrix, *corner) for corner in corners)
            found[text.text] = mm(min(ax, bx)), mm(min(ay, by)), mm(max(ax, bx)), mm(max(ay, by))
    return found


def crossed(face: Drawing, name: str) -> set[str]:
    """The numbers over which a path is drawn, by its width with its casing."""
    boxes = numbers(face)
    found = set()
    for mark in named(face, f"path:{name}").marks:
        assert isinstance(mark, Path)
        half = mm(mark.paint.width) / 2
        for run in flatten(mark.segments, 40):
            for (ax, ay), (bx, by) in pairwise(run):
                for t in (0, 0.25, 0.5, 0.75):
                    x, y = mm(ax + (bx - ax) * t), mm(ay + (by - ay) * t)
                    for label, (x0, y0, x1, y1) in boxes.items():
                        if math.hypot(max(x0 - x, 0, x - x1), max(y0 - y, 0, y - y1)) < half:
                            found.add(label)
    return found


@pytest.mark.parametrize("turn", ["0", "180"])
@pytest.mark.parametrize("position", ["top", "bottom", "centre", "vertex"])
@pytest.mark.parametrize("kind", ["road", "highway", "rail", "river", "trail"])
def test_no_path_runs_over_a_number(kind: str, position: str, turn: str) -> None:
    grid = {**LARGE, "numbering": {"position": position, "turn": turn}}
    paths = {kind: [["C5", "C4", "C3", "C2", "C1"], ["A3", "B2", "C3", "D3"], ["F1", "E2", "E3", "F3", "F4"]]}
    face = drawn(sheet(grid=grid, paths=paths, terrain={"woods": ["B1:C3"]}))
    assert len(numbers(face)) == 30
    assert crossed(face, kind) == set()


@pytest.mark.parametrize("orientation", ["flat-top", "pointy-top"])
def test_a_moved_number_stays_in_its_hex(orientation: str) -> None:
    grid = {**LARGE, "orientation": orientation, "numbering": {"format": "{column:02}.{row:02}"}}
    label = "{:02}.{:02}".format
    up = [label(3, row) for row in (5, 4, 3, 2, 1)]
    along = [label(column, 3) for column in (1, 2, 3, 4)]
    run = up if orientation == "flat-top" else along
    found = sheet(grid=grid, paths={"road": [run]})
    boxes, laid = numbers(drawn(found)), found.hexes
    for hex in laid.hexes():
        x0, y0, x1, y1 = boxes[laid.label(hex)]
        corners = [laid.point(at) for at in laid.corners(hex)]
        for (ax, ay), (bx, by) in pairwise((*corners, corners[0])):
            assert all((bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0 for x in (x0, x1) for y in (y0, y1))


def test_the_nearer_side_is_chosen_and_other_numbers_stay() -> None:
    plain, face = numbers(drawn(sheet(grid=LARGE))), numbers(drawn(sheet(grid=LARGE, paths=UP)))
    moved = {label for label in plain if face[label] != plain[label]}
    assert moved == {"C2", "C3", "C4", "C5"}
    for label in moved:
        assert face[label][1] == plain[label][1]
        assert 1.5 < face[label][0] - plain[label][0] < 3.0


def test_symbols_keep_off_a_moved_number() -> None:
    face = drawn(sheet(grid=LARGE, paths=UP, terrain={"woods": ["A1:F5"]}))
    boxes = numbers(face)
    trees = [mark for mark in named(face, "hex:C3").marks if isinstance(mark, Use)]
    assert trees
    x0, y0, x1, y1 = boxes["C3"]
    for tree in trees:
        x, y = mm(tree.matrix[4]), mm(tree.matrix[5])
        assert math.hypot(max(x0 - x, 0, x - x1), max(y0 - y, 0, y - y1)) > 1.0


def test_a_river_under_a_lake_moves_no_number() -> None:
    lake: dict[str, Any] = {"terrain": {"lake": ["C1:C5"]}}
    paths = {"river": UP["road"]}
    assert numbers(drawn(sheet(grid=LARGE, paths=paths, **lake))) == numbers(drawn(sheet(grid=LARGE, **lake)))
