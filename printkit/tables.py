"""Tables: rows in YAML or CSV, every cell with its place. Counters, cards and charts draw from them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from printkit.findings import NOWHERE, Span


@dataclass(frozen=True, slots=True)
class Cell:
    """A value as it was typed, and where."""

    text: str
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Row:
    """One row; a column that the row leaves out is an empty cell at the row's place."""

    cells: Mapping[str, Cell]
    span: Span = NOWHERE

    def __getitem__(self, column: str) -> str:
        return self.cells[column].text

    def span_of(self, column: str) -> Span:
        """Where the cell stands."""
        return self.cells[column].span if column in self.cells else self.span

    def texts(self) -> dict[str, str]:
        """Column to text."""
        return {name: cell.text for name, cell in self.cells.items()}

    def spans(self) -> dict[str, Span]:
        """Column to place."""
        return {name: cell.span for name, cell in self.cells.items()}


@dataclass(frozen=True, slots=True)
class Table:
    """A named table in file order."""

    id: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]
    span: Span = NOWHERE

    def where(self, conditions: Mapping[str, str]) -> Iterator[Row]:
        """Rows whose columns hold these texts."""
        return (row for row in self.rows if all(row[c] == v for c, v in conditions.items()))

    def find(self, column: str, text: str) -> Row | None:
        """The first row with this text in a column."""
        return next(self.where({column: text}), None)
