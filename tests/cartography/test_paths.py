"""Paths: words to routes, routes to points."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest

from printkit.cartography.path_points import line_of
from printkit.cartography.paths import joints, read_route, read_sides
from printkit.grids.hex import HexGrid
from tests.cartography.test_areas import grid
from tests.maps import mapsheet

GRID = grid()
FULL = mapsheet().hexes
"""Its edges run through hex centres."""


@pytest.mark.parametrize(
    ("words", "labels"),
    [
        (["A1", "B1", "C2"], ["A1", "B1", "C2"]),
        (["B2-B4"], ["B2", "B3", "B4"]),
        (["B4-B2", "C2"], ["B4", "B3", "B2", "C2"]),
        (["A1/NW", "A1", "B1"], ["A1", "B1"]),
        (["A1/NW", "B1"], ["A1", "B1"]),
        (["A1/NW", "A1/NE"], ["A1"]),
    ],
)
def test_a_run_names_hexes_in_order(words: list[str], labels: list[str]) -> None:
    route, slips = read_route(GRID, words)
    assert slips == ()
    assert route is not None
    assert [GRID.label(hex) for hex in route.hexes] == labels


@pytest.mark.parametrize(
    ("words", "word", "message"),
    [
        (["A1", "C3"], 1, "the path leaps from A1 to C3, which do not touch"),
        (["A1", "B1", "B1"], 2, "the path names B1 twice in a row"),
        (["A1", "Z9"], 1, "hex 'Z9' is off the map"),
        (["A1", "B1/N", "C2"], 1, "B1/N stands in the middle of a path"),
        (["A1"], 0, "a path of a single hex leads nowhere"),
        (["A1/X", "A1", "B1"], 0, "hexside 'A1/X': 'X' is no direction"),
        (["A1:B2"], 0, "'A1:B2' is a rectangle, which a path cannot follow"),
    ],
)
def test_a_slip_is_told_at_its_word(words: list[str], word: int, message: str) -> None:
    route, slips = read_route(GRID, words)
    assert route is None
    assert (slips[0].word, slips[0].message[: len(message)]) == (word, message)


def test_hexsides_of_a_run_go_on_from_each_other() -> None:
    good, bad = ["C3/NW", "C3/N", "C3/NE"], ["C3/N", "C3/S"]
    assert read_sides(GRID, good)[1] == ()
    assert [(slip.word, slip.message) for slip in read_sides(GRID, bad)[1]] == [
        (1, "hexside C3/S does not go on from C3/N")
    ]


def points(found: HexGrid, *words: str, beyond: float = 0.0, joined: bool = False) -> list[tuple[float, float]]:
    route, _ = read_route(found, words)
    assert route is not None
    at = set(route.hexes) if joined else joints([route], found, ())
    return list(line_of(found, route, at, beyond).points)


def test_a_path_crosses_hexsides_in_their_middle() -> None:
    line = points(GRID, "A1", "B1", "C2")
    for one, other in (("A1", "B1"), ("B1", "C2")):
        (ax, ay), (bx, by) = (GRID.centre(GRID.find(label)) for label in (one, other))
        assert ((ax + bx) / 2, (ay + by) / 2) in line


def test_it_bends_within_a_hex_and_goes_through_its_centre_where_another_joins() -> None:
    corner = "B2", "C3", "C4"
    centre = GRID.centre(GRID.find("C3"))
    assert centre not in points(GRID, *corner)
    assert centre in points(GRID, *corner, joined=True)


def test_junctions_ends_and_towns_are_joints() -> None:
    routes = [read_route(GRID, run)[0] for run in (["B2", "C3", "D3", "E4"], ["C3", "C4"])]
    found = joints([route for route in routes if route is not None], GRID, [GRID.find("D3")])
    assert sorted(map(GRID.label, found)) == ["B2", "C3", "C4", "D3", "E4"]
    without_town = joints([route for route in routes if route is not None], GRID, [])
    assert sorted(map(GRID.label, without_town)) == ["B2", "C3", "C4", "E4"]


def test_a_path_ends_on_the_hexside_that_it_names() -> None:
    end = points(GRID, "A1", "A1/NW")[-1]
    corners = GRID.outline(GRID.find("A1"))
    middle = ((corners[5][0] + corners[0][0]) / 2, (corners[5][1] + corners[0][1]) / 2)
    assert math.dist(end, middle) < 0.01


def test_a_path_that_reaches_the_edge_of_the_sheet_runs_over_it() -> None:
    line = points(FULL, "B2", "A2", beyond=4.0)
    assert line[-1][0] == pytest.approx(-4.0, abs=0.01)
    assert points(FULL, "B2", "C2", beyond=4.0)[-1] == FULL.centre(FULL.find("C2"))


@pytest.mark.parametrize(
    "words",
    [["A1", "B1", "C2", "D2", "D3", "C4"], ["A1/NW", "A1", "B1", "B2"], ["B2-B4", "C4", "D4/S"]],
)
def test_each_piece_of_a_path_knows_the_hex_that_it_lies_in(words: list[str]) -> None:
    route, slips = read_route(GRID, words)
    assert route is not None and slips == ()
    line = line_of(GRID, route, set(), 0.0)
    for ((ax, ay), (bx, by)), hexes in zip(pairwise(line.points), line.hexes, strict=True):
        middle = (ax + bx) / 2, (ay + by) / 2
        nearest = min(GRID.hexes(), key=lambda hex: math.dist(GRID.centre(hex), middle))
        assert [GRID.label(hex) for hex in hexes] == [GRID.label(nearest)]
