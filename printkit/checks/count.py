"""There are so many rows, or so many different values, in all or for each value of another column.

Law: the number of rows (with ``of``: of filled cells; with ``distinct``: of different values) is within the bounds;
with ``by``, that of each group of rows is.
Why: a deck with three sixes and five sevens is not seen before somebody has counted it at the table.

Bad::

    tables:
      - id: cards
        rows: [{id: c1, suit: cups}, {id: c2, suit: cups}, {id: s1, suit: swords}]
    checks:
      - {id: suits, about: every suit has two cards, table: cards, count: {by: suit, exactly: 2}}

Good::

    tables:
      - id: cards
        rows: [{id: c1, suit: cups}, {id: c2, suit: cups}, {id: s1, suit: swords}, {id: s2, suit: swords}]
    checks:
      - {id: suits, about: every suit has two cards, table: cards, count: {by: suit, exactly: 2}}
      - {id: variety, about: there are two suits or more, table: cards, count: {of: suit, distinct: yes, at_least: 2}}
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from printkit.checks._rows import cell_of, groups, in_group, rows_of
from printkit.contracts import Check, Violation
from printkit.findings import Span
from printkit.kit import Kit
from printkit.models.base import Flag, Words
from printkit.models.check import Bounds, TableCheck
from printkit.tables import Row


class Tally(Bounds):
    """What is counted, and how many there must be."""

    of: Words = ""
    """Column: only rows in which it is filled; not given: all rows."""
    distinct: Flag = False
    """Count the different values of ``of``, or of ``id``, not the rows."""
    by: Words = ""
    """Column: count for each of its values by itself."""


class Count(TableCheck):
    """How many rows there must be."""

    count: Tally


def run(check: Count, kit: Kit) -> Iterator[Violation]:
    """One violation a number out of bounds, at the first row of its group, or at the table if there is no row."""
    asked = check.count
    of = asked.of or ("id" if asked.distinct else "")
    named = {"of": of, "by": asked.by}
    rows = rows_of(
        check, kit, [(column, asked.span_of(field)) for field, column in named.items() if column], counts=True
    )
    if rows is None:
        return
    for text, group in groups(rows, asked.by).items():
        counted = [row for row in group if not of or cell_of(row, of).text]
        number = len({cell_of(row, of).text for row in counted}) if asked.distinct else len(counted)
        wanted = asked.lacking(Fraction(number))
        if wanted:
            what = f"different {of}" if asked.distinct else of or ("row" if number == 1 else "rows")
            message = f"{number} {what}{in_group(asked.by, text)} where {wanted} should be"
            yield Violation(_place(check, kit, group), message, "add or take out rows")


def _place(check: Count, kit: Kit, group: list[Row]) -> Span:
    return group[0].span if group else kit.tables[check.table].span


CHECK = Check("there are so many rows or different values", Count, run)
