"""A mapsheet's face: ground, landform, numeral, terrain hex by hex, grid, hexsides, labels.

What readers of the drawing may rely on: Path ``ground`` (BACKGROUND), Group ``landform``, Path ``numeral``
(BACKGROUND), a Group ``hex:G3`` for every hex with terrain, Path ``grid`` (RULE), a Group ``hexside:chasm`` for all
chasms, Texts ``label``.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from printkit.cartography.find import hex_terrains, landforms, side_terrains
from printkit.cartography.lines import courses, grid_lines
from printkit.cartography.numeral import numeral
from printkit.cartography.palette import Palette
from printkit.cartography.records import LABEL_BASE, Bowl, Cell, Ground, Landform, Plot, SidePlot
from printkit.cartography.relief import read_relief
from printkit.cartography.survey import Survey, survey
from printkit.drawing import Drawing, Group, Mark, Paint, Path, Role
from printkit.findings import Span
from printkit.fonts import Font
from printkit.grids.hex import Hex, HexGrid
from printkit.lettering import Style, line
from printkit.models.mapsheet import Mapsheet
from printkit.shapes import Point, rectangle
from printkit.units import points, um

GRID_WEIGHT = 0.24
LABEL_SIZE = 6.2
"""Points at 100 %: still 5.6 pt at the margin-safe scale of 91 %."""
_NUMERAL_HEIGHT = 30.0


def face(sheet: Mapsheet, palette: Palette, font: Font) -> Drawing:
    """Draw a mapsheet, labels in ``font``. What cannot be read is left out; a grid above the limit is bare ground."""
    read = survey(sheet)
    marks = [_ground(sheet, palette)]
    if read is not None:
        marks += _map(sheet, read, palette, font)
    return Drawing(um(sheet.width), um(sheet.height), tuple(marks), um(sheet.bleed), f"Mapsheet {sheet.numeral}")


def cell_of(grid: HexGrid, hex: Hex, drop: float = 0.0) -> Cell:
    """A hex as a place to draw in."""
    x, y = grid.centre(hex)
    return Cell(grid.label(hex), x, y, grid.half_width, grid.half_height, drop, grid.orientation.pointy)


def numeral_height(sheet: Mapsheet) -> float:
    """Millimetres: less on a small sheet."""
    return min(_NUMERAL_HEIGHT, sheet.height / 6)


def _ground(sheet: Mapsheet, palette: Palette) -> Mark:
    b = sheet.bleed
    box = rectangle(-b, -b, sheet.width + 2 * b, sheet.height + 2 * b)
    return Path(box, Paint(palette.ground), Role.BACKGROUND, "ground", sheet.span)


def _map(sheet: Mapsheet, read: Survey, palette: Palette, font: Font) -> Iterator[Mark]:
    painters = side_terrains()
    runs = {name: courses(read.grid, name, listed) for name, listed in read.runs.items() if name in painters}
    barriers = tuple(
        (a, b, painters[name].clearance)
        for name, found in runs.items()
        for course in found
        for a, b in zip(course.points, course.points[1:], strict=False)
    )
    drops = {
        hex: painters[name].clearance - 0.95
        for hex in read.grid.wholes()
        for top in read.grid.orientation.top
        if (name := read.sides.get(read.grid.side(hex, top), "")) in painters
    }
    cells = {hex: cell_of(read.grid, hex, drops.get(hex, 0.0)) for hex in read.grid.hexes()}

    yield Group(tuple(_landform(sheet, read, palette, cells)), name="landform", span=sheet.span_of("landform"))
    middle = sheet.width / 2, sheet.height / 2
    yield from numeral(
        sheet.numeral, *middle, numeral_height(sheet), palette.numeral, palette.ground, sheet.span_of("numeral")
    )
    yield from _terrain(sheet, read, palette, cells, barriers)
    b = sheet.bleed
    box = (-b, -b, sheet.width + b, sheet.height + b)
    omit = [side for side, name in read.sides.items() if name in painters]
    stroke = Paint(stroke=palette.grid, width=um(GRID_WEIGHT), cap="round")
    yield Path(grid_lines(read.grid, box, omit), stroke, Role.RULE, "grid", sheet.span_of("grid"))

    def in_label(x: float, y: float) -> bool:
        return any(abs(cell.x - x) < 10 and cell.in_label(x, y, 0.4) for cell in cells.values())

    for name, found in runs.items():
        art = painters[name].paint(SidePlot(found, sheet.seed, palette, in_label))
        yield Group(tuple(art), name=f"hexside:{name}", span=sheet.span_of("hexsides", name))
    style = Style(font, points(LABEL_SIZE), palette.label)
    for hex in filter(read.grid.printed, read.grid.hexes()):
        cell = cells[hex]
        base = cell.y - cell.half_height + LABEL_BASE + cell.label_drop
        yield line(cell.label, cell.x, base, style, align="middle", room=cell.half_width, name="label", span=sheet.span)


def _landform(sheet: Mapsheet, read: Survey, palette: Palette, cells: dict[Hex, Cell]) -> Iterator[Mark]:
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
    ground = Ground(sheet.width, sheet.height, rim, sheet.seed, palette, find, kept)
    yield from found.paint(ground, read_relief(sheet.relief, found)[0])


def _terrain(
    sheet: Mapsheet,
    read: Survey,
    palette: Palette,
    cells: dict[Hex, Cell],
    barriers: tuple[tuple[Point, Point, float], ...],
) -> Iterator[Mark]:
    bowls = _bowls(read, cells)
    painters = hex_terrains()
    for hex, span in _places(sheet, read):
        name, cell = read.at(hex), cells[hex]
        near = tuple(bar for bar in barriers if math.dist(bar[0], (cell.x, cell.y)) < 4 * cell.half_height)
        if name in painters:
            plot = Plot(cell, sheet.seed, palette, near, bowls.get(hex))
            yield Group(tuple(painters[name].paint(plot)), name=f"hex:{cell.label}", span=span)


def _places(sheet: Mapsheet, read: Survey) -> Iterator[tuple[Hex, Span]]:
    """Hexes with terrain in reading order, each with the place that names it."""
    spans: dict[str, Span] = {}
    for name, labels in sheet.terrain.items():
        for i, label in enumerate(labels):
            spans.setdefault(label.strip(), sheet.span_of("terrain", name, i))
    for hex in sorted(read.terrain, key=lambda h: (read.grid.lattice(h)[1], h[0])):
        yield hex, spans.get(read.grid.label(hex), sheet.span)


def _bowls(read: Survey, cells: dict[Hex, Cell]) -> dict[Hex, Bowl]:
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
