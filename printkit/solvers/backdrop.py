"""What lies under a point of a drawing: the colour of the topmost fill drawn before a given mark."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import product

from printkit.colour import WHITE, Colour, mix
from printkit.cropping import Box, BoxIndex, mark_box, moved
from printkit.drawing import Matrix, Path, apply
from printkit.shapes import flatten

CELL = 4000
"""Micrometres of a bucket of the index."""
MOST_CELLS = 6000
"""Buckets that an outline may lie in (a Letter sheet has 3,800); a larger one is asked about everywhere instead."""
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class _Loop:
    """One closed outline and its box; a point beyond the box has winding number 0."""

    points: Sequence[Point]
    left: float
    top: float
    right: float
    bottom: float

    def turns(self, x: float, y: float) -> int:
        """Winding number about a point."""
        if not (self.left <= x <= self.right and self.top <= y <= self.bottom):
            return 0
        count = 0
        x1, y1 = self.points[-1]
        for x2, y2 in self.points:
            if (y1 <= y) != (y2 <= y) and (x2 - x1) * (y - y1) / (y2 - y1) + x1 > x:
                count += 1 if y2 > y1 else -1
            x1, y1 = x2, y2
        return count


@dataclass(slots=True)
class _Outline:
    """A path's own bounds and, once it is met again, its chords: a symbol's paths come many times."""

    path: Path
    box: Box
    lines: list[tuple[Sequence[Point], Box]] = field(default_factory=list)
    met: bool = False

    def chords(self) -> list[tuple[Sequence[Point], Box]]:
        """Each subpath as points, with its bounds."""
        if self.lines:
            return self.lines
        lines: list[tuple[Sequence[Point], Box]] = [(line, _bounds(line)) for line in flatten(self.path.segments, 6)]
        if self.met:
            self.lines = lines
        self.met = True
        return lines


Outlines = dict[int, _Outline]
"""What is known of paths, by their identity: an outline keeps its path alive."""


def met_again(outlines: Outlines) -> Outlines:
    """Those of paths that were drawn more than once: of symbols, which other tiles of the face draw, too."""
    return {key: outline for key, outline in outlines.items() if outline.lines}


class Backdrop:
    """Fills in drawing order, their outlines indexed by place. Strokes and clips are not looked at."""

    def __init__(self, asked: BoxIndex | None = None, outlines: Outlines | None = None) -> None:
        """``asked`` holds the boxes within which anybody will ask; what touches none of them is not kept.

        ``outlines`` are shared by the backdrops of one face's tiles, which draw the same symbols.
        """
        self._asked = asked
        self._outlines: Outlines = {} if outlines is None else outlines
        self._fills: list[Path] = []
        self._cells: defaultdict[tuple[int, int], dict[int, list[_Loop]]] = defaultdict(dict)
        """Cell to the outlines that touch it, by the number of their fill."""
        self._vast: dict[int, list[_Loop]] = {}
        """Outlines too large to be indexed, likewise."""

    def add(self, path: Path, matrix: Matrix) -> None:
        """Lay a path over what is there; a path without fill changes nothing."""
        if path.paint.fill is None:
            return
        known = self._outlines.get(id(path))
        if known is None:
            known = self._outlines[id(path)] = _Outline(path, mark_box(path) or (0, 0, 0, 0))
        if not self.asks_about(known.box, matrix):
            return
        number = len(self._fills)
        self._fills.append(path)
        for line, box in known.chords():
            if self.asks_about(box, matrix):
                self._keep(number, [apply(matrix, *point) for point in line])

    def asks_about(self, box: Box, matrix: Matrix) -> bool:
        """May anybody ask about a point of a box under a matrix? What lies in any other need not be added."""
        return self._asked is None or self._asked.touches(moved(box, matrix))

    def _keep(self, number: int, points: Sequence[Point]) -> None:
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        loop = _Loop(points, min(xs), min(ys), max(xs), max(ys))
        columns = range(int(loop.left // CELL), int(loop.right // CELL) + 1)
        rows = range(int(loop.top // CELL), int(loop.bottom // CELL) + 1)
        if len(columns) * len(rows) > MOST_CELLS:
            self._vast.setdefault(number, []).append(loop)
            return
        for cell in product(columns, rows):
            self._cells[cell].setdefault(number, []).append(loop)

    def at(self, x: float, y: float) -> Colour:
        """The colour seen at a point (micrometres): the fills there mixed by their opacity, over white paper."""
        over: list[Path] = []
        here = self._cells.get((int(x // CELL), int(y // CELL)), {})
        for number in sorted({*here, *self._vast}, reverse=True):
            fill = self._fills[number]
            loops = (*here.get(number, ()), *self._vast.get(number, ()))
            turns = sum(loop.turns(x, y) for loop in loops)
            if turns % 2 != 0 if fill.paint.even_odd else turns != 0:
                over.append(fill)
                if fill.paint.opacity >= 1:
                    break
        seen = WHITE
        for fill in reversed(over):
            seen = mix(seen, fill.paint.fill or WHITE, fill.paint.opacity)
        return seen


def _bounds(line: Sequence[Point]) -> Box:
    xs, ys = [p[0] for p in line], [p[1] for p in line]
    return int(min(xs)) - 1, int(min(ys)) - 1, int(max(xs)) + 1, int(max(ys)) + 1
