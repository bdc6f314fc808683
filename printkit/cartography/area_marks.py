"""Areas as they are drawn: one outline of each terrain, its edge, the lines along a shore, and the symbols within."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random

from printkit.cartography.area_terrain import REFERENCE
from printkit.cartography.areas import Warp, loops, outline, shore
from printkit.cartography.records import Cell
from printkit.cartography.strew import Clear, strew
from printkit.cartography.styles import TerrainStyle
from printkit.cartography.survey import Survey
from printkit.colour import mix
from printkit.drawing import Group, Mark, Paint, Path, Role, Segment
from printkit.grids.hex import Hex
from printkit.models.mapsheet import Mapsheet
from printkit.units import um

SEAM = 0.15
"""Every fill is stroked so wide in its own colour, so that no hair of ground shows between two areas (field.md)."""
_SHORE_GAP = 0.85
"""Millimetres between lines along a shore."""


def members(read: Survey, styles: Mapping[str, TerrainStyle]) -> dict[str, list[Hex]]:
    """Hexes by area terrain: the base first, water last, else in the order of the kit."""
    found: dict[str, list[Hex]] = {name: [] for name in (read.base, *read.terrain.values()) if name in styles}
    for hex in read.grid.hexes():
        if (name := read.at(hex)) in found:
            found[name].append(hex)
    return dict(sorted(found.items(), key=lambda item: (styles[item[0]].water, item[0] != read.base)))


def area_fill(sheet: Mapsheet, read: Survey, style: TerrainStyle, name: str, hexes: list[Hex], warp: Warp) -> Mark:
    """Group ``area:woods``: Path ``fill`` and, within the map, Path ``edge``."""
    found = loops(read.grid, hexes)
    curve = warp if style.brink.smooth else None
    shape = outline(read.grid, found, curve)
    size = read.grid.flat_to_flat / REFERENCE
    marks: list[Mark] = [Path(shape, Paint(style.fill, style.fill, um(SEAM), join="round"), Role.BACKGROUND, "fill")]
    line = shore(read.grid, found, curve)
    if style.brink.lines and line:
        marks.append(Group(tuple(_shore_lines(style, line, size)), clip=shape, name="shore"))
    if style.brink.width > 0 and line:
        stroke = Paint(stroke=style.edge, width=um(style.brink.width * min(1.0, size)), cap="round", join="round")
        marks.append(Path(line, stroke, Role.ART, "edge"))
    return Group(tuple(marks), name=f"area:{name}", span=sheet.span_of("terrain", name))


def _shore_lines(style: TerrainStyle, line: tuple[Segment, ...], size: float) -> Iterator[Mark]:
    """Lines parallel to a shore, each paler than the one before: wide strokes, one over another, within the area."""
    gaps = [size * _SHORE_GAP * (i + 0.25 * i * i) for i in range(1, style.brink.lines + 1)]
    for i, gap in reversed(list(enumerate(gaps))):
        tone = mix(style.edge, style.fill, 0.25 + 0.6 * i / len(gaps))
        for colour, half in ((tone, gap + 0.1 * min(1.0, size)), (style.fill, gap - 0.1 * min(1.0, size))):
            yield Path(line, Paint(stroke=colour, width=um(2 * half), join="round"), Role.BACKGROUND, "shore line")


def symbols(
    sheet: Mapsheet,
    read: Survey,
    styles: Mapping[str, TerrainStyle],
    cells: Mapping[Hex, Cell],
    clear: Callable[[Hex], Clear],
) -> Iterator[Mark]:
    """A Group ``hex:G3`` for each hex whose terrain has symbols; half-hexes show the part that is on the sheet."""
    for hex in read.grid.hexes():
        style = styles.get(read.at(hex))
        if style is not None and style.symbols:
            cell = cells[hex]
            stream = Random(f"{sheet.seed}-strew-{cell.label}")
            span = read.places.get(hex, sheet.span)
            marks = tuple(strew(stream, cell, style.symbols, style.strewn, clear(hex)))
            yield Group(marks, name=f"hex:{cell.label}", span=span)
