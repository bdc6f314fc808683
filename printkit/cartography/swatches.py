"""Everything that a kit's mapsheets use, each shown in a true hex about its own centre, for the terrain key."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from printkit.cartography.area_terrain import REFERENCE
from printkit.cartography.atlas import Atlas, SideStyle
from printkit.cartography.elevation import tints_of
from printkit.cartography.find import hex_terrains
from printkit.cartography.lines import GRID_WEIGHT
from printkit.cartography.numbers import cell_of
from printkit.cartography.palette import Palette
from printkit.cartography.path_marks import path_marks
from printkit.cartography.paths import Line
from printkit.cartography.records import Course, HexTerrain, Plot, SidePlot
from printkit.cartography.stock_paths import PathStyle
from printkit.cartography.strew import Clear, strew
from printkit.cartography.styles import TerrainStyle
from printkit.cartography.survey import PLAIN, Survey
from printkit.cartography.towns import SIZES, symbol
from printkit.drawing import Group, Mark, Paint, Path, Role
from printkit.grids.hex import Hex
from printkit.models.mapsheet import Mapsheet
from printkit.shapes import polygon
from printkit.units import um


@dataclass(frozen=True, slots=True)
class Charted:
    """A mapsheet with what it says and how that looks."""

    sheet: Mapsheet
    read: Survey
    atlas: Atlas


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing of the key: words, and the hexes (millimetre art about each one's own centre) that show it."""

    title: str
    about: str
    swatches: tuple[tuple[Mark, ...], ...]


def entries(charted: Sequence[Charted]) -> Iterator[Entry]:
    """Terrain, elevation, hexsides, paths and towns that these sheets use, each in the order in which it comes."""
    yield from _terrains(charted)
    yield from _levels(charted)
    for name, one in _first_use((one, one.read.sides.values()) for one in charted):
        if (style := one.atlas.sides.get(name)) is not None:
            yield Entry(style.title, style.about, (_side_swatch(name, style, one),))
    for name, one in _first_use((one, one.sheet.paths) for one in charted):
        if (path := one.atlas.paths.get(name)) is not None:
            yield Entry(path.title, path.about, (_path_swatch(name, path, one),))
    sizes = {town.size: one for one in reversed(charted) for town in one.sheet.towns}
    for size in SIZES:
        if size in sizes:
            yield Entry(SIZES[size][0], "", (_town_swatch(size, sizes[size]),))


def _first_use(uses: Iterable[tuple[Charted, Iterable[str]]]) -> Iterator[tuple[str, Charted]]:
    """Each name once, in the order in which it comes, with the first sheet that uses it."""
    first: dict[str, Charted] = {}
    for one, names in uses:
        for name in names:
            first.setdefault(name, one)
    return iter(first.items())


def _terrains(charted: Sequence[Charted]) -> Iterator[Entry]:
    painters = hex_terrains()
    used = dict.fromkeys(name for one in charted for name, count in one.read.count().items() if count)
    for name in used:
        if name in painters:
            yield Entry(painters[name].title, painters[name].about, tuple(_hex_swatches(name, painters[name], charted)))
            continue
        for one in charted:
            if name in one.atlas.terrains and one.read.count().get(name):
                style = one.atlas.terrains[name]
                yield Entry(style.title, style.about, (_area_swatch(name, style, one),))
                break


def _hex_swatches(name: str, terrain: HexTerrain, charted: Sequence[Charted]) -> Iterator[tuple[Mark, ...]]:
    """The first hex of a terrain without a crater, and the first with one, in the order in which they come."""
    looks: set[bool] = set()
    for one in charted:
        found, palette = one.read, one.atlas.palette
        shared = {hex for crater in found.craters for hex in crater.hexes}
        for hex in found.grid.wholes():
            if found.at(hex) != name or hex in shared:
                continue
            art = tuple(
                terrain.paint(Plot(cell_of(found.grid, hex, one.sheet.grid.numbering), one.sheet.seed, palette))
            )
            holds_crater = any(isinstance(mark, Path) and mark.name == "crater rim" for mark in art)
            if holds_crater not in looks:
                looks.add(holds_crater)
                yield _swatch(found, hex, art, palette)
            if name == PLAIN or len(looks) == 2:
                return


def _area_swatch(name: str, style: TerrainStyle, one: Charted) -> tuple[Mark, ...]:
    """The first whole hex of a terrain, filled, its symbols cut off at the hexsides."""
    grid = one.read.grid
    hex = next((hex for hex in grid.wholes() if one.read.at(hex) == name), next(grid.hexes()))
    outline = polygon(grid.outline(hex))
    marks: tuple[Mark, ...] = (Path(outline, Paint(style.fill), Role.BACKGROUND),)
    if style.symbols:
        stream = Random(f"{one.sheet.seed}-strew-{grid.label(hex)}")
        art = tuple(strew(stream, cell_of(grid, hex, one.sheet.grid.numbering), style.symbols, style.strewn, Clear()))
        marks = (*marks, Group(art, clip=outline))
    return _swatch(one.read, hex, marks, one.atlas.palette)


def _levels(charted: Sequence[Charted]) -> Iterator[Entry]:
    """A tinted hex for each level."""
    for one in charted:
        heights, palette = one.sheet.heights, one.atlas.palette
        tints = tints_of(one.sheet, one.read, one.atlas)
        if not tints:
            continue
        hex = next(one.read.grid.wholes())
        for level, tint in tints.items():
            art = (Path(polygon(one.read.grid.outline(hex)), Paint(tint), Role.BACKGROUND),)
            title = heights.names.get(str(level), f"Level {level}")
            yield Entry(title, "", (_swatch(one.read, hex, art, palette),))
        return


def _side_swatch(name: str, style: SideStyle, one: Charted) -> tuple[Mark, ...]:
    """A hex with the terrain along its upper three hexsides."""
    grid, palette = one.read.grid, one.atlas.palette
    hex = next(grid.wholes())
    corners = grid.outline(hex)
    course = Course(f"{name}-key", (corners[5], corners[0], corners[1], corners[2]))
    size = grid.flat_to_flat / REFERENCE
    plot = SidePlot((course,), one.sheet.seed, palette, lambda x, y: False, style.colour, style.width, size)
    return _swatch(one.read, hex, tuple(style.terrain.paint(plot)), palette, over=True)


def _path_swatch(name: str, style: PathStyle, one: Charted) -> tuple[Mark, ...]:
    """A hex that a path runs across, or along whose upper hexsides it runs."""
    grid, palette = one.read.grid, one.atlas.palette
    hex = next(grid.wholes())
    corners, (x, y) = grid.outline(hex), grid.centre(hex)
    if style.along == "hexsides":
        a, b, c = corners[5], corners[0], corners[1]
        line = Line((a, _mid(a, b), b, _mid(b, c), c), ())
    else:
        first, last = _mid(corners[4], corners[5]), _mid(corners[1], corners[2])
        line = Line((first, (x - 0.06 * grid.half_width, y - 0.12 * grid.half_height), last), ())
    path = path_marks(name, style, (line,), grid, lambda u, v: (u, v), one.sheet.span)
    outline = polygon(grid.outline(hex))
    art: Mark = path if style.along == "hexsides" else Group((path,), clip=outline)
    return _swatch(one.read, hex, (art,), palette, over=style.along == "hexsides")


def _mid(a: tuple[float, float], b: tuple[float, float]) -> tuple[float, float]:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def _town_swatch(size: str, one: Charted) -> tuple[Mark, ...]:
    grid, palette = one.read.grid, one.atlas.palette
    hex = next(grid.wholes())
    radius = SIZES[size][1] * min(1.3, grid.flat_to_flat / REFERENCE)
    return _swatch(one.read, hex, tuple(symbol(size, *grid.centre(hex), radius * 1.6, palette.ink)), palette)


def _swatch(found: Survey, hex: Hex, art: tuple[Mark, ...], palette: Palette, over: bool = False) -> tuple[Mark, ...]:
    """Hex ground, outline and art (``over`` the outline or under it), moved so that the hex's centre is the origin."""
    x, y = found.grid.centre(hex)
    outline = polygon(found.grid.outline(hex))
    ground = Path(outline, Paint(palette.ground), Role.BACKGROUND)
    border = Path(outline, Paint(stroke=palette.grid, width=um(GRID_WEIGHT * 1.6), join="round"), Role.RULE)
    marks = (ground, border, *art) if over else (ground, *art, border)
    return (Group(marks, (1.0, 0.0, 0.0, 1.0, float(-um(x)), float(-um(y)))),)
