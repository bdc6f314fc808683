"""Routes and runs along hexsides as points in millimetres, through which paths are drawn."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from printkit.cartography.lines import chains
from printkit.cartography.paths import Route
from printkit.grids.hex import Hex, HexGrid, Side
from printkit.shapes import Point


@dataclass(frozen=True, slots=True)
class Line:
    """A path as points in millimetres, and for each piece between two of them the hexes that it lies in."""

    points: tuple[Point, ...]
    hexes: tuple[tuple[Hex, ...], ...]
    fixed: tuple[bool, bool] = (False, False)
    """Does it begin, and end, on a hexside where it must not be moved?"""
    edge: tuple[bool, bool] = (False, False)
    """Does it begin, and end, on a hexside with no hex beyond, so that nothing of it may stand out?"""


def crossings(grid: HexGrid, route: Route) -> list[Side | None]:
    """The hexsides before, between and after the hexes of a route; None where it begins or ends within a hex."""
    steps = zip(route.hexes, route.hexes[1:], strict=False)
    between = [
        next(grid.side(hex, way) for way in grid.orientation.directions if grid.neighbour(hex, way) == other)
        for hex, other in steps
    ]
    return [route.first, *between, route.last]


_ALONE: Mapping[Side, Point] = {}
_STAYS = (0.0, 0.0)


def line_of(
    grid: HexGrid, route: Route, joined: set[Hex], beyond: float, shifts: Mapping[Side, Point] = _ALONE
) -> Line:
    """The points of a route; it runs ``beyond`` millimetres over the sheet's edge where it reaches it. ``shifts`` are
    by how much it is moved on hexsides that it shares; in hexes of ``joined`` it runs through the centre."""
    hexes = route.hexes
    points: list[Point] = []
    within: list[tuple[Hex, ...]] = []
    moves = [shifts.get(side, _STAYS) if side is not None else _STAYS for side in crossings(grid, route)]
    middles = [
        None if route.first is None else middle(grid, route.first),
        *(_between(grid, one, other) for one, other in pairwise(hexes)),
        None if route.last is None else middle(grid, route.last),
    ]
    gates = [None if at is None else _moved(at, move) for at, move in zip(middles, moves, strict=True)]
    lasts = (hexes[0], *hexes[:-1])
    ways = zip(lasts, hexes, pairwise(gates), pairwise(moves), strict=True)
    for last, hex, (before, after), (one, other) in ways:
        aside = (one[0] + other[0]) / 4, (one[1] + other[1]) / 4
        bend = _through(grid, hex, before, after, hex in joined)
        # The way to a gate lies in the hex before it, the way on to the bend in this one.
        for at, crossed in ((before, last), (bend if hex in joined else _moved(bend, aside), hex)):
            if at is not None and (not points or at != points[-1]):
                points.append(at)
                within.append((crossed,))
    if (end := gates[-1]) is not None:
        points.append(end)
        within.append((hexes[-1],))
    if (over := _over(grid, points[0], grid.centre(hexes[0]), beyond)) is not None:
        points.insert(0, over)
        within.insert(0, (hexes[0],))
    if (over := _over(grid, points[-1], grid.centre(hexes[-1]), beyond)) is not None:
        points.append(over)
        within.append((hexes[-1],))
    fixed = route.first is not None, route.last is not None
    edge = _outer(grid, route.first), _outer(grid, route.last)
    return Line(tuple(points), tuple(within[1:]), fixed, edge)


def _outer(grid: HexGrid, side: Side | None) -> bool:
    return side is not None and len(grid.touching(side)) == 1


def side_lines(grid: HexGrid, sides: Sequence[Side]) -> Iterator[Line]:
    """Runs along hexsides as points: every vertex, and the middles of the sides between, so that curves keep near."""
    for chain in chains(sides):
        points = [grid.point(at) for at in chain]
        found, within = [points[0]], []
        for (a, b), (va, vb) in zip(pairwise(points), pairwise(chain), strict=True):
            near = tuple(grid.touching((va, vb) if va < vb else (vb, va)))
            found += [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b]
            within += [near, near]
        yield Line(tuple(found), tuple(within))


def middle(grid: HexGrid, side: Side) -> Point:
    """The middle of a hexside. Millimetres."""
    (ax, ay), (bx, by) = grid.point(side[0]), grid.point(side[1])
    return (ax + bx) / 2, (ay + by) / 2


def _between(grid: HexGrid, one: Hex, other: Hex) -> Point:
    (ax, ay), (bx, by) = grid.centre(one), grid.centre(other)
    return (ax + bx) / 2, (ay + by) / 2


def _moved(at: Point, by: Point) -> Point:
    return at[0] + by[0], at[1] + by[1]


def _through(grid: HexGrid, hex: Hex, before: Point | None, after: Point | None, joined: bool) -> Point:
    """Where a path turns within a hex: its centre, or, where nothing joins it there, a gentler bend."""
    x, y = grid.centre(hex)
    if joined or before is None or after is None:
        return x, y
    return (x + (before[0] + after[0]) / 2) / 2, (y + (before[1] + after[1]) / 2) / 2


def _over(grid: HexGrid, end: Point, centre: Point, beyond: float) -> Point | None:
    """Where a path ends that reaches the sheet's edge: straight over it."""
    x, y = end
    width, height = grid.width / 1000, grid.height / 1000
    edges = ((abs(x), (-1.0, 0.0)), (abs(width - x), (1.0, 0.0)), (abs(y), (0.0, -1.0)), (abs(height - y), (0.0, 1.0)))
    away, (nx, ny) = min(edges)
    if away > 0.3 or beyond <= 0:
        return None
    dx, dy = x - centre[0], y - centre[1]
    long = math.hypot(dx, dy)
    if long > 0.3:
        nx, ny = dx / long, dy / long
    return x + nx * beyond, y + ny * beyond
