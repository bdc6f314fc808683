"""prose: blocks of running text, as in the kit's pages, set in columns inside a box of the face."""

from __future__ import annotations

from collections.abc import Iterable

from pydantic import Field

from printkit.contracts import Element, Scene
from printkit.drawing import Mark, Role
from printkit.filling import Filled
from printkit.flow.columns import Area, FlowError, Strand, pour
from printkit.flow.desk import Desk
from printkit.flow.look import look
from printkit.flow.setting import numbers, sections, set_blocks
from printkit.models.base import Count, Length
from printkit.models.page import AnyBlock
from printkit.models.part import Part, Phrase


class Prose(Part):
    """Headings, paragraphs, lists and panels from (x, y). Text that its box does not hold is a fault."""

    prose: tuple[AnyBlock, ...] = Field(min_length=1)
    x: Length = 0.0
    y: Length = 0.0
    width: Length = Field(gt=0)
    height: Length = Field(gt=0)
    columns: Count = Field(1, ge=1, le=4)
    gutter: Length = Field(6.0, ge=0)
    accent: Phrase = "ink"
    role: Role = Role.TEXT

    def draw(self, scene: Scene) -> Iterable[Mark]:
        """The blocks, columns balanced."""
        area = Area(self.x, self.y, self.width, self.height, self.gutter)
        style = look(scene.kit, Filled(self, scene).ink("accent"), self.span_of("accent"))
        desk = Desk(scene.kit, style, area.column_width(self.columns), sections(scene.kit))
        boxes = set_blocks(zip(self.prose, numbers(self.prose, ""), strict=True), desk)
        try:
            pages = pour([Strand(self.columns, boxes)], area)
        except FlowError as err:
            scene.kit.faults.error("prose-fits", err.span, str(err), "shorten it")
            return
        for put in pages[0]:
            yield from put.box.draw(put.x, put.y)
        if len(pages) > 1:
            spilt = pages[1][0].box.span
            scene.kit.faults.error(
                "prose-fits", spilt, f"from here on the text does not fit its {self.height:.0f} mm", "shorten it"
            )


ELEMENT = Element(
    name="prose",
    model=Prose,
    draw=Prose.draw,
    about="Blocks of running text, as in pages, in a box of the face",
)
