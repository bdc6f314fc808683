"""The words of hex geometry: a hex, a lattice point, a hexside, and the error that all of it raises."""

from __future__ import annotations

Hex = tuple[int, int]
"""(column, row): whole hexes are numbered from 1; 0 is a half-hex cut by the left or top edge."""
Lattice = tuple[int, int]
"""A point in lattice units, x and y on the sheet: hex centres and vertices are whole numbers of them."""
Side = tuple[Lattice, Lattice]
"""A hexside: its two vertices in ascending order, so that both hexes name the same tuple."""
Edge = str
"""An edge of the sheet's field: top, right, bottom or left."""
EDGES: tuple[Edge, ...] = ("top", "right", "bottom", "left")
"""Clockwise from the top."""

MOST_HEXES = 100_000
"""A larger grid is refused before anything is built."""


class HexError(ValueError):
    """A label, hexside or grid that cannot be; the message says why."""


class GridError(HexError):
    """A grid that cannot be; ``at`` leads to what is to be mended: a field's name, or those of fields in fields."""

    def __init__(self, message: str, *at: str) -> None:
        super().__init__(message)
        self.at = at
