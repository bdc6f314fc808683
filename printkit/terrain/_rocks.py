"""Rocks seen from straight above: one tone on every side and a light top, so that no turn of the sheet looks wrong."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from printkit.cartography.curves import dots
from printkit.cartography.palette import Palette
from printkit.cartography.records import Cell
from printkit.drawing import Paint, Path
from printkit.shapes import Point, lines, polygon
from printkit.units import um

ROCK = "rock"
"""Name of a rock's outline; rules count rocks by it."""


class Spot(NamedTuple):
    """Where a rock lies, and its radius."""

    x: float
    y: float
    radius: float


def rock(stream: Random, spot: Spot, palette: Palette) -> list[Path]:
    """A faceted rock: outline, light top, and from 0.95 mm radius the edges between them."""
    x, y, radius = spot
    sides = stream.choice((6, 7, 7, 8)) if radius > 0.9 else stream.choice((5, 6))
    start, squash, turn = stream.random() * math.tau, stream.uniform(0.76, 0.96), stream.random() * math.pi
    outline: list[Point] = []
    for i in range(sides):
        angle = start + math.tau * (i + stream.uniform(-0.26, 0.26)) / sides
        reach = radius * stream.uniform(0.84, 1.12)
        u, v = reach * math.cos(angle), reach * math.sin(angle) * squash
        outline.append((x + u * math.cos(turn) - v * math.sin(turn), y + u * math.sin(turn) + v * math.cos(turn)))
    weight = 0.30 if radius > 0.9 else 0.24
    marks = [Path(polygon(outline), Paint(palette.rock, palette.line, um(weight), join="round"), name=ROCK)]
    if radius <= 0.62:
        return marks
    share = stream.uniform(0.50, 0.60)
    top = [
        (x + (px - x) * share * stream.uniform(0.86, 1.14), y + (py - y) * share * stream.uniform(0.86, 1.14))
        for px, py in outline
    ]
    marks.append(Path(polygon(top), Paint(palette.rock_top), name="rock top"))
    if radius > 0.95:
        edges = [(a, b) for i, (a, b) in enumerate(zip(outline, top, strict=True)) if i % 2 == 0 or radius > 1.6]
        marks.append(Path(lines(edges), Paint(stroke=palette.line, width=um(0.16)), name="rock edges"))
    return marks


def scatter(
    stream: Random,
    cell: Cell,
    radii: Sequence[float],
    blocked: Callable[[float, float, float], bool],
    *,
    inset: float,
    gap: float,
    first_outside: float = 0.0,
) -> list[Spot]:
    """Places for rocks in a hex, largest first, ``inset`` from its hexsides and ``gap`` apart.

    A rock that finds no room is dropped. The first lies at least ``first_outside`` from the
    centre along x or y, where a counter does not hide it.
    """
    placed: list[Spot] = []
    for radius in radii:
        for _ in range(240):
            x = cell.x + stream.uniform(-cell.half_width, cell.half_width)
            y = cell.y + stream.uniform(-cell.half_height, cell.half_height)
            if not cell.inside(x, y, inset + radius):
                continue
            if not placed and max(abs(x - cell.x), abs(y - cell.y)) < first_outside:
                continue
            if any(math.hypot(x - p.x, y - p.y) < radius + p.radius + gap for p in placed):
                continue
            if not blocked(x, y, radius):
                placed.append(Spot(x, y, radius))
                break
    return placed


def pebbles(points: Sequence[Point], palette: Palette, size: float = 0.42) -> Path:
    """Pebbles: dots of one size."""
    return Path(dots(points), Paint(stroke=palette.line, width=um(size), cap="round"), name="pebbles")
