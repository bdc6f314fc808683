"""Everything that a kit's mapsheets use, each shown in a true hex about its own centre, for the terrain key."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from printkit.cartography.area_terrain import REFERENCE
from printkit.cartography.elevation import tints_of
from printkit.cartography.find import hex_terrains
from printkit.cartography.line_samples import path_swatch, side_swatch
from printkit.cartography.numbers import cell_of
from printkit.cartography.records import HexTerrain, Plot
from printkit.cartography.sample_hex import Charted, land, swatch
from printkit.cartography.strew import Clear, strew
from printkit.cartography.styles import TerrainStyle
from printkit.cartography.survey import PLAIN
from printkit.cartography.towns import SIZES, symbol
from printkit.drawing import Group, Mark, Paint, Path, Role
from printkit.shapes import polygon


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
            yield Entry(style.title, style.about, (side_swatch(name, style, one),))
    for name, one in _first_use((one, one.sheet.paths) for one in charted):
        if (path := one.atlas.paths.get(name)) is not None:
            yield Entry(path.title, path.about, (path_swatch(name, path, one),))
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
                yield swatch(one, hex, art, palette.ground)
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
    return swatch(one, hex, marks, one.atlas.palette.ground)


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
            yield Entry(title, "", (swatch(one, hex, art, palette.ground),))
        return


def _town_swatch(size: str, one: Charted) -> tuple[Mark, ...]:
    grid, palette = one.read.grid, one.atlas.palette
    hex = next(grid.wholes())
    radius = SIZES[size][1] * min(1.3, grid.flat_to_flat / REFERENCE)
    return swatch(one, hex, tuple(symbol(size, *grid.centre(hex), radius * 1.6, palette.ink)), land(one))
