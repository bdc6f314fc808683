"""Shapes that several terrains are drawn with."""

from __future__ import annotations

import math
from random import Random

from printkit.cartography.curves import spline
from printkit.drawing import Segment
from printkit.shapes import Point


def ring(stream: Random, radius: float, count: int, rough: float) -> list[Point]:
    """``count`` points around (0, 0), each off the circle by up to ``rough`` of the radius."""
    start = stream.random() * math.tau
    return [
        (
            radius * (1 + stream.uniform(-rough, rough)) * math.cos(start + math.tau * i / count),
            radius * (1 + stream.uniform(-rough, rough)) * math.sin(start + math.tau * i / count),
        )
        for i in range(count)
    ]


def canopy(stream: Random, radius: float, lobes: int) -> tuple[Segment, ...]:
    """A crown of leaves from above: a closed outline of so many lobes."""
    start = stream.random() * math.tau
    points: list[Point] = []
    for i in range(2 * lobes):
        angle = start + math.pi * (i + stream.uniform(-0.18, 0.18)) / lobes
        away = radius * (stream.uniform(0.94, 1.1) if i % 2 else stream.uniform(0.74, 0.84))
        points.append((away * math.cos(angle), away * math.sin(angle)))
    return spline(points, closed=True)
