"""Voices of real fonts for tests of running text."""

from __future__ import annotations

from printkit.colour import BLACK
from printkit.flow.inline import Voices
from printkit.fonts import open_font, packaged
from printkit.lettering import Style

_NAMES = ("Source Sans Pro Regular", "Source Sans Pro Semibold", "Source Sans Pro Italic")


def voices(size: float = 3.0) -> Voices:
    """Plain, bold and italic at ``size`` mm."""
    found = packaged()
    return Voices(*(Style(open_font(name, found[name]), size, BLACK) for name in _NAMES))
