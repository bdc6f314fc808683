"""Terrains that unite into areas: a fill, an edge, and symbols strewn over each hex. Data, and one painter of a symbol.

An area terrain is one file under printkit/terrain/ that ends in ``TERRAIN = AreaTerrain(...)``. Symbols are drawn in
millimetres about (0, 0) for a hex of REFERENCE flat to flat; they grow and shrink with the hexes of a map.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random

from printkit.colour import BLACK, WHITE, Colour, mix
from printkit.drawing import Mark

REFERENCE = 20.0
"""Flat to flat of the hex that symbols are drawn for, in millimetres."""


@dataclass(frozen=True, slots=True)
class Tones:
    """The colours that a symbol is drawn in."""

    fill: Colour
    """Of the area."""
    ink: Colour
    """Of its lines."""

    @property
    def body(self) -> Colour:
        """Between fill and ink: the mass of a symbol."""
        return mix(self.fill, self.ink, 0.34)

    @property
    def top(self) -> Colour:
        """Lighter than the area: where light falls from straight above."""
        return mix(self.fill, WHITE, 0.45)

    @property
    def edge(self) -> Colour:
        """A darker tone of the fill."""
        return mix(mix(self.fill, self.ink, 0.45), BLACK, 0.05)


@dataclass(frozen=True, slots=True)
class Strewn:
    """How many symbols a hex has and where: evenly (``jitter`` 0) or as chance will have it (1)."""

    count: int
    jitter: float = 0.7
    vary: float = 0.2
    """By which share sizes differ."""
    turned: bool = True
    """May a symbol be turned? Not one that has a foot."""


@dataclass(frozen=True, slots=True)
class Brink:
    """The outline of an area. No colour: a darker tone of the fill. Millimetres."""

    width: float = 0.3
    colour: str = ""
    smooth: bool = True
    lines: int = 0
    """Fine lines along its inside."""


Motif = Callable[[Random, Tones], Iterable[Mark]]
"""One symbol, drawn from a stream."""


@dataclass(frozen=True, slots=True)
class AreaTerrain:
    """A stock terrain. Colours are palette words of the kit, or '#RRGGBB' where the kit has none of that name."""

    title: str
    """As the terrain key prints it."""
    about: str
    fill: str
    """'' is the ground."""
    ink: str = "#3A3F4B"
    motif: Motif | None = None
    strewn: Strewn | None = None
    """None: one symbol in the middle."""
    brink: Brink = Brink()
