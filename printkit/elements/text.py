"""text: one line of words from the template and the row, shrunk to its floor where it must."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from printkit.contracts import Element, Scene
from printkit.drawing import Role, Text
from printkit.filling import Filled
from printkit.lettering import Style, fit_size, line
from printkit.models.base import Flag
from printkit.models.part import Amount, Part, Phrase


class Words(Part):
    """One line on its baseline. It shrinks from ``size`` to ``floor`` to fit its ``room``, never beyond."""

    text: Phrase
    x: Amount
    """The anchor: the line's start, middle or end, as ``align`` says."""
    y: Amount
    """The baseline."""
    font: Phrase
    size: Amount
    floor: Amount | None = None
    """Least size; not given: it does not shrink."""
    room: Amount | None = None
    """Width that it may take; not given: as far as the trim."""
    align: Literal["start", "middle", "end"] = "start"
    colour: Phrase
    tracking: Amount = 0.0
    halo: Phrase | None = None
    halo_width: Amount = 0.0
    capitals: Flag = False
    """Printed in capitals."""
    role: Role = Role.TEXT

    def draw(self, scene: Scene) -> Iterable[Text]:
        """One line; none of an empty text."""
        filled = Filled(self, scene)
        words = filled.text("text")
        words = words.upper() if self.capitals else words
        if not words.strip():
            return
        font = scene.kit.font(filled.text("font"), filled.span("font"))
        size, tracking, x = filled.length("size"), filled.length("tracking"), filled.length("x")
        room = filled.length("room", _to_trim(self.align, x, scene.width))
        style = Style(
            font=font,
            size=fit_size(words, font, size, filled.length("floor", size), room, tracking),
            colour=scene.kit.colour(filled.text("colour"), filled.span("colour"), scene.colours),
            tracking=tracking,
            halo=filled.colour("halo"),
            halo_width=filled.length("halo_width"),
        )
        yield line(
            words,
            x,
            filled.length("y"),
            style,
            align=self.align,
            room=room,
            role=self.role,
            name=self.name,
            span=filled.span("text"),
        )


def _to_trim(align: str, x: float, width: float) -> float:
    """Room from the anchor to the trim, on the side or sides that the line grows to."""
    left, right = max(0.0, x), max(0.0, width - x)
    return {"start": right, "end": left, "middle": 2 * min(left, right)}[align]


ELEMENT = Element(
    name="text",
    model=Words,
    draw=Words.draw,
    about="One line of words, with {field} for a column's value; it shrinks to its floor to fit",
)
