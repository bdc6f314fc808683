"""Every number of a piece says whether the rule text states it or this kit chose it, and why.

Law: in a table with the columns ``stated`` and ``chosen``, a column listed for one row is listed for every row that
fills it, once, and a row that chose anything gives a reason (the rule text gives numbers for three kinds of piece only:
facts.md MB11).
Why: an invented number that looks like a stated one cannot be argued with, and nobody dares to change it.

Bad::

    tables:
      - id: movers
        columns: [id, speed, stated, chosen, reason]
        rows:
          - {id: crawler, speed: 3, stated: speed}
          - {id: unitred, speed: 2}

Good::

    tables:
      - id: movers
        columns: [id, speed, stated, chosen, reason]
        rows:
          - {id: crawler, speed: 3, stated: speed}
          - {id: unitred, speed: 2, chosen: speed, reason: slower than the crawler}
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.contracts import Inspection, Rule, Violation
from printkit.findings import did_you_mean
from printkit.rules._values import cell
from printkit.tables import Row, Table

STATED, CHOSEN, REASON = "stated", "chosen", "reason"


def _row(row: Row, table: Table, sourced: list[str]) -> Iterator[Violation]:
    stated, chosen = cell(row, STATED).split(), cell(row, CHOSEN).split()
    for column in sourced:
        listed = stated.count(column) + chosen.count(column)
        if cell(row, column) and not listed:
            yield Violation(
                row.span_of(column),
                f"{column} {cell(row, column)} is neither stated nor chosen",
                f"add {column} to {STATED} or {CHOSEN}",
            )
        elif listed > 1:
            yield Violation(row.span_of(CHOSEN), f"{column} is listed {listed} times", "list it once")
    for kind, names in ((STATED, stated), (CHOSEN, chosen)):
        for name in names:
            if name not in table.columns:
                fix = did_you_mean(name, table.columns)
                yield Violation(row.span_of(kind), f"{kind} lists {name!r}, which is no column", fix)
            elif not cell(row, name):
                fix = f"fill {name} or take it out of {kind}"
                yield Violation(row.span_of(kind), f"{name} is {kind} but empty", fix)
    if chosen and REASON in table.columns and not cell(row, REASON).strip():
        yield Violation(row.span_of(CHOSEN), f"{', '.join(chosen)} chosen without a reason", f"write a {REASON}")


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation a cell without source, list entry without cell, or choice without reason."""
    for table in inspection.kit.tables.values():
        if STATED in table.columns and CHOSEN in table.columns:
            listed = {name for row in table.rows for name in (cell(row, STATED) + " " + cell(row, CHOSEN)).split()}
            sourced = [column for column in table.columns if column in listed]
            if REASON not in table.columns:
                said = f"table {table.id!r} has no column {REASON!r}"
                yield Violation(table.span, said, f"add {REASON} to its columns")
            for row in table.rows:
                yield from _row(row, table, sourced)


RULE = Rule("every number of a piece is stated by the rules or chosen for a reason", check)
