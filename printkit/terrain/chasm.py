"""Chasm: an abyss along hexsides, both walls alike, closed to land vehicles (rule text L25, facts.md M13).

The widest layer is a pale lip; then walls with hachures and short cracks, a terrace, and the abyss. Where a run of
hexsides ends the chasm narrows to a point on a vertex; where another run goes on from there it does not.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random

from printkit.cartography.curves import join, wedge
from printkit.cartography.records import SidePlot, SideTerrain
from printkit.colour import Colour
from printkit.drawing import Mark, Paint, Path, Segment
from printkit.shapes import polygon
from printkit.terrain._cleft import Cleft, Profile
from printkit.units import um


@dataclass(frozen=True, slots=True)
class _Layer:
    """Half-width, jitter and facet length of one layer's edges, and over how much of an open end it narrows."""

    half: float
    jitter: float
    pitch: float
    over: float


_LIP = _Layer(2.5, 0.45, 2.2, 5.5)
_WALL = _Layer(1.78, 0.40, 0.95, 5.0)
_TERRACE = _Layer(1.02, 0.34, 1.0, 6.0)
_ABYSS = _Layer(0.58, 0.26, 1.2, 8.5)


def paint(plot: SidePlot) -> Iterable[Mark]:
    """All runs, layer by layer, so that branches open into each other."""
    lips, walls, terraces, cores = [], [], [], []
    hachures: list[tuple[Segment, ...]] = []
    cracks: list[tuple[Segment, ...]] = []
    for course in plot.courses:
        stream = Random(f"{plot.seed}-chasm-{course.name}")
        cleft = Cleft.along(course)
        lips.append(_area(cleft, stream, _LIP)[0])
        wall, left, right = _area(cleft, stream, _WALL)
        walls.append(wall)
        terraces.append(_area(cleft, stream, _TERRACE)[0])
        cores.append(_area(cleft, stream, _ABYSS)[0])
        hachures += _hachures(cleft, stream, left, right)
        cracks += _cracks(cleft, stream, left, right, plot)
    palette = plot.palette
    yield _filled(lips, palette.mare_2, "lip")
    yield _filled(cracks, palette.ink, "cracks")
    yield Path(join(walls), Paint(palette.wall, palette.ink, um(0.5), join="round"), name="wall contour")
    yield _filled(walls, palette.wall, "wall")
    yield _filled(hachures, palette.ink, "hachures")
    yield _filled(terraces, palette.deep, "terrace")
    yield _filled(cores, palette.abyss, "abyss")


def _filled(pieces: list[tuple[Segment, ...]], colour: Colour, name: str) -> Path:
    return Path(join(pieces), Paint(colour), name=name)


def _area(cleft: Cleft, stream: Random, layer: _Layer) -> tuple[tuple[Segment, ...], Profile, Profile]:
    left, right = (cleft.profile(stream, layer.half, layer.jitter, layer.pitch, layer.over) for _ in range(2))
    return polygon(cleft.outline(left, right)), left, right


def _hachures(cleft: Cleft, stream: Random, left: Profile, right: Profile) -> Iterator[tuple[Segment, ...]]:
    """Wedges down both walls, from the edge towards the abyss."""
    for i in range(5, len(cleft.points) - 5, 2):
        for sign, profile in ((1, left), (-1, right)):
            half = profile.at(i) - 0.06
            if half >= 0.8:
                nx, ny = cleft.normals[i]
                angle = math.atan2(-sign * ny, -sign * nx) + stream.uniform(-0.3, 0.3)
                yield wedge(*cleft.off(i, sign * half), angle, stream.uniform(0.5, 1.05) * half / 1.62, 0.36)


def _cracks(
    cleft: Cleft, stream: Random, left: Profile, right: Profile, plot: SidePlot
) -> Iterator[tuple[Segment, ...]]:
    """Short bent cracks that leave the edge at a slant, none into a label."""
    i = 12
    while i < len(cleft.points) - 12:
        sign, lean = stream.choice((1, -1)), stream.choice((1, -1))
        half = (left if sign > 0 else right).at(i) - 0.1
        x, y = cleft.off(i, sign * half)
        nx, ny = cleft.normals[i]
        angle = math.atan2(sign * ny, sign * nx) + lean * stream.uniform(0.35, 0.75) * sign
        length = stream.uniform(1.5, 2.9)
        bend = angle + stream.choice((-1, 1)) * stream.uniform(0.5, 0.9)
        mx, my = x + length * 0.5 * math.cos(angle), y + length * 0.5 * math.sin(angle)
        ex, ey = mx + length * 0.5 * math.cos(bend), my + length * 0.5 * math.sin(bend)
        if not plot.blocked(ex, ey) and not plot.blocked(mx, my):
            s, c = math.sin(angle), math.cos(angle)
            yield polygon(
                [
                    (x - 0.27 * s, y + 0.27 * c),
                    (mx - 0.13 * s, my + 0.13 * c),
                    (ex, ey),
                    (mx + 0.13 * s, my - 0.13 * c),
                    (x + 0.27 * s, y - 0.27 * c),
                ]
            )
        i += stream.randint(14, 24)


TERRAIN = SideTerrain("Chasm", "an abyss along hexsides", paint, clearance=2.5)
