"""Lengths: parsing what a kit says, and whole micrometres for what is drawn.

Layout reckons in millimetres (float, y down); marks hold whole micrometres (int). Points exist in kits ("5.3pt")
and inside the PDF exporter only. 1 in = 25.4 mm exactly; 1 pt = 1/72 in.
"""

from __future__ import annotations

import re
from fractions import Fraction

MM_PER_INCH = Fraction(254, 10)
"""Exact by definition (international inch)."""

MM_PER_POINT = MM_PER_INCH / 72
"""One PostScript point in millimetres."""

MICROMETRES = 1000
"""Micrometres in a millimetre: marks are drawn on this lattice."""

_UNITS = {"mm": Fraction(1), "cm": Fraction(10), "in": MM_PER_INCH, "pt": MM_PER_POINT}
_LENGTH = re.compile(
    r"(?P<sign>[+-]?)"
    r"(?:(?:(?P<whole>[0-9]{1,9})[ -])?(?P<over>[0-9]{1,9})/(?P<under>[0-9]{1,9})"
    r"|(?P<decimal>[0-9]{1,9}(?:\.[0-9]{1,9})?|\.[0-9]{1,9}))"
    r"\s*(?P<unit>[A-Za-z\"']{0,20})"
)
LONGEST_MM = 5000
"""No length in a kit may exceed this: larger is a slip of the unit."""

_LONGEST_QUOTE = 60


class LengthError(ValueError):
    """The text is no length; the message says what is wrong and how to write it."""


def shortened(text: str) -> str:
    """A typed text in quotes for a message, cut where it is long: a finding stays one line."""
    return repr(text if len(text) <= _LONGEST_QUOTE else text[: _LONGEST_QUOTE - 3] + "...")


def parse_length(text: str) -> float:
    """Read a length such as ``0.7in``, ``5mm``, ``14pt``, ``1/2in`` or ``1 1/2in``; return millimetres.

    Raises LengthError for a bare number, an unknown unit, anything else, or more than LONGEST_MM.
    """
    match = _LENGTH.fullmatch(text.strip())
    if not match:
        if _LENGTH.fullmatch(pointed := text.strip().replace(",", ".", 1)):
            raise LengthError(f"{shortened(text)} is not a length; write a point for the comma: {pointed}")
        raise LengthError(f"{shortened(text)} is not a length; write a number and a unit, such as 0.7in, 5mm or 14pt")
    unit = match["unit"]
    if not unit:
        raise LengthError(f"length {text!r} has no unit; write {text.strip()}mm, {text.strip()}in or {text.strip()}pt")
    if unit not in _UNITS:
        raise LengthError(f"unknown unit {unit!r} in {text!r}; use mm, cm, in or pt")
    value = Fraction(match["decimal"] or 0)
    if match["over"]:
        if int(match["under"]) == 0:
            raise LengthError(f"{text!r} divides by zero")
        value = Fraction(int(match["over"]), int(match["under"])) + int(match["whole"] or 0)
    millimetres = float(value * _UNITS[unit]) * (-1 if match["sign"] == "-" else 1)
    if abs(millimetres) > LONGEST_MM:
        raise LengthError(f"{text!r} is more than the limit of {LONGEST_MM} mm; is the unit right?")
    return millimetres


def um(millimetres: float) -> int:
    """Millimetres to whole micrometres, nearest."""
    return round(millimetres * MICROMETRES)


def mm(micrometres: float) -> float:
    """Micrometres to millimetres."""
    return micrometres / MICROMETRES


def points(size: float) -> float:
    """A type size in points to millimetres."""
    return size * float(MM_PER_POINT)
