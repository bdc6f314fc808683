"""mapsheets: a hex map on one sheet, what lies in its hexes and along its hexsides, what the rule text says of it."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Literal

from pydantic import Field, model_validator

from printkit.grids.hex import MOST_HEXES, HexError, HexGrid
from printkit.models.base import Bleed, Integer, Model, Side, Words
from printkit.models.grid import Grid
from printkit.models.laying import LaidGrid, lay
from printkit.models.tiles import Tiles
from printkit.units import mm


_PAPERS = {"letter": (203.2, 261.2), "a4": (197.3, 278.8)}
"""Width and height in millimetres that print at full size: inside the printer's margins and above the sheet's foot."""


class Crater(Model):
    """A crater too big for one hex: its rim runs through several Dense hexes."""

    centre: Words
    """A hex (``G11``: that hex and its six neighbours) or three hexes that meet in a vertex (``G5-G6-H5``)."""


class Statement(Model):
    """What the rule text says of this sheet; rule named-terrain holds the sheet to it."""

    terrain: Words
    """A terrain of hexes (rough) or of hexsides (chasm: the hexes between which it runs)."""
    hexes: tuple[Words, ...]
    source: Words
    """Where it is said."""


class Mapsheet(Model):
    """One mapsheet."""

    id: Words
    name: Words
    numeral: Words = Field(pattern=r"^[IVX]{1,5}$")
    """Printed large at the sheet's centre."""
    paper: Literal["letter", "a4"] | None = None
    """Instead of width and height: as large as prints on this paper at full size."""
    given_width: Side | None = Field(default=None, alias="width")
    """Not given: that of the paper, or as wide as the hexes and their margins."""
    given_height: Side | None = Field(default=None, alias="height")
    """Not given: that of the paper, or as high as the hexes and their margins."""
    bleed: Bleed = 3.0
    seed: Integer
    """Every hex draws from a stream of its own, made of this number and the hex's label."""
    grid: Grid
    landform: Words
    """A landform plug-in: the quiet shapes of the ground, which have no effect on play."""
    relief: Any = None
    """The landform's own parameters (a mapping), read by the model that the plug-in names."""
    terrain: dict[Words, tuple[Words, ...]] = Field(default_factory=dict)
    """Terrain plug-in to hexes; a hex that is not named is Plain."""
    craters: tuple[Crater, ...] = ()
    hexsides: dict[Words, tuple[tuple[Words, ...], ...]] = Field(default_factory=dict)
    """Terrain plug-in to runs of hexsides, each ``G10/NE`` or ``G10-H10``, in order along the run."""
    stations: tuple[Words, ...] = ()
    """Hexes where a base may be set up: Plain on every sheet, since any edge may come to lie south."""
    named: tuple[Statement, ...] = ()
    tiles: Tiles | None = None
    """Print it in tiles at 100 %, and how; a map that is too large for one page is tiled anyway."""

    @model_validator(mode="after")
    def _can_be_laid(self) -> Mapsheet:
        try:
            _ = self.laid
        except HexError as err:
            raise ValueError(f"grid: {err}") from None
        return self

    @cached_property
    def laid(self) -> LaidGrid:
        """The grid on the sheet, and what was computed for it."""
        width, height = _PAPERS[self.paper] if self.paper else (None, None)
        return lay(self.grid, self.given_width or width, self.given_height or height)

    @property
    def width(self) -> float:
        """Of the trim, in millimetres."""
        return mm(self.laid.hexes.width)

    @property
    def height(self) -> float:
        """Of the trim, in millimetres."""
        return mm(self.laid.hexes.height)

    @property
    def within_limit(self) -> bool:
        """Is the grid small enough to be built at all?"""
        return self.hexes.shape.most <= MOST_HEXES

    @property
    def hexes(self) -> HexGrid:
        """The grid as geometry. Ask ``within_limit`` before walking it."""
        return self.laid.hexes
