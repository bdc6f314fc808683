"""CSV as spreadsheets write it: byte order mark, comma, semicolon or tab, quoted newlines; every cell with its place.

Own reading, because the csv module tells no columns. Cells stay text: 007, NA and 1.50 are what was typed. Blanks
around an unquoted cell are not part of it; a record without any text is skipped.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from printkit.findings import Finding, Span, error
from printkit.tables import Cell, Row, Table

MOST_ROWS = 100_000
MOST_COLUMNS = 200
LONGEST_CELL = 20_000
"""Characters."""

_SEPARATORS = ",;\t"
_TOLD_LINES = 8


class _EndOfTable(Exception):  # noqa: N818 (not an error: the reading of one file is over)
    def __init__(self, finding: Finding) -> None:
        super().__init__(finding.message)
        self.finding = finding


_UNPRINTABLE = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")


def read_csv(text: str, file: str, table_id: str) -> tuple[Table | None, tuple[Finding, ...]]:
    """A table with its header's columns, and what is wrong. After a fault that ends the file the table is None."""
    findings: list[Finding] = []
    odd = _UNPRINTABLE.search(text)
    if odd:
        place = Span(file, text.count("\n", 0, odd.start()) + 1, odd.start() - text.rfind("\n", 0, odd.start()))
        return None, (error("csv-syntax", place, f"character U+{ord(odd[0]):04X} cannot be printed", "delete it"),)
    try:
        records = _records(text, file, separator(text))
        header = next(records, [])
        columns = _columns(header, Span(file), findings)
        rows: list[Row] = []
        ragged: list[list[Cell]] = []
        for record in records:
            if len(rows) >= MOST_ROWS:
                raise _EndOfTable(
                    error("limit", record[0].span, f"more than the limit of {MOST_ROWS:,} rows", "split the table")
                )
            if len(record) != len(header):
                ragged.append(record)  # left out: which cells are missing, or too many, nobody knows
                continue
            cells = dict(zip(columns, record, strict=True))
            rows.append(Row({name: cell for name, cell in cells.items() if name}, record[0].span))
    except _EndOfTable as end:
        return None, (*findings, end.finding)
    if ragged:
        findings.append(_ragged(ragged, len(header)))
    return Table(table_id, tuple(filter(None, columns)), tuple(rows), Span(file)), tuple(findings)


def separator(text: str) -> str:
    """The separator that stands most often in the header outside quotes; a comma where none does."""
    header = re.sub(r'"[^"]*"', "", text.lstrip().partition("\n")[0])
    return max(_SEPARATORS, key=header.count)


def _columns(header: list[Cell], span: Span, findings: list[Finding]) -> list[str]:
    """The header's names; '' for a column that is dropped."""
    if len(header) > MOST_COLUMNS:
        raise _EndOfTable(error("limit", span, f"more than the limit of {MOST_COLUMNS} columns", "split the table"))
    first: dict[str, Cell] = {}
    names = []
    for number, cell in enumerate(header, 1):
        fault = ""
        if not cell.text:
            fault = f"column {number} has no name"
        elif first.setdefault(cell.text, cell) is not cell:
            fault = f"column {cell.text!r} is already at {first[cell.text].span}"
        if fault:
            findings.append(error("duplicate-column", cell.span, fault, "give each column a name of its own"))
        names.append("" if fault else cell.text)
    return names


def _ragged(records: list[list[Cell]], wanted: int) -> Finding:
    """One finding for all rows of the wrong length: the cause is mostly one, such as an unquoted separator."""
    first = records[0]
    message = f"row has {len(first)} cells, the header {wanted}"
    if len(records) > 1:
        lines = ", ".join(str(record[0].span.line) for record in records[1:_TOLD_LINES])
        more = ", ..." if len(records) > _TOLD_LINES else ""
        message += f"; the length is wrong in {len(records) - 1} more rows too (lines {lines}{more})"
    return error(
        "ragged-row", first[0].span, message, "put a cell that holds a separator in quotes, or add empty cells"
    )


def _records(text: str, file: str, mark: str) -> Iterator[list[Cell]]:
    """Records that hold any text, cell by cell. Raises _EndOfTable."""
    quoted_or_plain = re.compile(rf'[ ]*"([^"]*(?:""[^"]*)*)"[ ]*(?={mark}|\r|\n|\Z)|([^{mark}\r\n]*)')
    line, line_start, at = 1, 0, 0
    record: list[Cell] = []
    while at <= len(text):
        match = quoted_or_plain.match(text, at)
        assert match is not None  # the second branch matches nothing at all, too
        quoted, plain = match.groups()
        value = plain.strip(" ") if quoted is None else quoted.replace('""', '"').replace("\r\n", "\n")
        begin = at + len(match[0]) - len(match[0].lstrip(" "))
        span = Span(file, line, (begin if value or quoted is not None else at) - line_start + 1)
        if quoted is None and value.startswith('"'):
            fix = 'close the quote, and write a quote inside a quoted cell twice: ""'
            raise _EndOfTable(error("csv-syntax", span, "a quoted cell does not end before a separator", fix))
        if len(value) > LONGEST_CELL:
            raise _EndOfTable(
                error("limit", span, f"a cell is longer than the limit of {LONGEST_CELL:,} characters", "shorten it")
            )
        record.append(Cell(value, span))
        line += match[0].count("\n")
        if "\n" in match[0]:
            line_start = at + match[0].rfind("\n") + 1
        at = match.end()
        end = text[at : at + 1]
        at += 2 if text[at : at + 2] == "\r\n" else 1
        if end != mark:
            if any(cell.text for cell in record):
                yield record
            record = []
            line, line_start = line + 1, at
