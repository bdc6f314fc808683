"""River along hexsides: it rounds the vertices and thins out where a run begins or ends, unless another goes on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from printkit.cartography.curves import join, resample, ribbon
from printkit.cartography.noise import Noise
from printkit.cartography.records import Course, SidePlot, SideTerrain
from printkit.colour import Colour, mix
from printkit.drawing import Mark, Paint, Path, Segment
from printkit.shapes import Point
from printkit.units import um

_BLUE = Colour("#BCD6E2")
_WIDTH, _SWING = 1.9, 0.45
"""Millimetres of its width, and of its swing to either side, in hexes of 20 mm."""


def paint(plot: SidePlot) -> Iterable[Mark]:
    """Banks, then water, so that branches open into each other."""
    water = plot.colour or _BLUE
    width, bank = plot.width or _WIDTH * plot.size, 0.42 * plot.size
    noise = Noise(f"{plot.seed}-river")
    lines = [_bed(course, noise, plot.size) for course in plot.courses]
    for name, more, tone in (("bank", bank, mix(water, plot.palette.ink, 0.42)), ("water", 0.0, water)):
        shapes = [_water(line, course, width, more) for line, course in zip(lines, plot.courses, strict=True)]
        yield Path(join(shapes), Paint(tone, tone, um(0.05)), name=name)


def _bed(course: Course, noise: Noise, size: float) -> list[Point]:
    """Both ends and the middles of the hexsides, rounded, and swung a little by where they lie."""
    points = course.points
    middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in pairwise(points)]
    fine: list[Point] = [points[0]]
    for one, vertex, other in zip(middles, points[1:-1], middles[1:], strict=False):
        for i in range(8):
            t = i / 8
            a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
            fine.append((a * one[0] + b * vertex[0] + c * other[0], a * one[1] + b * vertex[1] + c * other[1]))
    fine += [middles[-1], points[-1]]
    swing = 2 * _SWING * size
    return [
        (x + swing * (noise(x / 4, y / 4) - 0.5), y + swing * (noise(x / 4 + 60, y / 4) - 0.5))
        for x, y in resample(fine, 1.2 * size)
    ]


def _water(line: Sequence[Point], course: Course, width: float, more: float) -> tuple[Segment, ...]:
    last = len(line) - 1
    halves = []
    for i in range(len(line)):
        near = min(1.0 if course.joined[0] else i / 6, 1.0 if course.joined[1] else (last - i) / 6, 1.0)
        halves.append(width / 2 * (0.25 + 0.75 * near) + more / 2)
    return ribbon(line, halves)


TERRAIN = SideTerrain("River", "water along hexsides", paint, clearance=1.9)
