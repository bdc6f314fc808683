"""Hedge: bushes along hexsides."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from printkit.cartography.curves import join, resample
from printkit.cartography.records import SidePlot, SideTerrain
from printkit.colour import WHITE, Colour, mix
from printkit.drawing import Mark, Paint, Path
from printkit.shapes import circle
from printkit.units import um

_GREEN = Colour("#7E9A6A")
_RADIUS = 0.62
"""Millimetres of a bush, in hexes of 20 mm."""


def paint(plot: SidePlot) -> Iterable[Mark]:
    """Bushes close together, each with a light top."""
    green = plot.colour or _GREEN
    radius = plot.width / 2 if plot.width else _RADIUS * plot.size
    bushes, tops = [], []
    for course in plot.courses:
        stream = Random(f"{plot.seed}-hedge-{course.name}")
        for x, y in resample(course.points, radius * 1.7):
            size = radius * stream.uniform(0.85, 1.25)
            bushes.append(circle(x, y, size))
            tops.append(circle(x, y, size * 0.45))
    yield Path(join(bushes), Paint(green, mix(green, plot.palette.ink, 0.6), um(0.2 * plot.size)), name="bushes")
    yield Path(join(tops), Paint(mix(green, WHITE, 0.5)), name="tops")


TERRAIN = SideTerrain("Hedge", "bushes", paint, clearance=1.2)
