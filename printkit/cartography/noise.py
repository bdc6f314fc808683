"""Value noise: a smooth random height at every point, the same for the same key on every machine."""

from __future__ import annotations

import math
from random import Random

_SIZE = 256


class Noise:
    """Heights 0 to 1 on an integer lattice, eased between; it repeats every 256 units."""

    def __init__(self, key: str) -> None:
        stream = Random(key)
        self._heights = [stream.random() for _ in range(_SIZE)]
        self._order = list(range(_SIZE))
        stream.shuffle(self._order)
        self._order += self._order

    def __call__(self, x: float, y: float = 0.0) -> float:
        """The height at a point."""
        i, j = math.floor(x), math.floor(y)
        u, v = x - i, y - j
        u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)
        order, heights = self._order, self._heights
        west, east = order[i & 255], order[(i + 1) & 255]
        north, south = j & 255, (j + 1) & 255
        a, b = heights[order[west + north]], heights[order[east + north]]
        c, d = heights[order[west + south]], heights[order[east + south]]
        return (a + (b - a) * u) * (1 - v) + (c + (d - c) * u) * v

    def layered(self, x: float, y: float) -> float:
        """Three octaves, each half as high and twice as fine as the one before, 0 to 1."""
        return (0.5 * self(x, y) + 0.25 * self(2 * x + 31, 2 * y - 17) + 0.125 * self(4 * x + 62, 4 * y - 34)) / 0.875

    def around(self, angle: float, wobble: float = 2.2, offset: float = 0.0) -> float:
        """Heights along a closed ring, -1 to 1, the same again after a full turn."""
        return 2 * self(40 + offset + wobble * math.cos(angle), 40 + wobble * math.sin(angle)) - 1
