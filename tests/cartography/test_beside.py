"""Paths of two types through the same hexes lie side by side: their distance is read from the drawn face."""

from __future__ import annotations

import math
from typing import Any

import pytest

from printkit.drawing import Drawing, Path
from printkit.shapes import flatten
from printkit.units import mm
from tests.cartography.test_map_layers import named, sheet
from tests.maps import drawn

RUN = ["B1", "B2", "B3", "C4", "D4", "D5"]
GRID = {"columns": 6, "rows": 6, "flat_to_flat": "20mm", "margin": "6mm"}


def points(face: Drawing, kind: str) -> list[tuple[float, float]]:
    """The middle line of a path, finely."""
    path = next(mark for mark in named(face, f"path:{kind}").marks if mark.name == "line")
    assert isinstance(path, Path)
    return [(mm(x), mm(y)) for run in flatten(path.segments, 30) for x, y in run]


def width(face: Drawing, kind: str) -> float:
    """How wide a path is drawn, with its casing; ties are 1.5 mm long."""
    marks = [mark for mark in named(face, f"path:{kind}").marks if isinstance(mark, Path)]
    return max(1.5 if mark.name == "ties" else mm(mark.paint.width) for mark in marks)


def apart(face: Drawing, one: str, other: str, hexes: list[tuple[float, float]]) -> list[float]:
    """The distance between two paths, at every point of the first within 7 mm of some points."""
    line = points(face, other)
    near = [at for at in points(face, one) if any(math.dist(at, centre) < 7 for centre in hexes)]
    assert near
    return [min(math.dist(at, there) for there in line) for at in near]


def map_of(paths: dict[str, Any], **more: Any) -> tuple[Drawing, dict[str, tuple[float, float]]]:
    found = sheet(grid=GRID, paths=paths, **more)
    grid = found.hexes
    return drawn(found), {grid.label(hex): grid.centre(hex) for hex in grid.hexes()}


@pytest.mark.parametrize("back", [False, True])
@pytest.mark.parametrize("kinds", [("road", "rail"), ("highway", "trail"), ("rail", "highway")])
def test_two_paths_through_the_same_hexes_lie_side_by_side(kinds: tuple[str, str], back: bool) -> None:
    one, other = kinds
    face, centres = map_of({one: [RUN], other: [RUN[::-1] if back else RUN]})
    needed = (width(face, one) + width(face, other)) / 2
    distances = apart(face, one, other, [centres[label] for label in RUN[1:-1]])
    assert min(distances) > needed
    assert max(distances) < needed + 1.5


def test_paths_that_run_alone_keep_the_middle() -> None:
    alone, _ = map_of({"road": [["B3", "C4", "D4", "E5"]]})
    crossed, _ = map_of({"road": [["B3", "C4", "D4", "E5"]], "rail": [["C5", "C4", "C3"]]})
    assert points(alone, "road") == points(crossed, "road")


def test_in_towns_all_paths_meet() -> None:
    face, centres = map_of({"road": [RUN], "rail": [RUN]}, towns=[{"hex": "B3", "name": "Ash"}])
    town = centres["B3"]
    assert min(math.dist(town, at) for at in points(face, "road")) < 0.05
    assert min(math.dist(town, at) for at in points(face, "rail")) < 0.05
    assert min(apart(face, "road", "rail", [centres["C4"], centres["D4"]])) > 1.3


def test_three_paths_have_three_places() -> None:
    face, centres = map_of({"road": [RUN], "rail": [RUN], "trail": [RUN]})
    inner = [centres[label] for label in RUN[1:-1]]
    for one, other in (("road", "rail"), ("rail", "trail"), ("road", "trail")):
        assert min(apart(face, one, other, inner)) > (width(face, one) + width(face, other)) / 2
