"""Wall: masonry along hexsides, a tower on every corner."""

from __future__ import annotations

from collections.abc import Iterable

from printkit.cartography.curves import join
from printkit.cartography.records import SidePlot, SideTerrain
from printkit.drawing import Mark, Paint, Path
from printkit.shapes import circle, polygon
from printkit.units import um

_WIDTH, _TOWER = 1.1, 1.0
"""Millimetres of the wall, and radius of a tower, in hexes of 20 mm."""


def paint(plot: SidePlot) -> Iterable[Mark]:
    """Outline, core and joints of the wall, then its towers."""
    width = plot.width or _WIDTH * plot.size
    ink, stone = plot.palette.line, plot.colour or plot.palette.wall
    line = join(polygon(course.points, close=False) for course in plot.courses)
    yield Path(line, Paint(stroke=ink, width=um(width + 0.4 * plot.size), join="round", cap="round"), name="outline")
    yield Path(line, Paint(stroke=stone, width=um(width), join="round", cap="round"), name="core")
    joints = um(0.16 * plot.size), um(1.3 * plot.size)
    yield Path(line, Paint(stroke=ink, width=um(width), dash=joints), name="joints")
    corners = dict.fromkeys(point for course in plot.courses for point in course.points)
    towers = join(circle(x, y, max(width * 0.75, _TOWER * plot.size)) for x, y in corners)
    yield Path(towers, Paint(stone, ink, um(0.24 * plot.size)), name="towers")


TERRAIN = SideTerrain("Wall", "masonry", paint, clearance=1.5)
