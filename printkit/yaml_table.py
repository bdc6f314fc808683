"""Rows typed in YAML to a table: every column known, every cell text with its place."""

from __future__ import annotations

from printkit.findings import Finding, Span, did_you_mean, error, rows_in_words
from printkit.models.base import SpannedDict
from printkit.models.table import TableDefinition
from printkit.tables import Cell, Row, Table

_COMMA = "write decimal numbers with a point, such as 1.5, and texts with a comma in quotes"


def read_rows(definition: TableDefinition) -> tuple[Table, tuple[Finding, ...]]:
    """The table of a definition, and what is wrong with its rows. A faulty row or cell is left out."""
    findings: list[Finding] = []
    strays: dict[str, list[Span]] = {}
    columns = definition.columns or _columns_used(definition)
    for number, name in enumerate(columns):
        if name in columns[:number]:
            place = definition.span_of("columns", number)
            findings.append(error("duplicate-column", place, f"column {name!r} is named twice", "take one out"))
    rows: list[Row] = []
    for number, data in enumerate(definition.rows):
        if not isinstance(data, SpannedDict):
            place = definition.span_of("rows", number)
            findings.append(error("bad-value", place, "a row is a mapping", "write 'column: value' lines"))
            continue
        cells = {name: Cell("", data.span) for name in columns}
        for name, value in data.items():
            if name not in cells and name.isdigit() and value == "":
                message = f"{name!r} stands alone after a comma, as a field without a value"
                findings.append(error("bad-value", data.key_spans[name], message, _COMMA))
            elif name not in cells:
                strays.setdefault(name, []).append(data.key_spans[name])
            elif isinstance(value, str):
                cells[name] = Cell(value, data.spans[name])
            else:
                fix = "write its items as one text, with blanks between"
                findings.append(error("bad-value", data.spans[name], f"cell {name!r} is a list or mapping", fix))
        rows.append(Row(cells, data.span))
    for name, spans in strays.items():
        message = f"table {definition.id!r} has no column {name!r} ({rows_in_words(len(spans))})"
        findings.append(error("unknown-column", spans[0], message, did_you_mean(name, columns)))
    return Table(definition.id, tuple(dict.fromkeys(columns)), tuple(rows), definition.span), tuple(findings)


def _columns_used(definition: TableDefinition) -> tuple[str, ...]:
    """The keys of all rows, but for digits that have a value in none: those are what a decimal comma cut off."""
    cells = [cell for row in definition.rows if isinstance(row, SpannedDict) for cell in row.items()]
    valued = {name for name, value in cells if value != ""}
    return tuple(dict.fromkeys(name for name, _ in cells if name in valued or not name.isdigit()))
