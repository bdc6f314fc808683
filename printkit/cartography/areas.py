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
    outer = {(a, b) for a, b in onward.items() if len(grid.touching((a, b) if a < b else (b, a))) < 2}
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


class Pen:
    """Draws loops: along the hexsides, or, with a ``warp``, rounded at vertices within the map.

    A bend that it drew for one area is the very same for the next one, along the other side of the hexsides.
    """

    def __init__(self, grid: HexGrid, warp: Warp | None = None) -> None:
        self._grid, self._warp = grid, warp
        self._bends: dict[tuple[Lattice, Lattice, Lattice], list[Segment]] = {}

    def outline(self, loops: Iterable[Loop]) -> tuple[Segment, ...]:
        """Outlines as one path."""
        steps: list[Segment] = []
        for loop in loops:
            steps += _path(self._points(loop))
            steps.append(("Z", ()))
        return tuple(steps)

    def shore(self, loops: Iterable[Loop]) -> tuple[Segment, ...]:
        """The parts of the outlines that lie within the map, as open lines (closed where all of one does)."""
        steps: list[Segment] = []
        for loop in loops:
            if not any(edge.outer for edge in loop):
                steps += self.outline((loop,))
                continue
            first = next(i for i, edge in enumerate(loop) if edge.outer)
            run: list[Edge] = []
            for edge in (*loop[first:], *loop[: first + 1]):
                if not edge.outer:
                    run.append(edge)
                elif run:
                    steps += _path(self._open(run))
                    run = []
        return tuple(steps)

    def _points(self, loop: Loop) -> list[Segment]:
        found: list[Segment] = []
        for before, after in zip((loop[-1], *loop[:-1]), loop, strict=True):
            found += self._corner(before, after)
        return found

    def _open(self, run: Sequence[Edge]) -> list[Segment]:
        found = [self._vertex(run[0].start)]
        for before, after in pairwise(run):
            found += self._corner(before, after)
        found.append(self._vertex(run[-1].end))
        return found

    def _corner(self, before: Edge, after: Edge) -> list[Segment]:
        """The vertex between two edges, or the bend that rounds it."""
        if self._warp is None or before.outer or after.outer:
            return [self._vertex(after.start)]
        key = before.start, after.start, after.end
        if key not in self._bends:
            bend = self._bend(*key, self._warp)
            self._bends[key], self._bends[key[::-1]] = bend, bend[::-1]
        return self._bends[key]

    def _bend(self, before: Lattice, vertex: Lattice, after: Lattice, warp: Warp) -> list[Segment]:
        """From the middle of one hexside to that of the next, rounding the vertex between them."""
        (ax, ay), (bx, by), (cx, cy) = (self._grid.point(at) for at in (before, vertex, after))
        x0, y0, x2, y2 = (ax + bx) / 2, (ay + by) / 2, (bx + cx) / 2, (by + cy) / 2
        found: list[Segment] = []
        for i in range(_FINE):
            t = (i + 0.5) / _FINE
            a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
            x, y = warp(a * x0 + b * bx + c * x2, a * y0 + b * by + c * y2)
            found.append(("L", (um(x), um(y))))
        return found

    def _vertex(self, at: Lattice) -> Segment:
        x, y = self._grid.point(at)
        return "L", (um(x), um(y))


def _path(steps: list[Segment]) -> list[Segment]:
    """The same line, begun anew."""
    return [("M", steps[0][1]), *steps[1:]]
