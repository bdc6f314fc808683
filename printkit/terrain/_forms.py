"""Shapes that several terrains are drawn with."""

from __future__ import annotations

import math
from random import Random

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
