"""Flat-top hexes on a sheet whose every edge runs through hex centres (facts.md section 4, candidate A1).

A hex is (column, row). Columns run 0..pitches from the left edge to the right; the edge columns are cut in half along
their whole length. Even columns hold rows 1..rows; odd columns hold rows 0..rows, of which 0 and ``rows`` are
half-hexes on the top and bottom edge. Points lie on an integer lattice, x in thirds of a column pitch and y in halves
of flat-to-flat, so that vertices shared by hexes are equal to the bit.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from printkit.units import mm

Hex = tuple[int, int]
"""(column, row)."""
Lattice = tuple[int, int]
"""x in thirds of a column pitch, y in halves of flat-to-flat."""
Side = tuple[Lattice, Lattice]
"""A hexside: its two vertices in ascending order, so that both hexes name the same tuple."""

DIRECTIONS = ("N", "NE", "SE", "S", "SW", "NW")
"""Clockwise from the top; a hexside and the neighbour across it share the name."""
_VERTICES = ((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0))
"""Vertex i and i+1 end the hexside DIRECTIONS[i]: NW, NE, E, SE, SW, W corners from the centre."""
_STEPS = ((0, -2), (3, -1), (3, 1), (0, 2), (-3, 1), (-3, -1))
"""Lattice step from centre to centre across DIRECTIONS[i]."""

MOST_HEXES = 100_000
"""A larger grid is refused before anything is built."""


class HexError(ValueError):
    """A label, hexside or grid that cannot be; the message says why."""


def letters(index: int) -> str:
    """0 to A, 25 to Z, 26 to AA, 27 to AB."""
    name = ""
    index += 1
    while index:
        index, digit = divmod(index - 1, 26)
        name = chr(65 + digit) + name
    return name


def letter_index(name: str) -> int:
    """The inverse of ``letters``."""
    value = 0
    for letter in name:
        value = value * 26 + ord(letter) - 64
    return value - 1


@dataclass(frozen=True, slots=True)
class HexGrid:
    """``pitches`` column pitches by ``rows`` hex heights on a sheet of width x height micrometres."""

    pitches: int
    rows: int
    width: int
    height: int
    first_column: str = "A"

    @property
    def flat_to_flat(self) -> float:
        """Millimetres between the flats: the size of a hex."""
        return mm(self.height) / self.rows

    @property
    def column_pitch(self) -> float:
        """Millimetres from column to column."""
        return mm(self.width) / self.pitches

    @property
    def stretch(self) -> float:
        """How far from regular: 0.0015 is 0.15 % too wide."""
        return self.column_pitch / self.flat_to_flat / (3**0.5 / 2) - 1

    def point(self, at: Lattice) -> tuple[float, float]:
        """Lattice point to millimetres, rounded to whole micrometres on the way."""
        return (
            mm(round(self.width * at[0] / (3 * self.pitches))),
            mm(round(self.height * at[1] / (2 * self.rows))),
        )

    def lattice(self, hex: Hex) -> Lattice:
        """Centre of a hex on the lattice."""
        column, row = hex
        return 3 * column, 2 * row - (1 if column % 2 == 0 else 0)

    def at(self, lattice: Lattice) -> Hex:
        """The hex whose centre is this lattice point."""
        column = lattice[0] // 3
        return column, (lattice[1] + (1 if column % 2 == 0 else 0)) // 2

    def centre(self, hex: Hex) -> tuple[float, float]:
        """Centre in millimetres."""
        return self.point(self.lattice(hex))

    def corners(self, hex: Hex) -> tuple[Lattice, ...]:
        """Six lattice vertices: corner i and i+1 end hexside DIRECTIONS[i]."""
        x, y = self.lattice(hex)
        return tuple((x + dx, y + dy) for dx, dy in _VERTICES)

    def outline(self, hex: Hex) -> list[tuple[float, float]]:
        """Six corners in millimetres (beyond the sheet for a half-hex)."""
        return [self.point(corner) for corner in self.corners(hex)]

    def has(self, hex: Hex) -> bool:
        """Is it on the sheet, whole or half?"""
        column, row = hex
        return 0 <= column <= self.pitches and (1 if column % 2 == 0 else 0) <= row <= self.rows

    def whole(self, hex: Hex) -> bool:
        """Is all of it on the sheet?"""
        column, row = hex
        return self.has(hex) and 0 < column < self.pitches and (column % 2 == 0 or 0 < row < self.rows)

    def hexes(self) -> Iterator[Hex]:
        """All hexes, half ones too, by column then row."""
        for column in range(self.pitches + 1):
            for row in range(1 if column % 2 == 0 else 0, self.rows + 1):
                yield column, row

    def wholes(self) -> Iterator[Hex]:
        """Whole hexes only."""
        return (hex for hex in self.hexes() if self.whole(hex))

    def neighbour(self, hex: Hex, direction: str) -> Hex:
        """The hex across a hexside; it may lie off the sheet."""
        x, y = self.lattice(hex)
        dx, dy = _STEPS[DIRECTIONS.index(direction)]
        return self.at((x + dx, y + dy))

    def neighbours(self, hex: Hex) -> list[Hex]:
        """Neighbours that are on the sheet, whole or half."""
        return [n for d in DIRECTIONS if self.has(n := self.neighbour(hex, d))]

    def distance(self, one: Hex, other: Hex) -> int:
        """Steps between two hexes (cube metric)."""
        (x1, y1), (x2, y2) = self.lattice(one), self.lattice(other)
        dx, dy = abs(x1 - x2) // 3, abs(y1 - y2)
        return dx + max(0, (dy - dx) // 2)

    def side(self, hex: Hex, direction: str) -> Side:
        """The hexside of a hex in a direction."""
        corners = self.corners(hex)
        i = DIRECTIONS.index(direction)
        one, other = corners[i], corners[(i + 1) % 6]
        return (one, other) if one < other else (other, one)

    def touching(self, side: Side) -> list[Hex]:
        """The hexes (one or two) on the sheet that share a hexside, in order."""
        (x1, y1), (x2, y2) = side
        near = {
            self.at((x, y))
            for x in range(min(x1, x2) - 2, max(x1, x2) + 3)
            if x % 3 == 0
            for y in range(min(y1, y2) - 2, max(y1, y2) + 3)
        }
        found = (h for h in near if self.has(h) and any(self.side(h, d) == side for d in DIRECTIONS))
        return sorted(found)

    def sides(self) -> Iterator[Side]:
        """Every hexside of every hex on the sheet, each once, in order."""
        return iter(sorted({self.side(hex, d) for hex in self.hexes() for d in DIRECTIONS}))

    def label(self, hex: Hex) -> str:
        """'G10'."""
        return letters(letter_index(self.first_column) + hex[0]) + str(hex[1])

    def find(self, label: str) -> Hex:
        """The hex of a label. Raises HexError if it is malformed or off the map."""
        text = label.strip()
        head = text.rstrip("0123456789")
        tail = text[len(head) :]
        if not (head.isascii() and head.isalpha() and head.isupper()) or not tail or len(text) > 12:
            raise HexError(f"{label!r} is not a hex; write column letter and row, such as G10")
        hex = letter_index(head) - letter_index(self.first_column), int(tail)
        if not self.has(hex):
            last = letters(letter_index(self.first_column) + self.pitches)
            raise HexError(
                f"hex {label!r} is off the map, whose columns run {self.first_column} to {last} "
                f"and rows 0 to {self.rows}"
            )
        return hex

    def find_side(self, text: str) -> Side:
        """A hexside as 'G10/NE' or as two touching hexes 'G10-H10'. Raises HexError."""
        if "/" in text:
            label, _, direction = text.partition("/")
            if direction.strip() not in DIRECTIONS:
                raise HexError(f"hexside {text!r}: {direction.strip()!r} is no direction; use {', '.join(DIRECTIONS)}")
            return self.side(self.find(label), direction.strip())
        one, dash, other = text.partition("-")
        if not dash:
            raise HexError(f"{text!r} is not a hexside; write G10/NE or G10-G11")
        a, b = self.find(one), self.find(other)
        for direction in DIRECTIONS:
            if self.neighbour(a, direction) == b:
                return self.side(a, direction)
        raise HexError(f"hexes {one.strip()} and {other.strip()} do not touch, so they share no hexside")
