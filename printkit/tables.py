"""Tables: rows in YAML or CSV, every cell with its place. Counters, cards and charts draw from them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from printkit.findings import NOWHERE, Finding, Span, did_you_mean, error, nearest, rows_in_words

Where = Mapping[str, str | Sequence[str]]
"""Column to the text, or to the texts one of which, it must hold."""


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
        """The text of a cell. Raises KeyError: a column that a kit names is first held against Table.columns."""
        return self.cells[column].text

    def span_of(self, column: str) -> Span:
        """Where the cell stands; the row's place where there is none."""
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

    def where(self, conditions: Where) -> Iterator[Row]:
        """Rows whose columns hold these texts (or one of several). No row holds a column that the table lacks."""
        wanted = {column: (texts,) if isinstance(texts, str) else texts for column, texts in conditions.items()}
        return (row for row in self.rows if all(c in row.cells and row[c] in texts for c, texts in wanted.items()))

    def find(self, column: str, text: str) -> Row | None:
        """The first row with this text in a column."""
        return next(self.where({column: text}), None)

    def has_none(self, conditions: Where, span: Span, given: Sequence[str] = ()) -> Finding:
        """The finding where no row holds what is asked for at ``span``: these texts, and something in ``given``."""
        if not self.rows:
            return error("unknown-row", span, f"table {self.id!r} has no rows", "add rows to it, or take this out")
        wanted = {column: (texts,) if isinstance(texts, str) else texts for column, texts in conditions.items()}
        asked = [f"{column} {' or '.join(texts)}" for column, texts in wanted.items()]
        asked += [f"something in {column}" for column in given]
        message = f"no row of table {self.id!r} has {' and '.join(asked)}"
        held = {column: {row[column] for row in self.rows if column in row.cells} for column in wanted}
        near = (nearest(t, sorted(held[c])) for c, texts in wanted.items() for t in texts if t not in held[c])
        meant = next(filter(None, near), "")
        return error("unknown-row", span, message, f"did you mean {meant!r}?" if meant else "change the condition")

    def lacks(self, column: str, span: Span) -> Finding:
        """The one finding for a column that is asked for at ``span`` and is not there, however many rows it touches."""
        message = f"table {self.id!r} has no column {column!r} ({rows_in_words(len(self.rows))})"
        return error("unknown-column", span, message, did_you_mean(column, self.columns))
