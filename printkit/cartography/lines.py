"""Grid lines and hexside courses: from lattice to millimetres, clipped to what may be printed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from printkit.cartography.records import Course
from printkit.drawing import Segment
from printkit.grids.hex import HexGrid, Lattice, Side
from printkit.shapes import Box, Point, lines
from printkit.units import mm

GRID_WEIGHT = 0.24
"""Millimetres."""


def clip(a: Point, b: Point, box: Box) -> tuple[Point, Point] | None:
    """The part of a segment within a box (x0, y0, x1, y1), or None (Liang and Barsky)."""
    x0, y0, x1, y1 = box
    dx, dy = b[0] - a[0], b[1] - a[1]
    enter, leave = 0.0, 1.0
    for step, room in ((-dx, a[0] - x0), (dx, x1 - a[0]), (-dy, a[1] - y0), (dy, y1 - a[1])):
        if abs(step) < 1e-9:
            if room < -1e-6:
                return None
        elif step < 0:
            enter = max(enter, room / step)
        else:
            leave = min(leave, room / step)
    if leave - enter < 1e-4:
        return None
    return (a[0] + dx * enter, a[1] + dy * enter), (a[0] + dx * leave, a[1] + dy * leave)


def map_box(grid: HexGrid, bleed: float) -> Box:
    """What may be drawn on: the sheet and its bleed, less what lies beyond edges within it that cut hexes in half."""
    x0, y0, x1, y1 = grid.frame
    width, height = mm(grid.width), mm(grid.height)
    within = {"left": x0 > 0, "top": y0 > 0, "right": x1 < width, "bottom": y1 < height}
    left, top, right, bottom = (edge in grid.cut_edges and inner for edge, inner in within.items())
    return (
        x0 if left else -bleed,
        y0 if top else -bleed,
        x1 if right else width + bleed,
        y1 if bottom else height + bleed,
    )


def grid_lines(grid: HexGrid, box: Box, omit: Iterable[Side]) -> tuple[Segment, ...]:
    """Every hexside once, but for those that carry terrain of their own, and the cuts along the box, as one path."""
    left_out = frozenset(omit)
    sides = (side for side in grid.sides() if side not in left_out)
    found = (clip(grid.point(a), grid.point(b), box) for a, b in chain(sides, _cuts(grid, box)))
    return lines(pair for pair in found if pair is not None)


def _cuts(grid: HexGrid, box: Box) -> Iterator[Side]:
    """Where the edges of the box cut hexes in half."""
    edges = [
        edge
        for edge, at, end in zip(("left", "top", "right", "bottom"), box, grid.frame, strict=True)
        if at == end and edge in grid.cut_edges
    ]
    for hex in grid.hexes() if edges else ():
        yield from (grid.cut(hex, edge) for edge in edges if edge in grid.cut_by(hex))


def chains(sides: Sequence[Side]) -> list[list[Lattice]]:
    """Vertices along hexsides in the order given; where one does not go on from the last a new chain begins."""
    out: list[list[Lattice]] = []
    for i, (a, b) in enumerate(sides):
        if out and out[-1][-1] in (a, b):
            out[-1].append(b if out[-1][-1] == a else a)
            continue
        onward = sides[i + 1] if i + 1 < len(sides) else ()
        out.append([b, a] if a in onward else [a, b])
    return out


def courses(grid: HexGrid, name: str, runs: Iterable[Sequence[Side]]) -> tuple[Course, ...]:
    """Runs of hexsides as courses to be painted; an end that lies on another chain is joined."""
    found = [chain for run in runs for chain in chains(run)]
    uses = Counter(vertex for chain in found for vertex in set(chain))
    return tuple(
        Course(f"{name}-{i}", tuple(grid.point(v) for v in chain), (uses[chain[0]] > 1, uses[chain[-1]] > 1))
        for i, chain in enumerate(found)
    )
