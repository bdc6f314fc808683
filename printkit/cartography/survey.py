"""What a mapsheet says, hex by hex: the one reading that painters, rules and proofs share.

Words that cannot be read (a hex off the map, a hexside between hexes that do not touch) are left out here; the rules
hex-on-map and hexside-adjacent tell of them at their place.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from printkit.cartography.placements import Placement, elevation_of, terrain_of
from printkit.findings import Span
from printkit.grids.hex import Hex, HexError, HexGrid, Lattice, Side
from printkit.grids.hexwords import range_ends
from printkit.models.mapsheet import Mapsheet

PLAIN = "plain"
"""The terrain of a hex that nothing is said of."""


@dataclass(frozen=True, slots=True)
class BigCrater:
    """A crater over several hexes: its centre on the lattice, and the hexes that its rim runs through."""

    name: str
    centre: Lattice
    hexes: tuple[Hex, ...]


@dataclass(frozen=True, slots=True)
class Reference:
    """A word of the kit that names a hex or hexside, and where it stands."""

    text: str
    span: Span


@dataclass(frozen=True, slots=True)
class Survey:
    """A mapsheet, resolved. The first terrain named for a hex or hexside counts; rules tell of a second."""

    grid: HexGrid
    terrain: dict[Hex, str]
    """Hexes that are not of the base terrain."""
    sides: dict[Side, str]
    runs: dict[str, tuple[tuple[Side, ...], ...]]
    """Hexside terrain to its runs, as listed."""
    craters: tuple[BigCrater, ...]
    base: str = PLAIN
    """The terrain of all other hexes."""
    places: dict[Hex, Span] = field(default_factory=dict)
    """Where the kit says what terrain a hex has."""
    levels: dict[Hex, int] = field(default_factory=dict)
    """Hexes that are not at level 0."""

    def at(self, hex: Hex) -> str:
        """The terrain of a hex."""
        return self.terrain.get(hex, self.base)

    def level(self, hex: Hex) -> int:
        """The elevation of a hex."""
        return self.levels.get(hex, 0)

    def count(self) -> dict[str, int]:
        """Whole hexes by terrain, the base first, then in the order of the kit."""
        counts = {self.base: 0, **dict.fromkeys(self.terrain.values(), 0)}
        for hex in self.grid.wholes():
            counts[self.at(hex)] += 1
        return counts


def survey(sheet: Mapsheet) -> Survey | None:
    """Resolve a mapsheet; None if its grid is above the limit (rule grid-size)."""
    if not sheet.within_limit:
        return None
    grid = sheet.hexes
    terrain: dict[Hex, str] = {}
    places: dict[Hex, Span] = {}
    for placed in terrain_of(sheet, grid):
        if isinstance(placed, Placement) and placed.hex not in places:
            places[placed.hex] = placed.span
            if placed.name != sheet.base_terrain:
                terrain[placed.hex] = placed.name
    levels: dict[Hex, int] = {}
    for placed in elevation_of(sheet, grid):
        if isinstance(placed, Placement) and placed.name.removeprefix("-").isdecimal():
            levels.setdefault(placed.hex, int(placed.name))
    sides: dict[Side, str] = {}
    runs: dict[str, tuple[tuple[Side, ...], ...]] = {}
    for name, listed in sheet.hexsides.items():
        runs[name] = tuple(tuple(s for text in run if (s := find_side(grid, text)) is not None) for run in listed)
        for run in runs[name]:
            for side in run:
                sides.setdefault(side, name)
    craters = tuple(c for crater in sheet.craters if (c := big_crater(grid, crater.centre)) is not None)
    return Survey(grid, terrain, sides, runs, craters, sheet.base_terrain, places, levels)


def find_hex(grid: HexGrid, label: str) -> Hex | None:
    """The hex of a label, or None."""
    try:
        return grid.find(label)
    except HexError:
        return None


def find_side(grid: HexGrid, text: str) -> Side | None:
    """The hexside of a word, or None."""
    try:
        return grid.find_side(text)
    except HexError:
        return None


def big_crater(grid: HexGrid, centre: str) -> BigCrater | None:
    """``G11``: that hex and its six neighbours; ``G5-G6-H5``: three hexes about the vertex they share; else None."""
    labels = centre.split("-")
    found = [hex for label in labels if (hex := find_hex(grid, label)) is not None]
    if len(found) != len(labels):
        return None
    if len(found) == 1:
        hexes = (found[0], *grid.neighbours(found[0]))
        return BigCrater(centre, grid.lattice(found[0]), hexes)
    if len(set(found)) != 3:
        return None
    shared = set.intersection(*({*grid.corners(hex)} for hex in found))
    return BigCrater(centre, min(shared), tuple(found)) if shared else None


def hex_references(sheet: Mapsheet) -> Iterator[Reference]:
    """Every word of the sheet that names a single hex (those within ranges and hexside words too)."""
    grid = sheet.hexes
    for name, labels in sheet.terrain.items():
        for i, label in enumerate(labels):
            ends = range_ends(grid, label)
            span = sheet.span_of("terrain", name, i)
            yield from (Reference(one, span) for one in ((label,) if ends is None else ends[1:]))
    for crater in sheet.craters:
        yield from (Reference(label, crater.span_of("centre")) for label in crater.centre.split("-"))
    for ref in side_references(sheet):
        yield from (Reference(label, ref.span) for label in grid.side_labels(ref.text))
    yield from (Reference(town.hex, town.span_of("hex")) for town in sheet.towns)
    for area in sheet.names:
        yield from (Reference(label, area.span_of("along", i)) for i, label in enumerate(area.along))
    yield from (Reference(label, sheet.span_of("stations", i)) for i, label in enumerate(sheet.stations))
    for said in sheet.named:
        yield from (Reference(label, said.span_of("hexes", i)) for i, label in enumerate(said.hexes))


def side_references(sheet: Mapsheet) -> Iterator[Reference]:
    """Every word of the sheet that names a hexside."""
    for name, runs in sheet.hexsides.items():
        for i, run in enumerate(runs):
            yield from (Reference(text, sheet.span_of("hexsides", name, i, j)) for j, text in enumerate(run))
