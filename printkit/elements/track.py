"""track: numbered boxes in rows that may snake, or along an arc, ring, spiral or path; some marked with words."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from itertools import pairwise
from typing import Literal, TypeVar

from pydantic import Field, model_validator

from printkit.colour import WHITE, mix
from printkit.contracts import Element, Scene
from printkit.drawing import Mark, Paint, Path, Role
from printkit.elements._space import Space, arrow, draw_space
from printkit.filling import Filled
from printkit.findings import Span
from printkit.flatart.marks import baked
from printkit.flatart.path_data import PathDataError, read_path
from printkit.flow.look import look
from printkit.kit import Kit
from printkit.models.base import Count, Flag, Length, Number, Words
from printkit.models.part import Amount, Part, Phrase
from printkit.models.track import Milestone, Stretch
from printkit.references import ReferenceFaultError, fill, tell
from printkit.shapes import Point, flatten, polygon
from printkit.solvers.spacing import arc, crowded, spaced, spiral
from printkit.units import um

M = TypeVar("M", Milestone, Stretch)

MOST_SPACES = 500
"""No track may have more boxes."""


class Track(Part):
    """Boxes of ``side`` with arrows between them: ``columns`` to a line, every second line run backwards if it snakes,
    or at equal distances along a curve."""

    track: Words
    """Number of boxes, or a reference to it."""
    start: Count = 1
    along: Literal["rows", "arc", "ring", "spiral", "path"] = "rows"
    """The line: rows from (x, y); an arc, ring or spiral about (x, y); or the path `d` from (x, y)."""
    columns: Count = Field(10, ge=1)
    x: Amount = 0.0
    y: Amount = 0.0
    side: Length = Field(gt=0)
    gap: Length = Field(3.0, ge=0)
    """Between boxes in rows."""
    snake: Flag = True
    radius: Length | None = Field(None, gt=0)
    """Of an arc, a ring, or a spiral's outer end, to the boxes' middles."""
    inner_radius: Length = Field(0.0, ge=0)
    """Radius of a spiral's inner end."""
    turns: Number = Field(2.0, gt=0, le=20)
    """Of a spiral."""
    first_angle: Number = Field(0.0, ge=-720, le=720)
    """Where a curve begins, as a clock's hand, in degrees: 0 is the top, 90 the right."""
    last_angle: Number = Field(180.0, ge=-720, le=720)
    """Where an arc ends."""
    d: Words = ""
    """Path data as in SVG, in millimetres: 'M0 0 C40 -30 80 30 120 0'. Closed ('M0 0 H160 V224 H0 Z'), it is a ring."""
    round: Flag = False
    """Discs, not boxes, with the number in the middle."""
    arrows: Flag = True
    colour: Phrase = "ink"
    milestones: tuple[Milestone, ...] = ()
    stretches: tuple[Stretch, ...] = ()
    role: Role = Role.TEXT

    @model_validator(mode="after")
    def _fits_its_line(self) -> Track:
        if self.along in ("arc", "ring", "spiral") and self.radius is None:
            raise ValueError(f"a track along a{'n arc' if self.along == 'arc' else ' ' + self.along} needs a radius")
        if self.along == "path" and not self.d:
            raise ValueError("a track along a path needs d, its path data")
        return self

    def draw(self, scene: Scene) -> Iterable[Mark]:
        """The arrows, then the boxes in order, each with its number as a mark named ``space:<number>``."""
        kit, filled = scene.kit, Filled(self, scene)
        style = look(kit, filled.ink("colour"), self.span_of("colour"))
        count = _number(self.track, kit, self.span_of("track"))
        if count is None:
            return
        if not 1 <= count <= MOST_SPACES:
            message = f"a track has 1 to {MOST_SPACES} spaces, not {count}"
            kit.faults.error("track", self.span_of("track"), message)
            return
        line, corners = self._corners(count, filled)
        if self.round and line:
            string = Paint(stroke=mix(WHITE, style.accent, 0.35), width=um(0.9), cap="round", join="round")
            yield Path(polygon(line, close=False), string, Role.ART, "track-line", self.span)
        spaces = [self._space(i, corner, scene) for i, corner in enumerate(corners)]
        for one, other in pairwise(spaces) if self.arrows else ():
            yield arrow(one, other, style)
        for space in spaces:
            yield from draw_space(space, style, kit)
        for milestone in self.milestones:
            at = _number(milestone.at, kit, milestone.span_of("at"))
            if at is not None and not any(space.number == at for space in spaces):
                kit.faults.error("track", milestone.span_of("at"), f"the track has no space {at}")

    def _corners(self, count: int, filled: Filled) -> tuple[list[Point], list[Point]]:
        """The curve that the boxes stand along (none: rows), and the top left corner of every box."""
        x, y, half = filled.length("x"), filled.length("y"), self.side / 2
        if self.along == "rows":
            return [], [self._in_rows(i, x, y) for i in range(count)]
        try:
            line = _LINES[self.along](self, x, y)
        except PathDataError as err:
            filled.scene.kit.faults.error("bad-value", self.span_of("d"), str(err))
            return [], []
        points = spaced(line, count, closed=math.dist(line[0], line[-1]) < _CLOSED)
        close = crowded(points, self.side, self.round)
        if close is not None:
            one, other = (self.start + index for index in close)
            message = f"spaces {one} and {other} overlap"
            filled.scene.kit.faults.error("track", self.span, message, "make the line longer, or the spaces smaller")
        return line, [(px - half, py - half) for px, py in points]

    def _in_rows(self, index: int, x: float, y: float) -> Point:
        row, column = divmod(index, self.columns)
        if self.snake and row % 2 == 1:
            column = self.columns - 1 - column
        return x + column * (self.side + self.gap), y + row * (self.side + self.gap)

    def _space(self, index: int, corner: Point, scene: Scene) -> Space:
        number, kit = self.start + index, scene.kit
        return Space(
            number,
            *corner,
            self.side,
            next((_inked(m, scene) for m in self.milestones if _number(m.at, kit, m.span_of("at")) == number), None),
            next((_inked(s, scene) for s in self.stretches if _spans(s, number, kit)), None),
            self.span,
            self.round,
        )


def _path(track: Track, x: float, y: float) -> list[Point]:
    """A path's longest stroke."""
    k = 1000.0
    found = flatten(baked(read_path(track.d), (k, 0.0, 0.0, k, k * x, k * y)), _CURVE)
    if not found:
        raise PathDataError("the path has no length")
    return [(px / k, py / k) for px, py in max(found, key=len)]


_CLOSED = 0.01
"""Millimetres: a line whose ends are nearer is closed, and its last box stands short of its first."""
_CURVE = 60
"""Chords to a curve of a path."""
_LINES: Mapping[str, Callable[[Track, float, float], list[Point]]] = {
    "arc": lambda track, x, y: arc((x, y), track.radius or 0.0, track.first_angle, track.last_angle),
    "ring": lambda track, x, y: arc((x, y), track.radius or 0.0, track.first_angle, track.first_angle + 360),
    "spiral": lambda track, x, y: spiral(
        (x, y), track.radius or 0.0, track.inner_radius, track.turns, track.first_angle
    ),
    "path": _path,
}
"""Word to the line that spaces stand along."""


def _inked(mark: M, scene: Scene) -> M:
    """A milestone or stretch whose colour is that of the row."""
    return mark.model_copy(update={"colour": Filled(mark, scene).ink("colour")})


def _spans(stretch: Stretch, number: int, kit: Kit) -> bool:
    first, last = (_number(getattr(stretch, name), kit, stretch.span_of(name)) for name in ("first", "last"))
    return first is not None and last is not None and first <= number <= last


def _number(text: str, kit: Kit, span: Span) -> int | None:
    """A count typed or referred to; a fault and None if it is none."""
    try:
        shown = fill(text, kit)
    except ReferenceFaultError as err:
        tell(err, kit, span)
        return None
    if not shown.isdecimal() or len(shown) > 4:
        kit.faults.error(
            "track", span, f"{shown!r} is no count of spaces", "write a whole number or a reference to one"
        )
        return None
    return int(shown)


ELEMENT = Element(
    name="track",
    model=Track,
    draw=Track.draw,
    about="Numbered boxes in rows or along an arc, ring, spiral or path, with milestones and tinted stretches",
)
