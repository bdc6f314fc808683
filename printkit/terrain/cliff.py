"""Cliff: a bold edge along hexsides, with teeth on the right of the run, which is where the ground drops."""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import pairwise

from printkit.cartography.curves import join
from printkit.cartography.records import SidePlot, SideTerrain
from printkit.drawing import Mark, Paint, Path
from printkit.shapes import polygon
from printkit.units import um

_WIDTH, _TOOTH, _TEETH = 0.7, 1.15, 7
"""Millimetres of the edge and of a tooth, in hexes of 20 mm; teeth on a hexside."""


def paint(plot: SidePlot) -> Iterable[Mark]:
    """The teeth of every course, then its edge."""
    ink = plot.colour or plot.palette.line
    width = plot.width or _WIDTH * plot.size
    teeth = []
    for course in plot.courses:
        for (ax, ay), (bx, by) in pairwise(course.points):
            long = math.hypot(bx - ax, by - ay)
            ux, uy = (bx - ax) / long, (by - ay) / long
            depth, half = width / 2 + _TOOTH * plot.size, 0.36 * long / _TEETH
            for i in range(_TEETH):
                x, y = ax + (bx - ax) * (i + 0.5) / _TEETH, ay + (by - ay) * (i + 0.5) / _TEETH
                foot = (x - ux * half, y - uy * half), (x + ux * half, y + uy * half)
                teeth.append(polygon([foot[0], (x - uy * depth, y + ux * depth), foot[1]]))
    yield Path(join(teeth), Paint(ink), name="teeth")
    edge = join(polygon(course.points, close=False) for course in plot.courses)
    yield Path(edge, Paint(stroke=ink, width=um(width), cap="round", join="round"), name="edge")


TERRAIN = SideTerrain("Cliff", "drops to the toothed side", paint, clearance=1.6)
