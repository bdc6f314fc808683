"""Sheets laid edge to edge become one board: a graph of whole hexes with terrain and chasms.

Sheets of an even number of column pitches and whole rows, laid in an array under turns of 0 and 180 degrees, join
into one larger grid of the same kind (facts.md 4.1; proved from the drawn faces elsewhere): the board is itself a
HexGrid. Hexes on a seam are made of two halves, which lie on no sheet whole: they are Plain (facts.md MB23). Pieces
stay on whole hexes of the board (MB27).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from printkit.grids.hex import Hex, HexGrid, Lattice, Side, full_sheet

PLAIN = "plain"
"""Terrain of every hex for which nothing else is said."""


@dataclass(frozen=True, slots=True)
class Ground:
    """What lies on one sheet: terrain by whole hex where it is not Plain, and the hexsides with a chasm."""

    name: str
    grid: HexGrid
    terrain: Mapping[Hex, str]
    chasms: frozenset[Side] = frozenset()


@dataclass(frozen=True, slots=True)
class Laid:
    """A sheet as it lies in a layout: as printed, or turned by 180 degrees."""

    ground: Ground
    turned: bool = False

    def __str__(self) -> str:
        return self.ground.name + ("'" if self.turned else "")


Layout = Sequence[Sequence[Laid]]
"""Rows of sheets, north first, each from west to east."""


@dataclass(frozen=True, slots=True)
class Board:
    """Whole hexes by number, their terrain, and for each the neighbours with whether a chasm lies between."""

    grid: HexGrid
    hexes: tuple[Hex, ...]
    numbers: Mapping[Hex, int]
    terrain: tuple[str, ...]
    steps: tuple[tuple[tuple[int, bool], ...], ...]

    def within(self, centre: Hex, distance: int) -> list[int]:
        """Numbers of the hexes at most so many hexes from one, in board order."""
        return [i for i, hex in enumerate(self.hexes) if self.grid.distance(hex, centre) <= distance]

    def northern_half(self) -> list[int]:
        """Numbers of the hexes whose centre lies north of the middle; the seam there belongs to neither half."""
        middle = self.grid.rows
        return [i for i, hex in enumerate(self.hexes) if self.grid.lattice(hex)[1] < middle]


Topology = tuple[tuple[Hex, ...], Mapping[Hex, int], tuple[tuple[tuple[int, Side], ...], ...]]


@lru_cache(maxsize=8)
def _topology(grid: HexGrid) -> Topology:
    """Whole hexes, their numbers, and the numbers around each with the hexside between: the same in every layout."""
    hexes = tuple(grid.wholes())
    numbers = {hex: i for i, hex in enumerate(hexes)}
    directions = grid.orientation.directions
    steps = tuple(
        tuple((numbers[n], grid.side(hex, d)) for d in directions if (n := grid.neighbour(hex, d)) in numbers)
        for hex in hexes
    )
    return hexes, numbers, steps


def _carry(grid: HexGrid, turned: bool, column: int, row: int, at: Lattice) -> Lattice:
    """A sheet's lattice point on the board, for the sheet in this column and row of the layout."""
    across, down = 3 * grid.pitches, 2 * grid.rows
    x, y = (across - at[0], down - at[1]) if turned else at
    return x + column * across, y + row * down


def assemble(layout: Layout) -> Board:
    """Lay sheets of one common grid into a board."""
    sheet = layout[0][0].ground.grid
    across, down = len(layout[0]), len(layout)
    grid = full_sheet(sheet.pitches * across, sheet.rows * down, sheet.width * across, sheet.height * down)
    hexes, numbers, sides = _topology(grid)
    terrain = [PLAIN] * len(hexes)
    chasms: set[Side] = set()
    for row, line in enumerate(layout):
        for column, laid in enumerate(line):
            ground = laid.ground
            for hex, kind in ground.terrain.items():
                if ground.grid.whole(hex):
                    terrain[numbers[grid.at(_carry(sheet, laid.turned, column, row, ground.grid.lattice(hex)))]] = kind
            for side in ground.chasms:
                one, other = (_carry(sheet, laid.turned, column, row, end) for end in side)
                chasms.add((one, other) if one < other else (other, one))
    steps = tuple(tuple((there, side in chasms) for there, side in around) for around in sides)
    return Board(grid, hexes, numbers, tuple(terrain), steps)


def random_layout(grounds: Sequence[Ground], across: int, down: int, random: Random) -> Layout:
    """Any combination of the sheets, each as printed or turned (rule text L103; MB25: portrait forces half-turns)."""
    return [[Laid(random.choice(grounds), random.random() < 0.5) for _ in range(across)] for _ in range(down)]
