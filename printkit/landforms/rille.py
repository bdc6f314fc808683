"""Rille: a sinuous channel with banks, on a pale apron; a second, finer one may branch from it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from pydantic import Field

from printkit.cartography.curves import join, resample, ribbon, wedge
from printkit.cartography.noise import Noise
from printkit.cartography.records import Ground, Landform
from printkit.drawing import Mark, Paint, Path, Role, Segment
from printkit.findings import Span
from printkit.models.base import Length, Model, Words
from printkit.shapes import Point
from printkit.units import um


class Rille(Model):
    """The rille's own parameters."""

    courses: tuple[tuple[Words, ...], ...] = ()
    """Hexes that each channel runs through, widest first; a course of fewer than two is left out."""
    width: Length = Field(5.0, ge=0.5, le=20)
    """Width of the first channel at its widest; each further one is two thirds as wide."""
    meander: Length = Field(5.5, ge=0, le=50)
    """How far it swings to either side of its course."""


_STEP = 1.5
"""Millimetres between points of a channel."""


def paint(ground: Ground, relief: Model) -> Iterable[Mark]:
    """Aprons, then channels with their banks and ticks, then stipple along the banks."""
    assert isinstance(relief, Rille)
    palette, noise = ground.palette, ground.noise("rille")
    lines = [
        _winding([at for label in course if (at := ground.find(label))], relief.meander, noise, i)
        for i, course in enumerate(relief.courses)
    ]
    channels = [(line, relief.width * (2 / 3) ** i) for i, line in enumerate(lines) if line]
    for share, tone, name in ((4.2, palette.mare_1, "apron"), (2.3, palette.mare_2, "bank")):
        yield Path(
            join(_band(ground, noise, line, width * share) for line, width in channels),
            Paint(tone),
            Role.BACKGROUND,
            name,
        )
    beds = [_band(ground, noise, line, width) for line, width in channels]
    yield Path(join(beds), Paint(palette.numeral, palette.stipple, um(0.3), join="round"), Role.BACKGROUND, "bed")
    ticks = [tick for line, width in channels for tick in _ticks(ground, noise, line, width)]
    yield Path(join(ticks), Paint(palette.stipple), Role.BACKGROUND, "bank ticks")


def _hexes(relief: Model) -> Iterator[tuple[str, Span]]:
    assert isinstance(relief, Rille)
    for i, course in enumerate(relief.courses):
        yield from ((label, relief.span_of("courses", i, j)) for j, label in enumerate(course))


def _winding(stations: list[Point], meander: float, noise: Noise, key: int) -> list[Point]:
    """A line through the course, swung from side to side with a wave and a little noise."""
    if len(stations) < 2:
        return []
    straight = _smoothed(resample(stations, _STEP), 12)
    last = len(straight) - 1
    out = []
    for i, (x, y) in enumerate(straight):
        (ax, ay), (bx, by) = straight[max(0, i - 1)], straight[min(last, i + 1)]
        long = math.hypot(bx - ax, by - ay) or 1.0
        along, ends = i * _STEP, min(1.0, i / 8, (last - i) / 8)
        wave = math.sin(along / 6.2 + 2.6 * noise(along / 21, 5.0 * key))
        swing = meander * ends * wave * (0.5 + noise(along / 13, 40 + key))
        out.append((x - (by - ay) / long * swing, y + (bx - ax) / long * swing))
    return _smoothed(out, 5)


def _smoothed(line: list[Point], passes: int) -> list[Point]:
    """Every inner point becomes the mean of itself and its neighbours, ``passes`` times."""
    for _ in range(passes):
        around = zip(line, line[1:], line[2:], strict=False)
        inner = [((a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3) for a, b, c in around]
        line = [line[0], *inner, line[-1]]
    return line


def _half(ground: Ground, noise: Noise, line: list[Point], width: float, i: int) -> float:
    x, y = line[i]
    ends = min(1.0, i / 7, (len(line) - 1 - i) / 14)
    return width / 2 * math.sqrt(ends) * ground.calm(x, y, 6) * (0.8 + 0.4 * noise(x / 7, y / 7))


def _band(ground: Ground, noise: Noise, line: list[Point], width: float) -> tuple[Segment, ...]:
    return ribbon(line, [_half(ground, noise, line, width, i) for i in range(len(line))])


def _ticks(ground: Ground, noise: Noise, line: list[Point], width: float) -> Iterator[tuple[Segment, ...]]:
    for i in range(3, len(line) - 3):
        (ax, ay), (x, y), (bx, by) = line[i - 1], line[i], line[i + 1]
        half = _half(ground, noise, line, width, i)
        if half > 0.9:
            across = math.atan2(bx - ax, ay - by)
            for angle in (across, across + math.pi):
                yield wedge(x + half * math.cos(angle), y + half * math.sin(angle), angle + math.pi, half * 0.45, 0.34)


LANDFORM = Landform("Rille", "a winding channel", Rille, paint, _hexes)
