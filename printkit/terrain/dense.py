"""Dense: a tinted patch filled to its corners with large rocks, or a crater hachured all round (rule text L23).

Three signs tell it from Rough: the patch, the size of what lies on it, ink in every corner.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from random import Random

from printkit.cartography.curves import chaikin
from printkit.cartography.records import Bowl, Cell, HexTerrain, Plot
from printkit.drawing import Mark, Paint, Path
from printkit.shapes import Point, polygon
from printkit.terrain._crater import big_crater, foot_share, small_crater
from printkit.terrain._rocks import Spot, rock, scatter

_CASING = 0.95
"""Pale ground left along a hexside: what keeps every hex readable."""
_SHARED = 0.34
"""The same between two hexes of one big crater."""
_INSET = 0.75


def paint(plot: Plot) -> Iterable[Mark]:
    """Patch, then a part of a big crater, a crater of its own or a boulder field, by the hex's own stream."""
    yield _patch(plot)
    stream = plot.stream("dense")
    if plot.bowl is not None:
        yield from _bowl(plot, plot.bowl, stream)
    elif stream.random() < 0.5:
        yield from _crater(plot, stream)
    else:
        yield from _boulders(plot, stream)


def _patch(plot: Plot) -> Path:
    cell, noise = plot.cell, plot.noise("patch")
    shared = [math.atan2(c.y - cell.y, c.x - cell.x) for c in _mates(plot)]
    outline: list[Point] = []
    for i in range(64):
        angle = math.tau * i / 64
        facing = any(abs((angle - toward + math.pi) % math.tau - math.pi) < 0.56 for toward in shared)
        casing, ragged = (_SHARED, 0.12) if facing else (_CASING, 1.1)
        away = cell.reach(angle, casing) - ragged * noise(4 + 3 * math.cos(angle), 4 + 3 * math.sin(angle))
        outline.append((cell.x + away * math.cos(angle), cell.y + away * math.sin(angle)))
    return Path(polygon(chaikin(outline, 1)), Paint(plot.palette.dense), name="patch")


def _mates(plot: Plot) -> list[Cell]:
    """Hexes of the same big crater that touch this one."""
    if plot.bowl is None:
        return []
    near = 2.2 * plot.cell.half_height
    return [c for c in plot.bowl.cells if 0 < math.hypot(c.x - plot.cell.x, c.y - plot.cell.y) < near]


def _bowl(plot: Plot, bowl: Bowl, stream: Random) -> Iterable[Mark]:
    cell = plot.cell
    x, y, radius = bowl.x, bowl.y, bowl.radius
    yield from big_crater(
        Random(f"{plot.seed}-bowl-{bowl.name}"),
        x,
        y,
        radius,
        plot.palette,
        lambda px, py: cell.inside(px, py, 0.42) and not plot.blocked(px, py, 0.2),
    )
    foot = radius * foot_share(radius)

    def crowded(px: float, py: float, r: float) -> bool:
        away = math.hypot(px - x, py - y)
        on_wall = radius - 4.4 - r < away < radius + 1.5 + r
        return on_wall or abs(away - foot) < r + 0.6 or plot.blocked(px, py, r + 0.15)

    radii = sorted((stream.uniform(0.6, 1.9) for _ in range(stream.randint(8, 11))), reverse=True)
    if math.hypot(cell.x - x, cell.y - y) < 1:
        radii = [2.9, 2.3, 1.9, *radii]
    yield from _rocks(plot, stream, scatter(stream, cell, radii, crowded, inset=_INSET, gap=0.4))


def _crater(plot: Plot, stream: Random) -> Iterable[Mark]:
    cell = plot.cell
    radius = stream.uniform(3.9, 4.9)
    x, y = cell.x + stream.uniform(-1.6, 1.6), cell.y + stream.uniform(0.5, 1.5)
    yield from small_crater(
        stream, x, y, radius, plot.palette, lambda px, py: cell.inside(px, py, 0.6) and not plot.blocked(px, py, 0.2)
    )

    def crowded(px: float, py: float, r: float) -> bool:
        away = math.hypot(px - x, py - y)
        return radius * 0.34 < away < radius * 1.08 + r + 0.5 or plot.blocked(px, py, r + 0.15)

    radii = sorted((stream.uniform(0.6, 1.5) for _ in range(stream.randint(8, 11))), reverse=True)
    yield from _rocks(plot, stream, scatter(stream, cell, radii, crowded, inset=_INSET, gap=0.35))


def _boulders(plot: Plot, stream: Random) -> Iterable[Mark]:
    radii = [stream.uniform(2.2, 2.9) for _ in range(2)] + [stream.uniform(1.3, 1.9) for _ in range(4)]
    radii += sorted((stream.uniform(0.6, 1.1) for _ in range(stream.randint(7, 10))), reverse=True)
    spots = scatter(stream, plot.cell, radii, lambda x, y, r: plot.blocked(x, y, r + 0.15), inset=_INSET, gap=0.3)
    yield from _rocks(plot, stream, spots)


def _rocks(plot: Plot, stream: Random, spots: list[Spot]) -> Iterable[Mark]:
    for spot in sorted(spots, key=lambda s: s.y):
        yield from rock(stream, spot, plot.palette)


TERRAIN = HexTerrain("Dense", "large rocks or a crater rim", paint)
