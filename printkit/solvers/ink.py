"""How much ink a face takes: its fills sampled on a mesh, strokes and letters added by their length."""

from __future__ import annotations

import math
from itertools import pairwise

from printkit.colour import Colour, rgb
from printkit.drawing import Drawing, Matrix, Path, Text, walk
from printkit.shapes import flatten
from printkit.solvers.backdrop import Backdrop

MESH = 3700
"""Micrometres between samples: no multiple of any pitch in use, so that samples do not keep step with a grid."""
_LETTER_INK = 0.25
"""Share of a line's cap-height box that its letters blacken."""


def darkness(colour: Colour) -> float:
    """0 for white, 1 for black: mean of the three channels."""
    return 1 - sum(rgb(colour)) / (3 * 255)


def ink_share(drawing: Drawing, ground: Colour) -> float:
    """Mean darkness over the trim, 0 to 1. Strokes and letters count as if they all lay on bare ``ground``."""
    backdrop = Backdrop()
    lines = 0.0
    for seen in walk(drawing.marks):
        if isinstance(seen.mark, Path):
            backdrop.add(seen.mark, seen.matrix)
            lines += _stroke(seen.mark, seen.matrix, ground)
        elif isinstance(seen.mark, Text):
            area = seen.mark.width * 0.7 * seen.mark.size * _LETTER_INK
            lines += area * _scale(seen.matrix) ** 2 * _added(seen.mark.colour, ground)
    across, down = max(1, drawing.width // MESH), max(1, drawing.height // MESH)
    shades: dict[Colour, float] = {}
    fills = 0.0
    for i in range(across):
        for j in range(down):
            colour = backdrop.at((i + 0.5) * drawing.width / across, (j + 0.5) * drawing.height / down)
            if colour not in shades:
                shades[colour] = darkness(colour)
            fills += shades[colour]
    return fills / (across * down) + lines / (drawing.width * drawing.height)


def _stroke(mark: Path, matrix: Matrix, ground: Colour) -> float:
    if mark.paint.stroke is None:
        return 0.0
    length = sum(math.dist(p, q) for line in flatten(mark.segments, 4) for p, q in pairwise(line))
    return length * mark.paint.width * _scale(matrix) ** 2 * _added(mark.paint.stroke, ground)


def _added(colour: Colour, ground: Colour) -> float:
    return max(0.0, darkness(colour) - darkness(ground))


def _scale(matrix: Matrix) -> float:
    a, b, c, d, _, _ = matrix
    return math.sqrt(abs(a * d - b * c))
