"""What the hexes of a shape are called: labels, and the hexes that labels name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property

from printkit.grids.numbering import Counting, Numbering, Numbers
from printkit.grids.orientation import Orientation
from printkit.grids.series import Series
from printkit.grids.shape import Shape
from printkit.grids.words import Hex, HexError


@dataclass(frozen=True)
class Names:
    """The names of a shape's hexes under one numbering."""

    shape: Shape
    orientation: Orientation
    numbering: Numbering

    @cached_property
    def _counting(self) -> Counting:
        n, swap = self.numbering, self.orientation.swap
        line_start, place_start = swap((n.column_start, n.row_start))
        lines_back, places_back = swap((n.from_right, n.from_bottom))
        return Counting(self.shape, n.count, line_start, place_start, bool(lines_back), bool(places_back))

    def numbers(self, hex: Hex) -> Numbers:
        """(column, row) as numbered, which is what the label writes."""
        return self.orientation.swap(self._counting.numbers(self.orientation.swap(hex)))

    def label(self, hex: Hex) -> str:
        """'G10' or '0710'. Raises HexError for a hex before the first letter or number that there is."""
        return self.numbering.write(self.numbers(hex))

    def has(self, hex: Hex) -> bool:
        """Is it there, whole or half?"""
        return self.shape.has(*self.orientation.swap(hex))

    def find(self, label: str) -> Hex:
        """The hex of a label. Raises HexError if it is malformed, off the map, or could mean two hexes."""
        read = list(self.numbering.read(label.strip()))
        if not read:
            raise HexError(f"{label!r} is not a hex; write {self._what_to_write()}")
        cells = [cell for numbers in read if (cell := self._counting.cell(self.orientation.swap(numbers)))]
        found = [self.orientation.swap(cell) for cell in cells if self.shape.has(*cell)]
        if len(found) == 1:
            return found[0]
        if found:
            raise HexError(f"{label!r} could mean two hexes of this map, whose numbers are not of one width")
        if any(cell in self.shape.left_out for cell in cells):
            raise HexError(f"hex {label!r} is left out of the map")
        (first, last), (low, high) = self.columns, self.rows
        raise HexError(f"hex {label!r} is off the map, whose columns run {first} to {last} and rows {low} to {high}")

    @property
    def lowest(self) -> Numbers:
        """The lowest column and row, half ones too."""
        numbers = [self.numbers(hex) for hex in self._outermost()]
        return min(column for column, _ in numbers), min(row for _, row in numbers)

    @property
    def columns(self) -> tuple[str, str]:
        """Lowest and highest column as written, half ones too."""
        return _ends(self.numbering.column, [self.numbers(hex)[0] for hex in self._outermost()])

    @property
    def rows(self) -> tuple[str, str]:
        """Lowest and highest row as written, half ones too."""
        return _ends(self.numbering.row, [self.numbers(hex)[1] for hex in self._outermost()])

    @property
    def whole_rows(self) -> tuple[str, str]:
        """Lowest and highest row of whole hexes."""
        wholes = self._at_ends(self.shape.whole_lines, self.shape.whole_places)
        return _ends(self.numbering.row, [self.numbers(hex)[1] for hex in wholes])

    @cached_property
    def longest(self) -> int:
        """Characters of the longest label."""
        return max(len(self.label(hex)) for hex in self._outermost())

    def _outermost(self) -> Iterator[Hex]:
        """Hexes among which every least and greatest number is found."""
        return self._at_ends(self.shape.all_lines, self.shape.all_places)

    def _at_ends(self, lines: tuple[int, int], places: Callable[[int], tuple[int, int]]) -> Iterator[Hex]:
        """The ends of the outermost two lines on either side, one of which is shifted."""
        first, last = lines
        for line in sorted({first, min(first + 1, last), max(last - 1, first), last}):
            yield from (self.orientation.swap((line, place)) for place in places(line))

    def _what_to_write(self) -> str:
        column, row = (
            f"{name} letter" if series.lettered else name
            for name, series in (("column", self.numbering.column), ("row", self.numbering.row))
        )
        order = f"{row} and {column}" if self.numbering.row_first else f"{column} and {row}"
        example = next((cell for cell in self.shape.cells() if self.shape.whole(*cell)), None)
        return f"{order}, such as {self.label(self.orientation.swap(example))}" if example else order


def _ends(series: Series, numbers: list[int]) -> tuple[str, str]:
    return series.write(min(numbers)), series.write(max(numbers))
