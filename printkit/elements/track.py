"""track: numbered boxes along a snaking line, some of them marked with words."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from pydantic import Field

from printkit.contracts import Element, Scene
from printkit.drawing import Mark, Paint, Path, Role
from printkit.elements._space import Space, draw_space
from printkit.findings import Span
from printkit.flow.look import Look, look
from printkit.kit import Kit
from printkit.models.base import Count, Flag, Length, Words
from printkit.models.part import Part
from printkit.models.track import Milestone, Stretch
from printkit.references import ReferenceFaultError, fill
from printkit.shapes import polygon

MOST_SPACES = 500
"""No track may have more boxes."""


class Track(Part):
    """Boxes of ``side``, ``columns`` to a line, every second line run backwards if it snakes, arrows between them."""

    track: Words
    """Number of boxes, or a reference to it."""
    start: Count = 1
    columns: Count = Field(10, ge=1)
    x: Length = 0.0
    y: Length = 0.0
    side: Length = Field(gt=0)
    gap: Length = Field(3.0, ge=0)
    snake: Flag = True
    colour: Words = "ink"
    milestones: tuple[Milestone, ...] = ()
    stretches: tuple[Stretch, ...] = ()
    role: Role = Role.TEXT

    def draw(self, scene: Scene) -> Iterable[Mark]:
        """The arrows, then the boxes in order, each with its number as a mark named ``space:<number>``."""
        kit, style = scene.kit, look(scene.kit, self.colour, self.span_of("colour"))
        count = _number(self.track, kit, self.span_of("track"))
        if not 1 <= count <= MOST_SPACES:
            message = f"a track has 1 to {MOST_SPACES} spaces, not {count}"
            kit.faults.error("track", self.span_of("track"), message)
            return
        spaces = [self._space(i, kit) for i in range(count)]
        for one, other in pairwise(spaces):
            yield _arrow(one, other, style)
        for space in spaces:
            yield from draw_space(space, style, kit)
        for milestone in self.milestones:
            at = _number(milestone.at, kit, milestone.span_of("at"))
            if not any(space.number == at for space in spaces):
                kit.faults.error("track", milestone.span_of("at"), f"the track has no space {at}")

    def _space(self, index: int, kit: Kit) -> Space:
        row, column = divmod(index, self.columns)
        if self.snake and row % 2 == 1:
            column = self.columns - 1 - column
        number, step = self.start + index, self.side + self.gap
        return Space(
            number,
            self.x + column * step,
            self.y + row * step,
            self.side,
            next((m for m in self.milestones if _number(m.at, kit, m.span_of("at")) == number), None),
            next((s for s in self.stretches if _spans(s, number, kit)), None),
            self.span,
        )


def _spans(stretch: Stretch, number: int, kit: Kit) -> bool:
    first, last = (_number(getattr(stretch, name), kit, stretch.span_of(name)) for name in ("first", "last"))
    return first <= number <= last


def _number(text: str, kit: Kit, span: Span) -> int:
    """A count typed or referred to; a fault and 0 if it is none."""
    try:
        shown = fill(text, kit)
    except ReferenceFaultError as err:
        kit.faults.error("reference", span, str(err), err.fix)
        return 0
    if not shown.isdecimal() or len(shown) > 4:
        kit.faults.error(
            "track", span, f"{shown!r} is no count of spaces", "write a whole number or a reference to one"
        )
        return 0
    return int(shown)


def _arrow(one: Space, other: Space, style: Look) -> Path:
    """A small triangle in the gap between two boxes, pointing at the second."""
    half = one.side / 2
    x0, y0, x1, y1 = one.x + half, one.y + half, other.x + half, other.y + half
    length = max(abs(x1 - x0), abs(y1 - y0))
    ux, uy = (x1 - x0) / length, (y1 - y0) / length
    x, y = (x0 + x1) / 2, (y0 + y1) / 2
    points = [
        (x + ux * 1.1, y + uy * 1.1),
        (x - ux * 0.9 - uy * 1.4, y - uy * 0.9 + ux * 1.4),
        (x - ux * 0.9 + uy * 1.4, y - uy * 0.9 - ux * 1.4),
    ]
    return Path(polygon(points), Paint(fill=style.accent), role=Role.ART, name="arrow", span=one.span)


ELEMENT = Element(
    name="track",
    model=Track,
    draw=Track.draw,
    about="Numbered boxes along a line that may snake, with milestones in words and tinted stretches",
)
