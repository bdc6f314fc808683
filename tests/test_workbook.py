"""Workbooks: cells as they are shown, each sheet a table, places of rows and columns."""

from __future__ import annotations

import datetime
import io
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from openpyxl import Workbook

from printkit.findings import Span
from printkit.tables import Table
from printkit.workbook import read_workbook
from tests.elements.drawn import kit_of


def workbook(sheets: dict[str, list[list[Any]]], formats: dict[str, str] | None = None) -> bytes:
    book = Workbook()
    book.remove(book.active)
    for name, rows in sheets.items():
        sheet = book.create_sheet(name)
        for row in rows:
            sheet.append(row)
        for place, form in (formats or {}).items():
            sheet[place].number_format = form
    stream = io.BytesIO()
    book.save(stream)
    return stream.getvalue()


def only(data: bytes) -> Table:
    (table,), findings = read_workbook(data, "tables/units.xlsx")
    assert findings == ()
    return table


@pytest.mark.parametrize(
    ("typed", "form", "text"),
    [
        ("0101", "@", "0101"),
        (7, "General", "7"),
        (7.0, "General", "7"),
        (7, "000", "007"),
        (1.5, "General", "1.5"),
        (0.1 + 0.2, "General", "0.3"),
        (0.25, "0%", "25%"),
        (True, "General", "yes"),
        (False, "General", "no"),
        ("NA", "General", "NA"),
        ("4-4", "@", "4-4"),
        (" padded ", "General", "padded"),
        ("two\nlines", "General", "two\nlines"),
        (None, "General", ""),
        (123456789012, "General", "123456789012"),
    ],
)
def test_a_cell_is_what_it_shows(typed: Any, form: str, text: str) -> None:
    table = only(workbook({"any": [["id", "value"], ["a", typed]]}, {"B2": form}))
    assert table.rows[0]["value"] == text


def test_places_and_empty_rows() -> None:
    table = only(workbook({"any": [[None, None], ["id", "name"], [None, None], ["a", "Ann"], ["b"]]}))
    assert (table.id, table.columns) == ("units", ("id", "name"))
    assert [row.texts() for row in table.rows] == [{"id": "a", "name": "Ann"}, {"id": "b", "name": ""}]
    assert table.rows[0].span_of("name") == Span("tables/units.xlsx", 4, 2, "any")


def test_each_sheet_is_a_table() -> None:
    data = workbook({"units": [["id"], ["a"]], "empty": [], "towns": [["id"], ["b"], ["c"]]})
    tables, findings = read_workbook(data, "game.xlsx")
    assert findings == ()
    assert [(table.id, len(table.rows)) for table in tables] == [("units", 1), ("towns", 2)]


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", "is no .xlsx workbook"),
        (b"id;name", "is no .xlsx workbook"),
        (b"PK\x03\x04" + b"\0" * 40, "is no .xlsx workbook"),
        (workbook({"a": [["id"]]})[:900], "is no .xlsx workbook"),
        (workbook({"a": [["id"]]}).replace(b"xl/workbook.xml", b"xl/xorkbook.xml"), "cannot be read as a workbook"),
        (workbook({f"s{n}": [["id"]] for n in range(51)}), "more than the limit of 50 sheets"),
    ],
)
def test_what_is_none_is_told(data: bytes, told: str) -> None:
    tables, (finding,) = read_workbook(data, "units.xlsx")
    assert tables == () and told in finding.message and finding.fix


def _changed(data: bytes, part: str, change: Callable[[bytes], bytes | None]) -> bytes:
    """A workbook with one part changed, or taken out."""
    stream = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(stream, "w") as new:
        for name in old.namelist():
            content = change(old.read(name)) if name == part else old.read(name)
            if content is not None:
                new.writestr(name, content)
    return stream.getvalue()


TWO = workbook({"units": [["id"], ["a"]], "towns": [["id"], ["b"]]})


def test_a_sheet_whose_part_is_missing_is_told() -> None:
    (table,), (finding,) = read_workbook(_changed(TWO, "xl/worksheets/sheet2.xml", lambda part: None), "units.xlsx")
    assert (table.id, finding.rule) == ("units", "workbook")
    assert finding.message == "sheet 'towns' is listed in the workbook, and its part is missing"


def test_a_finding_about_a_damaged_part_is_one_line_in_our_own_words() -> None:
    broken = _changed(TWO, "xl/worksheets/sheet1.xml", lambda part: b'<!DOCTYPE x [<!ENTITY a "b">]>' + part)
    _, (finding,) = read_workbook(broken, "units.xlsx")
    assert finding.message == "'units.xlsx' cannot be read as a workbook: a part of it is damaged"


def test_a_chart_sheet_is_passed_over() -> None:
    book = Workbook()
    book.active.append(["id"])
    book.active.append(["a"])
    book.create_chartsheet("Chart")
    stream = io.BytesIO()
    book.save(stream)
    plain = _changed(stream.getvalue(), "xl/chartsheets/_rels/sheet1.xml.rels", lambda part: None)
    assert [row["id"] for row in only(plain).rows] == ["a"]


def test_counters_from_a_workbook(tmp_path: Path) -> None:
    data = workbook({"units": [["id", "name"], ["a", "Ann"], ["b", "Bob"]]})
    kit, findings = kit_of(
        tmp_path, {"units.xlsx": data, "c.yaml": "counters:\n  - {id: all, table: units, template: plain}\n"}
    )
    assert findings == []
    assert [row["name"] for row in kit.tables["units"].rows] == ["Ann", "Bob"]


def test_a_finding_names_the_sheet_and_the_cell() -> None:
    data = workbook(
        {"units": [["id", "name"], ["a", "Ann"]], "prices": [["id", "roll"], ["a", datetime.date(2026, 1, 7)]]}
    )
    _, (finding,) = read_workbook(data, "game.xlsx")
    assert str(finding).startswith("game.xlsx:2:2: error: cell B2 of sheet 'prices': the spreadsheet made a date of")
    assert [Span("", 27, 27, "s").cell, Span("", 1, 703, "s").cell] == [
        "cell AA27 of sheet 's'",
        "cell AAA1 of sheet 's'",
    ]


@pytest.mark.parametrize(
    ("place", "told"),
    [
        ("XFD2", "2:16384: error: cell XFD2 of sheet 'units': a cell lies beyond the limit of 200 columns; "),
        ("GS2", "2:201: error: cell GS2 of sheet 'units': a cell lies beyond the limit of 200 columns; "),
        ("C100002", "100002:3: error: cell C100002 of sheet 'units': a cell lies beyond the limit of 100,000 rows; "),
    ],
)
def test_a_far_cell_is_told_and_what_stands_before_it_is_read(place: str, told: str) -> None:
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    sheet.title = "units"
    sheet.append(["id", "name"])
    sheet[place] = "far"
    stream = io.BytesIO()
    book.save(stream)
    _, findings = read_workbook(stream.getvalue(), "units.xlsx")
    assert list(map(str, findings)) == [f"units.xlsx:{told}clear the cells there, or split the table [limit]"]
