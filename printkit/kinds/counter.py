"""counter: one piece a row, front and back from templates, butted together with crop marks."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.contracts import Kind, Piece
from printkit.faces import check, layout
from printkit.findings import did_you_mean
from printkit.kinds._records import ID, Record, columns, records
from printkit.kit import Kit
from printkit.models.base import read_count
from printkit.models.counter import Counters
from printkit.placeholders import fields_of, fill


def draw(definition: Counters, kit: Kit) -> Iterator[Piece]:
    """The counters of one definition, in the table's order; rows that want 0 copies give none."""
    found = records(definition, kit)
    front = layout(kit, definition.template, definition.span_of("template"))
    back = layout(kit, definition.back, definition.span_of("back")) if definition.back else None
    if found:
        for face in (front, back):
            if face is not None:
                check(kit, face, columns(definition, kit), len(found))
    if front is None or not _copies_known(definition, kit):
        return
    for number, record in enumerate(found, 1):
        copies = _copies(definition, record, kit)
        if copies == 0:
            continue
        own_id = record.fields.get(ID) or f"{definition.id}-{number}"
        name = record.fields.get("name") or own_id
        yield Piece(
            kind=KIND.name,
            id=own_id,
            name=name,
            front=front.draw(kit, record.fields, record.spans, name),
            # A back has no title of its own: it could tell hidden pieces apart.
            back=back.draw(kit, record.fields, record.spans, "") if back else None,
            copies=copies,
            scheme="die-cut",
            batch=definition.batch or definition.id,
            section=definition.section,
            group=definition.name or definition.section,
            span=record.span,
        )


def _copies_known(definition: Counters, kit: Kit) -> bool:
    """Does ``copies`` ask for columns that are there? Tells what is not."""
    known = columns(definition, kit)
    strange = [field for field in fields_of(definition.copies) if field not in known]
    for field in strange:
        message = f"copies asks for unknown field {field!r}"
        kit.faults.error("unknown-column", definition.span_of("copies"), message, did_you_mean(field, known))
    return not strange


def _copies(definition: Counters, record: Record, kit: Kit) -> int:
    """How many of a row are wanted; what is no count is told, and prints none."""
    asked = fields_of(definition.copies)
    try:
        return read_count(fill(definition.copies, record.fields).strip())
    except ValueError as err:
        place = record.spans[asked[0]] if asked else definition.span_of("copies")
        kit.faults.error("bad-value", place, f"copies: {err}")
        return 0


KIND = Kind(
    name="counter",
    key="counters",
    model=Counters,
    draw=draw,
    about="Cardboard counters: one piece a row of a table, front and back from templates",
    plural="counters",
)
