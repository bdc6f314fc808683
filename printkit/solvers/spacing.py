"""Points at equal distances along a line: arcs, rings, spirals, and any path that is cut into short chords."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import accumulate, pairwise

Point = tuple[float, float]

_CHORDS = 720
"""Chords that a curve is cut into."""


def arc(centre: Point, radius: float, first: float, last: float) -> list[Point]:
    """An arc from one angle to another; angles are of a clock's hand, in degrees, 0 at the top."""
    return [_hand(centre, radius, first + (last - first) * i / _CHORDS) for i in range(_CHORDS + 1)]


def spiral(centre: Point, outer: float, inner: float, turns: float, first: float) -> list[Point]:
    """A spiral clockwise from its outer end inwards, its windings equally far apart."""
    steps = max(_CHORDS, int(_CHORDS * turns))
    return [
        _hand(centre, outer + (inner - outer) * i / steps, first + 360 * turns * i / steps) for i in range(steps + 1)
    ]


def _hand(centre: Point, radius: float, degrees: float) -> Point:
    angle = math.radians(degrees)
    return centre[0] + radius * math.sin(angle), centre[1] - radius * math.cos(angle)


def spaced(line: Sequence[Point], count: int, closed: bool = False) -> list[Point]:
    """``count`` points along a line, as far from each other as the line allows, measured along it.

    The first and the last are its ends; of a closed line, whose last point is its first, the last is one step before.
    """
    lengths = [math.dist(one, other) for one, other in pairwise(line)]
    upto = [0.0, *accumulate(lengths)]
    step = upto[-1] / (count if closed else max(1, count - 1))
    found: list[Point] = []
    chord = 0
    for number in range(count):
        at = min(number * step, upto[-1])
        while chord < len(lengths) - 1 and upto[chord + 1] < at:
            chord += 1
        share = (at - upto[chord]) / lengths[chord] if lengths and lengths[chord] else 0.0
        (x0, y0), (x1, y1) = line[chord], line[min(chord + 1, len(line) - 1)]
        found.append((x0 + (x1 - x0) * share, y0 + (y1 - y0) * share))
    return found


def crowded(points: Sequence[Point], side: float, discs: bool = False) -> tuple[int, int] | None:
    """The first two points (from 0) whose boxes, or discs, of this side overlap; None where none do."""
    for i, one in enumerate(points):
        for j in range(i + 1, len(points)):
            across, down = abs(points[j][0] - one[0]), abs(points[j][1] - one[1])
            apart = math.hypot(across, down) if discs else max(across, down)
            if apart < side - 1e-6:
                return i, j
    return None
