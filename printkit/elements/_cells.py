"""The cells of a grid element, square or hex: where they lie, what they are called, and the lines between them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from printkit.grids.hex import HexGrid
from printkit.grids.hexwords import Finder
from printkit.grids.square import MOST_CELLS, SquareGrid
from printkit.grids.words import HexError
from printkit.models.grid import Grid
from printkit.models.laying import lay
from printkit.models.numbering import Numbering
from printkit.shapes import Box, Point

Cell = tuple[int, int]
"""(column, row), from 1."""


SMALLEST_CELL = 1.0
"""Millimetres: nobody sees smaller ones, and thousands of them on one spot take long to check."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What an element asks for: how many cells, the box that they fill (mm), and their numbering."""

    columns: int
    rows: int
    box: Box
    numbering: Numbering


@dataclass(frozen=True, slots=True)
class Cells:
    """Cells on a face, in millimetres."""

    grid: SquareGrid | HexGrid
    left: float
    top: float
    side: float
    """Of a square, or from flat to flat."""
    frame: Box
    names: Finder

    def all(self) -> Iterator[Cell]:
        """Every cell."""
        return self.grid.cells() if isinstance(self.grid, SquareGrid) else self.grid.hexes()

    def outline(self, cell: Cell) -> list[Point]:
        """Its corners."""
        return [(self.left + x, self.top + y) for x, y in self.grid.outline(cell)]

    def centre(self, cell: Cell) -> Point:
        """Its middle."""
        x, y = self.grid.centre(cell)
        return self.left + x, self.top + y

    def label(self, cell: Cell) -> str:
        """What it is called; '' where that is not printed."""
        return self.grid.label(cell) if self.grid.printed(cell) else ""

    def lines(self) -> Iterator[tuple[Point, Point]]:
        """Each line between cells, or round them, once."""
        if isinstance(self.grid, HexGrid):
            for one, other in self.grid.sides():
                (x1, y1), (x2, y2) = self.grid.point(one), self.grid.point(other)
                yield (self.left + x1, self.top + y1), (self.left + x2, self.top + y2)
            return
        x0, y0, x1, y1 = self.frame
        for column in range(1, self.grid.columns):
            yield (x0 + column * self.side, y0), (x0 + column * self.side, y1)
        for row in range(1, self.grid.rows):
            yield (x0, y0 + row * self.side), (x1, y0 + row * self.side)


def _square(wanted: Wanted) -> Cells:
    x0, y0, x1, y1 = wanted.box
    if wanted.columns * wanted.rows > MOST_CELLS:
        raise HexError(f"{wanted.columns * wanted.rows:,} cells are more than the limit of {MOST_CELLS:,}")
    side = min((x1 - x0) / wanted.columns, (y1 - y0) / wanted.rows)
    left, top = (x0 + x1 - wanted.columns * side) / 2, (y0 + y1 - wanted.rows * side) / 2
    grid = SquareGrid(wanted.columns, wanted.rows, side, numbering=wanted.numbering.spec())
    grid.label((1, 1))
    frame = left, top, left + wanted.columns * side, top + wanted.rows * side
    return Cells(grid, left, top, side, frame, grid)


def _hexes(orientation: str) -> Callable[[Wanted], Cells]:
    def made(wanted: Wanted) -> Cells:
        x0, y0, x1, y1 = wanted.box
        none = {"top": "0mm", "right": "0mm", "bottom": "0mm", "left": "0mm"}
        asked = {"orientation": orientation, "columns": str(wanted.columns), "rows": str(wanted.rows), "margin": none}
        model = Grid.model_validate(asked).model_copy(update={"numbering": wanted.numbering})
        laid = lay(model, x1 - x0, y1 - y0).hexes
        fx0, fy0, fx1, fy1 = laid.frame
        frame = x0 + fx0, y0 + fy0, x0 + fx1, y0 + fy1
        return Cells(laid, x0, y0, laid.flat_to_flat, frame, laid.names)

    return made


def laid(form: str, wanted: Wanted) -> Cells:
    """The cells of a form: square, hex or hex-pointy. Raises HexError where they do not fit, or cannot be numbered."""
    x0, y0, x1, y1 = wanted.box
    if x1 <= x0 or y1 <= y0:
        raise HexError("the box has no room for cells; make it larger")
    cells = _FORMS[form](wanted)
    if cells.side < SMALLEST_CELL:
        message = f"cells of {cells.side:.2f} mm are smaller than the limit of {SMALLEST_CELL:g} mm"
        raise HexError(f"{message}; give fewer, or a larger box")
    return cells


_FORMS: Mapping[str, Callable[[Wanted], Cells]] = {
    "square": _square,
    "hex": _hexes("flat-top"),
    "hex-pointy": _hexes("pointy-top"),
}
"""Word to how its cells are laid. They raise HexError."""
