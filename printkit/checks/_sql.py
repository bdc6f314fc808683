"""The kit's tables in an in-memory SQLite that can only be read, by one SELECT at a time, within fixed limits.

Nothing a query says gets out of it: an authorizer lets it read the kit's tables and call the functions listed in
``_sql_functions`` and nothing else; lengths, depth and memory are bounded; and it ends after a fixed number of
steps of SQLite's machine, not by a clock, so that a kit is judged alike on every computer. (The limit of memory holds
for all that the process does with SQLite; there is no narrower one.)
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass

from printkit.checks._rows import cell_of
from printkit.checks._sql_faults import QueryFaultError, explained, refused
from printkit.checks._sql_functions import ALLOWED, Meter, install
from printkit.checks._sql_place import PLACE, check_form, placed
from printkit.checks._sql_values import is_numeric, to_sql, unfit
from printkit.tables import Row, Table

MOST_STEPS = 10_000_000
"""Steps of SQLite's machine that one query may take: a fifth of a second."""

MOST_STEPS_OF_KIT = 100_000_000
"""Steps that all queries of a kit may take: those of ten that never end, or of a thousand honest ones."""

MOST_ROWS = 1_000
"""Returned rows that are looked at."""

LONGEST_TEXT = 100_000
"""Bytes of one text: a cell has at most 20,000 characters (csv_table), of at most four bytes."""

_TICK = 1_000
"""Steps between two looks at the meter."""

_MEMORY = 256_000_000
"""Bytes that SQLite may take in all."""

_LIMITS = {
    sqlite3.SQLITE_LIMIT_LENGTH: LONGEST_TEXT,
    sqlite3.SQLITE_LIMIT_SQL_LENGTH: 50_000,
    sqlite3.SQLITE_LIMIT_COLUMN: 400,
    sqlite3.SQLITE_LIMIT_EXPR_DEPTH: 100,
    sqlite3.SQLITE_LIMIT_COMPOUND_SELECT: 50,
    sqlite3.SQLITE_LIMIT_VDBE_OP: 50_000,
    sqlite3.SQLITE_LIMIT_FUNCTION_ARG: 20,
    sqlite3.SQLITE_LIMIT_ATTACHED: 0,
    sqlite3.SQLITE_LIMIT_LIKE_PATTERN_LENGTH: 1_000,
    sqlite3.SQLITE_LIMIT_VARIABLE_NUMBER: 0,
    sqlite3.SQLITE_LIMIT_TRIGGER_DEPTH: 0,
    sqlite3.SQLITE_LIMIT_WORKER_THREADS: 0,
}


@dataclass(frozen=True, slots=True)
class Returned:
    """One row that a query returned, and the rows of the kit's tables that its ``_row`` columns name."""

    names: tuple[str, ...]
    values: tuple[object, ...]
    rows: tuple[Row | None, ...]


class Database:
    """Tables, and one question after another."""

    def __init__(self, tables: Mapping[str, Table]) -> None:
        self._tables = tables
        self._rows: list[Row] = []
        self._unfit = unfit(tables)
        self._refused = ("", "")
        self._meter = Meter(0)
        self._left, self._told = MOST_STEPS_OF_KIT, False
        self._connection = sqlite3.connect(":memory:", isolation_level=None)
        self._connection.execute("PRAGMA temp_store = memory")
        self._connection.execute(f"PRAGMA hard_heap_limit = {_MEMORY}")
        for table in tables.values():
            if table.id not in self._unfit:
                self._fill(table)
        install(self._connection, self._meter)
        for limit, most in _LIMITS.items():
            self._connection.setlimit(limit, most)
        self._connection.set_progress_handler(self._tick, _TICK)
        self._connection.set_authorizer(self._may)

    def ask(self, sql: str) -> tuple[Returned, ...]:
        """The rows that a query returns, at most MOST_ROWS of them. Raises QueryFaultError.

        After all steps of the kit are taken, which is told once, it returns none.
        """
        check_form(sql, self._names())
        if self._left <= 0:
            return self._nothing_left()
        for attempt in placed(sql):
            try:
                return self._run(attempt)
            except MemoryError:
                fault = explained("out of memory", self._tables, self._unfit, MOST_STEPS)
                break
            except sqlite3.Error as err:
                fault = self._fault(str(err))
                if self._meter.left <= 0:
                    break
        raise fault

    def _nothing_left(self) -> tuple[Returned, ...]:
        if self._told:
            return ()
        self._told = True
        message = f"the kit's queries up to this one take {MOST_STEPS_OF_KIT:,} steps, which is the limit"
        raise QueryFaultError(message, "join fewer rows, or narrow them")

    def _run(self, sql: str) -> tuple[Returned, ...]:
        self._refused, self._meter.left = ("", ""), MOST_STEPS
        try:
            with closing(self._connection.execute(sql)) as cursor:
                names = tuple(column[0] for column in cursor.description)
                return tuple(self._returned(names, values) for values in cursor.fetchmany(MOST_ROWS))
        finally:
            self._left -= MOST_STEPS - self._meter.left

    def _returned(self, names: tuple[str, ...], values: tuple[object, ...]) -> Returned:
        numbers = dict.fromkeys(
            value for name, value in zip(names, values, strict=True) if name == PLACE and isinstance(value, int)
        )
        rows = tuple(self._rows[number] for number in numbers if 0 <= number < len(self._rows))
        return Returned(names, values, rows)

    def _fault(self, words: str) -> QueryFaultError:
        if any(self._refused):
            return refused(*self._refused)
        if self._meter.left <= 0:
            words = "interrupted"
        return explained(words, self._tables, self._unfit, MOST_STEPS)

    def _names(self) -> Iterator[str]:
        for table in self._tables.values():
            yield table.id
            yield from table.columns

    def _fill(self, table: Table) -> None:
        """Make one table; one that SQLite refuses is left out, and told when a query asks for it."""
        texts = {name: [cell_of(row, name).text for row in table.rows] for name in table.columns}
        numeric = {name: is_numeric(column) for name, column in texts.items()}
        columns = [f"{PLACE} INTEGER PRIMARY KEY"]
        columns += [f"{_quoted(name)} {'NUMERIC' if numeric[name] else 'TEXT'}" for name in table.columns]
        values = ([to_sql(text, numeric[name]) for text in column] for name, column in texts.items())
        start = len(self._rows)
        rows = zip(range(start, start + len(table.rows)), *values, strict=True)
        name, marks = _quoted(table.id), ", ".join("?" * len(columns))
        self._connection.execute("BEGIN")
        try:
            self._connection.execute(f"CREATE TABLE {name} ({', '.join(columns)})")
            self._connection.executemany(f"INSERT INTO {name} VALUES ({marks})", rows)
        except (sqlite3.Error, ValueError, MemoryError) as err:
            self._connection.execute("ROLLBACK")
            self._unfit[table.id] = f"SQLite says {str(err) or 'out of memory'!r}"
        else:
            self._connection.execute("COMMIT")
            self._rows += table.rows

    def _tick(self) -> bool:
        """A thousand steps are gone: stop now?"""
        self._meter.left -= _TICK
        return self._meter.left <= 0

    def _may(self, action: int, first: str | None, second: str | None, *_: str | None) -> int:
        """SQLite's question, for each thing that a query would do."""
        if action in (sqlite3.SQLITE_SELECT, sqlite3.SQLITE_RECURSIVE):
            return sqlite3.SQLITE_OK
        if action == sqlite3.SQLITE_READ and self._readable(first or "", second or ""):
            return sqlite3.SQLITE_OK
        if action == sqlite3.SQLITE_FUNCTION and (second or "").lower() in ALLOWED:
            return sqlite3.SQLITE_OK
        what = "function" if action == sqlite3.SQLITE_FUNCTION else "table" if action == sqlite3.SQLITE_READ else "act"
        self._refused = (what, (second if what == "function" else first) or "")
        return sqlite3.SQLITE_DENY

    def _readable(self, table: str, column: str) -> bool:
        """A table of the kit; or, where no column of it is read, a name that the query itself made."""
        if table.lower() in {name.lower() for name in self._tables.keys() - self._unfit.keys()}:
            return True
        return not column and not table.lower().startswith(("sqlite_", "pragma_"))


def _quoted(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'
