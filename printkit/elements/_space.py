"""One box of a track: its number, its tint, and the band of a milestone; the arrow from it to the next."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace

from printkit.colour import WHITE, mix
from printkit.drawing import Mark, Paint, Path, Role
from printkit.findings import Span
from printkit.flow.desk import ASCENT, Desk
from printkit.flow.inline import Voices, extent, place, wrap
from printkit.flow.look import Look
from printkit.flow.ornament import frame, panel
from printkit.kit import Kit
from printkit.lettering import Style, line
from printkit.models.track import Milestone, Stretch
from printkit.shapes import circle, polygon
from printkit.units import points, um

_RADIUS = 1.6
_PAD = 1.5
_HEAVY = 0.9
"""Stroke of a milestone's frame."""
_ROOM = 3.0
"""Between two boxes, for an arrow at its full size; in less it is smaller."""


@dataclass(frozen=True, slots=True)
class Space:
    """A box by its number, top left corner and side (mm), and what marks it."""

    number: int
    x: float
    y: float
    side: float
    milestone: Milestone | None
    stretch: Stretch | None
    span: Span
    round: bool = False


def draw_space(space: Space, style: Look, kit: Kit) -> Iterator[Mark]:
    """The box, its number at the top left, its stretch's word at the top right, its milestone at the bottom."""
    if space.round:
        yield from _draw_disc(space, style, kit)
        return
    x, y, side = space.x, space.y, space.side
    tint, shade = WHITE, style.ink
    if space.stretch is not None:
        shade = kit.colour(space.stretch.colour, space.stretch.span_of("colour"))
        tint = mix(WHITE, shade, 0.10)
    # The heavy frame of a milestone has square corners: a round one under it would show in them.
    yield panel(x, y, side, side, tint, _RADIUS if space.milestone is None else 0.0, space.span)
    if space.milestone is None:
        yield frame(x, y, side, side, style.hairline, 0.25, _RADIUS)
    else:
        yield from _milestone(space, space.milestone, style, kit)
    number = replace(style.title, size=points(max(11.0, min(20.0, side * 0.65))), tracking=0.0)
    base = y + _PAD + number.size * 0.74
    yield line(
        str(space.number), x + _PAD, base, number, room=side - 2 * _PAD, name=f"space:{space.number}", span=space.span
    )
    if space.stretch is not None and space.stretch.word:
        word = replace(style.panel_title, colour=shade, size=points(6.8))
        room = side - 3 * _PAD - number.font.width(str(space.number), number.size)
        span = space.stretch.span_of("word")
        yield line(
            space.stretch.word.upper(),
            x + side - _PAD,
            y + _PAD + word.size * 0.8,
            word,
            align="end",
            room=room,
            span=span,
        )


def _draw_disc(space: Space, style: Look, kit: Kit) -> Iterator[Mark]:
    """A disc, its number in the middle; a milestone fills it, and stands below it by its title."""
    middle, base, radius = space.x + space.side / 2, space.y + space.side / 2, space.side / 2
    fill, ink, mark = WHITE, style.ink, space.milestone
    if space.stretch is not None:
        fill = mix(WHITE, kit.colour(space.stretch.colour, space.stretch.span_of("colour")), 0.18)
    if mark is not None:
        fill, ink = kit.colour(mark.colour, mark.span_of("colour")), WHITE
    outline = circle(middle, base, radius)
    yield Path(outline, Paint(fill=fill, stroke=style.ink, width=um(0.35)), name="space", span=space.span)
    number = replace(style.title, size=space.side * 0.46, tracking=0.0, colour=ink)
    name = f"space:{space.number}"
    low = base + number.font.cap_height * number.size / 2
    room = space.side * 0.8
    yield line(str(space.number), middle, low, number, align="middle", room=room, name=name, span=space.span)
    if mark is not None:
        title = replace(style.panel_title, size=points(6.5), tracking=0.1, colour=style.ink, halo=WHITE, halo_width=0.8)
        words, below = mark.title.upper(), space.y + space.side + 2.9
        span = mark.span_of("title")
        yield line(words, middle, below, title, align="middle", name="milestone", span=span)


def _milestone(space: Space, milestone: Milestone, style: Look, kit: Kit) -> Iterator[Mark]:
    """A heavy frame, and at the bottom a band with title and text, white on its colour."""
    colour = kit.colour(milestone.colour, milestone.span_of("colour"))
    desk = Desk(kit, style, space.side - 2 * _PAD, {})
    title = replace(style.panel_title, colour=WHITE, size=points(8.4), tracking=0.15)
    small = _white(style.small, 6.9)
    heads = wrap(
        desk.words(milestone.title, Voices(title, title, title), milestone.span_of("title"), capitals=True), desk.width
    )
    rows = wrap(desk.words(milestone.text, small, milestone.span_of("text")), desk.width)
    step, leading = title.size * 1.1, small.plain.size * 1.14
    height = len(heads) * step + len(rows) * leading + 1.9
    top = space.y + space.side - height
    yield panel(space.x, top, space.side, height, colour, span=milestone.span)
    # Its outer edge is that of the other boxes' frames, so that the arrows beside it keep their distance.
    inset = (_HEAVY - 0.25) / 2
    yield frame(space.x + inset, space.y + inset, space.side - 2 * inset, space.side - 2 * inset, colour, _HEAVY)
    for i, row in enumerate(heads):
        base = top + 0.8 + i * step + title.size * 0.82
        yield from place(
            row, space.x + _middle(space.side, extent(row)), base, desk.width, milestone.span_of("title"), "milestone"
        )
    for i, row in enumerate(rows):
        base = top + 1.0 + len(heads) * step + (i + ASCENT) * leading
        yield from place(
            row, space.x + _middle(space.side, extent(row)), base, desk.width, milestone.span_of("text"), "milestone"
        )


def _middle(side: float, width: float) -> float:
    return (side - width) / 2


def _white(voices: Voices, size: float) -> Voices:
    def white(style: Style) -> Style:
        return replace(style, colour=WHITE, size=points(size))

    return Voices(white(voices.plain), white(voices.bold), white(voices.italic))


def arrow(one: Space, other: Space, style: Look) -> Path:
    """A small triangle in the gap between two boxes, pointing at the second, and clear of both."""
    half = one.side / 2
    x0, y0, x1, y1 = one.x + half, one.y + half, other.x + half, other.y + half
    length = max(0.001, math.hypot(x1 - x0, y1 - y0))
    ux, uy = (x1 - x0) / length, (y1 - y0) / length
    x, y = (x0 + x1) / 2, (y0 + y1) / 2
    size = max(0.3, min(1.0, (length - one.side) / _ROOM))
    ahead, wide = size, 1.4 * size
    points = [
        (x + ux * ahead, y + uy * ahead),
        (x - ux * ahead - uy * wide, y - uy * ahead + ux * wide),
        (x - ux * ahead + uy * wide, y - uy * ahead - ux * wide),
    ]
    return Path(polygon(points), Paint(fill=style.accent), role=Role.ART, name="arrow", span=one.span)
