"""Bridge: two parapets across a hexside, on either side of what crosses it there."""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import pairwise

from printkit.cartography.records import SidePlot, SideTerrain
from printkit.drawing import Mark, Paint, Path, Segment
from printkit.shapes import polygon
from printkit.units import um

_SPAN, _ROAD, _WEIGHT = 2.0, 1.15, 0.5
"""Millimetres in hexes of 20 mm: half a bridge's length, half its width, and the parapets' weight."""


def paint(plot: SidePlot) -> Iterable[Mark]:
    """Parapets whose ends turn outward."""
    ink = plot.colour or plot.palette.ink
    reach, half = _SPAN * plot.size, plot.width / 2 if plot.width else _ROAD * plot.size
    parapets: list[Segment] = []
    for course in plot.courses:
        for (ax, ay), (bx, by) in pairwise(course.points):
            long = math.hypot(bx - ax, by - ay)
            ux, uy, x, y = (bx - ax) / long, (by - ay) / long, (ax + bx) / 2, (ay + by) / 2
            for way in (-1, 1):
                places = ((half * 1.6, -reach), (half, -reach * 0.62), (half, reach * 0.62), (half * 1.6, reach))
                line = [(x + ux * way * u - uy * v, y + uy * way * u + ux * v) for u, v in places]
                parapets += polygon(line, close=False)
    stroke = Paint(stroke=ink, width=um(_WEIGHT * plot.size), cap="round", join="round")
    yield Path(tuple(parapets), stroke, name="parapets")


TERRAIN = SideTerrain("Bridge", "a way across", paint, clearance=1.0, over=True, grid=True)
