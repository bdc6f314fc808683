"""Craters seen from straight above: a broken rim inked with a brush, hachures inward all round, finer ones outward.

The shape is made once from its stream; a hex then draws the part that it is allowed to, so that a rim may run through
several hexes and still stop short of every hexside.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from printkit.cartography.curves import join, resample, ribbon, spline, wedge
from printkit.cartography.noise import Noise
from printkit.cartography.palette import Palette
from printkit.drawing import Paint, Path, Segment
from printkit.shapes import Point
from printkit.units import mm

Allow = Callable[[float, float], bool]
"""May ink lie at a point?"""
Arc = tuple[float, float]
"""A piece of a ring: angle where it begins, and its extent."""
_FINE = 0.3
"""Millimetres between the points at which a rim asks whether it may be drawn."""


@dataclass(frozen=True, slots=True)
class Ring:
    """A wobbling circle with gaps: arcs where it is broken."""

    x: float
    y: float
    radius: float
    wobble: float
    offset: float
    noise: Noise
    gaps: tuple[Arc, ...]

    def out(self, angle: float) -> float:
        """Distance from the centre at an angle."""
        return self.radius * (1 + self.wobble * self.noise.around(angle, 1.6, self.offset))

    def at(self, angle: float, beyond: float = 0.0) -> Point:
        """The point at an angle, ``beyond`` millimetres further out."""
        away = self.out(angle) + beyond
        return self.x + away * math.cos(angle), self.y + away * math.sin(angle)

    def loop(self, step: float) -> list[Point]:
        """The whole circle as points about ``step`` millimetres apart."""
        count = max(12, round(math.tau * self.radius / step))
        return [self.at(math.tau * i / count) for i in range(count)]

    def arcs(self, allow: Allow, shortest: float) -> list[Arc]:
        """Unbroken, allowed pieces of at least ``shortest`` millimetres: a crumb would read as a pebble."""
        count = max(24, round(math.tau * self.radius / _FINE))
        step = math.tau / count
        good = [not _in(i * step, self.gaps) and allow(*self.at(i * step)) for i in range(count)]
        if all(good):
            return [(0.0, math.tau)]
        start = good.index(False)
        found: list[Arc] = []
        begun: int | None = None
        for i in range(start, start + count + 1):
            if i < start + count and good[i % count]:
                begun = i if begun is None else begun
            elif begun is not None:
                if (i - 1 - begun) * step * self.radius >= shortest:
                    found.append((begun * step, (i - 1 - begun) * step))
                begun = None
        return found

    def line(self, arc: Arc) -> list[Point]:
        """Points along an arc, ``_FINE`` apart."""
        count = max(2, round(arc[1] * self.radius / _FINE))
        return [self.at(arc[0] + arc[1] * i / count) for i in range(count + 1)]


def _in(angle: float, arcs: Sequence[Arc], margin: float = 0.0) -> bool:
    """Does an angle lie in one of the arcs, ``margin`` radians inside its ends?"""
    return any(margin <= (angle - start) % math.tau <= extent - margin for start, extent in arcs)


def gaps(stream: Random, count: int, low: float, high: float) -> tuple[Arc, ...]:
    """Random breaks of a ring, each ``low`` to ``high`` of its circumference, one in each of ``count`` sectors."""
    first = stream.random()
    return tuple(
        (math.tau * (first + i + stream.uniform(0.0, 0.6)) / count, math.tau * stream.uniform(low, high))
        for i in range(count)
    )


def brushed(ring: Ring, arcs: Sequence[Arc], width: float) -> tuple[Segment, ...]:
    """Pieces of a ring as a brush draws them: swelling and thinning, running out in a point at both ends."""
    strokes = []
    for arc in arcs:
        line = resample(ring.line(arc), 0.9)
        last = len(line) - 1
        halves = []
        for i, (x, y) in enumerate(line):
            ends = min(1.0, 3.2 * min(i, last - i) / max(last, 5))
            halves.append(width / 2 * math.sqrt(ends) * (0.82 + 0.5 * ring.noise(x * 0.9 + 11, y * 0.9)))
        strokes.append(ribbon(line, halves))
    return join(strokes)


def small_crater(stream: Random, x: float, y: float, radius: float, palette: Palette, allow: Allow) -> list[Path]:
    """A crater within one hex: light floor, rim, hachures, a broken line round the floor."""
    noise = Noise(f"crater-{stream.random()}")
    rim = Ring(x, y, radius, 0.07, 0.0, noise, gaps(stream, stream.choice((3, 4, 5)), 0.025, 0.06))
    floor = Ring(x, y, radius * 0.58, 0.10, 9.0, noise, gaps(stream, 3, 0.06, 0.12))
    return [
        Path(spline(floor.loop(1.3), closed=True), Paint(palette.mare_1), name="crater floor"),
        *_rim(stream, rim, allow, palette, 0.5, 1.3),
        Path(brushed(floor, floor.arcs(allow, 1.0), 0.2), Paint(palette.line), name="floor line"),
    ]


def big_crater(stream: Random, x: float, y: float, radius: float, palette: Palette, allow: Allow) -> list[Path]:
    """The part of a big crater that one hex may draw: heavier rim, longer hachures, a terrace at the wall's foot.

    Every hex of the crater gives the same stream, so that all draw parts of one shape.
    """
    noise = Noise(f"crater-{stream.random()}")
    rim = Ring(x, y, radius, 0.035, 0.0, noise, gaps(stream, 3 if radius < 12 else 4, 0.012, 0.025))
    foot = Ring(x, y, radius * foot_share(radius), 0.05, 9.0, noise, gaps(stream, 6, 0.03, 0.07))
    terrace = foot.arcs(allow, 1.3)
    return [
        *_rim(stream, rim, allow, palette, 0.62, 2.8),
        Path(brushed(foot, terrace, 0.27), Paint(palette.line), name="terrace"),
        Path(join(_allowed(_ticks(stream, foot, terrace), allow)), Paint(palette.line), name="terrace hachures"),
    ]


def foot_share(radius: float) -> float:
    """Where the terrace of a big crater lies, as a share of its radius: nearer the rim the larger it is."""
    return 0.56 if radius < 12 else 0.665


def _rim(stream: Random, rim: Ring, allow: Allow, palette: Palette, weight: float, shortest: float) -> list[Path]:
    arcs = rim.arcs(allow, shortest)
    ink = Paint(palette.line)
    return [
        Path(brushed(rim, arcs, weight), ink, name="crater rim"),
        Path(join(_allowed(_inward(stream, rim, arcs), allow)), ink, name="hachures"),
        Path(join(_allowed(_outward(stream, rim, arcs), allow)), ink, name="ejecta"),
    ]


def _allowed(outlines: Iterable[tuple[Segment, ...]], allow: Allow) -> Iterator[tuple[Segment, ...]]:
    return (steps for steps in outlines if all(allow(mm(args[0]), mm(args[1])) for _, args in steps if args))


def _inward(stream: Random, rim: Ring, arcs: Sequence[Arc]) -> Iterator[tuple[Segment, ...]]:
    """Hachures down the wall, long and short mixed, none where the rim itself is not drawn."""
    count = int(math.tau * rim.radius / 0.78)
    for i in range(count):
        angle = math.tau * (i + stream.uniform(-0.22, 0.22)) / count
        length = min(rim.radius, 9.5) * stream.choice((0.16, 0.2, 0.26, 0.34, 0.4))
        if _in(angle, arcs, 0.45 / rim.radius):
            yield wedge(*rim.at(angle), angle + math.pi, length, 0.36)


def _outward(stream: Random, rim: Ring, arcs: Sequence[Arc]) -> Iterator[tuple[Segment, ...]]:
    """Finer, shorter hachures down the outer slope."""
    count = int(math.tau * rim.radius / 1.5)
    for i in range(count):
        angle = math.tau * (i + stream.uniform(-0.35, 0.35)) / count
        start = stream.uniform(0.45, 0.7)
        length = stream.uniform(0.5, 1.1) * min(1.4, rim.radius / 5 + 0.4)
        if _in(angle, arcs):
            yield wedge(*rim.at(angle, start), angle, length, 0.24)


def _ticks(stream: Random, foot: Ring, arcs: Sequence[Arc]) -> Iterator[tuple[Segment, ...]]:
    """Fine hachures on the terrace, with some left out."""
    count = int(math.tau * foot.radius / 0.8)
    for i in range(count):
        angle, length = math.tau * i / count, stream.uniform(0.5, 1.3)
        if stream.random() < 0.7 and _in(angle, arcs):
            yield wedge(*foot.at(angle), angle + math.pi, length, 0.26)
