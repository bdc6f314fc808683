"""Hex numbers step aside for the paths that would run over them."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from printkit.cartography.atlas import Atlas
from printkit.cartography.near import Near
from printkit.cartography.numbers import number_of
from printkit.cartography.path_marks import Piece
from printkit.cartography.placing import overlap
from printkit.cartography.records import Cell
from printkit.cartography.stock_paths import PathStyle
from printkit.cartography.survey import Survey
from printkit.colour import Colour
from printkit.grids.hex import Hex, HexGrid
from printkit.models.mapsheet import Mapsheet
from printkit.shapes import Box, Point

_STEP, _FINE = 0.2, 0.2
"""Millimetres: by how much a number moves on at each try, and how finely lines are looked at."""
_INSET = 0.15
"""Clear space between a moved number and slanted hexsides, as a share of its size of type."""
_DEEPEST, _INWARDS = 1.0, 1.5
"""How far towards the middle of its hex a number may move, as a share of the way, and by how much worse that is."""


@dataclass(frozen=True, slots=True)
class Ways:
    """What numbers of a sheet move for, and what else they may not move onto."""

    paths: Near[bool]
    """True: it lies under water, and cannot be seen in hexes of water."""
    others: Near[None]
    """Towns, and hexsides with terrain of their own."""
    panels: Sequence[Box]
    """What stands in the corners of the map."""

    def crossed(self, box: Box, wet: bool) -> bool:
        """Does a path that can be seen run through a box, which lies in water or not?"""
        return any(not (wet and sunk) for sunk in self.paths.crossing(box, _FINE))

    def free(self, box: Box, wet: bool) -> bool:
        """May a number stand in a box?"""
        if any(overlap(box, panel) for panel in self.panels) or self.crossed(box, wet):
            return False
        return not list(self.others.crossing(box, _FINE))


def ways_of(
    drawn: Mapping[str, Sequence[Piece]],
    styles: Mapping[str, PathStyle],
    step: float,
    others: Iterable[Piece],
    panels: Sequence[Box],
) -> Ways | None:
    """What numbers of a sheet move for; None where there are no paths. ``step`` is about a hex."""
    pieces = [(*piece, styles[name].rank < 0) for name, found in drawn.items() for piece in found]
    if not pieces:
        return None
    return Ways(Near(pieces, step), Near(((*other, None) for other in others), step), panels)


def moved(
    sheet: Mapsheet,
    read: Survey,
    atlas: Atlas,
    cells: Mapping[Hex, Cell],
    fill: Callable[[Hex], Colour | None],
    ways: Ways | None,
) -> dict[Hex, Cell]:
    """The cells. A number that a path would run over moves aside, along its line if it can, to the nearest place in its
    hex where none does; where there is no such place it stays, and rule labels-clear tells of it."""
    water = {name for name, style in atlas.terrains.items() if style.water}
    found = dict(cells)
    if ways is None:
        return found
    for hex, cell in cells.items():
        if cell.spot is not None:
            box = number_of(sheet, cell, atlas, fill(hex)).rim
            wet = read.at(hex) in water
            if ways.crossed(box, wet) and (step := _step_aside(read.grid, hex, cell, box, ways, wet)):
                found[hex] = replace(cell, spot=cell.spot.moved(*step))
    return found


def _step_aside(grid: HexGrid, hex: Hex, cell: Cell, box: Box, ways: Ways, wet: bool) -> Point | None:
    """How far a number moves, to the right and down; None if no place is free."""
    assert cell.spot is not None
    x0, y0, x1, y1 = box
    inset = _INSET * cell.spot.size
    for dx, dy in _tries(2 * cell.half_width, cell.y - (y0 + y1) / 2):
        there = x0 + dx, y0 + dy, x1 + dx, y1 + dy
        if _inside(grid, hex, there, inset) and ways.free(there, wet):
            return dx, dy
    return None


def _tries(across: float, inwards: float) -> list[Point]:
    """Steps to either side and towards the middle of the hex, the nearest first; sideways ones are liked better."""
    wide, deep = int(across / _STEP), int(abs(inwards) * _DEEPEST / _STEP)
    way = math.copysign(_STEP, inwards)
    steps = [(i, j) for i in range(-wide, wide + 1) for j in range(deep + 1)]
    steps.sort(key=lambda step: (abs(step[0]) + _INWARDS * step[1], step[1], -step[0]))
    return [(i * _STEP, j * way) for i, j in steps]


def _inside(grid: HexGrid, hex: Hex, box: Box, inset: float) -> bool:
    """Does a box lie within what is there of a hex, and this far from its slanted and upright sides?"""
    x0, y0, x1, y1 = box
    corners = [grid.point(at) for at in grid.shown(hex)]
    for (ax, ay), (bx, by) in pairwise((*corners, corners[0])):
        dx, dy = bx - ax, by - ay
        long = (dx * dx + dy * dy) ** 0.5
        room = inset if abs(dy) > 1e-6 else 0.0
        if any(dx * (y - ay) - dy * (x - ax) < room * long - 1e-6 for x in (x0, x1) for y in (y0, y1)):
            return False
    return True
