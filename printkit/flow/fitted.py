"""Text fitted into a box: line breaks and bullets as typed, wrapped, at the largest size that the box holds.

Widths are measured once; a size is tried by wrapping to a room that grows as the type shrinks. Millimetres.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from printkit.drawing import Mark, Role
from printkit.findings import NOWHERE, Span
from printkit.flow.inline import Fragment, Word, breaks, extent, leads_right_to_left, measured, place
from printkit.lettering import ALIGN, Style, line

BULLETS = ("- ", "* ", "\u2022 ")
"""What begins a line that is a point of a list."""
VALIGN = {"top": 0.0, "middle": 0.5, "bottom": 1.0}
"""Share of the room left over that lies above the text."""
_DOT = "\u2022"
_INDENT = 0.95
"""From a bullet to its text, in ems."""
_GAP = 0.45
"""Space of an empty line between paragraphs, as a share of the leading."""
_TRIES = 12
"""Halvings: the size is found to a four-thousandth of its range."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A line as it was typed: its words, whether it is a point of a list, whether an empty line stands above."""

    words: tuple[Word, ...]
    bullet: bool = False
    apart: bool = False

    @property
    def right_to_left(self) -> bool:
        """Does it read from right to left? It then begins at the right."""
        return leads_right_to_left(self.words)


@dataclass(frozen=True, slots=True)
class Row:
    """A printed line at full size: its words, indent, bullet, and its baseline below the first (mm)."""

    words: tuple[Word, ...]
    indent: float
    bullet: bool
    below: float
    right_to_left: bool = False


@dataclass(frozen=True, slots=True)
class Box:
    """Where the text goes (mm), and how its lines lie in it."""

    x: float
    y: float
    width: float
    height: float
    align: str = "start"
    valign: str = "top"


@dataclass(frozen=True, slots=True)
class Fitted:
    """Rows at full size and the scale at which they are printed. ``fits`` is False if the box is not high enough."""

    rows: tuple[Row, ...]
    scale: float
    fits: bool
    style: Style
    """The plain voice at full size."""

    @property
    def depth(self) -> float:
        """From the first baseline to the last, as printed."""
        return self.rows[-1].below * self.scale if self.rows else 0.0


def paragraphs(text: str, read: Callable[[str], Sequence[Word]]) -> tuple[Paragraph, ...]:
    """The typed lines that say something, each read by ``read``."""
    out: list[Paragraph] = []
    apart = False
    for typed in text.splitlines():
        shown = typed.strip()
        if not shown:
            apart = bool(out)
            continue
        bullet = shown.startswith(BULLETS)
        out.append(Paragraph(tuple(read(shown[2:] if bullet else shown)), bullet, apart))
        apart = False
    return tuple(out)


def fit(text: Sequence[Paragraph], style: Style, leading: float, box: Box, floor: float) -> Fitted:
    """Rows at the largest scale, from ``floor`` to 1, at which the box holds them; at the floor if it never does.

    ``leading`` is the distance of baselines in ems. A single word too wide for the box has the scale of the floor and
    is left to the rule text-fits.
    """
    widths = [measured(one.words) for one in text]

    def rows(scale: float) -> tuple[Row, ...]:
        return tuple(_rows(text, widths, style.size, leading, box.width / scale))

    def held(found: Sequence[Row], scale: float) -> bool:
        high = _height(found, style) * scale <= box.height + 1e-6
        return high and all(row.indent + extent(row.words) <= box.width / scale + 1e-6 for row in found)

    scale = 1.0
    if not held(rows(1.0), 1.0):
        low, high = floor, 1.0
        for _ in range(_TRIES if floor < 1.0 and held(rows(floor), floor) else 0):
            middle = (low + high) / 2
            low, high = (middle, high) if held(rows(middle), middle) else (low, middle)
        scale = low
    found = rows(scale)
    return Fitted(found, scale, _height(found, style) * scale <= box.height + 1e-6, style)


def _rows(
    text: Sequence[Paragraph], widths: Sequence[list[tuple[float, float]]], size: float, leading: float, room: float
) -> Iterator[Row]:
    below = 0.0
    for number, (paragraph, measures) in enumerate(zip(text, widths, strict=True)):
        indent, leftward = _INDENT * size if paragraph.bullet else 0.0, paragraph.right_to_left
        below += leading * size * ((_GAP if paragraph.apart else 0.0) + (1.0 if number else 0.0))
        for i, (start, end) in enumerate(breaks(measures, room - indent) or [(0, 0)]):
            below += leading * size if i else 0.0
            yield Row(paragraph.words[start:end], indent, paragraph.bullet and i == 0, below, leftward)


def _height(rows: Sequence[Row], style: Style) -> float:
    """From the top of the first line's capitals to the tails of the last line, at full size."""
    return (rows[-1].below if rows else 0.0) + (style.font.cap_height + style.font.descent) * style.size


def draw(fitted: Fitted, box: Box, span: Span = NOWHERE, name: str = "", role: Role = Role.TEXT) -> Iterator[Mark]:
    """The marks: capitals of the first line touch the top of the box, tails of the last its bottom."""
    font, size = fitted.style.font, fitted.style.size * fitted.scale
    left_over = box.height - fitted.depth - font.cap_height * size
    # Centred between capitals and last baseline, unless tails would then hang out.
    above = min(left_over * VALIGN[box.valign], left_over - font.descent * size)
    first = box.y + max(0.0, above) + font.cap_height * size
    for row in fitted.rows:
        words, indent = scaled(row.words, fitted.scale), row.indent * fitted.scale
        room = box.width - indent
        share = 1 - ALIGN[box.align] if row.right_to_left else ALIGN[box.align]
        offset = max(0.0, room - extent(words)) * share
        y = first + row.below * fitted.scale
        left = box.x + offset + (0.0 if row.right_to_left else indent)
        if row.bullet:
            dot = _smaller(fitted.style, fitted.scale)
            at = left + extent(words) + indent - dot.font.width(_DOT, dot.size) if row.right_to_left else left - indent
            yield line(_DOT, at, y, dot, span=span, role=role, name=name)
        yield from place(words, left, y, room - offset, span, name, role, row.right_to_left)


def scaled(words: Sequence[Word], scale: float) -> list[Word]:
    """Words in smaller type."""
    return [tuple(Fragment(part.text, _smaller(part.style, scale), part.art) for part in word) for word in words]


def _smaller(style: Style, scale: float) -> Style:
    if scale == 1.0:
        return style
    return replace(style, size=style.size * scale, tracking=style.tracking * scale, halo_width=style.halo_width * scale)
