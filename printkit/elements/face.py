"""face: the face of a piece as its template draws it for a row, at any scale: pictures in rules never go stale."""

from __future__ import annotations

from collections.abc import Iterable

from pydantic import Field

from printkit.contracts import Element, Scene
from printkit.drawing import Group, Mark
from printkit.faces import layout
from printkit.findings import did_you_mean
from printkit.models.base import Length, Number, Words
from printkit.models.part import Part
from printkit.shapes import rectangle
from printkit.tables import Row
from printkit.units import um


class FaceOf(Part):
    """A template's face for the row ``id`` of ``table``, its top left corner at (x, y)."""

    face: Words
    """The template."""
    table: Words
    join: tuple[Words, ...] = ()
    """Tables whose row of the same id lends its columns."""
    id: Words
    x: Length = 0.0
    y: Length = 0.0
    scale: Number = Field(1.0, gt=0, le=20)

    def draw(self, scene: Scene) -> Iterable[Mark]:
        """One group, cut at the trim."""
        rows = [row for name in (self.table, *self.join) if (row := self._row(name, scene)) is not None]
        drawn = layout(scene.kit, self.face, self.span_of("face"))
        if drawn is None or len(rows) <= len(self.join):
            return
        fields = {column: text for row in reversed(rows) for column, text in row.texts().items()}
        spans = {column: span for row in reversed(rows) for column, span in row.spans().items()}
        face = drawn.draw(scene.kit, fields, spans, "")
        trim = rectangle(0.0, 0.0, drawn.trim.width, drawn.trim.height)
        matrix = (self.scale, 0.0, 0.0, self.scale, float(um(self.x)), float(um(self.y)))
        yield Group(face.marks, matrix, trim, f"face:{self.id}", self.span)

    def _row(self, name: str, scene: Scene) -> Row | None:
        table = scene.kit.tables.get(name)
        if table is None:
            place = self.span_of("table") if name == self.table else self.span_of("join")
            scene.kit.faults.error("unknown-table", place, f"no table {name!r}", did_you_mean(name, scene.kit.tables))
            return None
        row = table.find("id", self.id) if "id" in table.columns else None
        if row is None:
            known = [found["id"] for found in table.rows] if "id" in table.columns else []
            fix = did_you_mean(self.id, known)
            scene.kit.faults.error("unknown-row", self.span_of("id"), f"table {name!r} has no row {self.id!r}", fix)
        return row


ELEMENT = Element(
    name="face",
    model=FaceOf,
    draw=FaceOf.draw,
    about="The face of a piece as its template draws it for a row, at any scale",
)
