"""Queries: which row a violation is told at, and what is a number."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from printkit.check import check
from printkit.checks._sql import Database
from printkit.checks._sql_faults import QueryFaultError
from printkit.tables import Table
from tests.checks.tables import table
from tests.minikit import write_kit

UNITS = table(
    "units",
    "id name speed cost size",
    "0101 Fox 8 NA 1.50",
    "0102 Wolf 10 1.5 -",
    "0203 Łoś - 3 2",
)
HEXES = table("hex-sides", "id from Łódź", "a 0101 x", "b 9999 y")
TABLES = {"units": UNITS, "hex-sides": HEXES}


def places(sql: str, tables: Mapping[str, Table] = TABLES) -> list[list[str]]:
    """For each returned row, the places of the rows that it names."""
    return [[str(row.span) if row else "" for row in one.rows] for one in Database(tables).ask(sql)]


def values(sql: str, tables: Mapping[str, Table] = TABLES) -> list[object]:
    """The first column of each returned row."""
    return [one.values[0] for one in Database(tables).ask(sql)]


@pytest.mark.parametrize(
    ("sql", "rows"),
    [
        ("select name from units where speed > 8", [["units.csv:3:1"]]),
        ("select * from units where speed > 8", [["units.csv:3:1"]]),
        ("SELECT u.name FROM units AS u WHERE u.speed > 8;", [["units.csv:3:1"]]),
        ("select a.name from units a join units b on a.speed < b.speed", [["units.csv:2:1"]]),
        ("select a._row, b._row from units a join units b on a.speed < b.speed", [["units.csv:2:1", "units.csv:3:1"]]),
        ('select h.id from "hex-sides" h where not exists (select 1 from units where id = h."from")',
         [["hex-sides.csv:3:1"]]),
        ('select id from "hex-sides" where "Łódź" = \'y\'', [["hex-sides.csv:3:1"]]),
        ("with fast as (select * from units where speed > 8) select name from fast", [["units.csv:3:1"]]),
        ("select name from (select name, _row from units where speed > 8)", [["units.csv:3:1"]]),
        ("select max(speed) from units", [["units.csv:3:1"]]),
        ("select name -- from units\n from units where name <> 'from' and id = '0101'", [["units.csv:2:1"]]),
        ("select distinct cost from units where cost = 3", [[]]),
        ("select _row from units where id = '0101' union select _row from units where id = '0102'",
         [["units.csv:2:1"], ["units.csv:3:1"]]),
        ("select 1 where (select count(*) from units) > 2", [[]]),
    ],
)  # fmt: skip
def test_a_returned_row_names_its_row(sql: str, rows: list[list[str]]) -> None:
    assert places(sql) == rows


@pytest.mark.parametrize(
    ("sql", "found"),
    [
        ("select id from units where speed > 8", ["0102"]),
        ("select id from units where speed = '8'", ["0101"]),
        ("select id from units where id = '0101'", ["0101"]),
        ("select id from units where id = 101", []),
        ("select typeof(id) from units limit 1", ["text"]),
        ("select typeof(speed) from units limit 1", ["integer"]),
        ("select id from units where speed is null", ["0203"]),
        ("select id from units where cost > 2 order by id", ["0101", "0203"]),
        ("select id from units where cost > 2 and cost <> 'NA'", ["0203"]),
        ("select sum(size) from units", [3.5]),
        ("select id from units where name like 'łO_'", ["0203"]),
        ("select upper(name) from units where id = '0203'", ["ŁOŚ"]),
        ("select length(name) - length(replace(name, 'o', '')) from units where id = '0102'", [1]),
        ("select substr(id, -2) from units where substr(id, 1, 2) = '02'", ["03"]),
        ("select '100%' like '100x%' escape 'x'", [1]),
        ("select 'abcabd' like '%ab_' and 'ab' not like 'ab%b' and 'xaybz' like '%a%b%'", [1]),
        ("select row_number() over (order by speed desc) from units where id = '0102'", [1]),
    ],
)
def test_plain_numbers_are_numbers_and_ids_stay_text(sql: str, found: list[object]) -> None:
    assert values(sql) == found


@pytest.mark.parametrize(
    ("cells", "kind"),
    [
        ("1 2 10", "integer"), ("1 - NA", "integer"), ("-3 +2", "integer"), ("1.5 2", "real"),
        ("0101 2", "text"), ("1 x", "text"), ("NA NA", "text"), ("1e5 2", "text"), ("1_000 2", "text"),
        ("1/2 2", "text"), ("12345678901234567890 1", "text"),
    ],
)  # fmt: skip
def test_what_makes_a_column_numeric(cells: str, kind: str) -> None:
    tables = {"t": table("t", "c", *cells.split())}
    assert values("select typeof(c) from t limit 1", tables) == [kind]


def test_a_table_without_rows_or_columns_is_a_table() -> None:
    tables = {"none": table("none", ""), "empty": table("empty", "id size")}
    assert values("select count(*) from none, empty", tables) == [0]


@pytest.mark.parametrize(
    ("sql", "told"),
    [
        ("select nmae from units", "there is no column 'nmae'; did you mean 'name'?"),
        ("select u.sped from units u", "there is no column 'u.sped'; did you mean 'speed'?"),
        ("select name from unit", "there is no table 'unit'; did you mean 'units'?"),
        ("select coutn(*) from units", "there is no function coutn(); did you mean count()?"),
        ("selct name from units", "a query begins with SELECT, not 'selct'; did you mean 'select'?"),
        ("", "the query is empty; write one SELECT over the kit's tables"),
        ("-- nothing", "the query is empty; write one SELECT over the kit's tables"),
        ("select edit(id) from units", "a query may not call edit(); known: abs, avg"),
        ("select id from units a, units b", "'id' is a column of several tables here; write TABLE.id"),
        ("select name form units", "the query is no SQL from 'units' on; see SQLite's description of SELECT"),
        ("select name from units where", "the query ends too early; complete it"),
        ('select id from units where name = "Fox"', '"Fox" names no table and no column; write a text as \'text\''),
        ('select id from units where "nmae" = 1',
         '"nmae" names no table and no column; did you mean \'name\'? A text is written in single quotes'),
    ],
)  # fmt: skip
def test_a_wrong_query_is_told_with_the_nearest_name(sql: str, told: str) -> None:
    with pytest.raises(QueryFaultError) as fault:
        Database(TABLES).ask(sql)
    assert f"{fault.value.message}; {fault.value.fix}".startswith(told)


@pytest.mark.parametrize(
    ("tables", "sql", "told"),
    [
        ({"t": table("t", "x X", "1 2")}, "select x from t", "table 't' cannot be queried: column 'x' and another"),
        ({"t": table("t", "_row", "1")}, "select _row from t", "table 't' cannot be queried: column '_row'"),
        ({"t": table("t", "a", "1"), "T": table("T", "a", "2")}, "select a from t", "table 't' cannot be queried"),
        ({"sqlite_x": table("sqlite_x", "a", "1")}, "select a from sqlite_x", "table 'sqlite_x' cannot"),
    ],
)  # fmt: skip
def test_a_table_that_sql_cannot_name_is_told_when_it_is_asked_for(
    tables: dict[str, Table], sql: str, told: str
) -> None:
    database = Database({**tables, "units": UNITS})
    with pytest.raises(QueryFaultError, match="cannot be queried") as fault:
        database.ask(sql)
    assert fault.value.message.startswith(told)
    assert [row.values[0] for row in database.ask("select count(*) from units")] == [3]


SHIPS = "id,class,speed\nfox,scout,12\nelk,scout,11\nwolf,line,9\nbear,line,10\n"
CHECKS = """\
checks:
  - id: slow
    about: no ship of the line is faster than 8
    source: page 4
    level: warning
    fix: slow it down
    query: select class, speed from ships where class = 'line' and speed > 8
"""


def test_violations_are_told_at_the_cell_selected_first_in_order_of_place(tmp_path: Path) -> None:
    found = check(write_kit(tmp_path / "kit", {"ships.csv": SHIPS, "checks.yaml": CHECKS})).findings
    law = "warning: no ship of the line is faster than 8 (page 4): class 'line', speed"
    assert list(map(str, found)) == [
        f"ships.csv:4:6: {law} 9; slow it down [check:slow]",
        f"ships.csv:5:6: {law} 10; slow it down [check:slow]",
    ]


def test_a_thousand_faults_of_one_cause_are_not_told_one_by_one(tmp_path: Path) -> None:
    rows = "".join(f"s{number},{number}\n" for number in range(500))
    checks = "checks:\n  - {id: slow, about: ships are slow, query: select id from ships where speed > 99}\n"
    found = check(write_kit(tmp_path / "kit", {"ships.csv": "id,speed\n" + rows, "checks.yaml": checks})).findings
    assert len(found) == 10
    assert found[0].message == "ships are slow: id 's100'"
    assert found[-1].message == "ships are slow: id 's109'; 390 more are as wrong"
