"""Highland: leaning ridges as closed contour lines with short ticks down both slopes, lit from nowhere."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator

from pydantic import Field

from printkit.cartography.contours import HeightField
from printkit.cartography.curves import chaikin, join, resample, wedge
from printkit.cartography.records import Ground, Landform
from printkit.drawing import Mark, Paint, Path, Role, Segment
from printkit.models.base import Integer, Length, Model
from printkit.shapes import Point, polygon
from printkit.units import um


class Highland(Model):
    """The highland's own parameters."""

    across: Length = Field(19.0, ge=5)
    """From one ridge to the next."""
    along: Length = Field(52.0, ge=5)
    """Length of a ridge."""
    bearing: Integer = 35
    """Degrees by which the ridges lean from north to east."""


_LEVELS = (0.46, 0.55, 0.63, 0.71)
"""Foot, slope, shoulder and crest of a ridge."""
_MESH = 2.0


def paint(ground: Ground, relief: Model) -> Iterable[Mark]:
    """Slopes in two tones with light crests, contour lines, ticks that point downhill."""
    assert isinstance(relief, Highland)
    noise, palette = ground.noise("highland"), ground.palette
    lean = math.radians(relief.bearing)
    c, s = math.cos(lean), math.sin(lean)

    def height(x: float, y: float) -> float:
        if ground.margin(x, y) < 0.8:
            return 0.0
        bend = 14 * (noise(x / 43 + 70, y / 43) - 0.5)
        u, v = (x * c + y * s + bend) / relief.across, (y * c - x * s) / relief.along
        edge = 1 - ground.calm(x, y, 26 + 22 * (noise(x / 15 + 30, y / 15) - 0.5))
        return (
            0.62 * noise(u, v) + 0.25 * noise(2 * u + 31, 2 * v - 17) + 0.13 * noise(x / 7, y / 7) - 0.4 * edge * edge
        )

    field = HeightField.sample(height, ground.width, ground.height, _MESH)
    contours = [[chaikin(loop) for loop in field.loops(level, 8)] for level in _LEVELS]
    for loops, tone in zip(contours, (palette.mare_1, palette.mare_2, palette.mare_1, palette.rock_top), strict=True):
        line = Paint(tone, palette.stipple, um(0.2), even_odd=True)
        yield Path(join(polygon(loop) for loop in loops), line, Role.BACKGROUND, "contour")
    ticks = [tick for loop in contours[1] for tick in _ticks(loop, height)]
    yield Path(join(ticks), Paint(palette.stipple), Role.BACKGROUND, "slope ticks")


def _ticks(loop: list[Point], height: Callable[[float, float], float]) -> Iterator[tuple[Segment, ...]]:
    line = resample([*loop, loop[0]], 1.25)
    for i in range(1, len(line) - 1):
        (ax, ay), (x, y), (bx, by) = line[i - 1], line[i], line[i + 1]
        angle = math.atan2(bx - ax, ay - by)
        if height(x + 0.6 * math.cos(angle), y + 0.6 * math.sin(angle)) > height(x, y):
            angle += math.pi
        yield wedge(x, y, angle, 1.3 if i % 2 else 0.8, 0.26)


LANDFORM = Landform("Highland", "ridges and valleys", Highland, paint)
