"""A map's colours by name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields

from printkit.colour import Colour

_LOOK = {
    "ground": "#F5F3EE",
    "mare_1": "#EFEDE6",
    "mare_2": "#E9E6DE",
    "stipple": "#C9C5BA",
    "numeral": "#E3E0D8",
    "grid": "#A3A8B0",
    "label": "#4F5663",
    "dense": "#DDDAD1",
    "rock": "#C4C1B8",
    "rock_top": "#FBFAF7",
    "line": "#3A3F4B",
    "wall": "#B4B8BF",
    "deep": "#3C414E",
    "abyss": "#15171E",
    "ink": "#1E2230",
}
"""What a kit gets for a word that its palette lacks: a grey Moon."""


@dataclass(frozen=True, slots=True)
class Palette:
    """One colour for each part of a map."""

    ground: Colour
    mare_1: Colour
    """The ground's first tone, a shade darker; mare_2 a shade more."""
    mare_2: Colour
    stipple: Colour
    numeral: Colour
    grid: Colour
    label: Colour
    dense: Colour
    rock: Colour
    rock_top: Colour
    line: Colour
    wall: Colour
    deep: Colour
    abyss: Colour
    ink: Colour

    @staticmethod
    def of(colours: Mapping[str, str]) -> Palette:
        """The palette of a kit's colour words: ``mare-1`` for mare_1."""
        names = (field.name for field in fields(Palette))
        return Palette(**{name: Colour(colours.get(name.replace("_", "-"), _LOOK[name])) for name in names})
