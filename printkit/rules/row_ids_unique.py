"""Ids of a table's rows are unique.

Law: in a table with a column ``id``, every row that has an id has one of its own.
Why: rows are found by id: of two with one id, charts, references and proofs see the first, and the picture of the
second takes the place of the first's.

Bad::

    tables:
      - id: names
        rows: [{id: one, name: Lamp}, {id: one, name: Rope}]

Good::

    tables:
      - id: names
        rows: [{id: one, name: Lamp}, {id: two, name: Rope}]
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.contracts import Inspection, Rule, Violation
from printkit.tables import Row


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation a row whose id an earlier one has."""
    for table in inspection.kit.tables.values():
        if "id" not in table.columns:
            continue
        first: dict[str, Row] = {}
        for row in table.rows:
            name = row["id"]
            if name and first.setdefault(name, row) is not row:
                where = first[name].span_of("id")
                said = f"table {table.id!r} has a row {name!r} already, at {where}"
                yield Violation(row.span_of("id"), said, "give one of the two another id")


RULE = Rule("ids of a table's rows are unique", check)
