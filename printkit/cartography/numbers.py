"""Hex numbers: where they stand in their hexes, and what keeps clear of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from printkit.cartography.atlas import Atlas
from printkit.cartography.placing import overlap
from printkit.cartography.records import LABEL_BASE, Cell
from printkit.cartography.survey import Survey
from printkit.drawing import Text
from printkit.grids.hex import Hex, HexGrid
from printkit.lettering import Style, line
from printkit.models.mapsheet import Mapsheet
from printkit.shapes import Box
from printkit.units import mm, points

LABEL_SIZE = 6.2
"""Points at 100 %: still 5.6 pt at the margin-safe scale of 91 %."""
_HALO = 0.7


def cell_of(grid: HexGrid, hex: Hex, drop: float = 0.0) -> Cell:
    """A hex as a place to draw in."""
    x, y = grid.centre(hex)
    return Cell(grid.label(hex), x, y, grid.half_width, grid.half_height, drop)


def numbers(
    sheet: Mapsheet, read: Survey, atlas: Atlas, cells: Mapping[Hex, Cell], covered: Sequence[Box]
) -> dict[Hex, Text]:
    """Texts ``label`` by hex, but for those that something covers. Over areas they have a halo of the area's colour."""
    plain = Style(atlas.fonts.label, points(LABEL_SIZE), atlas.palette.label)
    found: dict[Hex, Text] = {}
    for hex in read.grid.wholes():
        cell = cells[hex]
        base = cell.y - cell.half_height + LABEL_BASE + cell.label_drop
        terrain = atlas.terrains.get(read.at(hex))
        style = plain
        if terrain is not None:
            style = Style(plain.font, plain.size, plain.colour, 0.0, terrain.fill, _HALO)
        room, span = cell.half_width, sheet.span
        text = line(cell.label, cell.x, base, style, align="middle", room=room, name="label", span=span)
        if not any(overlap(box_of(text), box) for box in covered):
            found[hex] = text
    return found


def box_of(text: Text, rise: float = 0.72, pad: float = 0.2) -> Box:
    """The box of a text's capitals and digits, a little larger. Millimetres."""
    x, y = mm(text.x), mm(text.y)
    return x - pad, y - rise * mm(text.size) - pad, x + mm(text.width) + pad, y + pad
