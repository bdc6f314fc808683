"""Contour lines of a height field by marching squares."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from printkit.shapes import Point

_Edge = tuple[int, int, int, int]
_CUTS: dict[int, tuple[str, ...]] = {
    1: ("lt",),
    2: ("tr",),
    3: ("lr",),
    4: ("rb",),
    5: ("lt", "rb"),
    6: ("tb",),
    7: ("lb",),
    8: ("bl",),
    9: ("bt",),
    10: ("tr", "bl"),
    11: ("br",),
    12: ("rl",),
    13: ("rt",),
    14: ("tl",),
}
"""Corners above the level (top left 1, top right 2, bottom right 4, bottom left 8) to the cell sides a line joins."""


@dataclass(frozen=True, slots=True)
class HeightField:
    """Heights sampled once on a square mesh, so that several levels can be traced."""

    step: float
    heights: Sequence[Sequence[float]]

    @staticmethod
    def sample(height: Callable[[float, float], float], width: float, depth: float, step: float) -> HeightField:
        """Sample a function over width x depth millimetres."""
        across, down = math.ceil(width / step), math.ceil(depth / step)
        return HeightField(step, [[height(i * step, j * step) for i in range(across + 1)] for j in range(down + 1)])

    def loops(self, level: float, shortest: int = 6) -> list[list[Point]]:
        """Closed lines at a level, but for those of fewer points than ``shortest``.

        The field must lie below the level along the mesh's border.
        """
        links = self._links(level)
        seen: set[_Edge] = set()
        out: list[list[Point]] = []
        for start in sorted(links):
            loop: list[Point] = []
            at: _Edge | None = start
            before: _Edge | None = None
            while at is not None and at not in seen:
                seen.add(at)
                loop.append(self._crossing(at, level))
                onward = next((e for e in links[at] if e != before and e not in seen), None)
                before, at = at, onward
            if len(loop) >= shortest:
                out.append(loop)
        return out

    def _links(self, level: float) -> dict[_Edge, list[_Edge]]:
        links: dict[_Edge, list[_Edge]] = {}
        rows = self.heights
        for j in range(len(rows) - 1):
            upper, lower = rows[j], rows[j + 1]
            for i in range(len(upper) - 1):
                case = (
                    (upper[i] > level)
                    + 2 * (upper[i + 1] > level)
                    + 4 * (lower[i + 1] > level)
                    + 8 * (lower[i] > level)
                )
                for cut in _CUTS.get(case, ()):
                    sides = {
                        "t": (i, j, i + 1, j),
                        "r": (i + 1, j, i + 1, j + 1),
                        "b": (i, j + 1, i + 1, j + 1),
                        "l": (i, j, i, j + 1),
                    }
                    one, other = sides[cut[0]], sides[cut[1]]
                    links.setdefault(one, []).append(other)
                    links.setdefault(other, []).append(one)
        return links

    def _crossing(self, edge: _Edge, level: float) -> Point:
        i, j, k, m = edge
        a, b = self.heights[j][i] - level, self.heights[m][k] - level
        t = a / (a - b)
        return (i + (k - i) * t) * self.step, (j + (m - j) * t) * self.step
