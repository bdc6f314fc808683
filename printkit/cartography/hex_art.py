"""Terrain that is drawn hex by hex, within its hexsides: the Moon's rocks and craters."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping

from printkit.cartography.find import hex_terrains
from printkit.cartography.palette import Palette
from printkit.cartography.records import Bowl, Cell, Plot
from printkit.cartography.survey import Survey
from printkit.drawing import Group, Mark
from printkit.grids.hex import Hex
from printkit.models.mapsheet import Mapsheet
from printkit.shapes import Point

Barriers = tuple[tuple[Point, Point, float], ...]
"""Hexsides with terrain of their own: two ends and the clearance that it wants."""


def hex_art(
    sheet: Mapsheet, read: Survey, palette: Palette, cells: Mapping[Hex, Cell], barriers: Barriers
) -> Iterator[Mark]:
    """A Group ``hex:G3`` for each hex with such terrain, in reading order."""
    bowls = _bowls(read, cells)
    painters = hex_terrains()
    for hex in sorted(read.terrain, key=lambda h: (read.grid.lattice(h)[1], h[0])):
        name, cell = read.at(hex), cells[hex]
        if name in painters:
            near = tuple(bar for bar in barriers if math.dist(bar[0], (cell.x, cell.y)) < 4 * cell.half_height)
            plot = Plot(cell, sheet.seed, palette, near, bowls.get(hex))
            span = read.places.get(hex, sheet.span)
            yield Group(tuple(painters[name].paint(plot)), name=f"hex:{cell.label}", span=span)


def _bowls(read: Survey, cells: Mapping[Hex, Cell]) -> dict[Hex, Bowl]:
    """The big crater that each hex is part of."""
    found: dict[Hex, Bowl] = {}
    for crater in read.craters:
        x, y = read.grid.point(crater.centre)
        share = 1.935 if len(crater.hexes) > 3 else 0.945
        bowl = Bowl(
            crater.name, x, y, share * read.grid.flat_to_flat / 2, tuple(cells[h] for h in crater.hexes if h in cells)
        )
        for hex in crater.hexes:
            found.setdefault(hex, bowl)
    return found
