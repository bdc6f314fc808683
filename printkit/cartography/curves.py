"""Smooth and tapered outlines: millimetre points in, path segments out."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

from printkit.drawing import Segment
from printkit.shapes import Point, polygon
from printkit.units import um


def chaikin(points: Sequence[Point], rounds: int = 2, closed: bool = True) -> list[Point]:
    """Cut corners: every side gives two points at a quarter and three quarters; an open line keeps its ends."""
    line = list(points)
    for _ in range(rounds):
        pairs = zip(line, [*line[1:], line[0]] if closed else line[1:], strict=False)
        cut = [
            p
            for (ax, ay), (bx, by) in pairs
            for p in ((ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25), (ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75))
        ]
        line = cut if closed else [line[0], *cut, line[-1]]
    return line


def _cubics(points: Sequence[Point], before: Point, after: Point) -> list[Segment]:
    """Catmull-Rom curves through the points, given the neighbours beyond both ends."""
    run = [before, *points, after]
    steps: list[Segment] = []
    for a, b, c, d in zip(run, run[1:], run[2:], run[3:], strict=False):
        values = (
            b[0] + (c[0] - a[0]) / 6,
            b[1] + (c[1] - a[1]) / 6,
            c[0] - (d[0] - b[0]) / 6,
            c[1] - (d[1] - b[1]) / 6,
            *c,
        )
        steps.append(("C", tuple(um(v) for v in values)))
    return steps


def spline(points: Sequence[Point], closed: bool = False) -> tuple[Segment, ...]:
    """A smooth curve through every point."""
    start: Segment = ("M", (um(points[0][0]), um(points[0][1])))
    if closed:
        return (start, *_cubics([*points, points[0]], points[-1], points[1]), ("Z", ()))
    return (start, *_cubics(points, points[0], points[-1]))


def ribbon(points: Sequence[Point], halves: Sequence[float]) -> tuple[Segment, ...]:
    """A brush stroke along a line: ``halves`` is half its width at each point (0 at an end draws a point)."""
    left: list[Point] = []
    right: list[Point] = []
    last = len(points) - 1
    for i, ((x, y), half) in enumerate(zip(points, halves, strict=True)):
        ax, ay = points[max(0, i - 1)]
        bx, by = points[min(last, i + 1)]
        long = math.hypot(bx - ax, by - ay) or 1.0
        nx, ny = -(by - ay) / long * half, (bx - ax) / long * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    right.reverse()
    there = spline(left)
    back = _cubics(right, right[0], right[-1])
    bridge: Segment = ("L", (um(right[0][0]), um(right[0][1])))
    return (*there, bridge, *back, ("Z", ()))


def wedge(x: float, y: float, angle: float, length: float, width: float) -> tuple[Segment, ...]:
    """A tapered hachure: base at (x, y), point ``length`` away along ``angle`` (radians)."""
    c, s = math.cos(angle), math.sin(angle)
    return polygon(
        [
            (x - s * width / 2, y + c * width / 2),
            (x + c * length, y + s * length),
            (x + s * width / 2, y - c * width / 2),
        ]
    )


def dots(points: Iterable[Point]) -> tuple[Segment, ...]:
    """Strokes of next to no length: dots under a round cap."""
    steps: list[Segment] = []
    for x, y in points:
        steps += [("M", (um(x), um(y))), ("L", (um(x) + 10, um(y)))]
    return tuple(steps)


def join(pieces: Iterable[tuple[Segment, ...]]) -> tuple[Segment, ...]:
    """Many outlines as one path."""
    return tuple(step for piece in pieces for step in piece)


def resample(points: Sequence[Point], step: float) -> list[Point]:
    """Points every ``step`` mm along a line, its ends kept."""
    out = [points[0]]
    left = step
    for (ax, ay), (bx, by) in pairwise(points):
        long = math.hypot(bx - ax, by - ay)
        at = left
        while at < long:
            out.append((ax + (bx - ax) * at / long, ay + (by - ay) * at / long))
            at += step
        left = at - long
    out.append(points[-1])
    return out
