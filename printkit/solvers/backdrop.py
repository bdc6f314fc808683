"""What lies under a point of a drawing: the colour of the topmost fill drawn before a given mark."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from printkit.colour import WHITE, Colour, mix
from printkit.drawing import Matrix, Path, apply
from printkit.shapes import flatten

CELL = 4000
"""Micrometres of a bucket of the index."""
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class _Fill:
    loops: tuple[tuple[Point, ...], ...]
    box: tuple[float, float, float, float]
    colour: Colour
    opacity: float
    even_odd: bool

    def holds(self, x: float, y: float) -> bool:
        x0, y0, x1, y1 = self.box
        if not (x0 <= x <= x1 and y0 <= y <= y1):
            return False
        turns = sum(_turns(loop, x, y) for loop in self.loops)
        return turns % 2 != 0 if self.even_odd else turns != 0


def _turns(loop: Sequence[Point], x: float, y: float) -> int:
    """Winding number of a loop about a point."""
    count = 0
    for i, (x1, y1) in enumerate(loop):
        x2, y2 = loop[(i + 1) % len(loop)]
        if (y1 <= y) == (y2 <= y):
            continue
        if (x2 - x1) * (y - y1) / (y2 - y1) + x1 > x:
            count += 1 if y2 > y1 else -1
    return count


class Backdrop:
    """Fills in drawing order, indexed by place. Strokes and clips are not looked at."""

    def __init__(self) -> None:
        self._fills: list[_Fill] = []
        self._cells: defaultdict[tuple[int, int], list[int]] = defaultdict(list)

    def add(self, path: Path, matrix: Matrix) -> None:
        """Lay a path over what is there; a path without fill changes nothing."""
        if path.paint.fill is None:
            return
        loops = tuple(tuple(apply(matrix, *p) for p in loop) for loop in flatten(path.segments, 6))
        points = [p for loop in loops for p in loop]
        if not points:
            return
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        box = (min(xs), min(ys), max(xs), max(ys))
        for column in range(int(box[0] // CELL), int(box[2] // CELL) + 1):
            for row in range(int(box[1] // CELL), int(box[3] // CELL) + 1):
                self._cells[column, row].append(len(self._fills))
        self._fills.append(_Fill(loops, box, path.paint.fill, path.paint.opacity, path.paint.even_odd))

    def at(self, x: float, y: float) -> Colour:
        """The colour seen at a point (micrometres): the fills there mixed by their opacity, over white paper."""
        over: list[_Fill] = []
        for index in reversed(self._cells.get((int(x // CELL), int(y // CELL)), [])):
            fill = self._fills[index]
            if fill.holds(x, y):
                over.append(fill)
                if fill.opacity >= 1:
                    break
        seen = WHITE
        for fill in reversed(over):
            seen = mix(seen, fill.colour, fill.opacity)
        return seen
