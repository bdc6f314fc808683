"""A query over the kit's tables finds nothing: each row that it returns is a violation.

Law: the query is one SELECT (or WITH ... SELECT) in SQLite's SQL, and returns no row. Every table of the kit is a
table there, under its own name (in double quotes if the name has other signs than letters, digits and _). A column
is numeric if all its filled cells are plain numbers without leading zeros, or NA, so that ``speed > 8`` compares
numbers; any other column is text, so that ``0101`` stays ``0101``. An empty cell is NULL, and NA in a numeric
column is the text 'NA', which SQL takes for more than every number. Each table also has a column ``_row``: a
returned ``_row`` says which row is meant. A plain SELECT need not name it: the row of its first table is found
without. A query only reads. Random numbers, clocks and files are not there, and it ends after a fixed number of
steps.
Why: every game has laws that no word foresees; a query says them without code.

Bad::

    tables:
      - id: ships
        rows: [{id: fox, class: tender, speed: 10}, {id: wolf, class: frigate, speed: 9}]
    checks:
      - id: slow-tenders
        about: no tender is faster than the slowest frigate
        query: >-
          select id, speed from ships
          where class = 'tender' and speed > (select min(speed) from ships where class = 'frigate')

Good::

    tables:
      - id: ships
        rows: [{id: fox, class: tender, speed: 8}, {id: wolf, class: frigate, speed: 9}]
    checks:
      - id: slow-tenders
        about: no tender is faster than the slowest frigate
        query: >-
          select id, speed from ships
          where class = 'tender' and speed > (select min(speed) from ships where class = 'frigate')
"""

from __future__ import annotations

from collections.abc import Iterator

from pydantic import Field

from printkit.checks._sql import Database, Returned
from printkit.checks._sql_faults import QueryFaultError
from printkit.checks._sql_place import PLACE
from printkit.contracts import Check, Violation
from printkit.findings import Span
from printkit.kit import Kit
from printkit.models.base import Words
from printkit.models.check import KitCheck
from printkit.units import shortened

MOST_SHOWN = 5
"""Columns of a returned row that its sentence names."""

_KEPT = ("checks", "database")


class Query(KitCheck):
    """A question whose answer should be: no rows."""

    query: Words = Field(min_length=1)


def run(check: Query, kit: Kit) -> Iterator[Violation]:
    """One violation a returned row, at the cell of that row that is selected first, else at the query."""
    place = check.span_of("query")
    try:
        returned = _database(kit).ask(check.query)
    except QueryFaultError as fault:
        if fault.table:
            kit.table(fault.table, place)
        else:
            kit.faults.error("check-query", place, fault.message, fault.fix)
        return
    found = {_violation(one, place): None for one in returned}
    yield from sorted(found, key=lambda violation: (violation.span, violation.message))


def _database(kit: Kit) -> Database:
    """The kit's tables in SQLite, made once a run."""
    made = kit.kept.get(_KEPT)
    if not isinstance(made, Database):
        made = Database(kit.tables)
        kit.kept[_KEPT] = made
    return made


def _violation(one: Returned, place: Span) -> Violation:
    row, *others = one.rows or (None,)
    shown = [(name, value) for name, value in zip(one.names, one.values, strict=True) if name != PLACE]
    said = ", ".join(f"{name} {_said(value)}" for name, value in shown[:MOST_SHOWN])
    beside = "".join(f", with {other.span}" for other in others if other)
    if row:
        first = next((name for name, _ in shown if name in row.cells), "")
        place = row.span_of(first)
    return Violation(place, f"{said or 'a row is returned'}{beside}", "change the row, or the law")


def _said(value: object) -> str:
    if value is None:
        return "empty"
    return shortened(value) if isinstance(value, str) else f"{value:g}" if isinstance(value, float) else str(value)


CHECK = Check("a query in SQL over the kit's tables returns no row", Query, run)
