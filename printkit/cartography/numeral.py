"""Roman numerals as drawn slabs with an inline: quieter than type, and the same in every font."""

from __future__ import annotations

from printkit.cartography.curves import join
from printkit.colour import Colour
from printkit.drawing import Paint, Path, Role, Segment
from printkit.findings import NOWHERE, Span
from printkit.shapes import Point, polygon
from printkit.units import um

_WIDTH = {"I": 0.20, "V": 0.62, "X": 0.66}
"""Width of a letter as a share of the height."""
_STEM, _GAP, _BAR = 0.20, 0.14, 0.105


def numeral(
    text: str, x: float, y: float, height: float, colour: Colour, inline: Colour, span: Span = NOWHERE
) -> list[Path]:
    """A numeral of I, V and X centred on (x, y): its slabs, and a line of ``inline`` down each stem. Millimetres."""
    width = sum(_WIDTH[letter] for letter in text) * height + _GAP * height * (len(text) - 1)
    top, bottom = y - height / 2, y + height / 2
    left = x - width / 2
    slabs: list[tuple[Segment, ...]] = []
    inlines: list[tuple[Segment, ...]] = []
    at = left
    for letter in text:
        for stem, middle in _stems(letter, at, top, bottom, height):
            slabs.append(polygon(stem))
            inlines.append(polygon(middle, close=False))
        at += (_WIDTH[letter] + _GAP) * height
    for bar in (top, bottom - _BAR * height):
        over, under = bar, bar + _BAR * height
        ends = left - 0.12 * height, left + width + 0.12 * height
        slabs.append(polygon([(ends[0], over), (ends[1], over), (ends[1], under), (ends[0], under)]))
    stroke = Paint(stroke=inline, width=um(0.03 * height), cap="round", join="round")
    return [
        Path(join(slabs), Paint(colour), Role.BACKGROUND, "numeral", span),
        Path(join(inlines), stroke, Role.BACKGROUND, "numeral inline", span),
    ]


def _stems(letter: str, x: float, top: float, bottom: float, height: float) -> list[tuple[list[Point], list[Point]]]:
    """Outline and inline of each stroke of a letter whose left edge is x."""
    stem, width = _STEM * height, _WIDTH[letter] * height
    high, low = top + 1.8 * _BAR * height, bottom - 1.8 * _BAR * height
    if letter == "I":
        return [
            ([(x, top), (x + stem, top), (x + stem, bottom), (x, bottom)], [(x + stem / 2, high), (x + stem / 2, low)])
        ]
    if letter == "V":
        middle = x + width / 2
        outline = [
            (x, top),
            (x + stem, top),
            (middle, bottom - 1.1 * stem),
            (x + width - stem, top),
            (x + width, top),
            (middle + stem / 2, bottom),
            (middle - stem / 2, bottom),
        ]
        return [(outline, [(x + 0.62 * stem, high), (middle, bottom - 0.62 * stem), (x + width - 0.62 * stem, high)])]
    strokes = []
    for a, b in ((x, x + width - stem), (x + width - stem, x)):
        lean = 0.14 * (b - a)
        strokes.append(
            (
                [(a, top), (a + stem, top), (b + stem, bottom), (b, bottom)],
                [(a + stem / 2 + lean, high), (b + stem / 2 - lean, low)],
            )
        )
    return strokes
