"""Areas: hexes of one terrain that touch, united into one outline, so that no seam can show between them.

All is done on the integer lattice, where vertices are equal to the bit; millimetres come last.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from printkit.drawing import Segment
from printkit.grids.hex import Hex, HexGrid, Lattice
from printkit.shapes import Point
from printkit.units import um

Warp = Callable[[float, float], Point]
"""Where a point is moved to: the same for every outline and path through it, so that what meets stays together."""
_FINE = 4
"""Chords by which a warped curve is drawn around a vertex."""


@dataclass(frozen=True, slots=True)
class Edge:
    """A hexside on an outline, in the direction in which the area lies to its right."""

    start: Lattice
    end: Lattice
    outer: bool
    """Is there no hex on the other side?"""


Loop = tuple[Edge, ...]


def loops(grid: HexGrid, hexes: Iterable[Hex]) -> tuple[Loop, ...]:
    """The outlines of a set of hexes, holes too (the other way round), in an order that the set alone decides."""
    inside = set(hexes)
    onward: dict[Lattice, Lattice] = {}
    back: dict[tuple[Lattice, Lattice], None] = {}
    for hex in sorted(inside):
        corners = grid.corners(hex)
        for a, b in zip(corners, (*corners[1:], corners[0]), strict=True):
            back[(a, b)] = None
    for a, b in back:
        if (b, a) not in back:
            onward[a] = b
    outer = _outer(grid, onward, inside)
    done: set[Lattice] = set()
    found: list[Loop] = []
    for start in sorted(onward):
        loop: list[Edge] = []
        at = start
        while at not in done:
            done.add(at)
            loop.append(Edge(at, onward[at], (at, onward[at]) in outer))
            at = onward[at]
        if loop:
            found.append(tuple(loop))
    return tuple(found)


def _outer(grid: HexGrid, onward: dict[Lattice, Lattice], inside: set[Hex]) -> set[tuple[Lattice, Lattice]]:
    """Of the edges of an outline, those beyond which the map has no hex."""
    inner: set[tuple[Lattice, Lattice]] = set()
    for hex in inside:
        for near in grid.neighbours(hex):
            if near not in inside:
                corners = grid.corners(near)
                for a, b in zip(corners, (*corners[1:], corners[0]), strict=True):
                    inner.add((b, a))
    return {(a, b) for a, b in onward.items() if (a, b) not in inner}


def outline(grid: HexGrid, loops: Iterable[Loop], warp: Warp | None = None) -> tuple[Segment, ...]:
    """Outlines as one path: along the hexsides, or, with a ``warp``, rounded at vertices within the map."""
    steps: list[Segment] = []
    for loop in loops:
        points = _points(grid, loop, warp)
        steps += [("M" if i == 0 else "L", (um(x), um(y))) for i, (x, y) in enumerate(points)]
        steps.append(("Z", ()))
    return tuple(steps)


def shore(grid: HexGrid, loops: Iterable[Loop], warp: Warp | None = None) -> tuple[Segment, ...]:
    """The parts of the outlines that lie within the map, as open lines (closed where all of one does)."""
    steps: list[Segment] = []
    for loop in loops:
        if not any(edge.outer for edge in loop):
            steps += outline(grid, (loop,), warp)
            continue
        first = next(i for i, edge in enumerate(loop) if edge.outer)
        run: list[Edge] = []
        for edge in (*loop[first:], *loop[: first + 1]):
            if not edge.outer:
                run.append(edge)
            elif run:
                line = _open(grid, run, warp)
                steps += [("M" if i == 0 else "L", (um(x), um(y))) for i, (x, y) in enumerate(line)]
                run = []
    return tuple(steps)


def _points(grid: HexGrid, loop: Loop, warp: Warp | None) -> list[Point]:
    if warp is None:
        return [grid.point(edge.start) for edge in loop]
    found: list[Point] = []
    for before, after in zip((loop[-1], *loop[:-1]), loop, strict=True):
        if before.outer or after.outer:
            found.append(grid.point(after.start))
        else:
            found += _bend(grid, before, after, warp)
    return found


def _open(grid: HexGrid, run: Sequence[Edge], warp: Warp | None) -> list[Point]:
    found = [grid.point(run[0].start)]
    for before, after in pairwise(run):
        found += [grid.point(after.start)] if warp is None else _bend(grid, before, after, warp)
    found.append(grid.point(run[-1].end))
    return found


def _bend(grid: HexGrid, before: Edge, after: Edge, warp: Warp) -> list[Point]:
    """From the middle of one hexside to that of the next, rounding the vertex between them."""
    (ax, ay), (bx, by), (cx, cy) = (grid.point(at) for at in (before.start, after.start, after.end))
    x0, y0, x2, y2 = (ax + bx) / 2, (ay + by) / 2, (bx + cx) / 2, (by + cy) / 2
    found = []
    for i in range(_FINE):
        t = (i + 0.5) / _FINE
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        found.append(warp(a * x0 + b * bx + c * x2, a * y0 + b * by + c * y2))
    return found
