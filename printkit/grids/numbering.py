"""Numbering as data: from the cells of a shape to the labels of hexes, and back exactly.

A label is made of two numbers in two steps. ``Counting`` numbers the lines and the places of a shape: from which
corner, from which number on, with the hexes or oblique to them. ``Numbering`` writes a column and a row in a format.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from printkit.grids.series import LETTERS, NUMBERS, Series
from printkit.grids.shape import Cell, Shape

Numbers = tuple[int, int]
"""(column, row) as numbered: what a label writes."""

LONGEST_LABEL = 24
"""Characters."""


@dataclass(frozen=True, slots=True)
class Numbering:
    """How a grid numbers its hexes. ``G10``: column letters, row numbers, nothing between."""

    column: Series = LETTERS
    row: Series = NUMBERS
    before: str = ""
    between: str = ""
    after: str = ""
    row_first: bool = False
    """Is the row written before the column?"""
    column_start: int = 1
    """Number of the first whole column of the grid (1 is A); of the lowest oblique one."""
    row_start: int = 1
    from_right: bool = False
    """Do columns count from the right?"""
    from_bottom: bool = False
    count: str = "zigzag"
    """How the places along lines count: zigzag (each line 1, 2, 3), alternate (1, 3, 5 and 2, 4, 6 in turn), or
    oblique along the grain of hexes: rising (/) or falling (\\)."""
    column_every: int = 1
    """Labels are printed where the column's number is a multiple of this."""
    row_every: int = 1

    def write(self, numbers: Numbers) -> str:
        """The label. Raises HexError for a number that cannot be written."""
        parts = [self.column.write(numbers[0]), self.row.write(numbers[1])]
        if self.row_first:
            parts.reverse()
        return f"{self.before}{parts[0]}{self.between}{parts[1]}{self.after}"

    def read(self, label: str) -> Iterator[Numbers]:
        """Every pair of numbers that is written exactly so: none or one, and more where a format is ambiguous."""
        if len(label) > LONGEST_LABEL or not (label.startswith(self.before) and label.endswith(self.after)):
            return
        inner = label[len(self.before) : len(label) - len(self.after)]
        one, other = (self.row, self.column) if self.row_first else (self.column, self.row)
        for cut in range(1, len(inner) - len(self.between)):
            if not inner.startswith(self.between, cut):
                continue
            first, second = one.read(inner[:cut]), other.read(inner[cut + len(self.between) :])
            if first is not None and second is not None:
                yield (second, first) if self.row_first else (first, second)

    def printed(self, numbers: Numbers) -> bool:
        """Is the label of every n-th hex printed here? Where n is 0 none is."""
        every = zip(numbers, (self.column_every, self.row_every), strict=True)
        return all(n > 0 and number % n == 0 for number, n in every)


LETTER_NUMBER = Numbering()
"""G10."""


@dataclass(frozen=True)
class Counting:
    """The numbers of a shape's lines and places. Cells count as in the larger grid, where the shape is a window."""

    shape: Shape
    count: str
    line_start: int
    place_start: int
    lines_back: bool
    """Do lines count from the last?"""
    places_back: bool

    def numbers(self, cell: Cell) -> Numbers:
        """(number of the line, number of the place)."""
        line, place = cell
        lines = self.shape.lines
        line_number = self.line_start + (lines - line if self.lines_back else line - 1)
        if self.count == "zigzag":
            first, last = self.shape.full(line)
            return line_number, self.place_start + (last - place if self.places_back else place - first)
        low, high = self._ends
        raw = self._raw(line, place)
        return line_number, self.place_start + (high - raw if self.places_back else raw - low)

    def cell(self, numbers: Numbers) -> Cell | None:
        """The inverse of ``numbers``; None where the line has no such number."""
        line_number, number = numbers[0] - self.line_start, numbers[1] - self.place_start
        line = self.shape.lines - line_number if self.lines_back else line_number + 1
        if self.count == "zigzag":
            first, last = self.shape.full(line)
            return line, (last - number if self.places_back else first + number)
        low, high = self._ends
        place = self.shape.place_at(line, self._v(line, high - number if self.places_back else low + number))
        return (line, place) if self.numbers((line, place)) == numbers else None

    def _raw(self, line: int, place: int) -> int:
        """The number before it is counted from an end: it grows along every line."""
        v = self.shape.v(line, place)
        if self.count == "alternate":
            return v
        return (v + line if self.count == "rising" else v - line) // 2

    def _v(self, line: int, raw: int) -> int:
        """The inverse of ``_raw``, as a height along the line."""
        if self.count == "alternate":
            return raw
        v = 2 * raw - line if self.count == "rising" else 2 * raw + line
        return v + (v + 1 - self.shape.offset(line)) % 2

    @cached_property
    def _ends(self) -> tuple[int, int]:
        """Least and greatest raw number of a whole hex of the larger grid: they stand in its outermost lines."""
        lines = sorted({1, 2, self.shape.lines - 1, self.shape.lines} & set(range(1, self.shape.lines + 1)))
        raws = [self._raw(line, place) for line in lines for place in self.shape.full(line)]
        return min(raws), max(raws)
