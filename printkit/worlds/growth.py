"""Terrain that grows in clusters, and clefts along hexsides, so that the open hexes stay one piece.

A cluster takes on the neighbours that touch most of it (weight = neighbours to the power 1.3), which makes rounded
patches with a ragged rim. Terrain that bars the way never encloses a hex: a hex is only barred if the open hexes around
it are one unbroken arc, so that whoever passed through it passes round it.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from printkit.grids.hex import Hex, HexGrid, Lattice, Side

COHESION = 1.3
"""Power of the number of neighbours in a cluster by which a hex is drawn to it."""
_CLUSTER = 6
"""Hexes of a cluster, on the average."""
_STRAIGHT = 2.2
"""How strongly a cleft keeps its heading."""


@dataclass(frozen=True, slots=True)
class Growth:
    """Terrain of one kind to be grown: its name, the share of the whole hexes, and whether it bars the way."""

    terrain: str
    share: float
    bars: bool = False
    outlined: bool = False
    """Do its hexes unite into areas? Their outlines reach a little over hexsides, so none may lie beside a half-hex."""


@dataclass(slots=True)
class World:
    """A grid being covered: terrain grows on all whole hexes but those of ``plain``."""

    grid: HexGrid
    random: Random
    plain: set[Hex] = field(default_factory=set)
    passable: set[Hex] = field(default_factory=set)
    """Hexes that may not be barred: those that a cleft touches."""
    terrain: dict[Hex, str] = field(default_factory=dict)
    barred: set[Hex] = field(default_factory=set)
    clefts: list[list[Side]] = field(default_factory=list)

    def grow(self, growth: Growth) -> None:
        """Clusters until the share is reached, or no hex is left that may take it."""
        may: Callable[[Hex], bool] = self._may_bar if growth.bars else self._is_free
        if growth.outlined:
            may = _outside(rim_hexes(self.grid), may)
        wholes = list(self.grid.wholes())
        target, grown = round(len(wholes) * growth.share), 0
        order = [hex for hex in wholes if self._is_free(hex)]
        self.random.shuffle(order)
        for seed in order:
            if grown >= target:
                break
            if may(seed):
                size = min(target - grown, self.random.randint(2, 2 * _CLUSTER - 2))
                grown += self._cluster(seed, size, growth, may)

    def _cluster(self, seed: Hex, size: int, growth: Growth, may: Callable[[Hex], bool]) -> int:
        """One cluster; how many hexes it got."""
        pull: dict[Hex, int] = {seed: 1}
        grown = 0
        while pull and grown < size:
            near = sorted(pull)
            hex = self.random.choices(near, [pull[hex] ** COHESION for hex in near])[0]
            del pull[hex]
            if not may(hex):
                continue
            self.terrain[hex] = growth.terrain
            if growth.bars:
                self.barred.add(hex)
            grown += 1
            for neighbour in self.grid.neighbours(hex):
                if self._is_free(neighbour):
                    pull[neighbour] = pull.get(neighbour, 0) + 1
        return grown

    def _is_free(self, hex: Hex) -> bool:
        return hex not in self.terrain and hex not in self.plain and self.grid.whole(hex)

    def _may_bar(self, hex: Hex) -> bool:
        """Are the open hexes around it one unbroken arc? Then none is cut off."""
        if hex in self.passable or not self._is_free(hex):
            return False
        ring = [self.grid.neighbour(hex, direction) for direction in self.grid.orientation.directions]
        is_open = [self.grid.whole(other) and other not in self.barred for other in ring]
        return sum(here and not before for here, before in zip(is_open, is_open[-1:] + is_open[:-1], strict=True)) == 1

    def cleave(self, length: int) -> bool:
        """A cleft of about so many hexsides, well inside the map. The hexes along it stay plain. False: no room."""
        inner = self._inner_sides()
        starts = sorted(inner)
        for _ in range(60 if starts else 0):
            run = self._walk(self.random.choice(starts), inner, length)
            if len(run) >= max(3, length // 2):
                self.clefts.append(run)
                self.plain |= {hex for side in run for hex in self.grid.touching(side)}
                self.passable |= {hex for side in run for end in side for hex in self._around(end)}
                return True
        return False

    def _inner_sides(self) -> dict[Lattice, list[Lattice]]:
        """Vertices to the vertices that a cleft may run on to: every hex around both is whole and bare."""
        found: dict[Lattice, list[Lattice]] = {}
        inner = {
            corner
            for hex in self.grid.wholes()
            for corner in self.grid.corners(hex)
            if len(around := self._around(corner)) == 3 and all(map(self._is_free, around))
        }
        for one, other in self.grid.sides():
            if one in inner and other in inner:
                found.setdefault(one, []).append(other)
                found.setdefault(other, []).append(one)
        return found

    def _around(self, corner: Lattice) -> list[Hex]:
        """The hexes on the sheet about a vertex."""
        x, y = corner
        at = ((x - dx, y - dy) for dx, dy in self.grid.orientation.corners)
        found = ((self.grid.at(centre), centre) for centre in at)
        return sorted({hex for hex, centre in found if self.grid.lattice(hex) == centre and self.grid.has(hex)})

    def _walk(self, start: Lattice, inner: dict[Lattice, list[Lattice]], length: int) -> list[Side]:
        """From vertex to vertex, keeping to a heading and never near its own path again."""
        heading = self.random.uniform(0, 2 * math.pi)
        path, run = [start], list[Side]()
        while len(run) < length:
            here = path[-1]
            onward = [end for end in inner[here] if end not in path]
            if not onward:
                break
            weights = [math.exp(_STRAIGHT * math.cos(self._bearing(here, end) - heading)) for end in onward]
            there = self.random.choices(onward, weights)[0]
            path.append(there)
            run.append((min(here, there), max(here, there)))
        return run

    def _bearing(self, one: Lattice, other: Lattice) -> float:
        (x1, y1), (x2, y2) = self.grid.point(one), self.grid.point(other)
        return math.atan2(y2 - y1, x2 - x1)

    def side_name(self, side: Side) -> str:
        """'R10/N': a hexside by the first hex at it."""
        hex = self.grid.touching(side)[0]
        names = self.grid.orientation.directions
        return f"{self.grid.label(hex)}/{next(name for name in names if self.grid.side(hex, name) == side)}"


def _outside(closed: set[Hex], may: Callable[[Hex], bool]) -> Callable[[Hex], bool]:
    return lambda hex: hex not in closed and may(hex)


def rim_hexes(grid: HexGrid) -> set[Hex]:
    """The whole hexes beside those that the edges of a sheet cut in half."""
    return {hex for hex in grid.wholes() if not all(map(grid.whole, grid.neighbours(hex)))}


def base_hexes(grid: HexGrid) -> list[Hex]:
    """Where a base may be set up: of the whole hexes that touch the top edge the two near its middle, and likewise of
    the bottom edge."""
    found: list[Hex] = []
    for row in (1, -1):
        ends = [(max(row * -y for _, y in grid.outline(hex)), hex) for hex in grid.wholes()]
        edge = max(reach for reach, _ in ends)
        middle = grid.width / 2000
        near = [hex for reach, hex in ends if reach > edge - 0.01]
        found += sorted(sorted(near, key=lambda hex: (abs(grid.centre(hex)[0] - middle), hex))[:2])
    return found
