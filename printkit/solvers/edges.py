"""What a drawn mapsheet shows along its edges: grid lines, ground, all other ink near them. Read from marks alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from printkit.colour import Colour
from printkit.drawing import IDENTITY, Drawing, Image, Matrix, Path, Text, Vector, apply, walk
from printkit.shapes import flatten
from printkit.solvers.mesh import Line, Node

EDGES = ("N", "E", "S", "W")
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}
_SAMPLE = 800
"""Ink is sampled this finely (micrometres): less than any rock is wide."""


@dataclass(frozen=True, slots=True)
class Ink:
    """One mark's outline near an edge: what it is, points along it, and its rings if it is filled."""

    name: str
    points: tuple[Node, ...]
    rings: tuple[tuple[Node, ...], ...] = ()
    box: tuple[int, int, int, int] = (0, 0, 0, 0)
    """x0, y0, x1, y1 of the rings."""

    def covers(self, x: float, y: float) -> bool:
        """Is a point inside the fill, by the even-odd rule?"""
        x0, y0, x1, y1 = self.box
        if not (x0 < x < x1 and y0 < y < y1):
            return False
        inside = False
        for ring in self.rings:
            for (ax, ay), (bx, by) in pairwise(ring):
                if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
                    inside = not inside
        return inside


@dataclass(frozen=True, slots=True)
class FaceReading:
    """A mapsheet as its drawing shows it, all within the trim. Micrometres, x right, y down."""

    width: int
    height: int
    ground: Colour | None
    """Fill of the ground; None if it does not cover the trim."""
    grid: tuple[Line, ...]
    ink: tuple[Ink, ...]
    """Everything else that comes near any edge."""

    @property
    def longest(self) -> int:
        """The longest grid line: a hexside."""
        return max((max(abs(a[0] - b[0]), abs(a[1] - b[1])) for a, b in self.grid), default=0)

    def length(self, edge: str) -> int:
        """Length of an edge."""
        return self.width if edge in "NS" else self.height

    def place(self, edge: str, along: float, depth: float) -> tuple[float, float]:
        """The inverse of ``along``: x and y on the sheet."""
        return {
            "N": (along, depth),
            "S": (along, self.height - depth),
            "W": (depth, along),
            "E": (self.width - depth, along),
        }[edge]

    def along(self, edge: str, node: Node) -> Node:
        """A point as seen from an edge: distance along it, and depth inwards."""
        x, y = node
        if edge == "N":
            return x, y
        if edge == "S":
            return x, self.height - y
        return (y, x) if edge == "W" else (y, self.width - x)


def read_face(drawing: Drawing) -> FaceReading:
    """Read a face: Path ``grid``, Path ``ground``, and every other mark that comes near the trim's edges."""
    ground: Colour | None = None
    grid: list[Line] = []
    others: list[tuple[Path | Text | Image | Vector, Matrix, str]] = []
    for seen in walk(drawing.marks):
        mark = seen.mark
        if isinstance(mark, Path) and mark.name == "grid":
            grid += _grid_lines(mark, seen.matrix, drawing)
        elif isinstance(mark, Path) and mark.name == "ground":
            ground = mark.paint.fill if _covers(mark, seen.matrix, drawing) else None
        else:
            others.append((mark, seen.matrix, next(iter(seen.names), mark.name) or "ink"))
    reading = FaceReading(drawing.width, drawing.height, ground, tuple(sorted(set(grid))), ())
    near = reading.longest or drawing.width
    ink = tuple(
        found for mark, matrix, name in others if (found := _ink(mark, matrix, name, drawing, near)) is not None
    )
    return FaceReading(drawing.width, drawing.height, ground, reading.grid, ink)


def _grid_lines(mark: Path, matrix: Matrix, drawing: Drawing) -> Iterator[Line]:
    for line in flatten(mark.segments):
        points = [apply(matrix, x, y) for x, y in line]
        for a, b in pairwise(points):
            kept = _within_trim(a, b, drawing)
            if kept is not None:
                yield kept


def _within_trim(a: tuple[float, float], b: tuple[float, float], drawing: Drawing) -> Line | None:
    """What the knife leaves of a line."""
    enter, leave = 0.0, 1.0
    dx, dy = b[0] - a[0], b[1] - a[1]
    for step, room in ((-dx, a[0]), (dx, drawing.width - a[0]), (-dy, a[1]), (dy, drawing.height - a[1])):
        if step == 0:
            if room < 0:
                return None
        elif step < 0:
            enter = max(enter, room / step)
        else:
            leave = min(leave, room / step)
    if enter >= leave:
        return None
    one, other = ((round(a[0] + dx * t), round(a[1] + dy * t)) for t in (enter, leave))
    if one == other:
        return None
    return (one, other) if one < other else (other, one)


def _covers(mark: Path, matrix: Matrix, drawing: Drawing) -> bool:
    corners = [apply(matrix, x, y) for line in flatten(mark.segments) for x, y in line]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return min(xs) <= 0 and min(ys) <= 0 and max(xs) >= drawing.width and max(ys) >= drawing.height


def _ink(mark: Path | Text | Image | Vector, matrix: Matrix, name: str, drawing: Drawing, near: int) -> Ink | None:
    if isinstance(mark, Path):
        if matrix == IDENTITY and not _box_near(mark, drawing, near):
            return None
        lines = [[apply(matrix, x, y) for x, y in line] for line in flatten(mark.segments, 4)]
    elif isinstance(mark, Text):
        high, wide = round(0.7 * mark.size), mark.width
        lines = [
            [apply(matrix, mark.x + dx, mark.y - dy) for dx, dy in ((0, 0), (wide, 0), (wide, high), (0, high), (0, 0))]
        ]
    else:
        corners = ((0, 0), (mark.width, 0), (mark.width, mark.height), (0, mark.height), (0, 0))
        lines = [[apply(matrix, mark.x + dx, mark.y + dy) for dx, dy in corners]]
    points = tuple(p for line in lines for p in _sampled(line) if _close(p, drawing, near))
    filled = not isinstance(mark, Path) or mark.paint.fill is not None
    if not filled:
        return Ink(name, points) if points else None
    rings = tuple(tuple((round(x), round(y)) for x, y in line) for line in lines)
    xs, ys = [x for ring in rings for x, _ in ring], [y for ring in rings for _, y in ring]
    return Ink(name, points, rings, (min(xs), min(ys), max(xs), max(ys))) if rings else None


def _box_near(mark: Path, drawing: Drawing, near: int) -> bool:
    xs = [v for _, args in mark.segments for v in args[0::2]]
    ys = [v for _, args in mark.segments for v in args[1::2]]
    if not xs:
        return False
    return min(xs) < near or min(ys) < near or max(xs) > drawing.width - near or max(ys) > drawing.height - near


def _sampled(line: list[tuple[float, float]]) -> Iterator[Node]:
    for (ax, ay), (bx, by) in pairwise(line):
        steps = 1 + int(max(abs(bx - ax), abs(by - ay)) / _SAMPLE)
        for i in range(steps + 1):
            yield round(ax + (bx - ax) * i / steps), round(ay + (by - ay) * i / steps)


def _close(at: Node, drawing: Drawing, near: int) -> bool:
    return min(at[0], at[1], drawing.width - at[0], drawing.height - at[1]) < near
