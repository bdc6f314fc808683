"""The terrain key: small true hexes, each with the art of a hex of the kit's mapsheets, and what it is called."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from printkit.cartography.face import GRID_WEIGHT, cell_of
from printkit.cartography.find import hex_terrains, side_terrains
from printkit.cartography.palette import Palette
from printkit.cartography.records import Course, HexTerrain, Plot, SidePlot, SideTerrain
from printkit.cartography.survey import PLAIN, Survey, survey
from printkit.drawing import Drawing, Group, Mark, Paint, Path, Role
from printkit.fonts import Font
from printkit.grids.hex import Hex
from printkit.kit import Kit
from printkit.lettering import Style, fit_size, line
from printkit.models.mapsheet import Mapsheet
from printkit.shapes import polygon
from printkit.units import points, um

TITLE_SIZE, ABOUT_SIZE, FLOOR = 7.5, 6.0, 5.2
"""Points."""


@dataclass(frozen=True, slots=True)
class Look:
    """What a key is lettered and coloured with."""

    palette: Palette
    title: Font
    text: Font


@dataclass(frozen=True, slots=True)
class _Entry:
    """One terrain: words, and the hexes (millimetre art about each one's own centre) that show it."""

    title: str
    about: str
    swatches: tuple[tuple[Mark, ...], ...]


def key_of(sheets: Sequence[Mapsheet], look: Look, width: float = 190.0, height: float = 10.0) -> Drawing:
    """A key of every terrain that these sheets use: one row, ``width`` x ``height`` mm."""
    read = [(sheet, found) for sheet in sheets if (found := survey(sheet)) is not None]
    if not read:
        return Drawing(um(width), um(height), ())
    grid = read[0][1].grid
    scale = height / (grid.flat_to_flat + 6.0)
    wide = grid.column_pitch * 4 / 3 * scale
    entries = list(_entries(read, look.palette))
    needs = [
        max(look.title.width(e.title, points(TITLE_SIZE)), look.text.width(e.about, points(ABOUT_SIZE)))
        for e in entries
    ]
    fixed = sum(len(entry.swatches) * (wide + 1.0) for entry in entries)
    gap = max(2.0, (width - fixed - sum(needs)) / len(entries))
    share = min(1.0, (width - fixed - gap * len(entries)) / sum(needs))
    marks: list[Mark] = []
    at = 0.0
    for entry, need in zip(entries, needs, strict=True):
        for swatch in entry.swatches:
            matrix = (scale, 0.0, 0.0, scale, float(um(at + wide / 2)), float(um(height / 2)))
            marks.append(Group(swatch, matrix, name=f"key:{entry.title}"))
            at += wide + 1.0
        marks += _lettering(entry, at + 0.6, height / 2, need * share, look)
        at += need * share + gap
    return Drawing(um(width), um(height), tuple(marks), title="Terrain key")


def _lettering(entry: _Entry, x: float, y: float, room: float, look: Look) -> Iterator[Mark]:
    for words, font, size, base in (
        (entry.title, look.title, TITLE_SIZE, -0.4),
        (entry.about, look.text, ABOUT_SIZE, 2.2),
    ):
        fitted = fit_size(words, font, points(size), points(FLOOR), room)
        yield line(words, x, y + base, Style(font, fitted, look.palette.label), room=room + 0.01, name="key")


def terrain_key(kit: Kit, width: float = 190.0, height: float = 10.0) -> Drawing:
    """The key of all terrain that any mapsheet of a kit uses, for charts and rules pages. Millimetres."""
    return key_of(kit.of("mapsheet"), look_of(kit), width, height)


def swatches(kit: Kit) -> dict[str, tuple[tuple[Mark, ...], ...]]:
    """Of all terrain that a kit's mapsheets use, by title: hexes that show it, full size, each about its own centre."""
    read = [(sheet, found) for sheet in kit.of("mapsheet") if (found := survey(sheet)) is not None]
    return {entry.title: entry.swatches for entry in _entries(read, look_of(kit).palette)} if read else {}


def look_of(kit: Kit) -> Look:
    """A kit's map colours, its font ``label`` for titles and ``body`` for text."""
    span = kit.of("mapsheet")[0].span
    return Look(Palette.of(kit.info.colours), kit.font("label", span), kit.font("body", span))


def _entries(read: Sequence[tuple[Mapsheet, Survey]], palette: Palette) -> Iterator[_Entry]:
    for name, terrain in _used(read, hex_terrains()):
        yield _Entry(terrain.title, terrain.about, tuple(_hex_swatches(name, terrain, read, palette)))
    sides = side_terrains()
    for name in dict.fromkeys(name for _, found in read for name in found.sides.values() if name in sides):
        sheet, found = next(pair for pair in read if name in pair[1].sides.values())
        yield _Entry(sides[name].title, sides[name].about, (_side_swatch(name, sides[name], sheet, found, palette),))


def _used(read: Sequence[tuple[Mapsheet, Survey]], known: dict[str, HexTerrain]) -> Iterator[tuple[str, HexTerrain]]:
    used = dict.fromkeys(name for _, found in read for name, count in found.count().items() if count)
    return ((name, known[name]) for name in used if name in known)


def _hex_swatches(
    name: str, terrain: HexTerrain, read: Sequence[tuple[Mapsheet, Survey]], palette: Palette
) -> Iterator[tuple[Mark, ...]]:
    """The first hex of a terrain without a crater, and the first with one, in the order in which they come."""
    looks: set[bool] = set()
    for sheet, found in read:
        shared = {hex for crater in found.craters for hex in crater.hexes}
        for hex in found.grid.wholes():
            if found.at(hex) != name or hex in shared:
                continue
            art = tuple(terrain.paint(Plot(cell_of(found.grid, hex), sheet.seed, palette)))
            holds_crater = any(isinstance(mark, Path) and mark.name == "crater rim" for mark in art)
            if holds_crater not in looks:
                looks.add(holds_crater)
                yield _swatch(found, hex, art, palette)
            if name == PLAIN or len(looks) == 2:
                return


def _side_swatch(name: str, terrain: SideTerrain, sheet: Mapsheet, found: Survey, palette: Palette) -> tuple[Mark, ...]:
    """A hex with the terrain along its upper three hexsides."""
    hex = next(hex for hex in found.grid.wholes())
    corners = found.grid.outline(hex)
    course = Course(f"{name}-key", (corners[5], corners[0], corners[1], corners[2]))
    art = tuple(terrain.paint(SidePlot((course,), sheet.seed, palette, lambda x, y: False)))
    return _swatch(found, hex, art, palette, over=True)


def _swatch(found: Survey, hex: Hex, art: tuple[Mark, ...], palette: Palette, over: bool = False) -> tuple[Mark, ...]:
    """Hex ground, outline and art (``over`` the outline or under it), moved so that the hex's centre is the origin."""
    x, y = found.grid.centre(hex)
    outline = polygon(found.grid.outline(hex))
    ground = Path(outline, Paint(palette.ground), Role.BACKGROUND)
    border = Path(outline, Paint(stroke=palette.grid, width=um(GRID_WEIGHT * 1.6), join="round"), Role.RULE)
    marks = (ground, border, *art) if over else (ground, *art, border)
    return (Group(marks, (1.0, 0.0, 0.0, 1.0, float(-um(x)), float(-um(y)))),)
