"""Records: a row's fields as a face sees them, with those that rows of other tables lend it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from printkit.findings import Span
from printkit.kit import Kit
from printkit.models.join import Join
from printkit.tables import Row, Table

ID = "id"
"""The column that names a row."""


@dataclass(frozen=True, slots=True)
class Record:
    """One row's fields, joined columns included, and where each was typed."""

    fields: Mapping[str, str]
    spans: Mapping[str, Span]
    span: Span


@dataclass(frozen=True, slots=True)
class Lent:
    """A table that lends its columns, and the column that says which row."""

    table: Table
    by: str


def lent_name(table_id: str, column: str) -> str:
    """How a lent column is also asked for, whatever the row's own columns are called: 'ports.name'."""
    return f"{table_id}.{column}"


def lenders(kit: Kit, joins: Sequence[Join], table: Table, place: Callable[[int], Span]) -> tuple[Lent, ...]:
    """The tables of these joins for rows of ``table``; a wrong table or column is noted, and lends nothing.

    ``place`` says where the join of a number is typed.
    """
    found: list[Lent] = []
    for number, join in enumerate(joins):
        lent = kit.table(join.table, place(number))
        if table.columns and join.by not in table.columns:
            kit.faults.add(table.lacks(join.by, place(number)))
        elif join.table in kit.tables:
            found.append(Lent(lent, join.by))
    return tuple(found)


def record(row: Row, lent: Sequence[Lent], kit: Kit) -> Record:
    """A row with what others lend it, under the columns' names and as ``ports.name``.

    Its own filled cells come first; a lender that is missing is noted.
    """
    fields, spans = row.texts(), row.spans()
    for each in lent:
        wanted = row.texts().get(each.by, "")
        other = each.table.find(ID, wanted)
        if other is None:
            message = f"table {each.table.id!r} has no row {wanted!r} to join"
            kit.faults.error("unknown-row", row.span_of(each.by), message, f"add it at {each.table.span}")
        for column in each.table.columns:
            for name in (column, lent_name(each.table.id, column)):
                if not fields.get(name):
                    fields[name] = other.texts().get(column, "") if other else ""
                    # No place where no row lends: printkit.filling.lacking keeps silent about what follows.
                    spans |= {name: other.span_of(column)} if other else {}
    return Record(fields, spans, row.span)
