"""face: the face of a piece as its template draws it for a row, at any scale: pictures in rules never go stale."""

from __future__ import annotations

from collections.abc import Iterable

from pydantic import Field

from printkit.contracts import Element, Scene
from printkit.drawing import Group, Mark
from printkit.faces import layout
from printkit.findings import did_you_mean
from printkit.models.base import Length, Number, Words
from printkit.models.join import Joins
from printkit.models.part import Part
from printkit.records import lenders, record
from printkit.shapes import rectangle
from printkit.units import um


class FaceOf(Part):
    """A template's face for the row ``id`` of ``table``, its top left corner at (x, y)."""

    face: Words
    """The template."""
    table: Words
    join: Joins = ()
    """Tables that lend their columns: by the row's id, or by another column of it."""
    id: Words
    x: Length = 0.0
    y: Length = 0.0
    scale: Number = Field(1.0, gt=0, le=20)

    def draw(self, scene: Scene) -> Iterable[Mark]:
        """One group, cut at the trim."""
        kit = scene.kit
        if self.face in scene.within:
            message = f"template {self.face!r} shows itself"
            kit.faults.error("unknown-template", self.span_of("face"), message, "take this element out of it")
            return
        table = kit.table(self.table, self.span_of("table"))
        row = table.find("id", self.id) if "id" in table.columns else None
        if row is None and self.table in kit.tables:
            known = [found["id"] for found in table.rows] if "id" in table.columns else []
            message = f"table {self.table!r} has no row {self.id!r}"
            kit.faults.error("unknown-row", self.span_of("id"), message, did_you_mean(self.id, known))
        lent = lenders(kit, self.join, table, lambda item: self.span_of("join", item))
        asked_at = self.span_of("face")
        drawn = layout(kit, self.face, asked_at, sized_at=asked_at)
        if drawn is None or row is None:
            return
        shown = record(row, lent, kit)
        face = drawn.draw(kit, shown.fields, shown.spans, "", scene)
        trim = rectangle(0.0, 0.0, drawn.trim.width, drawn.trim.height)
        matrix = (self.scale, 0.0, 0.0, self.scale, float(um(self.x)), float(um(self.y)))
        yield Group(face.marks, matrix, trim, f"face:{self.id}", self.span)


ELEMENT = Element(
    name="face",
    model=FaceOf,
    draw=FaceOf.draw,
    about="The face of a piece as its template draws it for a row, at any scale",
)
