"""Pieces of lines by where they run, so that on a large map only those near a box are looked at."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import product
from typing import Generic, TypeVar

from printkit.cartography.placing import crosses
from printkit.shapes import Box, Point

T = TypeVar("T")


class Near(Generic[T]):
    """Pieces, each two ends, half its width and what it belongs to. All in one unit; ``step`` is about a hex."""

    def __init__(self, pieces: Iterable[tuple[Point, Point, float, T]], step: float) -> None:
        self._step = step
        self._squares: defaultdict[tuple[int, int], list[tuple[Point, Point, float, T]]] = defaultdict(list)
        for piece in pieces:
            (ax, ay), (bx, by), half, _ = piece
            box = min(ax, bx) - half, min(ay, by) - half, max(ax, bx) + half, max(ay, by) + half
            for square in self._over(box):
                self._squares[square].append(piece)

    def crossing(self, box: Box, fine: float) -> Iterator[T]:
        """What runs through a box, once a piece and square; pieces are looked at every ``fine``."""
        for square in self._over(box):
            for a, b, half, what in self._squares.get(square, ()):
                if crosses(box, a, b, half, fine):
                    yield what

    def _over(self, box: Box) -> Iterator[tuple[int, int]]:
        x0, y0, x1, y1 = (int(at // self._step) for at in box)
        return product(range(x0, x1 + 1), range(y0, y1 + 1))
