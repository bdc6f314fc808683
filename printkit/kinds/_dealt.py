"""Pieces of a table's rows: fronts and backs from templates, copies counted, every wrong name told once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from printkit.drawing import Drawing
from printkit.faces import Layout, Trim, check, check_spelling, layout
from printkit.findings import Span, did_you_mean
from printkit.kinds._records import columns, lent_columns, records
from printkit.kit import Kit
from printkit.models.base import read_count
from printkit.models.pieces import Pieces
from printkit.pieces import Piece
from printkit.placeholders import fields_of, fill, named_in
from printkit.records import ID, Record
from printkit.units import um


@dataclass(frozen=True, slots=True)
class Cut:
    """What a kind's pieces are like: their scheme, bookmark, size if the kind has one, and safe zone (mm)."""

    kind: str
    scheme: str
    section: str
    batch: str
    safe: float
    trim: Trim | None = None


def deal(definition: Pieces, kit: Kit, cut: Cut) -> Iterator[Piece]:
    """The pieces of one definition, in the table's order; rows that want 0 copies give none."""
    found = records(definition, kit)
    front = layout(kit, definition.template, definition.span_of("template"), cut.trim)
    back = layout(kit, definition.back, definition.span_of("back"), cut.trim) if definition.back else None
    if found:
        _check(definition, kit, [face for face in (front, back) if face is not None], len(found))
    if front is None or not _copies_known(definition, kit):
        return
    backs = _Backs(back, kit)
    for number, record in enumerate(found, 1):
        copies = _copies(definition, record, kit)
        if copies == 0:
            continue
        own_id = record.fields.get(ID) or f"{definition.id}-{number}"
        name = record.fields.get("name") or own_id
        yield Piece(
            kind=cut.kind,
            id=own_id,
            name=name,
            front=front.draw(kit, record.fields, record.spans, name),
            back=backs.of(record),
            copies=copies,
            scheme=cut.scheme,
            batch=cut.batch,
            section=cut.section,
            group=definition.name or cut.section,
            definition=definition.id,
            span=record.span,
            safe=um(next((face.safe for face in (front, back) if face and face.safe is not None), cut.safe)),
        )


class _Backs:
    """Backs as rows ask for them. Rows that fill a back with the same words share one drawing."""

    def __init__(self, face: Layout | None, kit: Kit) -> None:
        self._face, self._kit = face, kit
        self._named = tuple(dict.fromkeys(face.named_fields())) if face else ()
        self._drawn: dict[tuple[str | None, ...], Drawing] = {}

    def of(self, record: Record) -> Drawing | None:
        """The back of a row. It has no title of its own, which could tell hidden pieces apart."""
        if self._face is None:
            return None
        words = tuple(record.fields.get(field) for field in self._named)
        if words not in self._drawn:
            self._drawn[words] = self._face.draw(self._kit, record.fields, record.spans, "")
        return self._drawn[words]


def _check(definition: Pieces, kit: Kit, faces: list[Layout], rows: int) -> None:
    """Hold the faces' fields against the columns, and the columns' names against the faces' places."""
    known, lent = columns(definition, kit), lent_columns(definition, kit)
    for face in faces:
        check(kit, face, (*known, *lent), rows)
    printed = {field.rpartition(".")[2] for face in faces for field in face.named_fields() if field in lent}
    used = {ID, "name", *definition.where, *named_in(definition.copies), *printed}
    check_spelling(kit, faces, known, used)


def _copies_known(definition: Pieces, kit: Kit) -> bool:
    """Does ``copies`` ask for columns that are there? Tells what is not, unless a whole table is missing."""
    known = (*columns(definition, kit), *lent_columns(definition, kit))
    strange = [field for field in fields_of(definition.copies) if field not in known]
    whole = all(name in kit.tables for name in (definition.table, *(join.table for join in definition.join)))
    for field in strange if whole else ():
        message = f"copies asks for unknown field {field!r}"
        kit.faults.error("unknown-column", definition.span_of("copies"), message, did_you_mean(field, known))
    return not strange


def _copies(definition: Pieces, record: Record, kit: Kit) -> int:
    """How many of a row are wanted; what is no count is told, and prints none."""
    asked = named_in(definition.copies)
    try:
        return read_count(fill(definition.copies, record.fields).strip())
    except ValueError as err:
        place: Span = record.spans[asked[0]] if asked else definition.span_of("copies")
        kit.faults.error("bad-value", place, f"copies: {err}")
        return 0
