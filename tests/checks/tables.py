"""Tables for tests of checks, typed in a line a row."""

from __future__ import annotations

from printkit.findings import Span
from printkit.tables import Cell, Row, Table


def table(own_id: str, columns: str, *lines: str) -> Table:
    """A table of words; ``-`` is an empty cell. Row n stands on line n + 1 of ID.csv, its cells in columns 1, 2, ..."""
    names = columns.split()
    rows = []
    for number, line in enumerate(lines, 2):
        cells = {
            name: Cell("" if text == "-" else text, Span(f"{own_id}.csv", number, place))
            for place, (name, text) in enumerate(zip(names, line.split(), strict=True), 1)
        }
        rows.append(Row(cells, Span(f"{own_id}.csv", number)))
    return Table(own_id, tuple(names), tuple(rows), Span(f"{own_id}.csv"))
