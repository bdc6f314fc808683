"""Faint small craters of the ground: a raised ring in one quiet tone, a bowl in another, ticks down the inner wall."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from random import Random
from typing import NamedTuple

from printkit.cartography.curves import join, spline, wedge
from printkit.cartography.noise import Noise
from printkit.cartography.palette import Palette
from printkit.drawing import Mark, Paint, Path, Role, Segment
from printkit.shapes import Point
from printkit.units import um


class Craterlet(NamedTuple):
    """Where a faint crater lies, and the radius of its crest."""

    x: float
    y: float
    radius: float


def craterlets(found: Iterable[Craterlet], noise: Noise, stream: Random, palette: Palette) -> Iterator[Mark]:
    """Aprons first, then bowls, crests and ticks, each as one path, so that neighbours overlap quietly."""
    aprons: list[tuple[Segment, ...]] = []
    bowls: list[tuple[Segment, ...]] = []
    ticks: list[tuple[Segment, ...]] = []
    for i, (x, y, radius) in enumerate(found):
        aprons.append(spline(_ring(x, y, radius * 1.42, 0.10, noise, i), closed=True))
        bowls.append(spline(_ring(x, y, radius, 0.06, noise, i), closed=True))
        ticks += _ticks(x, y, radius, stream)
    yield Path(join(aprons), Paint(palette.mare_1), Role.BACKGROUND, "apron")
    yield Path(join(bowls), Paint(palette.mare_2, palette.stipple, um(0.22)), Role.BACKGROUND, "bowl")
    yield Path(join(ticks), Paint(palette.stipple), Role.BACKGROUND, "bowl ticks")


def _ring(x: float, y: float, radius: float, wobble: float, noise: Noise, key: int) -> list[Point]:
    count = max(10, round(radius * 4))
    out = []
    for i in range(count):
        angle = math.tau * i / count
        away = radius * (1 + wobble * noise.around(angle, 1.5, 7.0 * key))
        out.append((x + away * math.cos(angle), y + away * math.sin(angle)))
    return out


def _ticks(x: float, y: float, radius: float, stream: Random) -> Iterator[tuple[Segment, ...]]:
    count = int(math.tau * radius / 0.9)
    for i in range(count):
        angle = math.tau * (i + stream.uniform(-0.25, 0.25)) / count
        length = radius * stream.choice((0.18, 0.24, 0.34))
        yield wedge(x + radius * math.cos(angle), y + radius * math.sin(angle), angle + math.pi, length, 0.3)
