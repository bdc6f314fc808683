"""Square cells in columns and rows, named as hexes are: by a numbering, and back exactly."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from printkit.grids.numbering import LETTER_NUMBER, Numbering
from printkit.grids.words import HexError

Cell = tuple[int, int]
"""(column, row), from 1, from the top left."""

MOST_CELLS = 40_000


@dataclass(frozen=True, slots=True)
class SquareGrid:
    """``columns`` by ``rows`` cells of ``side`` millimetres, the top left corner at (x, y)."""

    columns: int
    rows: int
    side: float
    x: float = 0.0
    y: float = 0.0
    numbering: Numbering = LETTER_NUMBER

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in millimetres."""
        return self.columns * self.side, self.rows * self.side

    def cells(self) -> Iterator[Cell]:
        """All cells, row by row."""
        return ((column, row) for row in range(1, self.rows + 1) for column in range(1, self.columns + 1))

    def corner(self, cell: Cell) -> tuple[float, float]:
        """Top left corner of a cell in millimetres."""
        return self.x + (cell[0] - 1) * self.side, self.y + (cell[1] - 1) * self.side

    def numbers(self, cell: Cell) -> tuple[int, int]:
        """Number of the column and of the row, counted from the numbering's corner."""
        spec = self.numbering
        column = self.columns - cell[0] if spec.from_right else cell[0] - 1
        row = self.rows - cell[1] if spec.from_bottom else cell[1] - 1
        return spec.column_start + column, spec.row_start + row

    def label(self, cell: Cell) -> str:
        """'B3'. Raises HexError where the numbering cannot write it."""
        return self.numbering.write(self.numbers(cell))

    def find(self, label: str) -> Cell:
        """The cell of a label. Raises HexError if there is none."""
        spec = self.numbering
        for column, row in spec.read(label.strip()):
            across, down = column - spec.column_start, row - spec.row_start
            cell = (
                self.columns - across if spec.from_right else across + 1,
                self.rows - down if spec.from_bottom else down + 1,
            )
            if self.has(cell):
                return cell
        ends = self.label((1, 1)), self.label((self.columns, self.rows))
        raise HexError(f"there is no cell {label.strip()!r}; cells run from {ends[0]} to {ends[1]}")

    def has(self, cell: Cell) -> bool:
        """Is there such a cell?"""
        return 1 <= cell[0] <= self.columns and 1 <= cell[1] <= self.rows

    def printed(self, cell: Cell) -> bool:
        """Is its label one of those that are printed (every n-th)?"""
        return self.numbering.printed(self.numbers(cell))

    def outline(self, cell: Cell) -> list[tuple[float, float]]:
        """Four corners in millimetres."""
        x, y = self.corner(cell)
        return [(x, y), (x + self.side, y), (x + self.side, y + self.side), (x, y + self.side)]

    def centre(self, cell: Cell) -> tuple[float, float]:
        """Centre in millimetres."""
        x, y = self.corner(cell)
        return x + self.side / 2, y + self.side / 2
