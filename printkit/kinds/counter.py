"""counter: one piece a row, front and back from templates, butted together with crop marks."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.contracts import Kind, Piece
from printkit.faces import Layout, check, layout
from printkit.findings import did_you_mean
from printkit.kit import Kit
from printkit.models.base import MOST_COPIES
from printkit.models.counter import Counters
from printkit.placeholders import fields_of, fill
from printkit.tables import Row, Table


def draw(definition: Counters, kit: Kit) -> Iterator[Piece]:
    """The counters of one definition, in the table's order; rows that want 0 copies give none."""
    table = kit.tables.get(definition.table)
    if table is None:
        fix = did_you_mean(definition.table, kit.tables)
        kit.faults.error("unknown-table", definition.span_of("table"), f"no table {definition.table!r}", fix)
        return
    rows = tuple(definition.chosen(table)) if _selects(definition, table, kit) else ()
    front = layout(kit, definition.template, definition.span_of("template"))
    back = layout(kit, definition.back, definition.span_of("back")) if definition.back else None
    for face in (front, back):
        if face is not None:
            check(kit, face, table.columns, len(rows))
    if front is None:
        return
    for number, row in enumerate(rows, 1):
        copies = _copies(definition, row, kit)
        if copies:
            yield _piece(definition, kit, row, number, copies, (front, back))


def _piece(
    definition: Counters, kit: Kit, row: Row, number: int, copies: int, faces: tuple[Layout, Layout | None]
) -> Piece:
    front, back = faces
    fields, spans = row.texts(), row.spans()
    own_id = fields.get("id") or f"{definition.id}-{number}"
    name = fields.get("name") or own_id
    return Piece(
        kind=KIND.name,
        id=own_id,
        name=name,
        front=front.draw(kit, fields, spans, name),
        # A back names nobody: what it is titled could tell hidden pieces apart.
        back=back.draw(kit, fields, spans, "") if back else None,
        copies=copies,
        scheme="die-cut",
        batch=definition.batch or definition.id,
        section=definition.section,
        span=row.span,
    )


def _selects(definition: Counters, table: Table, kit: Kit) -> bool:
    """Do its conditions name columns and rows that are there, and suit any?"""
    sound = True
    for column in ("id", *definition.where) if definition.rows or definition.without else definition.where:
        if column not in table.columns:
            sound = False
            place = definition.span_of("where", column)
            fix = did_you_mean(column, table.columns)
            kit.faults.error("unknown-column", place, f"table {table.id!r} has no column {column!r}", fix)
    if not sound:
        return False
    ids = [row["id"] for row in table.rows] if "id" in table.columns else []
    for field in ("rows", "without"):
        for item, wanted in enumerate(getattr(definition, field)):
            if wanted not in ids:
                place = definition.span_of(field, item)
                kit.faults.error("unknown-row", place, f"table {table.id!r} has no row {wanted!r}", did_you_mean(wanted, ids))
    if next(definition.chosen(table), None) is None:
        place = definition.span_of("where") if definition.where else definition.span
        wanted = ", ".join(f"{column} {text!r}" for column, text in definition.where.items()) or "what is asked"
        kit.faults.error("unknown-row", place, f"no row of table {table.id!r} has {wanted}", "then nothing is printed")
    return True


def _copies(definition: Counters, row: Row, kit: Kit) -> int:
    asked = fields_of(definition.copies)
    strange = [column for column in asked if column not in row.cells]
    if strange:
        place = definition.span_of("copies")
        fix = did_you_mean(strange[0], row.cells)
        kit.faults.error("unknown-column", place, f"copies asks for unknown field {strange[0]!r}", fix)
        return 0
    text = fill(definition.copies, row.texts()).strip()
    place = row.span_of(asked[0]) if asked else definition.span_of("copies")
    if not (text.isascii() and text.isdigit()):
        kit.faults.error("bad-value", place, f"copies {text!r} is not a count", "write a whole number such as 2, or 0 for none")
        return 0
    if len(text) > 9 or int(text) > MOST_COPIES:
        kit.faults.error("bad-value", place, f"copies {text} is more than the limit of {MOST_COPIES}", "is it a slip?")
        return 0
    return int(text)


KIND = Kind(
    name="counter",
    key="counters",
    model=Counters,
    draw=draw,
    about="Cardboard counters: one piece a row of a table, front and back from templates",
    plural="counters",
)
