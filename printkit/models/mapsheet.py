"""mapsheets: a hex map on one sheet, what lies in its hexes and along its hexsides, what the rule text says of it."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from printkit.grids.hex import MOST_HEXES, HexGrid, full_sheet
from printkit.models.base import Bleed, Count, Integer, Model, Side, Words
from printkit.models.tiles import Tiles
from printkit.units import um


class Grid(Model):
    """Flat-top hexes in columns; every edge of the sheet runs through hex centres (facts.md 4.1, phase A1)."""

    orientation: Literal["flat-top"] = "flat-top"
    pitches: Count = Field(ge=2)
    """Column pitches from the left edge to the right: one fewer than the columns."""
    rows: Count = Field(ge=2)
    """Hex heights from the top edge to the bottom."""
    first_column: Words = Field(default="A", pattern=r"^[A-Z]{1,3}$")
    """Letter of the column that the left edge cuts in half."""


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
    width: Side
    height: Side
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

    @property
    def within_limit(self) -> bool:
        """Is the grid small enough to be built at all?"""
        return (self.grid.pitches + 1) * (self.grid.rows + 1) <= MOST_HEXES

    @property
    def hexes(self) -> HexGrid:
        """The grid as geometry. Ask ``within_limit`` before walking it."""
        grid = self.grid
        return full_sheet(grid.pitches, grid.rows, um(self.width), um(self.height), grid.first_column)
