"""CSV as spreadsheets write it."""

from __future__ import annotations

import pytest

from printkit.csv_table import LONGEST_CELL, MOST_COLUMNS, MOST_ROWS, read_csv, separator
from printkit.findings import Span


def texts(text: str) -> list[list[str]]:
    table, findings = read_csv(text, "t.csv", "t")
    assert table is not None
    assert findings == ()
    return [list(table.columns), *([row[c] for c in table.columns] for row in table.rows)]


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("id,n\n007,NA\n", [["id", "n"], ["007", "NA"]]),
        ("id;n\n1,5;4-4", [["id", "n"], ["1,5", "4-4"]]),
        ("id\tn\n1\t2\n", [["id", "n"], ["1", "2"]]),
        ("id,n\r\n1,2\r\n", [["id", "n"], ["1", "2"]]),
        ("id,n\r1,2\r", [["id", "n"], ["1", "2"]]),
        ('id,n\n1,"a\nb, ""c"""\n', [["id", "n"], ["1", 'a\nb, "c"']]),
        ('"id;x","n"\n1,2\n', [["id;x", "n"], ["1", "2"]]),
        ('id, n\n 1 , "  2 " \n', [["id", "n"], ["1", "  2 "]]),
        ('id,n\n1,5" tube\n', [["id", "n"], ["1", '5" tube']]),
        ("id,n\n\n1,\n,\n", [["id", "n"], ["1", ""]]),
        ("id\n1\n", [["id"], ["1"]]),
        ("id,n\n", [["id", "n"]]),
    ],
)
def test_cells_are_what_was_typed(text: str, read: list[list[str]]) -> None:
    assert texts(text) == read


def test_cells_know_their_places() -> None:
    table, _ = read_csv('id, name, n\n1,"two\nlines", x\n2,  b,\n', "t.csv", "t")
    assert table is not None
    assert [row.span_of("id") for row in table.rows] == [Span("t.csv", 2, 1), Span("t.csv", 4, 1)]
    assert [row.span_of("name") for row in table.rows] == [Span("t.csv", 2, 3), Span("t.csv", 4, 5)]


def test_a_cell_after_a_quoted_newline_stands_on_its_own_line() -> None:
    table, _ = read_csv('id,a,b\n1,"two\nlines",x\n', "t.csv", "t")
    assert table is not None
    assert table.rows[0].span_of("b") == Span("t.csv", 3, 8)


def test_a_short_row_is_left_out_and_told() -> None:
    table, findings = read_csv("id,n\n1\n", "t.csv", "t")
    assert table is not None
    assert table.rows == ()
    assert [f.rule for f in findings] == ["ragged-row"]


@pytest.mark.parametrize(
    "text",
    [
        "id\n" + "1\n" * (MOST_ROWS + 1),
        "id\n" + "x" * (LONGEST_CELL + 1),
        "x," * MOST_COLUMNS + "y\n",
    ],
    ids=["rows", "cell", "columns"],
)
def test_limits_end_the_table(text: str) -> None:
    table, findings = read_csv(text, "t.csv", "t")
    assert table is None
    assert findings[-1].rule == "limit"


def test_the_separator_is_looked_for_outside_quotes() -> None:
    assert separator('"a,b,c";d\n1,2,3,4') == ";"
    assert separator("id\n") == ","
