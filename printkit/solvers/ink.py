"""How much ink a drawing takes, from its marks: an upper bound, since marks that cover each other are all counted."""

from __future__ import annotations

import math
from itertools import pairwise

from printkit.colour import Colour, rgb
from printkit.drawing import Drawing, Path, Text, walk
from printkit.shapes import flatten

_LETTER_INK = 0.25
"""Share of a line's cap-height box that its letters blacken."""


def darkness(colour: Colour) -> float:
    """0 for white, 1 for black: mean of the three channels."""
    return 1 - sum(rgb(colour)) / (3 * 255)


def ink_share(drawing: Drawing, ground: Colour) -> float:
    """Mean darkness over the trim, 0 to 1, of marks on a full ``ground``; what is lighter than that counts nothing."""
    base = darkness(ground)
    total = 0.0
    for seen in walk(drawing.marks):
        a, b, c, d, _, _ = seen.matrix
        scale = abs(a * d - b * c)
        if isinstance(seen.mark, Path):
            total += scale * _path(seen.mark, base)
        elif isinstance(seen.mark, Text):
            area = seen.mark.width * 0.7 * seen.mark.size * _LETTER_INK
            total += scale * area * max(0.0, darkness(seen.mark.colour) - base)
    return base + total / (drawing.width * drawing.height)


def _path(mark: Path, base: float) -> float:
    lines = flatten(mark.segments, 4)
    total = 0.0
    if mark.paint.fill is not None and mark.name != "ground":
        area = [abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairwise(line))) / 2 for line in lines]
        total += sum(area) * max(0.0, darkness(mark.paint.fill) - base)
    if mark.paint.stroke is not None:
        length = sum(math.dist(p, q) for line in lines for p, q in pairwise(line))
        total += length * mark.paint.width * max(0.0, darkness(mark.paint.stroke) - base)
    return total
