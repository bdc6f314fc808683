"""Rows as the faces of a definition see them: chosen, joined with rows of other tables; every wrong name told once."""

from __future__ import annotations

from printkit.findings import Span, did_you_mean
from printkit.kit import Kit
from printkit.models.pieces import Pieces
from printkit.records import ID, Record, lenders, lent_name, record
from printkit.tables import Table


def columns(definition: Pieces, kit: Kit) -> dict[str, Span]:
    """The columns that a face may ask for by their names alone, and the place of the table that has each."""
    tables = [
        kit.tables[name] for name in (definition.table, *(join.table for join in definition.join)) if name in kit.tables
    ]
    found: dict[str, Span] = {}
    for table in tables:
        for column in table.columns:
            found.setdefault(column, table.span)
    return found


def lent_columns(definition: Pieces, kit: Kit) -> tuple[str, ...]:
    """What the joined tables lend, by table and column: 'ports.name'."""
    tables = (kit.tables[join.table] for join in definition.join if join.table in kit.tables)
    return tuple(lent_name(table.id, column) for table in tables for column in table.columns)


def records(definition: Pieces, kit: Kit) -> tuple[Record, ...]:
    """The rows of a definition, in the table's order. Wrong tables, columns and ids are noted in the kit's faults."""
    table = kit.table(definition.table, definition.span_of("table"))
    lent = lenders(kit, definition.join, table, lambda item: definition.span_of("join", item))
    if table.id not in kit.tables or not _sound(definition, table, kit):
        return ()
    found = tuple(record(row, lent, kit) for row in definition.chosen(table))
    if not found and not {*definition.rows, *definition.without} - {row.texts().get(ID, "") for row in table.rows}:
        asked = ", ".join(f"{column} {' or '.join(texts)}" for column, texts in definition.where.items())
        place = definition.span_of("where") if asked else definition.span
        message = f"no row of table {table.id!r} has {asked or 'what is asked'}"
        kit.faults.error("unknown-row", place, message, "change the condition, or take this block out")
    return found


def _sound(definition: Pieces, table: Table, kit: Kit) -> bool:
    """Does it name columns and rows that are there? Tells what is not."""
    lacking = [table.lacks(column, definition.span_of("where", column)) for column in definition.where]
    lacking = [fault for fault, column in zip(lacking, definition.where, strict=True) if column not in table.columns]
    ids = [row.texts().get(ID, "") for row in table.rows]
    for fault in lacking:
        kit.faults.add(fault)
    for field in ("rows", "without"):
        for item, wanted in enumerate(getattr(definition, field)):
            if wanted not in ids:
                place, fix = definition.span_of(field, item), did_you_mean(wanted, ids)
                kit.faults.error("unknown-row", place, f"table {table.id!r} has no row {wanted!r}", fix)
    return not lacking
