"""table: rows of a table of the kit as a printed table, its cells named so that they can be read back."""

from __future__ import annotations

from collections.abc import Iterable

from pydantic import Field

from printkit.contracts import Element, Scene
from printkit.drawing import Mark, Role
from printkit.filling import Filled
from printkit.flow.look import look
from printkit.flow.rows import table_boxes
from printkit.models.base import Length
from printkit.models.part import Part, Phrase
from printkit.models.tabular import Tabular
from printkit.units import points


class PrintedTable(Part):
    """Headings and rows from (x, y) down. A table taller than ``height`` is a fault: nothing runs over in silence."""

    table: Tabular
    x: Length = 0.0
    y: Length = 0.0
    width: Length = Field(gt=0)
    height: Length = Field(gt=0)
    accent: Phrase = "ink"
    """Colour of the headings' band and, paler, of every second row."""
    size: Length = Field(points(8.6), gt=0)
    """Em size of the cells."""
    role: Role = Role.TEXT

    def draw(self, scene: Scene) -> Iterable[Mark]:
        """Every box in its place."""
        style = look(scene.kit, Filled(self, scene).ink("accent"), self.span_of("accent"), self.size / points(1))
        at = 0.0
        for i, box in enumerate(table_boxes(self.table, scene.kit, style, self.width)):
            at += box.before if i else 0.0
            yield from box.draw(self.x, self.y + at)
            at += box.height
        if at > self.height + 1e-6:
            message = f"the table is {at:.1f} mm tall and has {self.height:.1f} mm"
            scene.kit.faults.error(
                "table-fits", self.span, message, "give it more height, smaller rows or a smaller size"
            )


ELEMENT = Element(
    name="table",
    model=PrintedTable,
    draw=PrintedTable.draw,
    about="Rows of a table of the kit: chosen by their columns, with headings, pictures and striped rows",
)
