"""Colours as '#RRGGBB' text: parsing, mixing, and the contrast of one on another."""

from __future__ import annotations

import re
from typing import NewType

from printkit.units import shortened

Colour = NewType("Colour", str)
"""Seven characters, '#RRGGBB', upper case."""

WHITE = Colour("#FFFFFF")
BLACK = Colour("#000000")

_HEX = re.compile(r"#[0-9A-Fa-f]{6}|#[0-9A-Fa-f]{3}")


class ColourError(ValueError):
    """The text is no colour; the message says how to write one."""


def parse_colour(text: str) -> Colour:
    """Read '#RGB' or '#RRGGBB'. Raises ColourError."""
    if not _HEX.fullmatch(text):
        raise ColourError(f"{shortened(text)} is not a colour; write six hex digits, such as #1F3F7A")
    digits = text[1:].upper()
    return Colour("#" + (digits if len(digits) == 6 else "".join(c + c for c in digits)))


def rgb(colour: Colour) -> tuple[int, int, int]:
    """Red, green and blue, 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """``share`` of the way (0 to 1) from one colour to the other, in plain sRGB."""
    parts = (round(a + (b - a) * share) for a, b in zip(rgb(one), rgb(other), strict=True))
    return Colour("#" + "".join(f"{part:02X}" for part in parts))


def luminance(colour: Colour) -> float:
    """Relative luminance, 0 to 1 (WCAG 2.2)."""
    lin = (v / 12.92 if (v := c / 255) <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for c in rgb(colour))
    red, green, blue = lin
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """Contrast ratio, 1 to 21 (WCAG 2.2)."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)
