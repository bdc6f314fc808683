"""Where names stand: eight places about a symbol, and the one that covers least."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

from printkit.shapes import Box, Point

PLACES = ("right", "above-right", "below-right", "left", "above-left", "below-left", "above", "below")
"""In the order in which mapmakers like them."""
_ANCHORS = {
    "right": (1.0, 0.0),
    "left": (-1.0, 0.0),
    "above": (0.0, -1.0),
    "below": (0.0, 1.0),
    "above-right": (0.75, -0.75),
    "below-right": (0.75, 0.75),
    "above-left": (-0.75, -0.75),
    "below-left": (-0.75, 0.75),
}
_HARD, _SOFT, _LIKING = 100.0, 6.0, 0.35
"""Cost of text over text, of text over a line (at most, by how much of it), and of each place less liked."""


@dataclass(slots=True)
class Crowd:
    """What names must not cover: boxes of text and symbols, and lines (two ends and half a width). Millimetres."""

    boxes: list[Box] = field(default_factory=list)
    lines: Sequence[tuple[Point, Point, float]] = ()
    frame: Box = (0.0, 0.0, math.inf, math.inf)

    def cost(self, box: Box) -> float:
        """How bad it would be to set text in a box."""
        x0, y0, x1, y1 = box
        fx0, fy0, fx1, fy1 = self.frame
        cost = _HARD if x0 < fx0 or y0 < fy0 or x1 > fx1 or y1 > fy1 else 0.0
        cost += _HARD * sum(overlap(box, other) for other in self.boxes)
        covered = sum(crosses(box, a, b, half) for a, b, half in self.lines)
        return cost + (_SOFT + covered if covered else 0.0)


def overlap(one: Box, other: Box) -> bool:
    """Do two boxes share ground?"""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def crosses(box: Box, a: Point, b: Point, half: float, step: float = 0.4) -> bool:
    """Does a line of some width run through a box? It is looked at every ``step``, in the unit of all."""
    x0, y0, x1, y1 = box[0] - half, box[1] - half, box[2] + half, box[3] + half
    if max(a[0], b[0]) < x0 or min(a[0], b[0]) > x1 or max(a[1], b[1]) < y0 or min(a[1], b[1]) > y1:
        return False
    steps = max(2, math.ceil(math.dist(a, b) / step))
    points = ((a[0] + (b[0] - a[0]) * i / steps, a[1] + (b[1] - a[1]) * i / steps) for i in range(steps + 1))
    return any(x0 <= x <= x1 and y0 <= y <= y1 for x, y in points)


def box_at(place: str, x: float, y: float, radius: float, width: float, height: float) -> Box:
    """The box of text ``width`` x ``height`` at a place about a symbol of some radius."""
    dx, dy = _ANCHORS[place]
    cx = x + dx * radius + (width / 2 if dx > 0 else -width / 2 if dx < 0 else 0.0)
    cy = y + dy * radius + (height / 2 if dy > 0.9 else -height / 2 if dy < -0.9 else dy * height / 2)
    return cx - width / 2, cy - height / 2, cx + width / 2, cy + height / 2


def best(x: float, y: float, radius: float, width: float, height: float, crowd: Crowd, wanted: str = "") -> Box:
    """The box for a name: at the place that is wanted, else where it covers least."""
    places = (wanted,) if wanted else PLACES
    costed = [
        (crowd.cost(box) + _LIKING * i, i, box)
        for i, place in enumerate(places)
        for box in (box_at(place, x, y, radius, width, height),)
    ]
    return min(costed)[2]
