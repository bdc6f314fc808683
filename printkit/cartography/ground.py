"""What lies under everything on a map: the sheet's ground, its landform, its numeral."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping

from printkit.cartography.find import landforms
from printkit.cartography.lines import map_box
from printkit.cartography.numeral import numeral
from printkit.cartography.palette import Palette
from printkit.cartography.records import Cell, Ground, Landform
from printkit.cartography.relief import read_relief
from printkit.cartography.survey import Survey
from printkit.drawing import Group, Mark, Paint, Path, Role
from printkit.grids.hex import Hex, HexGrid
from printkit.models.mapsheet import Mapsheet
from printkit.shapes import Point, rectangle

_NUMERAL_HEIGHT = 30.0


def numeral_height(sheet: Mapsheet) -> float:
    """Millimetres: less on a small sheet."""
    return min(_NUMERAL_HEIGHT, sheet.height / 6)


def ground(sheet: Mapsheet, palette: Palette) -> Mark:
    """Path ``ground``: the sheet and its bleed."""
    b = sheet.bleed
    box = rectangle(-b, -b, sheet.width + 2 * b, sheet.height + 2 * b)
    return Path(box, Paint(palette.ground), Role.BACKGROUND, "ground", sheet.span)


def within(sheet: Mapsheet, grid: HexGrid, marks: Iterator[Mark]) -> Iterator[Mark]:
    """The marks of a map, clipped where an edge within the sheet cuts its hexes in half."""
    box = map_box(grid, sheet.bleed)
    if box == (-sheet.bleed, -sheet.bleed, sheet.width + sheet.bleed, sheet.height + sheet.bleed):
        yield from marks
    else:
        x0, y0, x1, y1 = box
        yield Group(tuple(marks), clip=rectangle(x0, y0, x1 - x0, y1 - y0))


def landform(sheet: Mapsheet, read: Survey, palette: Palette, cells: Mapping[Hex, Cell]) -> Iterator[Mark]:
    """Group ``landform``, and Path ``numeral`` at the sheet's centre."""
    if sheet.landform:
        yield Group(tuple(_forms(sheet, read, palette, cells)), name="landform", span=sheet.span_of("landform"))
    if sheet.numeral:
        middle, span = (sheet.width / 2, sheet.height / 2), sheet.span_of("numeral")
        yield from numeral(sheet.numeral, *middle, numeral_height(sheet), palette.numeral, palette.ground, span)


def _forms(sheet: Mapsheet, read: Survey, palette: Palette, cells: Mapping[Hex, Cell]) -> Iterator[Mark]:
    found: Landform | None = landforms().get(sheet.landform)
    if found is None:
        return
    grid = read.grid
    centres = {cell.label: (cell.x, cell.y) for cell in cells.values()}
    busy = [cells[hex] for hex in read.terrain]
    reach = cells[next(iter(cells))].half_height + 0.5
    tall = numeral_height(sheet) / 2 + 2

    def kept(x: float, y: float) -> bool:
        in_numeral = abs(x - sheet.width / 2) < tall and abs(y - sheet.height / 2) < tall
        return in_numeral or any(math.hypot(cell.x - x, cell.y - y) < reach for cell in busy)

    def find(label: str) -> Point | None:
        return centres.get(label)

    rim = max(grid.column_pitch * 2 / 3, grid.flat_to_flat / 2)
    below = Ground(sheet.width, sheet.height, rim, sheet.seed, palette, find, kept)
    yield from found.paint(below, read_relief(sheet.relief, found)[0])
