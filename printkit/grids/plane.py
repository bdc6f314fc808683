"""The plane of hexes: where they lie and which touch, whichever of them there are on a sheet.

A hex is (column, row). Points lie on an integer lattice (see orientation), so that vertices shared by hexes are equal
to the bit, for flat-top and pointy-top alike.
"""

from __future__ import annotations

from dataclasses import dataclass

from printkit.grids.axis import Axis
from printkit.grids.orientation import FLAT_TOP, Orientation
from printkit.grids.shape import Shape
from printkit.grids.words import Hex, Lattice, Side


@dataclass(frozen=True)
class HexPlane:
    """Hexes that go on in all directions, over a sheet of width x height micrometres."""

    shape: Shape
    """Which lines are shifted, and which hexes there are."""
    x: Axis
    y: Axis
    width: int
    height: int
    orientation: Orientation = FLAT_TOP

    @property
    def flat_to_flat(self) -> float:
        """Millimetres between the flats along a line: the size of a hex."""
        return (self.x if self.orientation.pointy else self.y).steps(2)

    @property
    def column_pitch(self) -> float:
        """Millimetres from line to line: from column to column, if flat-top."""
        return (self.y if self.orientation.pointy else self.x).steps(3)

    @property
    def half_width(self) -> float:
        """Millimetres from a centre to the right end of its hex."""
        return self.flat_to_flat / 2 if self.orientation.pointy else self.column_pitch * 2 / 3

    @property
    def half_height(self) -> float:
        """Millimetres from a centre to the lower end of its hex."""
        return self.column_pitch * 2 / 3 if self.orientation.pointy else self.flat_to_flat / 2

    @property
    def stretch(self) -> float:
        """How far from regular: 0.0015 is 0.15 % too wide from line to line."""
        return self.column_pitch / self.flat_to_flat / (3**0.5 / 2) - 1

    def point(self, at: Lattice) -> tuple[float, float]:
        """Lattice point to millimetres, rounded to whole micrometres on the way."""
        return self.x.at(at[0]), self.y.at(at[1])

    def lattice(self, hex: Hex) -> Lattice:
        """Centre of a hex on the lattice."""
        line, place = self.orientation.swap(hex)
        return self.orientation.swap((3 * line, self.shape.v(line, place)))

    def at(self, lattice: Lattice) -> Hex:
        """The hex whose centre is this lattice point."""
        u, v = self.orientation.swap(lattice)
        return self.orientation.swap((u // 3, self.shape.place_at(u // 3, v)))

    def centre(self, hex: Hex) -> tuple[float, float]:
        """Centre in millimetres."""
        return self.point(self.lattice(hex))

    def corners(self, hex: Hex) -> tuple[Lattice, ...]:
        """Six lattice vertices, clockwise: corner i and i+1 end hexside ``orientation.directions[i]``."""
        x, y = self.lattice(hex)
        return tuple((x + dx, y + dy) for dx, dy in self.orientation.corners)

    def outline(self, hex: Hex) -> list[tuple[float, float]]:
        """Six corners in millimetres (beyond the frame for a half-hex)."""
        return [self.point(corner) for corner in self.corners(hex)]

    def neighbour(self, hex: Hex, direction: str) -> Hex:
        """The hex across a hexside; it may lie off the sheet."""
        x, y = self.lattice(hex)
        dx, dy = self.orientation.steps[self.orientation.directions.index(direction)]
        return self.at((x + dx, y + dy))

    def distance(self, one: Hex, other: Hex) -> int:
        """Steps between two hexes (cube metric)."""
        (u1, v1), (u2, v2) = (self.orientation.swap(self.lattice(hex)) for hex in (one, other))
        du, dv = abs(u1 - u2) // 3, abs(v1 - v2)
        return du + max(0, (dv - du) // 2)

    def side(self, hex: Hex, direction: str) -> Side:
        """The hexside of a hex in a direction."""
        return self._side(self.lattice(hex), self.orientation.directions.index(direction))

    def sides_of(self, hex: Hex) -> tuple[Side, ...]:
        """Its six hexsides, clockwise from the top."""
        centre = self.lattice(hex)
        return tuple(self._side(centre, i) for i in range(6))

    def _side(self, centre: Lattice, i: int) -> Side:
        (x, y), ((ax, ay), (bx, by)) = centre, self.orientation.ends[i]
        return (x + ax, y + ay), (x + bx, y + by)
