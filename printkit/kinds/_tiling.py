"""Whether a mapsheet is printed in tiles, and where its hexes let it be cut."""

from __future__ import annotations

from itertools import pairwise

from printkit.grids.hex import HexGrid
from printkit.models.mapsheet import Mapsheet
from printkit.models.tiles import Tiles
from printkit.paper import printable
from printkit.pieces import Tiling
from printkit.units import um

SMALLEST = 0.8
"""A map that would have to shrink below this share of its size to lie on one page is tiled instead."""


def tiling(sheet: Mapsheet) -> Tiling | None:
    """None: on one page. Otherwise places between columns and rows, and through centres, in the order wanted."""
    if sheet.tiles is None and not _outgrows_paper(sheet):
        return None
    wanted = sheet.tiles or Tiles()
    if not sheet.within_limit:
        return Tiling((), (), um(wanted.overlap))
    grid = sheet.hexes
    cut = wanted.cut or ("rows" if grid.orientation.pointy else "columns")
    return Tiling(
        _offers(grid, 0, between_first=cut == "columns"),
        _offers(grid, 1, between_first=cut == "rows"),
        um(wanted.overlap),
    )


def _outgrows_paper(sheet: Mapsheet) -> bool:
    short, long = sorted((um(sheet.width), um(sheet.height)))
    across, down = printable()
    return min(across / short, down / long) < SMALLEST


def _offers(grid: HexGrid, axis: int, between_first: bool) -> tuple[tuple[int, ...], ...]:
    """Places through the centres of hexes and half-way between those, along one axis."""
    centres = sorted({um(grid.centre(hex)[axis]) for hex in grid.hexes()})
    between = tuple((one + other) // 2 for one, other in pairwise(centres))
    return (between, tuple(centres)) if between_first else (tuple(centres), between)
