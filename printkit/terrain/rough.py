"""Rough: two to six small rocks and a few pebbles (rule text L21, facts.md M11)."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from random import Random

from printkit.cartography.records import HexTerrain, Plot
from printkit.drawing import Mark
from printkit.shapes import Point
from printkit.terrain._rocks import Spot, pebbles, rock, scatter

FEWEST, MOST = 3, 6
"""Rocks that are asked for."""
SHOWN = 2
"""Rocks that there must be: where larger ones find no room, smaller ones are tried."""
_FULL_SIZE = 8.8
"""Half the flat-to-flat (mm) of hexes whose rocks have their full size; in smaller ones they shrink."""
_SMALL = (1.1, 0.9, 0.75)


def paint(plot: Plot) -> Iterable[Mark]:
    """Rocks from 0.75 to 1.95 mm radius, one of them clear of a half-inch counter, with pebbles at their feet."""
    stream = plot.stream("rough")
    radii = sorted((stream.uniform(0.75, 1.55) for _ in range(stream.randint(FEWEST, MOST))), reverse=True)
    if stream.random() < 0.5:
        radii[0] = stream.uniform(1.6, 1.95)
    spots = _scatter(plot, stream, radii)
    if len(spots) < SHOWN:
        spots = _scatter(plot, stream, _SMALL)
    for spot in spots:
        yield from rock(stream, spot, plot.palette)
    if spots:
        yield pebbles(_feet(plot, spots), plot.palette)


def _scatter(plot: Plot, stream: Random, radii: Sequence[float]) -> list[Spot]:
    share = min(1.0, plot.cell.half_height / _FULL_SIZE)
    return scatter(
        stream,
        plot.cell,
        [radius * share for radius in radii],
        lambda x, y, r: plot.blocked(x, y, r + 0.35 * share),
        inset=1.5 * share,
        gap=1.1 * share,
        first_outside=6.0 * share,
    )


def _feet(plot: Plot, spots: list[Spot]) -> list[Point]:
    stream = plot.stream("pebbles")
    found: list[Point] = []
    for _ in range(stream.randint(5, 9)):
        spot = stream.choice(spots)
        angle, away = stream.random() * math.tau, stream.uniform(1.6, 3.0)
        x, y = spot.x + away * math.cos(angle), spot.y + away * math.sin(angle)
        clear = all(math.hypot(x - s.x, y - s.y) > s.radius + 0.5 for s in spots)
        if clear and plot.cell.inside(x, y, 1.2) and not plot.blocked(x, y, 0.3):
            found.append((x, y))
    return found


TERRAIN = HexTerrain("Rough", "two to six small rocks", paint)
