"""A mapsheet's face, layer by layer: ground, areas, water, symbols, slopes, grid, hexsides, paths, towns, lettering.

What readers of the drawing may rely on: Path ``ground`` (BACKGROUND), Group ``area:woods`` for each terrain that
unites into areas, Group ``landform``, Path ``numeral`` (BACKGROUND), a Group ``hex:G3`` for every hex with terrain art,
Group ``slopes``, Path ``grid`` (RULE), Groups ``hexside:chasm``, ``path:road`` and ``town:Ashford``, Texts ``label``
(hex numbers), ``town`` and ``area-name``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from printkit.cartography.area_marks import Pens, area_fill, members, symbols, under
from printkit.cartography.area_names import area_names
from printkit.cartography.area_terrain import REFERENCE
from printkit.cartography.areas import Pen, Warp
from printkit.cartography.atlas import Atlas
from printkit.cartography.elevation import fill_at, steps, tints, tints_of
from printkit.cartography.furniture import Panel, frame, keep_clear, panels
from printkit.cartography.ground import ground, landform, within
from printkit.cartography.hex_art import hex_art
from printkit.cartography.label_spot import label_sides
from printkit.cartography.letters import strokes
from printkit.cartography.lines import GRID_WEIGHT, courses, grid_lines, map_box
from printkit.cartography.number_moves import moved, ways_of
from printkit.cartography.numbers import Number, cell_of, numbers
from printkit.cartography.path_marks import Lines, Piece, drawn_pieces, obstacles, path_lines, path_marks, water_warp
from printkit.cartography.placing import Crowd
from printkit.cartography.records import Cell, SidePlot
from printkit.cartography.strew import Clear
from printkit.cartography.survey import Survey, survey
from printkit.cartography.towns import Place, places, rounds, town_names, town_symbols
from printkit.cartography.warp import warp_of
from printkit.colour import Colour, mix
from printkit.drawing import Drawing, Group, Mark, Paint, Path, Role
from printkit.grids.hex import Hex
from printkit.models.mapsheet import Mapsheet
from printkit.shapes import Box
from printkit.units import um


def face(sheet: Mapsheet, atlas: Atlas) -> Drawing:
    """Draw a mapsheet. What cannot be read is left out; a grid above the limit is bare ground."""
    read = survey(sheet)
    marks = [ground(sheet, atlas.palette)]
    if read is not None:
        drawn = _Map(sheet, read, atlas)
        marks += within(sheet, read.grid, drawn.marks())
        marks += drawn.furniture()
    return Drawing(um(sheet.width), um(sheet.height), tuple(marks), um(sheet.bleed), sheet.title)


@dataclass
class _Map:
    """One sheet while it is drawn: what several layers need to know of each other."""

    sheet: Mapsheet
    read: Survey
    atlas: Atlas
    cells: dict[Hex, Cell] = field(default_factory=dict)
    names: list[Mark] = field(default_factory=list)
    towns: list[Place] = field(default_factory=list)
    paths: Lines = field(default_factory=dict)
    drawn: dict[str, list[Piece]] = field(default_factory=dict)
    numbers: dict[Hex, Number] = field(default_factory=dict)
    panels: list[tuple[Box, Panel]] = field(default_factory=list)
    tints: dict[int, Colour] = field(default_factory=dict)
    pens: Pens = field(init=False)
    warp: Warp = field(init=False)
    """How paths that wind do so."""

    def marks(self) -> Iterator[Mark]:
        """Every layer, from the ground up."""
        sheet, read, atlas, grid = self.sheet, self.read, self.atlas, self.read.grid
        painters = atlas.sides
        runs = {name: courses(grid, name, listed) for name, listed in read.runs.items() if name in painters}
        barriers = tuple(
            (a, b, painters[name].terrain.clearance)
            for name, found in runs.items()
            for course in found
            for a, b in zip(course.points, course.points[1:], strict=False)
        )
        self.cells = {hex: cell_of(grid, hex, sheet.grid.numbering, self._drop(hex)) for hex in grid.hexes()}
        self.towns = places(sheet, grid)
        self.paths = path_lines(sheet, grid, [town.hex for town in self.towns], atlas.paths)
        self.pens = Pens(Pen(grid), Pen(grid, warp_of(grid, sheet.seed)))
        self.panels = panels(sheet, read, atlas)
        self.tints = tints_of(sheet, read, atlas)
        covered = [box for box, _ in self.panels]
        self.warp = water_warp(grid, sheet.seed)
        self.drawn = drawn_pieces(self.paths, atlas.paths, grid, self.warp)
        ways = ways_of(self.drawn, atlas.paths, grid.flat_to_flat, [*barriers, *rounds(self.towns)], covered)
        self.cells = moved(sheet, read, atlas, self.cells, self._fill, ways)
        self.numbers = numbers(sheet, self.cells, covered, atlas, self._fill)
        self.names = list(area_names(sheet, read, atlas, self._taken()))

        yield from self._areas(water=False)
        yield from landform(sheet, read, atlas.palette, self.cells)
        yield from self._paths(under=True)
        yield from self._areas(water=True)
        yield from hex_art(sheet, read, atlas.palette, self.cells, barriers)
        yield from symbols(sheet, read, atlas.terrains, self.cells, self._clear())
        yield from self._slopes()
        yield self._grid()
        for over in (False, True):
            for name, found in runs.items():
                style = painters[name]
                if style.terrain.over is over:
                    plot = SidePlot(
                        found, sheet.seed, atlas.palette, self._in_label, style.colour, style.width, self._size
                    )
                    art = tuple(style.terrain.paint(plot))
                    yield Group(art, name=f"hexside:{name}", span=sheet.span_of("hexsides", name))
            if not over:
                yield from self._paths(under=False)
        yield from self.names
        yield from town_symbols(self.towns, atlas)
        yield from (number.mark for number in self.numbers.values())
        yield from self._town_names()

    def furniture(self) -> Iterator[Mark]:
        """What frames the map, when its marks are drawn."""
        if self.sheet.frame:
            yield frame(self.sheet, self.read.grid, self.atlas.palette.ink)
        yield from (panel.draw(box) for box, panel in self.panels)

    @property
    def _size(self) -> float:
        return self.read.grid.flat_to_flat / REFERENCE

    def _taken(self) -> list[Box]:
        """What letters must not lie over: hex numbers, towns."""
        towns = [(t.x - t.radius, t.y - t.radius, t.x + t.radius, t.y + t.radius) for t in self.towns]
        return [*(number.box for number in self.numbers.values()), *towns]

    def _fill(self, hex: Hex) -> Colour | None:
        return fill_at(hex, self.read, self.atlas, self.tints)

    def _drop(self, hex: Hex) -> float:
        """How far a label moves inwards for a hexside beyond it that has terrain of its own."""
        grid = self.read.grid
        sides = (grid.side(hex, side) for side in label_sides(grid, self.sheet.grid.numbering))
        names = (self.read.sides.get(side, "") for side in sides)
        return max((self.atlas.sides[n].terrain.clearance - 0.95 for n in names if n in self.atlas.sides), default=0.0)

    def _areas(self, water: bool) -> Iterator[Mark]:
        """Fills of areas; the tints of elevation lie over the base terrain and under all others."""
        sheet, read, styles = self.sheet, self.read, self.atlas.terrains
        found = members(read, styles)
        base = {name: hexes for name, hexes in found.items() if name == read.base}
        if not water and base and len(found) > 1:
            yield from (under(read, styles[name], name, hexes, self.pens) for name, hexes in found.items())
        yield from self._fills(base, water)
        if not water:
            yield from tints(read, self.tints, sheet.span_of("elevation"))
        yield from self._fills({name: hexes for name, hexes in found.items() if name not in base}, water)

    def _fills(self, found: dict[str, list[Hex]], water: bool) -> Iterator[Mark]:
        for name, hexes in found.items():
            style = self.atlas.terrains[name]
            if style.water is water:
                yield area_fill(self.sheet, self.read, style, name, hexes, self.pens)

    def _slopes(self) -> Iterator[Mark]:
        ink = mix(self.atlas.colour(self.sheet.heights.high, self.atlas.palette.mare_2), self.atlas.palette.ink, 0.45)
        yield from steps(self.read, ink, self.sheet.span_of("elevation"))

    def _paths(self, under: bool) -> Iterator[Mark]:
        """Paths by rank; those under water first, and they are drawn before it."""
        sheet, styles, grid = self.sheet, self.atlas.paths, self.read.grid
        known = sorted((name for name in self.paths if name in styles), key=lambda name: styles[name].rank)
        for name in known:
            if (styles[name].rank < 0) is under and self.paths[name]:
                yield path_marks(name, styles[name], self.paths[name], grid, self.warp, sheet.span_of("paths", name))

    def _clear(self) -> Callable[[Hex], Clear]:
        """What the symbols of a hex keep off: paths, its number, its town, letters of names."""
        lines = obstacles(self.paths, self.atlas.paths, self.read.grid)
        letters = strokes(self.names, self.cells)
        rounds = {town.hex: ((town.x, town.y, town.radius + 0.8),) for town in self.towns}
        boxes = {hex: (number.box,) for hex, number in self.numbers.items()}

        def clear(hex: Hex) -> Clear:
            return Clear((*lines.get(hex, ()), *letters.get(hex, ())), boxes.get(hex, ()), rounds.get(hex, ()))

        return clear

    def _in_label(self, x: float, y: float) -> bool:
        return any(abs(cell.x - x) < 10 and cell.in_label(x, y, 0.4) for cell in self.cells.values())

    def _town_names(self) -> Iterator[Mark]:
        if not self.towns:
            return
        crowd = Crowd(self._taken())
        keep_clear(self.sheet, self.read.grid, [box for box, _ in self.panels], crowd)
        crowd.lines = [piece for pieces in self.drawn.values() for piece in pieces]
        yield from town_names(self.towns, self.atlas, crowd, self._size)

    def _grid(self) -> Mark:
        sheet, painters = self.sheet, self.atlas.sides
        box = map_box(self.read.grid, sheet.bleed)
        omit = [side for side, name in self.read.sides.items() if name in painters and not painters[name].terrain.grid]
        stroke = Paint(stroke=self.atlas.palette.grid, width=um(GRID_WEIGHT), cap="round")
        return Path(grid_lines(self.read.grid, box, omit), stroke, Role.RULE, "grid", sheet.span_of("grid"))
