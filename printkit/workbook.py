"""Workbooks (.xlsx): each sheet a table, every cell as it is shown, or a finding that says why not.

The only door to openpyxl, which reads cell by cell and keeps nothing. A workbook is a ZIP archive of XML: how much it
unpacks to is looked at before anything is unpacked. A place is the file, the sheet's row and its column.
"""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Iterator, Sequence
from datetime import date, time, timedelta
from itertools import islice
from pathlib import PurePosixPath
from typing import Any

from printkit.csv_table import LONGEST_CELL, MOST_COLUMNS, MOST_ROWS
from printkit.findings import Finding, Span, error
from printkit.tables import Cell, Row, Table

LARGEST_UNPACKED = 64_000_000
"""Bytes of all parts of a workbook, unpacked."""
MOST_PARTS = 2_000
MOST_SHEETS = 50
LAST_ROW = 1_048_576
"""No spreadsheet has more rows."""
MOST_PLACES = 10_000_000
"""Places of a sheet, filled or not, from the first column to the last cell of each row."""
_ZEROS = re.compile(r"0{2,9}")
_AS_TEXT = "format the column as text and type the cell again"


def read_workbook(data: bytes, file: str) -> tuple[tuple[Table, ...], tuple[Finding, ...]]:
    """The tables of a workbook, and what is wrong with it.

    A workbook's only sheet is a table named as the file is; of several each is a table named as the sheet is. Sheets
    without any text are no tables.
    """
    refused = _refusal(data, file)
    if refused is not None:
        return (), (refused,)
    findings: list[Finding] = []
    try:
        (shown, lost), (typed, _) = _open(data, values=True), _open(data, values=False)
        findings += [_lost(file, name) for name in lost]
        names = [sheet.title for sheet in shown.worksheets]
        if len(names) > MOST_SHEETS:
            return (), (error("limit", Span(file), f"more than the limit of {MOST_SHEETS} sheets", "split the file"),)
        tables = []
        for name in names:
            own_id = PurePosixPath(file).stem if len(names) + len(lost) == 1 else name.strip()
            table = _Sheet(file, own_id, name, findings).table(_rows(shown[name]), _rows(typed[name]))
            tables += [table] if table is not None else []
    except Exception:  # on a damaged file openpyxl raises whatever its reading of the XML runs into
        message = f"{file!r} cannot be read as a workbook: a part of it is damaged"
        return (), (error("workbook", Span(file), message, "save it again as .xlsx, or as CSV UTF-8"),)
    return tuple(tables), tuple(findings)


def _open(data: bytes, values: bool) -> tuple[Any, list[str]]:
    """The workbook without its chart sheets, and the names of sheets that it lists and does not hold."""
    from openpyxl.reader.excel import ExcelReader

    reader: Any = ExcelReader(io.BytesIO(data), read_only=True, data_only=values, keep_links=False)
    reader.read_chartsheet = lambda sheet, rel: None  # a chart is no table, and its reader trips over plain ones
    reader.read()
    return reader.wb, [sheet.name for sheet, rel in reader.parser.find_sheets() if rel.target not in reader.valid_files]


def _lost(file: str, name: str) -> Finding:
    message = f"sheet {name!r} is listed in the workbook, and its part is missing"
    return error("workbook", Span(file), message, "save it again as .xlsx, or as CSV UTF-8")


def _rows(sheet: Any) -> Iterator[Any]:
    """Row by row, each as long as it is: by the size that the sheet claims, one far cell would make a million long."""
    sheet.reset_dimensions()
    return islice(sheet.iter_rows(), LAST_ROW)


def _refusal(data: bytes, file: str) -> Finding | None:
    """Why this archive is not unpacked."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            parts = archive.infolist()
    except (zipfile.BadZipFile, ValueError, OSError):
        fix = "save it as .xlsx, or as CSV UTF-8"
        return error("workbook", Span(file), f"{file!r} is no .xlsx workbook", fix)
    unpacked = sum(part.file_size for part in parts)
    if len(parts) > MOST_PARTS or unpacked > LARGEST_UNPACKED:
        message = f"{file!r} unpacks to more than the limit of {LARGEST_UNPACKED:,} bytes in {MOST_PARTS:,} parts"
        return error("limit", Span(file), message, "split the workbook")
    return None


class _Sheet:
    """One sheet, read row by row."""

    def __init__(self, file: str, table_id: str, name: str, findings: list[Finding]) -> None:
        self._file, self._id, self._name, self._findings = file, table_id, name, findings

    def _at(self, row: int, column: int = 1) -> Span:
        return Span(self._file, row, column, self._name)

    def table(self, shown: Iterator[Any], typed: Iterator[Any]) -> Table | None:
        """The table, or None for a sheet without any text."""
        header: list[Cell] | None = None
        names: list[str] = []
        nameless: dict[int, Cell] = {}
        rows: list[Row] = []
        places = 0
        for number, (values, formulas) in enumerate(zip(shown, typed, strict=False), 1):
            places += len(values)
            if values and self._too_far(number, values, places):
                break
            cells = [
                Cell(self._text(value, formula, number, column), self._at(number, column))
                for column, (value, formula) in enumerate(zip(values[:MOST_COLUMNS], formulas, strict=False), 1)
            ]
            if not any(cell.text for cell in cells):
                continue
            if header is None:
                header, names = cells, self._names(cells)
                continue
            for stray in (cell for cell, head in zip(cells, header, strict=False) if cell.text and not head.text):
                nameless.setdefault(stray.span.column, stray)
            blank = [Cell("", self._at(number))] * (len(header) - len(cells))
            found = dict(zip(names, [*cells, *blank], strict=False))
            rows.append(Row({name: cell for name, cell in found.items() if name}, self._at(number)))
        for cell in nameless.values():
            message = f"column {cell.span.column} holds text and has no name"
            self._tell("duplicate-column", cell.span.line, cell.span.column, message, "name it in the first row")
        if header is None:
            return None
        return Table(self._id, tuple(filter(None, names)), tuple(rows), self._at(1))

    def _too_far(self, number: int, values: Sequence[Any], places: int) -> bool:
        """Does the sheet end here, because a filled cell lies beyond the limits? Then that is told."""
        begin = 0 if number > MOST_ROWS + 1 else MOST_COLUMNS
        filled = next((i for i, cell in enumerate(values[begin:], begin + 1) if cell.value is not None), 0)
        fix = "clear the cells there, or split the table"
        if filled:
            limit = f"{MOST_COLUMNS} columns" if filled > MOST_COLUMNS else f"{MOST_ROWS:,} rows"
            self._tell("limit", number, filled, f"a cell lies beyond the limit of {limit}", fix)
        elif places > MOST_PLACES:
            message = f"the rows up to here have more than the limit of {MOST_PLACES:,} cells, most of them blank"
            self._tell("limit", number, 1, message, "delete the blank columns at the right")
        else:
            return False
        return True

    def _tell(self, rule: str, row: int, column: int, message: str, fix: str) -> None:
        self._findings.append(error(rule, self._at(row, column), message, fix))

    def _names(self, header: list[Cell]) -> list[str]:
        """The columns' names; '' for one that is dropped."""
        first: dict[str, Cell] = {}
        names = []
        for cell in header:
            name = cell.text
            if name and first.setdefault(name, cell) is not cell:
                message = f"column {name!r} is already column {first[name].span.column}"
                self._tell("duplicate-column", cell.span.line, cell.span.column, message, "give it another name")
                name = ""
            names.append(name)
        return names

    def _text(self, value: Any, formula: Any, row: int, column: int) -> str:
        """What the cell shows; what cannot be told from the file is a finding, and the cell stays empty."""
        shown = value.value
        asked = formula.value
        if shown is None and isinstance(asked, str) and asked.startswith("="):
            message = "a formula without a value: the file was never calculated"
            self._tell(
                "workbook", row, column, message, "open the file in the spreadsheet and save it, or type the value"
            )
            return ""
        if isinstance(shown, date | time | timedelta):
            message = f"the spreadsheet made a date of this cell ({shown})"
            self._tell("workbook", row, column, message, _AS_TEXT)
            return ""
        if value.data_type == "e":
            self._tell("workbook", row, column, f"the cell shows the error {shown}", "mend the formula")
            return ""
        text = _plain(shown, str(getattr(value, "number_format", "")))
        if len(text) > LONGEST_CELL:
            message = f"a cell is longer than the limit of {LONGEST_CELL:,} characters"
            self._tell("limit", row, column, message, "shorten it")
            return ""
        return text


def _plain(value: Any, form: str) -> str:
    """A value as the sheet shows it: 7 for 7.0, 007 where the format is 000, 50% where it is 0%."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | float):
        if form == "0%":
            return f"{round(value * 100)}%"
        if float(value).is_integer() and abs(value) < 10**15:
            text = str(int(value))
            return text.rjust(len(form), "0") if _ZEROS.fullmatch(form) else text
        return repr(round(value, 12))
    return str(value).strip(" ")
