"""The line of a chasm: hexsides with rounded corners, sampled evenly, that narrow to a point at open ends."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from printkit.cartography.curves import resample
from printkit.cartography.records import Course
from printkit.shapes import Point

STEP = 0.35
"""Millimetres between samples."""
_ROUND = 1.9
"""How far from a vertex its corner is cut."""


@dataclass(frozen=True, slots=True)
class Profile:
    """One faceted edge: half-widths by sample number, straight between."""

    knots: tuple[tuple[float, float], ...]

    def at(self, i: float) -> float:
        """Half-width at a sample."""
        for (a, u), (b, v) in zip(self.knots, self.knots[1:], strict=False):
            if a <= i <= b:
                return u + (v - u) * (i - a) / (b - a) if b > a else v
        return self.knots[-1][1]


@dataclass(frozen=True, slots=True)
class Cleft:
    """A sampled line with its normals."""

    points: tuple[Point, ...]
    normals: tuple[Point, ...]
    joined: tuple[bool, bool]

    @staticmethod
    def along(course: Course) -> Cleft:
        """Round the corners of a course and sample it."""
        points = tuple(resample(_rounded(course.points), STEP))
        last = len(points) - 1
        normals = []
        for i in range(len(points)):
            (ax, ay), (bx, by) = points[max(0, i - 2)], points[min(last, i + 2)]
            long = math.hypot(bx - ax, by - ay) or 1.0
            normals.append((-(by - ay) / long, (bx - ax) / long))
        return Cleft(points, tuple(normals), course.joined)

    def taper(self, i: float, over: float) -> float:
        """1 along the line, falling to 0 at an open end within ``over`` millimetres."""
        ends = (i * STEP, (len(self.points) - 1 - i) * STEP)
        shares = [1.0, *(end / over for end, joined in zip(ends, self.joined, strict=True) if not joined)]
        return float(max(0.0, min(shares)) ** 0.75)

    def off(self, i: int, across: float) -> Point:
        """The point ``across`` millimetres to one side of a sample."""
        (x, y), (nx, ny) = self.points[i], self.normals[i]
        return x + nx * across, y + ny * across

    def profile(self, stream: Random, half: float, jitter: float, pitch: float, over: float) -> Profile:
        """A broken edge: facets of about ``pitch`` mm, each end moved across by up to ``jitter``, in and out."""
        knots: list[tuple[float, float]] = []
        last = len(self.points) - 1
        i, before = 0.0, 0.0
        while i < last:
            swing = stream.uniform(-1, 1)
            if before * swing > 0 and stream.random() < 0.6:
                swing = -swing
            before = swing
            knots.append((int(i), (half + jitter * swing) * self.taper(int(i), over)))
            i += pitch / STEP * stream.uniform(0.6, 1.4)
        return Profile((*knots, (last, half * self.taper(last, over))))

    def outline(self, left: Profile, right: Profile) -> list[Point]:
        """The area between two edges."""
        there = [self.off(int(i), half) for i, half in left.knots]
        return there + [self.off(int(i), -half) for i, half in reversed(right.knots)]


def _rounded(vertices: Sequence[Point]) -> list[Point]:
    line = [vertices[0]]
    for a, b, c in zip(vertices, vertices[1:], vertices[2:], strict=False):
        before, after = math.dist(a, b), math.dist(b, c)
        p = (b[0] + (a[0] - b[0]) * _ROUND / before, b[1] + (a[1] - b[1]) * _ROUND / before)
        q = (b[0] + (c[0] - b[0]) * _ROUND / after, b[1] + (c[1] - b[1]) * _ROUND / after)
        for i in range(9):
            t = i / 8
            line.append(tuple((1 - t) ** 2 * p[k] + 2 * t * (1 - t) * b[k] + t * t * q[k] for k in (0, 1)))  # type: ignore[arg-type]
    return [*line, vertices[-1]]
