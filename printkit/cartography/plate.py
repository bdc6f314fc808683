"""The back of a mapsheet: a light plate by which a sheet is found in a pile, with its map in small."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.cartography.find import landforms, terrains
from printkit.cartography.numeral import numeral
from printkit.cartography.palette import Palette
from printkit.cartography.survey import PLAIN, Survey, survey
from printkit.colour import WHITE
from printkit.drawing import Drawing, Mark, Paint, Path, Role, Segment
from printkit.fonts import Font
from printkit.grids.hex import Hex
from printkit.lettering import Style, line, wrap
from printkit.models.mapsheet import Mapsheet
from printkit.shapes import circle, lines, polygon
from printkit.units import points, um

_SMALL = 0.30
"""Scale of the small map."""


def plate(sheet: Mapsheet, palette: Palette, title: Font, text: Font) -> Drawing:
    """Numeral in outline, name, landform, columns and rows, hexes by terrain, small map. It inks little, no bleed."""
    marks: list[Mark] = []
    middle = sheet.width / 2
    for mark in numeral(sheet.numeral, middle, sheet.height * 0.24, sheet.height * 0.27, palette.grid, WHITE):
        if mark.name == "numeral":
            outline = Paint(stroke=palette.grid, width=um(0.9), join="round")
            marks.append(Path(mark.segments, outline, Role.ART, "numeral plate", sheet.span))
            marks.append(Path(mark.segments, Paint(WHITE), Role.ART, "numeral plate", sheet.span))
    found = survey(sheet)
    rows = list(_words(sheet, found))
    base = sheet.height * 0.455
    room = sheet.width * 0.9
    for i, words in enumerate(rows):
        style = Style(title, points(22), palette.line) if i == 0 else Style(text, points(11), palette.label)
        for part in wrap(words, style.font, style.size, room):
            marks.append(line(part, middle, base, style, align="middle", room=room, name="plate", span=sheet.span))
            base += 8.0 if i == 0 else 6.0
    if found is not None:
        marks += _small_map(sheet, found, palette, base)
    return Drawing(um(sheet.width), um(sheet.height), tuple(marks), um(sheet.bleed), f"Mapsheet {sheet.numeral}, back")


def _words(sheet: Mapsheet, found: Survey | None) -> Iterator[str]:
    yield f"Mapsheet {sheet.numeral}: {sheet.name}"
    form = landforms().get(sheet.landform)
    if form is not None:
        yield f"{form.title}: {form.about}"
    if found is not None:
        (first, last), (top, bottom) = found.grid.names.columns, found.grid.names.whole_rows
        size = "" if found.grid.is_full_sheet else f", hexes {found.grid.flat_to_flat:.1f} mm from flat to flat"
        yield f"Columns {first} to {last}, rows {top} to {bottom}{size}"
        titles = {name: terrain.title for name, terrain in terrains().items()}
        titles |= {own.id: own.name for own in sheet.own_terrains.values()}
        titles |= {own.id: own.name for own in sheet.shared.hexsides}
        hexes = [f"{titles.get(name, name)} {count}" for name, count in found.count().items()]
        sides = [f"{titles.get(name, name)} {count} hexsides" for name, count in _side_counts(found).items()]
        yield " · ".join(hexes + sides)


def _side_counts(found: Survey) -> dict[str, int]:
    counts: dict[str, int] = {}
    for name in found.sides.values():
        counts[name] = counts.get(name, 0) + 1
    return counts


def _small_map(sheet: Mapsheet, found: Survey, palette: Palette, top: float) -> Iterator[Mark]:
    """Whole hexes in outline: a dot for the first terrain, a solid for others, hexside terrain as heavy lines."""
    left = sheet.width * (1 - _SMALL) / 2
    grid = found.grid

    def corners(hex: Hex) -> list[tuple[float, float]]:
        return [(left + x * _SMALL, top + y * _SMALL) for x, y in grid.outline(hex)]

    def centre(hex: Hex) -> tuple[float, float]:
        x, y = grid.centre(hex)
        return left + x * _SMALL, top + y * _SMALL

    order = [name for name in found.count() if name != PLAIN]
    every: list[Segment] = [step for hex in grid.wholes() for step in polygon(corners(hex))]
    yield Path(tuple(every), Paint(stroke=palette.grid, width=um(0.12)), Role.ART, "small map", sheet.span)
    for rank, name in enumerate(order):
        hexes = [hex for hex in grid.wholes() if found.at(hex) == name]
        shapes = [circle(*centre(hex), 0.55) if rank == 0 else polygon(corners(hex)) for hex in hexes]
        yield Path(
            tuple(s for shape in shapes for s in shape), Paint(palette.grid), Role.ART, f"small map {name}", sheet.span
        )
    sides = [(grid.point(a), grid.point(b)) for a, b in found.sides]
    drawn = lines(
        ((left + a[0] * _SMALL, top + a[1] * _SMALL), (left + b[0] * _SMALL, top + b[1] * _SMALL)) for a, b in sides
    )
    if drawn:
        stroke = Paint(stroke=palette.line, width=um(0.9), cap="round")
        yield Path(drawn, stroke, Role.ART, "small map hexsides", sheet.span)
