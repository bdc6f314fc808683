"""Hex numbers: where they stand in their hexes, and what keeps clear of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from printkit.cartography.atlas import Atlas
from printkit.cartography.label_spot import label_room, label_spot
from printkit.cartography.placing import overlap
from printkit.cartography.records import Cell
from printkit.colour import WHITE, Colour, contrast
from printkit.drawing import Group, Mark, Matrix, Text
from printkit.grids.hex import Hex, HexGrid
from printkit.lettering import Style, line
from printkit.models.mapsheet import Mapsheet
from printkit.models.numbering import Numbering
from printkit.shapes import Box
from printkit.units import mm, um

_CONTRAST = 4.0
"""Where labels have less on their ground they are printed in ink, and in white where that has less too."""
_HALO = 0.35
"""Width of a halo that the kit does not state."""
_NUMBERING = Numbering()


@dataclass(frozen=True, slots=True)
class Number:
    """A hex number as printed: its text, and whether it stands on its head at the other side of (x, y) micrometres."""

    text: Text
    turned: tuple[int, int] | None = None

    @property
    def mark(self) -> Mark:
        """The text where it stands."""
        if self.turned is None:
            return self.text
        half_turn: Matrix = (-1.0, 0.0, 0.0, -1.0, 2.0 * self.turned[0], 2.0 * self.turned[1])
        return Group((self.text,), half_turn)

    @property
    def box(self) -> Box:
        """The box of its digits, a little larger. Millimetres."""
        return self._turned(box_of(self.text))

    @property
    def rim(self) -> Box:
        """The box of its digits and their halo. Millimetres."""
        return self._turned(box_of(self.text, pad=max(0.2, mm(self.text.halo_width) / 2)))

    def _turned(self, box: Box) -> Box:
        x0, y0, x1, y1 = box
        if self.turned is None:
            return box
        x, y = (2 * mm(at) for at in self.turned)
        return x - x1, y - y1, x - x0, y - y0


def cell_of(grid: HexGrid, hex: Hex, numbering: Numbering = _NUMBERING, drop: float = 0.0) -> Cell:
    """A hex as a place to draw in; its label, if it is printed, is placed as ``numbering`` says."""
    spot = label_spot(grid, hex, numbering, drop) if grid.printed(hex) else None
    x, y = grid.centre(hex)
    return Cell(grid.label(hex), x, y, grid.half_width, grid.half_height, grid.orientation.pointy, spot)


def numbers(
    sheet: Mapsheet,
    cells: Mapping[Hex, Cell],
    covered: Sequence[Box],
    atlas: Atlas,
    fill: Callable[[Hex], Colour | None],
) -> dict[Hex, Number]:
    """Texts ``label`` by hex, but for those that something covers. Over areas they have a halo of the area's colour."""
    found: dict[Hex, Number] = {}
    for hex, cell in cells.items():
        if cell.spot is not None:
            number = number_of(sheet, cell, atlas, fill(hex))
            if not any(overlap(number.box, box) for box in covered):
                found[hex] = number
    return found


def number_of(sheet: Mapsheet, cell: Cell, atlas: Atlas, fill: Colour | None) -> Number:
    """The number of a cell that has a spot for it, over an area of this colour, if over one."""
    spot, halo = cell.spot, sheet.grid.numbering.halo
    assert spot is not None
    rim = (_HALO if fill is not None else 0.0) if halo is None else halo
    ground = atlas.palette.ground if fill is None else fill
    ink = next((c for c in (atlas.palette.label, atlas.palette.ink) if contrast(c, ground) > _CONTRAST), WHITE)
    style = Style(atlas.fonts.label, spot.size, ink, 0.0, ground if rim else None, 2 * rim)
    upright = spot.turned_about(cell.x, cell.y) if spot.turned else spot
    text = line(
        cell.label,
        upright.x,
        upright.base,
        style,
        align="middle",
        room=label_room(sheet.hexes),
        name="label",
        span=sheet.span,
    )
    return Number(text, (um(cell.x), um(cell.y)) if spot.turned else None)


def box_of(text: Text, rise: float = 0.72, pad: float = 0.2) -> Box:
    """The box of a text's capitals and digits, a little larger. Millimetres."""
    x, y = mm(text.x), mm(text.y)
    return x - pad, y - rise * mm(text.size) - pad, x + mm(text.width) + pad, y + pad
