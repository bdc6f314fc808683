"""Elevation: stepped tints, and hachures down every hexside where the ground falls."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from printkit.cartography.area_terrain import REFERENCE
from printkit.cartography.areas import Pen, loops
from printkit.cartography.atlas import Atlas
from printkit.cartography.curves import join, wedge
from printkit.cartography.survey import Survey
from printkit.colour import Colour, mix
from printkit.drawing import Group, Mark, Paint, Path, Role
from printkit.findings import Span
from printkit.grids.hex import Hex, HexGrid, Side
from printkit.models.mapsheet import Mapsheet
from printkit.shapes import lines
from printkit.units import um

_STEEP = 3
"""Levels of fall from which hachures grow no longer."""


@dataclass(frozen=True, slots=True)
class Slope:
    """A hexside where the ground falls: from which hex to which, and by how many levels."""

    side: Side
    high: Hex
    low: Hex
    fall: int


def slopes(read: Survey) -> Iterator[Slope]:
    """Every hexside between hexes of different level, each once, in the order of the higher hexes."""
    grid = read.grid
    around = sorted({hex for high in read.levels for hex in (high, *grid.neighbours(high)) if grid.has(hex)})
    for hex in around:
        for direction in grid.orientation.directions:
            low = grid.neighbour(hex, direction)
            fall = read.level(hex) - read.level(low)
            if fall > 0 and grid.has(low):
                yield Slope(grid.side(hex, direction), hex, low, fall)


def tints_of(sheet: Mapsheet, read: Survey, atlas: Atlas) -> dict[int, Colour]:
    """Level to tint, but for level 0: the nearer the highest (lowest) level, the nearer the colour for that."""
    heights = sheet.heights
    ground = atlas.terrains[read.base].fill if read.base in atlas.terrains else atlas.palette.ground
    high, low = atlas.colour(heights.high, ground), atlas.colour(heights.low, ground)
    levels = sorted(set(read.levels.values()))
    top, bottom = max([0, *levels]), min([0, *levels])
    return {
        level: mix(ground, high, 0.1 + 0.6 * level / top) if level > 0 else mix(ground, low, 0.1 + 0.6 * level / bottom)
        for level in levels
        if level
    }


def fill_at(hex: Hex, read: Survey, atlas: Atlas, tints: Mapping[int, Colour]) -> Colour | None:
    """The colour that lies under a hex's symbols: its area's, or its level's tint; None: the sheet's ground."""
    terrain = atlas.terrains.get(read.at(hex))
    if read.at(hex) == read.base and read.level(hex) in tints:
        return tints[read.level(hex)]
    return terrain.fill if terrain is not None else None


def tints(read: Survey, colours: Mapping[int, Colour], span: Span) -> Iterator[Mark]:
    """Path ``level`` for each level, the lowest first: all ground that is at least so high (or at most so low)."""
    for level in sorted(colours, key=lambda level: (level > 0, level)):
        hexes = [hex for hex, at in read.levels.items() if (at >= level if level > 0 else at <= level)]
        shape = Pen(read.grid).outline(loops(read.grid, hexes))
        tone = colours[level]
        yield Path(shape, Paint(tone, tone, um(0.15), join="round"), Role.BACKGROUND, "level", span)


def steps(read: Survey, ink: Colour, span: Span) -> Iterator[Mark]:
    """Group ``slopes``: a bold line along each slope hexside, and hachures down it, longer the deeper it falls."""
    found = list(slopes(read))
    if not found:
        return
    grid, size = read.grid, read.grid.flat_to_flat / REFERENCE
    ends = [(grid.point(slope.side[0]), grid.point(slope.side[1])) for slope in found]
    hachures = join(shape for slope in found for shape in _hachures(grid, slope, size))
    yield Group(
        (
            Path(hachures, Paint(ink), Role.ART, "hachures"),
            Path(lines(ends), Paint(stroke=ink, width=um(0.45 * size), cap="round"), Role.ART, "step"),
        ),
        name="slopes",
        span=span,
    )


def _hachures(grid: HexGrid, slope: Slope, size: float) -> Iterator[tuple[tuple[str, tuple[int, ...]], ...]]:
    (ax, ay), (bx, by) = grid.point(slope.side[0]), grid.point(slope.side[1])
    (hx, hy), (lx, ly) = grid.centre(slope.high), grid.centre(slope.low)
    down = math.atan2(ly - hy, lx - hx)
    count = 9
    length = size * (0.55 + 0.45 * min(_STEEP, slope.fall))
    for i in range(count):
        t = (i + 0.5) / count
        yield wedge(ax + (bx - ax) * t, ay + (by - ay) * t, down, length * (1.0 if i % 2 == 0 else 0.6), 0.42 * size)
