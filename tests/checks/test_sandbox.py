"""Queries that would do harm: each is refused, with a clear sentence, in little time and memory."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from printkit import references
from printkit.check import check
from printkit.checks import _sql
from printkit.checks._sql import MOST_ROWS, Database
from printkit.checks._sql_faults import QueryFaultError
from printkit.checks._sql_functions import ALLOWED
from printkit.models.check import OPERATORS
from tests.checks.tables import table
from tests.minikit import write_kit

SHIPS = table("ships", "id speed", "fox 8", "wolf 10")
BOMB = "with recursive n(x) as (select 1 union all select x + 1 from n) "
LONG = "with recursive g(n, s) as (select 0, 'a' union all select n + 1, s || s from g where n < 16), "
HEAVY = LONG + "c(x, y) as (select 1, '' union all select x + 1, (select max(s) from g) || x from c) "


def fault(sql: str) -> str:
    """What is told of a query, sentence and fix."""
    with pytest.raises(QueryFaultError) as told:
        Database({"ships": SHIPS}).ask(sql)
    return f"{told.value.message}; {told.value.fix}"


@pytest.mark.parametrize(
    "call",
    ["hex(zeroblob(300000000))", "load_extension('evil')", "writefile('a', 'b')", "readfile('/etc/passwd')",
     "randomblob(10)", "random()", "datetime('now')", "strftime('%s')", "julianday('now')", "current_timestamp",
     "printf('%100000000d', 1)", "char(0)", "fts3_tokenizer('x')", "sqlite_version()", "last_insert_rowid()",
     "changes()", "json('[1]')", "quote(id)"],
)  # fmt: skip
def test_functions_that_reach_out_are_not_there(call: str) -> None:
    name = call.partition("(")[0]
    told = fault(f"select {call} from ships")
    assert told.startswith((f"a query may not call {name}(); known: abs, avg,", f"there is no function {name}();"))


@pytest.mark.parametrize(
    "statement",
    ["attach '/tmp/x.db' as other", "vacuum into '/tmp/x.db'", "pragma writable_schema = on", "drop table ships",
     "delete from ships", "insert into ships values (9, 'elk', 3)", "update ships set speed = 1", "begin",
     "create table t (a)", "explain select 1", "values (1)", "reindex"],
)  # fmt: skip
def test_only_a_select_is_a_query(statement: str) -> None:
    assert fault(statement) == "a query may only read, and begins with SELECT; write one SELECT over the kit's tables"


@pytest.mark.parametrize(
    ("sql", "words"),
    [
        ("select 1; drop table ships", "the query is more than one statement"),
        ("select * from sqlite_master", "a query may not read 'sqlite_master'"),
        ("select count(*) from sqlite_schema", "a query may not read 'sqlite_schema'"),
        ("select * from pragma_table_info('ships')", "a query may only read"),
        ("select count(*) from pragma_database_list", "a query may only read"),
        ("select * from json_each('[1, 2]')", "a query may only read"),
        (f"{BOMB} select count(*) from n", "the query takes more than 10,000,000 steps"),
        (f"{BOMB} select x from n order by x desc", "the query takes more than 10,000,000 steps"),
        (f"select count(*) from {', '.join(f'ships s{n}' for n in range(30))}", "the query takes more than"),
        (LONG.replace("< 16", "< 40") + "z as (select 1) select * from g", "the query makes a text that is too long"),
        (f"{LONG} c(x, y) as (select 1, 1 union all select x + 1, (select max(s) from g) like '%{'a' * 90}b' from c) "
         "select max(y) from c", "the query takes more than 10,000,000 steps"),
        ("select " + "(" * 500 + "1" + ")" * 500, "the query cannot be run: parser stack overflow"),
        ("select 1" + " union select 1" * 100, "the query cannot be run: too many terms in compound SELECT"),
        ("select 1 -- " + "'" * 20_000, "the query is longer than 10,000 characters"),
        ("select ?", "the query cannot be run: too many SQL variables"),
        ("select substr(id, 'x') from ships", "a function is called with what it cannot take"),
        ("select cast(x'ff' as text)", "the query cannot be run: Could not decode"),
    ],
)  # fmt: skip
def test_what_is_refused_is_said_clearly(sql: str, words: str) -> None:
    assert fault(sql).startswith(words)


def test_memory_is_bounded() -> None:
    told = fault(f"{HEAVY} select * from c order by y")
    assert told.startswith(("the query takes too much memory", "the query takes more than 10,000,000 steps"))


def test_a_query_without_end_is_cut_off_after_the_same_row() -> None:
    database = Database({"ships": SHIPS})
    rows = database.ask(f"{BOMB} select x from n")
    assert [row.values for row in rows] == [(number,) for number in range(1, MOST_ROWS + 1)]


def test_steps_are_counted_not_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same limit lets the same query pass, and one row more not, whatever the computer does meanwhile."""

    def passes(rows: int) -> bool:
        try:
            return bool(Database({"ships": SHIPS}).ask(f"{BOMB} select max(x) from (select x from n limit {rows})"))
        except QueryFaultError:
            return False

    monkeypatch.setattr(_sql, "MOST_STEPS", 50_000)
    most = max(rows for rows in range(1_000, 8_000, 100) if passes(rows))
    assert all(passes(most) and not passes(most + 100) for _ in range(5))


@pytest.mark.parametrize("pattern", ["u.id", "'%' || u.id || '%'", "'_' || u.id", "u.id || '_%_'"])
def test_many_patterns_cost_what_they_take(pattern: str) -> None:
    """Each call of ours is paid for, too: these took half a minute for the same number of steps."""
    many = table("many", "id", *(f"x{number}" for number in range(5_000)))
    with pytest.raises(QueryFaultError, match="more than 10,000,000 steps"):
        Database({"many": many}).ask(f"select count(*) from many t join many u on t.id like {pattern}")


def test_all_queries_of_a_kit_share_their_steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_sql, "MOST_STEPS", 10_000)
    monkeypatch.setattr(_sql, "MOST_STEPS_OF_KIT", 25_000)
    lines = "".join(f'  - {{id: c{i}, about: c, query: "{BOMB} select count(*) from n"}}\n' for i in range(9))
    kit = "tables: [{id: ships, rows: [{id: fox}]}]\nchecks:\n" + lines
    found = check(write_kit(tmp_path / "kit", {"laws.yaml": kit})).findings
    assert [(finding.span.line, finding.message) for finding in found] == [
        (3, "the query takes more than 10,000 steps"),
        (4, "the query takes more than 10,000 steps"),
        (5, "the query takes more than 10,000 steps"),
        (6, "the kit's queries up to this one take 25,000 steps, which is the limit"),
    ]


def test_a_fault_leaves_the_tables_as_they_were() -> None:
    database = Database({"ships": SHIPS})
    for sql in ("drop table ships", f"{BOMB} select count(*) from n", "select nothing from ships"):
        with pytest.raises(QueryFaultError):
            database.ask(sql)
    assert [row.values[0] for row in database.ask("select id from ships")] == ["fox", "wolf"]


def test_without_the_authorizer_the_harm_would_be_done() -> None:
    """What the tests above refuse is something that this SQLite would do."""
    connection = sqlite3.connect(":memory:")
    assert connection.execute("select length(hex(zeroblob(1000000)))").fetchone() == (2_000_000,)
    assert connection.execute("select random(), datetime('now')").fetchone()
    assert connection.execute("select count(*) from sqlite_master").fetchone() == (0,)


def test_allowed_functions_are_in_every_sqlite() -> None:
    connection = sqlite3.connect(":memory:")
    there = {name for (name,) in connection.execute("select name from pragma_function_list")}
    assert there >= ALLOWED


def test_a_harmful_query_is_a_finding_of_the_kit(tmp_path: Path) -> None:
    kit = write_kit(tmp_path / "kit", {
        "ships.csv": "id,speed\nfox,3\n",
        "checks.yaml": "checks:\n  - {id: now, about: it is late, query: \"select datetime('now')\"}\n",
    })  # fmt: skip
    (found,) = check(kit).findings
    assert str(found).startswith("checks.yaml:2:41: error: a query may not call datetime(); known: abs, avg")
    assert found.rule == "check-query"


def test_the_operators_of_expressions_are_those_that_are_reckoned_with() -> None:
    assert tuple(references._OPERATORS) == OPERATORS
