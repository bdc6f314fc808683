"""Ford: stepping stones across a hexside."""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import pairwise

from printkit.cartography.curves import join
from printkit.cartography.records import SidePlot, SideTerrain
from printkit.drawing import Mark, Paint, Path
from printkit.shapes import circle
from printkit.units import um

_STONE, _STEP, _STONES = 0.42, 1.15, 5
"""Millimetres in hexes of 20 mm: radius of a stone, and from stone to stone; how many there are."""


def paint(plot: SidePlot) -> Iterable[Mark]:
    """A row of light stones at right angles to the hexside, through its middle."""
    ink = plot.colour or plot.palette.ink
    radius = plot.width / 2 if plot.width else _STONE * plot.size
    stones = []
    for course in plot.courses:
        for (ax, ay), (bx, by) in pairwise(course.points):
            long = math.hypot(bx - ax, by - ay)
            ux, uy = (bx - ax) / long, (by - ay) / long
            for i in range(_STONES):
                away = (i - (_STONES - 1) / 2) * _STEP * plot.size
                stones.append(circle((ax + bx) / 2 - uy * away, (ay + by) / 2 + ux * away, radius))
    yield Path(join(stones), Paint(plot.palette.rock_top, ink, um(0.22 * plot.size)), name="stones")


TERRAIN = SideTerrain("Ford", "stones to wade by", paint, clearance=1.0, over=True, grid=True)
