"""Paths of several types through the same hexes: they lie side by side there, instead of on each other."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, pairwise

from printkit.cartography.path_points import crossings, middle
from printkit.cartography.paths import Route
from printkit.grids.hex import HexGrid, Side
from printkit.shapes import Point

_MOST = 0.7
"""Share of a hexside over which the paths across it may be spread."""


def side_by_side(
    routes: Mapping[str, Sequence[Route]], grid: HexGrid, halves: Mapping[str, float], gap: float
) -> dict[str, dict[Side, Point]]:
    """For each type by how much its paths are moved where they cross a hexside (millimetres), if another type does so,
    too. ``halves`` are half the widths of types, ``gap`` is left between two."""
    over: dict[Side, dict[str, Point]] = {}
    for name, found in routes.items():
        for route in found:
            for side, heading in _headings(grid, route):
                over.setdefault(side, {}).setdefault(name, heading)
    shifts: dict[str, dict[Side, Point]] = {name: {} for name in routes}
    for side, names in over.items():
        if len(names) < 2:
            continue
        # All keep to the sides of the first type as it runs, so that they never change sides on the way.
        dx, dy = next(iter(names.values()))
        a, b = (grid.point(end) for end in side)
        places = _places([halves[name] for name in names], gap, _MOST * math.dist(a, b))
        for name, place in zip(names, places, strict=True):
            shifts[name][side] = (-dy * place, dx * place)
    return shifts


def _headings(grid: HexGrid, route: Route) -> Iterator[tuple[Side, Point]]:
    """Every hexside that a route crosses, and in which direction (of length 1)."""
    sides = crossings(grid, route)
    centres = [grid.centre(hex) for hex in route.hexes]
    first, last = ([middle(grid, side)] if side is not None else [] for side in (route.first, route.last))
    for side, ((ax, ay), (bx, by)) in zip(
        (side for side in sides if side is not None), pairwise([*first, *centres, *last]), strict=True
    ):
        long = math.hypot(bx - ax, by - ay)
        yield side, ((bx - ax) / long, (by - ay) / long)


def _places(halves: Sequence[float], gap: float, room: float) -> list[float]:
    """The middles of strips of these half widths beside each other, about 0; closer together if room is short."""
    steps = [one + other + gap for one, other in pairwise(halves)]
    at = list(accumulate(steps, initial=0.0))
    share = min(1.0, room / (at[-1] + halves[0] + halves[-1]))
    return [(place - at[-1] / 2) * share for place in at]
