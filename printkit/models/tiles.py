"""tiles: how a mapsheet or a board that is larger than the paper is cut into pages."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from printkit.models.base import Length, Model


class BoardTiles(Model):
    """How it is cut into pages, each a tile printed at 100 %."""

    overlap: Length = Field(default=8.0, ge=0, le=40)
    """Width of the strip that two neighbours share, at least."""


class Tiles(BoardTiles):
    """How the map is cut into pages, each a tile printed at 100 %. No cut goes through a hex number."""

    cut: Literal["columns", "rows", "centres"] | None = None
    """columns: upright cuts between the columns of hexes, level ones through centres; rows: level cuts between the
    rows, upright ones through centres; centres: both through centres. Not given: columns, or rows of a pointy-top
    grid. Where a number stands in the way of one, the cut lies beside it."""
