"""mapsheets: a hex map on one sheet, what lies in its hexes and along its hexsides, what the rule text says of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

from pydantic import Field, PrivateAttr, model_validator

from printkit.grids.hex import MOST_HEXES, Hex, HexGrid
from printkit.grids.words import GridError
from printkit.models.base import Answered, Bleed, FieldError, Flag, Integer, Model, Side, Words
from printkit.models.features import AreaName, Cartouche, Compass, Elevation, HexsideType, MapKey, PathType, Town
from printkit.models.grid import Grid
from printkit.models.laying import LaidGrid, corner_of, lay
from printkit.models.terrain import NONE, Block, OwnTerrain
from printkit.models.tiles import Tiles
from printkit.paper import FOOTER, FOOTER_GAP, printable
from printkit.tables import Row
from printkit.units import mm


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


@dataclass(frozen=True, slots=True)
class Shared:
    """What a mapsheet takes from its kit, looked up once when all of it is read."""

    terrains: tuple[OwnTerrain, ...] = ()
    paths: tuple[PathType, ...] = ()
    hexsides: tuple[HexsideType, ...] = ()
    rows: tuple[Row, ...] = ()
    """Of the table that ``terrain_table`` names."""
    hexes_before: int = 0
    """Of the kit's mapsheets before this one, those left out whose own grid is above the limit."""


class Mapsheet(Model):
    """One mapsheet."""

    id: Words
    name: Answered
    numeral: Words = Field(default="", pattern=r"^[IVX]{0,5}$")
    """Printed large at the sheet's centre."""
    paper: Literal["letter", "a4"] | None = None
    """Instead of width and height: as large as a page holds at full size, so that one layout prints on both papers."""
    landscape: Flag = False
    """With ``paper``: as large as the page holds when it lies on its long side."""
    given_width: Side | None = Field(default=None, alias="width")
    """Not given: that of the paper, or as wide as the hexes and their margins."""
    given_height: Side | None = Field(default=None, alias="height")
    """Not given: that of the paper, or as high as the hexes and their margins."""
    bleed: Bleed = 3.0
    seed: Integer = 1
    """Every hex draws from a stream of its own, made of this number and the hex's label."""
    grid: Grid
    landform: Words = ""
    """A landform plug-in: the quiet shapes of the ground, which have no effect on play."""
    relief: Any = None
    """The landform's own parameters (a mapping), read by the model that the plug-in names."""
    terrain: dict[Words, tuple[Words, ...]] = Field(default_factory=dict)
    """Terrain to hexes (``G10``), ranges along a column or row (``B2-B9``) and rectangles (``B2:D5``)."""
    base_terrain: Words = "plain"
    """The terrain of a hex that nothing is said of."""
    terrain_block: Block | None = None
    """Terrain as a block of characters, one for each hex. A character whose legend word is ``none`` stands for a hex
    that is not there, as with ``leave_out``: an irregular outline is typed once."""
    terrain_table: Words | None = None
    """A table of the kit with columns ``hex`` and ``terrain``, and ``elevation`` if there is any."""
    terrains: tuple[OwnTerrain, ...] = ()
    """Terrains of this sheet alone; those of the whole kit stand under the top-level key ``terrains``."""
    craters: tuple[Crater, ...] = ()
    hexsides: dict[Words, tuple[tuple[Words, ...], ...]] = Field(default_factory=dict)
    """Hexside terrain to runs of hexsides, each ``G10/NE`` or ``G10-H10``, in order along the run."""
    paths: dict[Words, tuple[tuple[Words, ...], ...]] = Field(default_factory=dict)
    """Path type to runs. Along hexes: hexes that touch, or ranges (``B2-B9``); the first and the last word may be a
    hexside (``C1/N``), to which the path then goes, and off the map if there is no hex beyond it. Along hexsides: as
    ``hexsides``."""
    towns: tuple[Town, ...] = ()
    town_table: Words | None = None
    """A table of the kit with a column ``hex``, and whichever of ``name``, ``size``, ``at`` and ``colour`` it needs: a
    town for each row."""
    names: tuple[AreaName, ...] = ()
    """Names of areas."""
    elevation: Elevation | None = None
    frame: Flag = False
    """A line around the whole map."""
    cartouche: Cartouche | None = None
    compass: Compass | None = None
    key: MapKey | None = None
    stations: tuple[Words, ...] = ()
    """Hexes where a base may be set up: Plain on every sheet, since any edge may come to lie south."""
    named: tuple[Statement, ...] = ()
    tiles: Tiles | None = None
    """Print it in tiles at 100 %, and how; a map that is too large for one page is tiled anyway."""

    _shared: Shared = PrivateAttr(default=Shared())

    @property
    def shared(self) -> Shared:
        """What it takes from its kit."""
        return self._shared

    def sharing(self, shared: Shared) -> Mapsheet:
        """The same sheet with what it takes from its kit."""
        sheet = self.model_copy()
        sheet._shared = shared
        return sheet

    @property
    def own_terrains(self) -> dict[str, OwnTerrain]:
        """Terrains by data: the kit's, and the sheet's own before those."""
        return {own.id: own for own in (*self.shared.terrains, *self.terrains)}

    @property
    def heights(self) -> Elevation:
        """How elevation is drawn, also where only a table tells of it."""
        return self.elevation or Elevation()

    @property
    def title(self) -> str:
        """What a piece of it is called."""
        return f"Mapsheet {self.numeral}" if self.numeral else self.name

    @model_validator(mode="after")
    def _can_be_laid(self) -> Mapsheet:
        if self.landscape and not self.paper:
            raise ValueError("landscape goes with paper; give paper, or a width and height of your own")
        try:
            hexes = self.laid.hexes
        except GridError as err:
            raise FieldError(str(err), "grid", *err.at) from None
        if next(hexes.hexes(), None) is None:
            taken = [("grid", name) for name in ("leave_out", "only", "crop") if getattr(self.grid, name)]
            path = next(iter(taken), ("terrain_block",))
            raise FieldError("no hex of the grid is left; keep one at least", *path)
        return self

    @cached_property
    def laid(self) -> LaidGrid:
        """The grid on the sheet, and what was computed for it."""
        return lay(self.grid, *self._sides, self._holes) if self._holes else self._whole

    @property
    def block_grid(self) -> HexGrid:
        """The grid with the hexes that only ``none`` of ``terrain_block`` takes away: blocks are typed over it."""
        return self._whole.hexes

    @cached_property
    def _whole(self) -> LaidGrid:
        return lay(self.grid, *self._sides)

    @cached_property
    def _holes(self) -> tuple[Hex, ...]:
        block, over = self.terrain_block, self._whole.hexes
        if block is None or NONE not in block.legend.values() or over.shape.most > MOST_HEXES:
            return ()
        left, top = corner_of(over)
        return tuple(
            (left + i, top + j)
            for j, row in enumerate(block.rows)
            for i, character in enumerate(row)
            if block.legend.get(character) == NONE
        )

    @property
    def _sides(self) -> tuple[float | None, float | None]:
        """Width and height of the sheet, as far as they are said."""
        width, height = (None, None)
        if self.paper:
            across, down = printable()
            width, height = mm(across), mm(down - FOOTER - FOOTER_GAP) - self.bleed
            if self.landscape:
                width, height = height, width
        return self.given_width or width, self.given_height or height

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
        """Is the grid, with those of the mapsheets before it, small enough to be built at all?"""
        return self.shared.hexes_before + self.hexes.shape.most <= MOST_HEXES

    @property
    def hexes(self) -> HexGrid:
        """The grid as geometry. Ask ``within_limit`` before walking it."""
        return self.laid.hexes
