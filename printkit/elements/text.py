"""text: words from the template and the row, on a line or wrapped into a box, shrunk to their floor where they must."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Literal

from pydantic import model_validator

from printkit.contracts import Element, Scene
from printkit.drawing import Mark, Role
from printkit.filling import Filled
from printkit.flow import fitted
from printkit.flow.inline import Voices, Word, extent, place
from printkit.flow.markup import NBSP
from printkit.flow.reading import read
from printkit.flow.voices import spoken, voices
from printkit.lettering import ALIGN, Style, fit_size, line
from printkit.models.base import Flag
from printkit.models.part import Amount, Factor, Part, Phrase
from printkit.units import MM_PER_POINT, points, shortened


class Words(Part):
    """Words with `**bold**`, `*italic*`, `:icon:` and curled quotes. A line of its own stays one.

    Without ``width``: (x, y) is the anchor on the baseline of the first line, and the text shrinks from ``size`` to
    ``floor`` to fit its ``room``, never beyond. With ``width``: (x, y) is the top left corner of a box into which the
    text wraps, a line that begins with `- ` is a point of a list, and the text shrinks to fit the box.
    """

    text: Phrase
    x: Amount = 0.0
    """The box's left side; without a box the anchor: the line's start, middle or end, as ``align`` says."""
    y: Amount = 0.0
    """The box's top; without a box the baseline."""
    width: Amount | None = None
    """Makes it a box, as wide as this."""
    height: Amount | None = None
    """The box's height; not given: down to the trim."""
    font: Phrase = "body"
    """A font word. Bold is the font ``<word>-bold`` if the kit has one, else the bold of its family; so for italic."""
    size: Amount = points(9)
    floor: Amount | None = None
    """Least size; not given: it does not shrink."""
    room: Amount | None = None
    """Width that a line may take; not given: as far as the trim. A box has its own width."""
    align: Literal["start", "middle", "end"] = "start"
    valign: Literal["top", "middle", "bottom"] = "top"
    """Where the text lies in a box that is higher."""
    leading: Factor = 1.22
    """From baseline to baseline, in sizes of the type."""
    colour: Phrase = "ink"
    tracking: Amount = 0.0
    halo: Phrase | None = None
    halo_width: Amount = 0.0
    capitals: Flag = False
    """Printed in capitals."""
    role: Role = Role.TEXT

    @model_validator(mode="after")
    def _shrinks(self) -> Words:
        if isinstance(self.floor, float) and isinstance(self.size, float) and self.floor > self.size:
            raise ValueError("the floor is above the size; write a floor that the text may shrink to, or none")
        for name in ("size", "floor", "room"):
            if isinstance(value := getattr(self, name), float) and value <= 0:
                raise ValueError(f"the {name} of a text is more than nothing; write a length such as 7pt")
        return self

    @model_validator(mode="after")
    def _box_or_line(self) -> Words:
        if self.width is None and self.height is not None:
            raise ValueError("a text's box needs a width")
        if self.width is not None and self.room is not None:
            raise ValueError("a text takes a box (width) or a line (room), not both")
        return self

    def draw(self, scene: Scene) -> Iterable[Mark]:
        """The marks of its lines; none of an empty text."""
        filled = Filled(self, scene)
        text = filled.text("text")
        if not text.strip():
            return ()
        word, span = filled.text("font"), filled.span("text")
        plain = Style(
            font=scene.kit.font(word, filled.span("font")),
            size=filled.length("size"),
            colour=filled.ink("colour"),
            tracking=filled.length("tracking"),
            halo=filled.colour("halo"),
            halo_width=filled.length("halo_width"),
        )
        styles = voices(scene.kit, word, plain, spoken(text), span)
        if self.width is None:
            return self._lines(filled, text, styles)
        return self._box(filled, text, styles)

    def _read(self, filled: Filled, text: str, styles: Voices) -> list[Word]:
        """The words of a typed line."""
        return read(text, styles, filled.scene.kit, filled.span("text"), self.capitals)

    def _lines(self, filled: Filled, text: str, styles: Voices) -> Iterator[Mark]:
        """Every typed line on its own baseline."""
        x, y, plain = filled.length("x"), filled.length("y"), styles.plain
        room = filled.length("room", _to_trim(self.align, x, filled.scene.width))
        floor, span = filled.length("floor", plain.size), filled.span("text")
        step = filled.number("leading") * plain.size
        for i, typed in enumerate(text.splitlines()):
            line_words = self._read(filled, typed, styles)
            only = _only(line_words)
            if only is not None:
                shown = " ".join(word[0].text for word in line_words).replace(NBSP, " ")
                size = fit_size(shown, only.font, plain.size, floor, room, plain.tracking)
                style = replace(only, size=size)
                at = x, y + i * step
                yield line(shown, *at, style, align=self.align, room=room, role=self.role, name=self.name, span=span)
            elif line_words:
                wide = extent(line_words)
                scaled = fitted.scaled(line_words, min(1.0, max(room / wide, floor / plain.size)))
                left = x - extent(scaled) * ALIGN[self.align]
                yield from place(scaled, left, y + i * step, room, span, self.name, self.role)

    def _box(self, filled: Filled, text: str, styles: Voices) -> Iterator[Mark]:
        """The text wrapped and fitted; what the box does not hold is told at the cell."""
        x, y, plain, span = filled.length("x"), filled.length("y"), styles.plain, filled.span("text")
        height = filled.length("height", max(0.0, filled.scene.height - y))
        box = fitted.Box(x, y, filled.length("width"), height, self.align, self.valign)
        typed = fitted.paragraphs(text, lambda part: self._read(filled, part, styles))
        floor = min(1.0, filled.length("floor", plain.size) / plain.size)
        made = fitted.fit(typed, plain, filled.number("leading"), box, floor)
        if not made.fits:
            small = plain.size * made.scale / float(MM_PER_POINT)
            message = (
                f"{shortened(text)} has {len(made.rows)} lines at its smallest size ({small:.1f} pt), "
                f"more than its box of {box.width:.1f} x {box.height:.1f} mm holds"
            )
            fix = "shorten it, give it more room or lower the floor"
            filled.scene.kit.faults.error("text-fits", span, message, fix)
        yield from fitted.draw(made, box, span, self.name, self.role)


def _only(read: list[Word]) -> Style | None:
    """The style of all words if they have one in common and no icon is among them."""
    styles = dict.fromkeys(part.style for word in read for part in word)
    icons = any(part.art is not None for word in read for part in word)
    return next(iter(styles)) if len(styles) == 1 and not icons else None


def _to_trim(align: str, x: float, width: float) -> float:
    """Room from the anchor to the trim, on the side or sides that the line grows to."""
    left, right = max(0.0, x), max(0.0, width - x)
    return {"start": right, "end": left, "middle": 2 * min(left, right)}[align]


ELEMENT = Element(
    name="text",
    model=Words,
    draw=Words.draw,
    about="Words on a line or wrapped into a box, with {field} for a column's value, bold, italic and icons",
)
