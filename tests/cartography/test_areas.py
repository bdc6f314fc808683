"""Areas: outlines of hexes on the lattice."""

from __future__ import annotations

import pytest

from printkit.cartography.areas import Edge, Pen, loops
from printkit.cartography.warp import warp_of
from printkit.grids.hex import Hex, HexGrid
from printkit.grids.hexwords import read_hexes
from tests.maps import as_read, mapsheet


def grid(orientation: str = "flat-top", **fields: object) -> HexGrid:
    given = {"columns": 6, "rows": 5, "flat_to_flat": "15mm", "orientation": orientation, **fields}
    return type(mapsheet()).model_validate(as_read({"id": "g", "name": "G", "grid": given})).hexes


def hexes(found: HexGrid, *words: str) -> list[Hex]:
    return [hex for word in words for hex in read_hexes(found, word)]


@pytest.mark.parametrize("orientation", ["flat-top", "pointy-top"])
@pytest.mark.parametrize(
    ("words", "sides"),
    [(["C3"], [6]), (["C3", "C4"], [10]), (["A1", "F5"], [6, 6])],
)
def test_outlines_by_their_number_of_hexsides(orientation: str, words: list[str], sides: list[int]) -> None:
    found = grid(orientation)
    assert [len(loop) for loop in loops(found, hexes(found, *words))] == sides


def test_a_hole_is_an_outline_of_its_own_the_other_way_round() -> None:
    found = grid()
    around = found.neighbours(found.find("C3"))
    outer, inner = sorted(loops(found, around), key=len, reverse=True)
    assert (len(outer), len(inner)) == (18, 6)
    assert (area(found, outer) > 0) != (area(found, inner) > 0)


def area(found: HexGrid, loop: tuple[Edge, ...]) -> float:
    points = [found.point(edge.start) for edge in loop]
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(points, [*points[1:], points[0]], strict=True)) / 2


def test_order_of_naming_does_not_matter() -> None:
    found = grid()
    assert loops(found, hexes(found, "B2:D4")) == loops(found, reversed(hexes(found, "B2:D4")))


def test_an_edge_beyond_which_the_map_ends_is_outer() -> None:
    found = grid()
    (loop,) = loops(found, hexes(found, "A1"))
    outside = [edge for edge in loop if edge.outer]
    assert len(outside) == 6 - len(found.neighbours(found.find("A1")))


def test_a_shore_is_what_lies_within_the_map() -> None:
    found = grid()
    pen = Pen(found)
    corner = loops(found, hexes(found, "A1"))
    inland = loops(found, hexes(found, "C3"))
    assert len(pen.shore(corner)) < len(pen.outline(corner))
    assert pen.shore(inland) == pen.outline(inland)
    everything = loops(found, found.hexes())
    assert pen.shore(everything) == ()


def test_two_areas_share_every_bend_between_them() -> None:
    found = grid()
    pen = Pen(found, warp_of(found, 7))
    west = {args for op, args in pen.outline(loops(found, hexes(found, "A1:C5"))) if op == "L"}
    east = {args for op, args in pen.outline(loops(found, hexes(found, "D1:F5"))) if op == "L"}
    assert len(west & east) > 20


def test_a_warp_moves_no_point_farther_than_its_share() -> None:
    found = grid()
    warp = warp_of(found, 3, share=0.1)
    for x in range(0, 90, 7):
        for y in range(0, 80, 7):
            u, v = warp(x, y)
            assert abs(u - x) <= 1.5
            assert abs(v - y) <= 1.5
