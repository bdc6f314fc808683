"""Rows as the faces of a definition see them: chosen, joined with rows of other tables; every wrong name told once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from printkit.findings import Span, did_you_mean
from printkit.kit import Kit
from printkit.models.pieces import Pieces
from printkit.tables import Row, Table

ID = "id"
"""The column that names a row."""


@dataclass(frozen=True, slots=True)
class Record:
    """One row's fields, joined columns included, and where each was typed."""

    fields: Mapping[str, str]
    spans: Mapping[str, Span]
    span: Span


def columns(definition: Pieces, kit: Kit) -> dict[str, Span]:
    """The columns that a face may ask for, and the place of the table that has each."""
    tables = [kit.tables[name] for name in (definition.table, *definition.join) if name in kit.tables]
    found: dict[str, Span] = {}
    for table in tables:
        for column in table.columns:
            found.setdefault(column, table.span)
    return found


def records(definition: Pieces, kit: Kit) -> tuple[Record, ...]:
    """The rows of a definition, in the table's order. Wrong tables, columns and ids are noted in the kit's faults."""
    table = kit.table(definition.table, definition.span_of("table"))
    lent = [kit.table(name, definition.span_of("join", item)) for item, name in enumerate(definition.join)]
    if table.id not in kit.tables or not _sound(definition, table, kit):
        return ()
    found = tuple(_joined(row, lent, kit) for row in definition.chosen(table))
    if not found:
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


def _joined(row: Row, lent: list[Table], kit: Kit) -> Record:
    fields, spans = row.texts(), row.spans()
    for table in lent:
        other = table.find(ID, fields.get(ID, ""))
        if other is None:
            if table.id in kit.tables:
                message = f"table {table.id!r} has no row {fields.get(ID, '')!r} to join"
                kit.faults.error("unknown-row", row.span_of(ID), message, f"add it at {table.span}")
            other = Row({}, row.span)
        for column in table.columns:
            if column != ID:
                fields[column] = other.texts().get(column, "")
                spans[column] = other.span_of(column)
    return Record(fields, spans, row.span)
