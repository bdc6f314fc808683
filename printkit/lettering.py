"""Lettering: from words to placed Text marks, measured by our own advances."""

from __future__ import annotations

from dataclasses import dataclass
from unicodedata import normalize

from printkit.bidi import reads_right_to_left
from printkit.colour import Colour
from printkit.drawing import Role, Text
from printkit.findings import NOWHERE, Span
from printkit.fonts import Font
from printkit.units import um

ALIGN = {"start": 0.0, "middle": 0.5, "end": 1.0}
"""Share of the line's width that lies left of its anchor."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a line looks: font, em size in millimetres, colour, tracking and halo in millimetres."""

    font: Font
    size: float
    colour: Colour
    tracking: float = 0.0
    halo: Colour | None = None
    halo_width: float = 0.0


def line(
    text: str,
    x: float,
    y: float,
    style: Style,
    *,
    align: str = "start",
    room: float | None = None,
    right_to_left: bool | None = None,
    role: Role = Role.TEXT,
    name: str = "",
    span: Span = NOWHERE,
) -> Text:
    """One line with its baseline at (x, y) mm, anchored by ``align``; ``room`` is the width it may take (None: any).

    ``start`` is its left end, also of a line that reads from right to left (None: as its first letter does). A letter
    and an accent typed apart are one.
    """
    text = text if text.isascii() else normalize("NFC", text)
    width = style.font.width(text, style.size, style.tracking)
    return Text(
        x=um(x - width * ALIGN[align]),
        y=um(y),
        text=text,
        font=style.font.name,
        size=um(style.size),
        colour=style.colour,
        width=um(width),
        room=um(width if room is None else room),
        tracking=um(style.tracking),
        halo=style.halo,
        halo_width=um(style.halo_width),
        right_to_left=reads_right_to_left(text) if right_to_left is None else right_to_left,
        role=role,
        name=name,
        span=span,
    )


def fit_size(text: str, font: Font, size: float, floor: float, room: float, tracking: float = 0.0) -> float:
    """The largest size from ``floor`` to ``size`` at which the line fits ``room`` (all mm); the floor if none does."""
    em = font.width(text, 1.0)
    gaps = tracking * max(0, len(text) - 1)
    if em <= 0 or em * size + gaps <= room:
        return size
    return max(floor, (room - gaps) / em)


def wrap(text: str, font: Font, size: float, room: float) -> list[str]:
    """Break at spaces so that each line fits ``room`` (mm), and at line ends; a word wider than that stands alone."""
    space = font.width(" ", size)
    out: list[str] = []
    for part in text.split("\n"):
        words: list[str] = []
        used = 0.0
        for word in part.split():
            wide = font.width(word, size)
            if words and used + space + wide > room + 1e-9:
                out.append(" ".join(words))
                words, used = [], 0.0
            used += wide + (space if words else 0.0)
            words.append(word)
        out.append(" ".join(words))
    return out
