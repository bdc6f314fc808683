"""Symbols over the hexes of an area: where they stand, and what they keep clear of."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from printkit.cartography.area_terrain import REFERENCE, Strewn
from printkit.cartography.records import Cell, distance
from printkit.drawing import Mark, Symbol, Use
from printkit.shapes import Point
from printkit.units import um

_GOLDEN = math.pi * (3 - math.sqrt(5))
_REACH = 0.8
"""Symbols stand within this share of the way to the hexside."""
_TRIES = 6
"""A symbol that is in the way is shifted so often, each time farther, before it is left out."""


@dataclass(frozen=True, slots=True)
class Clear:
    """What symbols of one hex keep off: lines with a clearance, boxes (x0, y0, x1, y1), round places. Millimetres."""

    lines: tuple[tuple[Point, Point, float], ...] = ()
    boxes: tuple[tuple[float, float, float, float], ...] = ()
    rounds: tuple[tuple[float, float, float], ...] = ()

    def blocks(self, x: float, y: float, pad: float) -> bool:
        """Would a symbol of radius ``pad`` at a point touch any of it?"""
        for x0, y0, x1, y1 in self.boxes:
            dx, dy = max(x0 - x, 0.0, x - x1), max(y0 - y, 0.0, y - y1)
            if dx * dx + dy * dy < pad * pad:
                return True
        if any(math.hypot(x - u, y - v) < radius + pad for u, v, radius in self.rounds):
            return True
        return any(distance((x, y), a, b) < clearance + pad for a, b, clearance in self.lines)


def strew(stream: Random, cell: Cell, symbols: Sequence[Symbol], strewn: Strewn | None, clear: Clear) -> Iterator[Mark]:
    """The symbols of one hex, from top to bottom so that the nearer overlaps the farther."""
    scale = 2 * _inner(cell) / REFERENCE
    if strewn is None:
        yield _placed(stream.choice(symbols), cell.x, cell.y, scale, 0.0)
        return
    count = strewn.count + (stream.choice((-1, 0, 0, 1)) if strewn.count > 2 and strewn.jitter > 0 else 0)
    chosen: list[tuple[float, float, Symbol, float, float]] = []
    for at in spots(stream, cell, count, strewn.jitter):
        symbol, size = stream.choice(symbols), scale * (1 + stream.uniform(-strewn.vary, strewn.vary))
        turn = stream.random() * math.tau if strewn.turned else 0.0
        half = size * max(symbol.box[2], symbol.box[3], -symbol.box[0], -symbol.box[1]) / 1000
        most = max(0.0, 0.97 * _inner(cell) - half)
        for shift in range(_TRIES):
            wide = 0.16 * shift * _inner(cell)
            near = at[0] + stream.uniform(-wide, wide), at[1] + stream.uniform(-wide, wide)
            x, y = _within(cell, near, most)
            if not clear.blocks(x, y, half * 0.8):
                chosen.append((y, x, symbol, size, turn))
                break
    for y, x, symbol, size, turn in sorted(chosen, key=lambda c: c[:2]):
        yield _placed(symbol, x, y, size, turn)


def spots(stream: Random, cell: Cell, count: int, jitter: float) -> Iterator[Point]:
    """Points spread over a hex by the turn of a sunflower's seeds, each shifted by chance."""
    turn = stream.random() * math.tau
    room = _inner(cell) * _REACH
    gap = room * math.sqrt(math.pi / count) if count > 1 else room * 0.8
    for i in range(count):
        away = room * math.sqrt((i + 0.5) / count) if count > 1 else 0.0
        angle = turn + i * _GOLDEN
        x = away * math.cos(angle) + stream.uniform(-0.5, 0.5) * gap * jitter
        y = away * math.sin(angle) + stream.uniform(-0.5, 0.5) * gap * jitter
        yield cell.x + x, cell.y + y


def _within(cell: Cell, at: Point, most: float) -> Point:
    """A point drawn in to at most so far from the centre, so that its symbol stays within the hex."""
    x, y = at[0] - cell.x, at[1] - cell.y
    long = math.hypot(x, y)
    share = most / long if long > most else 1.0
    return cell.x + x * share, cell.y + y * share


def _inner(cell: Cell) -> float:
    """Centre to hexside, whichever way the hex stands."""
    return min(cell.half_width, cell.half_height)


def _placed(symbol: Symbol, x: float, y: float, size: float, turn: float) -> Mark:
    c, s = size * math.cos(turn), size * math.sin(turn)
    return Use(symbol, (c, s, -s, c, float(um(x)), float(um(y))))
