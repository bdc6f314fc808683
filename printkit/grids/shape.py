"""Which hexes a grid has: lines of unequal height, half-hexes along its edges, a window of a larger grid, holes.

Everything here is in (line, place) and (u, v), see orientation: whole hexes are numbered from 1 in both; half-hexes
along the first edges have number 0, or lie just before the window.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from printkit.grids.words import Edge

Cell = tuple[int, int]
"""(line, place)."""
Frame = tuple[int, int, int, int]
"""u0, v0, u1, v1: the box that the field fills."""


@dataclass(frozen=True)
class Shape:
    """Lines 1 to ``lines`` with whole hexes 1 to ``places``, all but some; every second line is shifted."""

    lines: int
    places: int
    shifted: int = 0
    """Remainder by 2 of the lines that are shifted: 0 the even ones, 1 the odd ones."""
    shift: int = 1
    """1: half a hex towards higher places (down, in a flat-top grid); -1: the other way."""
    extra: int = 0
    """Whole hexes that a shifted line has more than the others; -1 for lines of 17, 16, 17."""
    halves: frozenset[Edge] = frozenset()
    """Edges (in u, v: left and right across the lines, top and bottom along them) with half-hexes."""
    window: tuple[Cell, Cell] | None = None
    """First and last (line, place) that are kept; numbers stay those of the larger grid."""
    left_out: frozenset[Cell] = frozenset()

    def offset(self, line: int) -> int:
        """How far a line is shifted, in halves of flat-to-flat."""
        return self.shift if line % 2 == self.shifted else 0

    def v(self, line: int, place: int) -> int:
        """Where a hex's centre lies along its line."""
        return 2 * place - 1 + self.offset(line)

    def place_at(self, line: int, v: int) -> int:
        """The inverse of ``v``; where no centre lies, the place before."""
        return (v + 1 - self.offset(line)) // 2

    def full(self, line: int) -> tuple[int, int]:
        """First and last whole place of a line of the larger grid."""
        return 1, self.places + (self.extra if line % 2 == self.shifted else 0)

    @property
    def whole_lines(self) -> tuple[int, int]:
        """First and last line of whole hexes."""
        return (self.window[0][0], self.window[1][0]) if self.window else (1, self.lines)

    @property
    def all_lines(self) -> tuple[int, int]:
        """First and last line, those cut in half too."""
        first, last = self.whole_lines
        return first - ("left" in self.halves), last + ("right" in self.halves)

    def whole_places(self, line: int) -> tuple[int, int]:
        """First and last whole place of a line (of a line cut in half: as if it went on)."""
        first, last = self.full(line)
        if self.window:
            return max(first, self.window[0][1]), min(last, self.window[1][1])
        return first, last

    @cached_property
    def frame(self) -> Frame:
        """The box that the field fills: to the tips of its hexes, or through the centres of its half-hexes."""
        first, last = self.whole_lines
        ends = [(line, *self.whole_places(line)) for line in range(first, min(first + 2, last + 1))]
        ends = [end for end in ends if end[1] <= end[2]] or ends
        return (
            3 * first - (3 if "left" in self.halves else 2),
            min(self.v(line, begin) for line, begin, _ in ends) - 1,
            3 * last + (3 if "right" in self.halves else 2),
            max(self.v(line, end) for line, _, end in ends) + 1,
        )

    def all_places(self, line: int) -> tuple[int, int]:
        """First and last place of a line, half-hexes too."""
        return self._places[line % 2]

    @cached_property
    def _places(self) -> tuple[tuple[int, int], tuple[int, int]]:
        """``all_places`` of even and of odd lines."""
        return self._with_halves(0), self._with_halves(1)

    def _with_halves(self, line: int) -> tuple[int, int]:
        first, last = self.whole_places(line)
        # A line cut in half may begin, or end, where no whole line does.
        first = max(first, self.place_at(line, self.frame[1]) + 1)
        last = min(last, self.place_at(line, self.frame[3] - 1))
        before = "top" in self.halves and self.v(line, first - 1) == self.frame[1]
        after = "bottom" in self.halves and self.v(line, last + 1) == self.frame[3]
        return first - before, last + after

    def has(self, line: int, place: int) -> bool:
        """Is it there, whole or half?"""
        begin, end = self.all_lines
        first, last = self._places[line % 2]
        return begin <= line <= end and first <= place <= last and (line, place) not in self.left_out

    def whole(self, line: int, place: int) -> bool:
        """Is it there, and uncut?"""
        begin, end = self.whole_lines
        first, last = self.whole_places(line)
        return begin <= line <= end and first <= place <= last and (line, place) not in self.left_out

    def cut_by(self, line: int, place: int) -> tuple[Edge, ...]:
        """The edges that cut a hex in half; two at a corner."""
        (first, last), v = self.whole_lines, self.v(line, place)
        found = (
            ("left", line < first),
            ("right", line > last),
            ("top", v == self.frame[1]),
            ("bottom", v == self.frame[3]),
        )
        return tuple(edge for edge, cut in found if cut)

    def cells(self) -> Iterator[Cell]:
        """Every hex that is there, by line, then place."""
        begin, end = self.all_lines
        for line in range(begin, end + 1):
            first, last = self._places[line % 2]
            for place in range(first, last + 1):
                if (line, place) not in self.left_out:
                    yield line, place

    @property
    def most(self) -> int:
        """No grid of this shape has more hexes; known before any is built."""
        (begin, end), (first, last) = self.all_lines, (min(p[0] for p in self._places), max(p[1] for p in self._places))
        return (end - begin + 1) * max(0, last - first + 1)
