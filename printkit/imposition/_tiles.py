"""Where a face is cut into tiles: the fewest that fit the paper, of much the same size, and no cut through a text."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from dataclasses import dataclass

from printkit.cropping import moved, text_box
from printkit.drawing import Text, walk_only
from printkit.imposition._marks import Box
from printkit.pieces import Piece, Tiling

CLEAR = 300
"""Micrometres between a cut and the nearest letter."""
_STEP = 250
"""Where none of the places that the grid offers will do, places this far apart are tried."""
_EVEN = 1_000
"""Tiles are made alike to a millimetre."""

NUMBER = "label"
"""Name of the texts that number hexes."""

Interval = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Span:
    """One tile in one direction: it shows start to end, of which what lies beyond ``next`` is shown again there."""

    start: int
    end: int
    next: int
    """Where the next tile begins; ``end`` for the last."""


@dataclass(frozen=True, slots=True)
class Tile:
    """One tile of a face: number from 1 in reading order, column, row, and its spans in both directions."""

    number: int
    column: int
    row: int
    across: Span
    down: Span

    @property
    def box(self) -> Box:
        """What it shows, in the face's coordinates."""
        return self.across.start, self.down.start, self.across.end, self.down.end


@dataclass(frozen=True, slots=True)
class Cutter:
    """Cuts one direction of a face of a length: the places on offer, best first, and what may not be cut."""

    length: int
    offers: tuple[tuple[int, ...], ...]
    numbers: tuple[Interval, ...]
    """Where hex numbers stand, ascending, none touching another."""
    texts: tuple[Interval, ...]
    """Where any text stands, likewise."""
    overlap: int

    def spans(self, room: int) -> list[Span]:
        """The fewest tiles none of which is longer than ``room``, made as equal as the places allow."""
        best = self._greedy(room)
        low, high = self.length // (2 * len(best)), room
        while high - low > _EVEN:
            middle = (low + high) // 2
            tried = self._greedy(middle)
            as_good = len(tried) == len(best) and self._cut_numbers(tried) <= self._cut_numbers(best)
            low, high, best = (low, middle, tried) if as_good else (middle, high, best)
        return best

    def _cut_numbers(self, spans: list[Span]) -> int:
        """How many edges go through numbers."""
        return sum(not _is_clear(edge, self.numbers) for span in spans[:-1] for edge in (span.end, span.next))

    def _greedy(self, room: int) -> list[Span]:
        spans: list[Span] = []
        start = 0
        while self.length - start > room:
            cut = self._cut(start, room)
            spans.append(Span(start, min(self._lap(cut), start + room), cut))
            start = cut
        return [*spans, Span(start, self.length, self.length)]

    def _cut(self, start: int, room: int) -> int:
        """The furthest place from which the next tile may begin: clear of all text if that costs little paper."""
        latest, far, least = start + room - self.overlap, start + room * 3 // 5, start + room // 4
        for taken, from_ in ((self.texts, far), (self.numbers, least)):
            for offer in self.offers:
                for cut in reversed(offer[bisect_right(offer, from_) : bisect_right(offer, latest)]):
                    if _is_clear(cut, taken) and self._lap(cut) <= start + room:
                        return cut
        return next((cut for cut in range(latest, least, -_STEP) if _is_clear(cut, self.numbers)), latest)

    def _lap(self, cut: int) -> int:
        """Where the strip that begins at a cut ends: beyond the overlap, at the next place clear of numbers."""
        end = cut + self.overlap
        before = _before(end, self.numbers)
        return min(end if before is None else max(end, before[1] + CLEAR), self.length)


def _is_clear(cut: int, taken: tuple[Interval, ...]) -> bool:
    before = _before(cut, taken)
    return before is None or cut >= before[1] + CLEAR


def _before(at: int, taken: tuple[Interval, ...]) -> Interval | None:
    """The last stretch of letters that begins before a place, or within the clearance beyond it."""
    number = bisect_left(taken, (at + CLEAR, 0)) - 1
    return taken[number] if number >= 0 else None


def united(intervals: Iterable[Interval], apart: int = 2 * CLEAR) -> tuple[Interval, ...]:
    """Intervals in order, those that leave less than ``apart`` between them as one."""
    out: list[Interval] = []
    for begin, end in sorted(intervals):
        if out and begin - out[-1][1] < apart:
            out[-1] = out[-1][0], max(out[-1][1], end)
        else:
            out.append((begin, end))
    return tuple(out)


def tiles_of(piece: Piece, room: tuple[int, int]) -> list[Tile]:
    """The tiles of a piece's front, by row, on pages that have this much room."""
    tiling = piece.tiling or Tiling((), (), 0)
    boxes = [
        (seen.mark.name == NUMBER, moved(text_box(seen.mark), seen.matrix))
        for seen in walk_only(piece.front.marks, Text)
        if isinstance(seen.mark, Text)
    ]
    across = _cutter(piece.front.width, tiling.xs, [(own, (x0, x1)) for own, (x0, _, x1, _) in boxes], tiling.overlap)
    down = _cutter(piece.front.height, tiling.ys, [(own, (y0, y1)) for own, (_, y0, _, y1) in boxes], tiling.overlap)
    columns, rows = across.spans(room[0]), down.spans(room[1])
    return [
        Tile(row * len(columns) + column + 1, column, row, x, y)
        for row, y in enumerate(rows)
        for column, x in enumerate(columns)
    ]


def _cutter(
    length: int, offers: tuple[tuple[int, ...], ...], texts: list[tuple[bool, Interval]], overlap: int
) -> Cutter:
    numbers = united(interval for is_number, interval in texts if is_number)
    return Cutter(length, offers, numbers, united(interval for _, interval in texts), overlap)
