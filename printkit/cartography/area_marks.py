"""Areas as they are drawn: one outline of each terrain, its edge, the lines along a shore, and the symbols within."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random

from printkit.cartography.area_terrain import REFERENCE
from printkit.cartography.areas import Pen, loops
from printkit.cartography.records import Cell
from printkit.cartography.strew import Clear, strew
from printkit.cartography.styles import TerrainStyle
from printkit.cartography.survey import Survey
from printkit.colour import mix
from printkit.drawing import Group, Mark, Paint, Path, Role, Segment, Symbol, Use
from printkit.grids.hex import Hex
from printkit.models.mapsheet import Mapsheet
from printkit.units import um

SEAM = 0.15
"""Every fill is stroked so wide in its own colour, so that no hair of ground shows between two areas (field.md)."""
MANY = 3000
"""Hexes of a map on which nobody sees that two of them are alike; a page holds some 200."""
_PATTERNS = 24
_SHORE_GAP = 0.85
"""Millimetres between lines along a shore."""


def members(read: Survey, styles: Mapping[str, TerrainStyle]) -> dict[str, list[Hex]]:
    """Hexes by area terrain: the base first, water last, else in the order of the kit."""
    found: dict[str, list[Hex]] = {name: [] for name in (read.base, *read.terrain.values()) if name in styles}
    for hex in read.grid.hexes():
        if (name := read.at(hex)) in found:
            found[name].append(hex)
    return dict(sorted(found.items(), key=lambda item: (styles[item[0]].water, item[0] != read.base)))


@dataclass(frozen=True, slots=True)
class Pens:
    """How outlines are drawn on one sheet."""

    straight: Pen
    smooth: Pen


def under(read: Survey, style: TerrainStyle, name: str, hexes: list[Hex], pens: Pens) -> Mark:
    """An area along its hexsides, to lie under all rounded ones: it shows in the gap where three of those meet."""
    shape = pens.straight.outline(loops(read.grid, hexes))
    return Path(shape, Paint(style.fill, style.fill, um(SEAM), join="round"), Role.BACKGROUND, f"area:{name}")


def area_fill(sheet: Mapsheet, read: Survey, style: TerrainStyle, name: str, hexes: list[Hex], pens: Pens) -> Mark:
    """Group ``area:woods``: Path ``fill`` and, within the map, Path ``edge``."""
    found = loops(read.grid, hexes)
    pen = pens.smooth if style.brink.smooth else pens.straight
    shape = pen.outline(found)
    size = read.grid.flat_to_flat / REFERENCE
    marks: list[Mark] = [Path(shape, Paint(style.fill, style.fill, um(SEAM), join="round"), Role.BACKGROUND, "fill")]
    line = pen.shore(found)
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
    """A Group ``hex:G3`` for each hex whose terrain has symbols; half-hexes show the part that is on the sheet.

    On a map of more than MANY hexes those that nothing runs through share a few patterns, drawn once each.
    """
    patterns: dict[str, tuple[Symbol, ...]] = {}
    for hex, cell in cells.items():
        name = read.at(hex)
        style = styles.get(name)
        if style is None or not style.symbols:
            continue
        stream = Random(f"{sheet.seed}-strew-{cell.label}")
        kept = clear(hex)
        if len(cells) > MANY and not kept.lines and not kept.rounds:
            if name not in patterns:
                patterns[name] = _patterns(sheet, name, style, cell, kept)
            place = (1.0, 0.0, 0.0, 1.0, float(um(cell.x)), float(um(cell.y)))
            yield Use(
                stream.choice(patterns[name]), place, name=f"hex:{cell.label}", span=read.places.get(hex, sheet.span)
            )
        else:
            marks = tuple(strew(stream, cell, style.symbols, style.strewn, kept))
            yield Group(marks, name=f"hex:{cell.label}", span=read.places.get(hex, sheet.span))


def _patterns(sheet: Mapsheet, name: str, style: TerrainStyle, like: Cell, kept: Clear) -> tuple[Symbol, ...]:
    """Hexes of symbols about (0, 0) that keep off a number where ``like`` has it."""
    cell = replace(like, x=0.0, y=0.0, spot=None)
    boxes = tuple((x0 - like.x, y0 - like.y, x1 - like.x, y1 - like.y) for x0, y0, x1, y1 in kept.boxes)
    half = um(max(like.half_width, like.half_height) * 1.1)
    found = []
    for i in range(_PATTERNS):
        stream = Random(f"{sheet.seed}-pattern-{name}-{i}")
        marks = tuple(strew(stream, cell, style.symbols, style.strewn, Clear(boxes=boxes)))
        found.append(Symbol(f"pattern-{sheet.id}-{name}-{i}", marks, (-half, -half, half, half)))
    return tuple(found)
