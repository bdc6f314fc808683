"""Ray crater: streaks thrown out on all sides from one great crater, with craterlets strung along them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from random import Random

from pydantic import Field

from printkit.cartography.curves import dots, join, ribbon
from printkit.cartography.records import Ground, Landform
from printkit.colour import Colour
from printkit.drawing import Mark, Paint, Path, Role, Segment
from printkit.findings import Span
from printkit.landforms._craterlets import Craterlet, craterlets
from printkit.models.base import Count, Length, Model, Words
from printkit.shapes import Point
from printkit.units import um


class RayCrater(Model):
    """The ray crater's own parameters."""

    centre: Words = ""
    """The hex that the rays come from; the sheet's centre if none."""
    rays: Count = Field(26, ge=1, le=200)
    """How many."""
    inner: Length = Field(19.0, ge=0)
    """Radius at which they begin."""
    reach: Length = Field(190.0, ge=0)
    """Radius at which the longest ends."""


def paint(ground: Ground, relief: Model) -> Iterable[Mark]:
    """Broad rays, narrow rays on them, stipple between, craterlets along some."""
    assert isinstance(relief, RayCrater)
    palette, stream = ground.palette, ground.stream("rays")
    centre = ground.find(relief.centre) or (ground.width / 2, ground.height / 2)
    angles = [math.tau * (i + stream.uniform(-0.32, 0.32)) / relief.rays for i in range(relief.rays)]
    broad = [_ray(ground, stream, relief, centre, a, 11.0) for a in angles]
    narrow = [_ray(ground, stream, relief, centre, a + stream.uniform(-0.05, 0.05), 5.5) for a in angles]
    yield _tone(broad, palette.mare_1)
    yield _tone(narrow, palette.mare_2)
    yield Path(
        dots(_grains(ground, stream, relief, centre, angles)),
        Paint(stroke=palette.stipple, width=um(0.28), cap="round"),
        Role.BACKGROUND,
        "stipple",
    )
    strung = list(_strung(ground, stream, relief, centre, angles))
    yield from craterlets(strung, ground.noise("strung"), stream, palette)


def _tone(rays: list[tuple[Segment, ...]], tone: Colour) -> Path:
    return Path(join(rays), Paint(tone), Role.BACKGROUND, "rays")


def _hexes(relief: Model) -> Iterator[tuple[str, Span]]:
    assert isinstance(relief, RayCrater)
    if relief.centre:
        yield relief.centre, relief.span_of("centre")


def _at(centre: Point, angle: float, away: float) -> Point:
    return centre[0] + away * math.cos(angle), centre[1] + away * math.sin(angle)


def _ray(
    ground: Ground, stream: Random, relief: RayCrater, centre: Point, angle: float, width: float
) -> tuple[Segment, ...]:
    """A streak that swells soon after it begins and thins out to its end, or before an edge half-hex."""
    begin, end = relief.inner * stream.uniform(0.95, 1.25), relief.reach * stream.uniform(0.45, 1.0)
    drift, fat = stream.uniform(-0.05, 0.05), width * stream.uniform(0.5, 1.1)
    line: list[Point] = []
    halves: list[float] = []
    for i in range(41):
        t = i / 40
        x, y = _at(centre, angle + drift * t, begin + (end - begin) * t)
        if ground.margin(x, y) < fat:
            break
        line.append((x, y))
        swell = min(1.0, t / 0.12) * (1 - t) ** 0.7
        halves.append(fat / 2 * swell * min(1.0, ground.margin(x, y) / 18) * (0.75 + 0.5 * stream.random()))
    if len(line) < 4:
        return ()
    halves[-1] = 0.0
    return ribbon(line, halves)


def _grains(ground: Ground, stream: Random, relief: RayCrater, centre: Point, angles: list[float]) -> Iterator[Point]:
    for _ in range(2200):
        angle = stream.choice(angles) + stream.gauss(0, 0.045)
        x, y = _at(centre, angle, relief.inner + (relief.reach - relief.inner) * stream.random() ** 1.7)
        if ground.margin(x, y) > 1:
            yield x, y


def _strung(
    ground: Ground, stream: Random, relief: RayCrater, centre: Point, angles: list[float]
) -> Iterator[Craterlet]:
    for angle in angles[::3]:
        for _ in range(3):
            radius = stream.uniform(0.9, 2.0)
            x, y = _at(
                centre, angle + stream.uniform(-0.03, 0.03), stream.uniform(1.7 * relief.inner, 0.7 * relief.reach)
            )
            if ground.margin(x, y) > 3 and not ground.kept(x, y):
                yield Craterlet(x, y, radius)


LANDFORM = Landform("Ray crater", "streaks thrown out from one crater", RayCrater, paint, _hexes)
