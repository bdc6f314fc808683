"""Paths from hex to hex: the words of a run read into a route (path_points.py makes points of it).

A path crosses every hexside in its middle, so nobody asks where it goes; where paths of a type meet, and in towns, it
runs through the hex's centre, so that all of them join there.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from printkit.cartography.stock_paths import STOCK_PATHS
from printkit.grids.hex import Hex, HexError, HexGrid, Side
from printkit.grids.hexwords import range_ends, read_hexes
from printkit.models.mapsheet import Mapsheet


def along_hexsides(sheet: Mapsheet, name: str) -> bool:
    """Does a path type of the kit, or of the stock, run along hexsides?"""
    own = next((one for one in sheet.shared.paths if one.id == name), None)
    if own is not None and own.along is not None:
        return own.along == "hexsides"
    stock = STOCK_PATHS.get(own.like if own is not None else name)
    return stock is not None and stock.along == "hexsides"


@dataclass(frozen=True, slots=True)
class Slip:
    """A word of a run that cannot be followed: its number, why, what to write."""

    word: int
    message: str
    fix: str


@dataclass(frozen=True, slots=True)
class Route:
    """Hexes in order, and the hexsides to which the path goes on at either end."""

    hexes: tuple[Hex, ...]
    first: Side | None = None
    last: Side | None = None


def read_route(grid: HexGrid, words: Sequence[str]) -> tuple[Route | None, tuple[Slip, ...]]:
    """A run along hexes, and its faults; with a fault there is no route."""
    slips: list[Slip] = []
    hexes: list[tuple[int, Hex]] = []
    ends: dict[int, Side] = {}
    for i, word in enumerate(words):
        try:
            if "/" not in word:
                hexes += [(i, hex) for hex in _in_order(grid, word)]
            elif i in (0, len(words) - 1):
                ends[i] = grid.find_side(word)
                hexes.append((i, grid.find(word.rpartition("/")[0])))
            else:
                slips.append(Slip(i, f"{word} stands in the middle of a path", "name the hex on either side of it"))
        except HexError as err:
            fix = "write hexes that touch, and C1/N for a path that goes on across that hexside"
            slips.append(Slip(i, str(err), fix))
    hexes = _once(hexes, ends)
    for (_, one), (i, other) in pairwise(hexes):
        if other == one:
            slips.append(Slip(i, f"the path names {grid.label(one)} twice in a row", "name it once"))
        elif other not in grid.neighbours(one):
            message = f"the path leaps from {grid.label(one)} to {grid.label(other)}, which do not touch"
            slips.append(Slip(i, message, "name the hexes between"))
    route = tuple(hex for _, hex in hexes)
    if not slips and len(route) + len(ends) < 2:
        slips.append(Slip(0, "a path of a single hex leads nowhere", "name a second hex, or a hexside"))
    return (None if slips else Route(route, ends.get(0), ends.get(len(words) - 1) if len(words) > 1 else None)), tuple(
        slips
    )


def _once(hexes: list[tuple[int, Hex]], ends: dict[int, Side]) -> list[tuple[int, Hex]]:
    """The hexes of a run without those of its hexsides, where the word next to a hexside names the same hex."""
    if len(hexes) > 1 and hexes[0][0] in ends and hexes[0][1] == hexes[1][1]:
        hexes = hexes[1:]
    if len(hexes) > 1 and hexes[-1][0] in ends and hexes[-1][1] == hexes[-2][1]:
        hexes = hexes[:-1]
    return hexes


def _in_order(grid: HexGrid, word: str) -> tuple[Hex, ...]:
    found = read_hexes(grid, word)
    ends = range_ends(grid, word)
    if ends is None:
        return found
    if ends[0] == ":":
        raise HexError(f"{word!r} is a rectangle, which a path cannot follow")
    return found if found[0] == grid.find(ends[1]) else found[::-1]


def read_sides(grid: HexGrid, words: Sequence[str]) -> tuple[tuple[Side, ...], tuple[Slip, ...]]:
    """A run along hexsides, and its faults: words that are none, and sides that do not go on from the one before."""
    slips: list[Slip] = []
    sides: list[Side] = []
    for i, word in enumerate(words):
        try:
            side = grid.find_side(word)
        except HexError as err:
            slips.append(Slip(i, str(err), "write a hex and a direction, such as G10/NE"))
            continue
        if sides and not set(side) & set(sides[-1]):
            message = f"hexside {word} does not go on from {words[i - 1]}"
            slips.append(Slip(i, message, "name the hexsides between, or begin a new run"))
        sides.append(side)
    return tuple(sides), tuple(slips)


def joints(routes: Iterable[Route], grid: HexGrid, towns: Iterable[Hex]) -> set[Hex]:
    """Hexes in which paths must run through the centre: junctions, ends, towns."""
    ways: defaultdict[Hex, set[object]] = defaultdict(set)
    for route in routes:
        for one, other in zip(route.hexes, route.hexes[1:], strict=False):
            ways[one].add(other)
            ways[other].add(one)
        for hex, side in ((route.hexes[0], route.first), (route.hexes[-1], route.last)):
            if side is not None:
                ways[hex].add(side)
    return {hex for hex, leads in ways.items() if len(leads) != 2} | set(towns)
