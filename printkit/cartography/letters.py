"""The letters of area names as things that symbols keep off."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping

from printkit.cartography.records import Cell
from printkit.drawing import Mark, Text, apply, walk
from printkit.grids.hex import Hex
from printkit.shapes import Point

_Stroke = tuple[Point, Point, float]
"""Where the middle of letters begins and ends, and the room that symbols leave them. Millimetres."""
_MIDDLE, _ROOM = 0.33, 0.44
"""Ems from the baseline to the middle of capitals, and from there to where symbols may stand."""


def strokes(names: Iterable[Mark], cells: Mapping[Hex, Cell]) -> dict[Hex, list[_Stroke]]:
    """The letters of area names by the hexes that they run through."""
    found: dict[Hex, list[_Stroke]] = defaultdict(list)
    for name in names:
        letters = list(_letters(name))
        if not letters:
            continue
        xs, ys = zip(*(point for a, b, _ in letters for point in (a, b)), strict=True)
        for hex, cell in cells.items():
            wide, high = cell.half_width + letters[0][2], cell.half_height + letters[0][2]
            if min(xs) - wide < cell.x < max(xs) + wide and min(ys) - high < cell.y < max(ys) + high:
                found[hex] += (letter for letter in letters if _near(letter, cell, wide, high))
    return {hex: lines for hex, lines in found.items() if lines}


def middles(name: Mark) -> Iterator[tuple[Point, Point, float]]:
    """Where the middle of the letters of each text begins and ends, and the size of type. Micrometres."""
    for seen in walk((name,)):
        if isinstance(seen.mark, Text):
            text, y = seen.mark, seen.mark.y - _MIDDLE * seen.mark.size
            yield apply(seen.matrix, text.x, y), apply(seen.matrix, text.x + text.width, y), text.size


def _letters(name: Mark) -> Iterator[_Stroke]:
    for (ax, ay), (bx, by), size in middles(name):
        yield (ax / 1000, ay / 1000), (bx / 1000, by / 1000), _ROOM * size / 1000


def _near(letter: _Stroke, cell: Cell, wide: float, high: float) -> bool:
    (ax, ay), (bx, by), _ = letter
    across = min(ax, bx) - wide < cell.x < max(ax, bx) + wide
    return across and min(ay, by) - high < cell.y < max(ay, by) + high
