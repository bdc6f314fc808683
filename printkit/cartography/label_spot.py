"""Where the label of a hex stands in it, whichever way hexes stand, however large they are, cut in half or not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from printkit.grids.hex import Hex, HexGrid
from printkit.models.numbering import Numbering
from printkit.units import points

LABEL_SIZE = 6.2
"""Points at 100 %: still 5.6 pt at the margin-safe scale of 91 %."""
_ROOMY = 15.0
"""Millimetres from flat to flat from which labels have their full size."""
_DIGIT = 1.15
"""Millimetres that a digit of full size takes, at most."""
_TOP, _BASE, _BELOW = 0.9, 3.05, 0.55
"""Of a label of full size: keep-out and baseline below the hexside above it, keep-out below the baseline."""
_GAP = _BASE - 0.7 * points(LABEL_SIZE)
"""Clear space between that hexside and the top of the digits."""
_AIR = 0.6
"""Clear space between a label's ends and slanted hexsides."""
_SLOPE = 3**0.5
"""How far each slanted side of a pointy hex runs out for a millimetre down from its upper vertex."""


@dataclass(frozen=True, slots=True)
class LabelSpot:
    """The middle of a label's baseline, its type size, and the keep-out box around it. Millimetres."""

    x: float
    base: float
    size: float
    half: float
    """Half the width of the keep-out box."""
    top: float
    bottom: float
    turned: bool = False
    """Does the label stand on its head (its top at ``bottom``)?"""

    def covers(self, x: float, y: float, pad: float = 0.0) -> bool:
        """Does a point lie within ``pad`` of the keep-out box?"""
        return abs(x - self.x) < self.half + pad and self.top - pad < y < self.bottom + pad

    def turned_about(self, x: float, y: float) -> LabelSpot:
        """The same spot when the hex with this centre is turned by 180 degrees."""
        top, bottom = 2 * y - self.bottom, 2 * y - self.top
        return LabelSpot(2 * x - self.x, 2 * y - self.base, self.size, self.half, top, bottom, not self.turned)


def label_room(grid: HexGrid) -> float:
    """The width that a label may take."""
    return grid.half_width * (1.6 if grid.orientation.pointy else 1.0)


def label_size(grid: HexGrid, numbering: Numbering) -> float:
    """Type size of a grid's labels in millimetres: less in small hexes and of long labels, unless the kit says it."""
    room = min((grid.flat_to_flat / _ROOMY) ** 0.5, label_room(grid) / (_DIGIT * grid.names.longest))
    return numbering.size or points(LABEL_SIZE) * min(1.0, room)


def label_spot(grid: HexGrid, hex: Hex, numbering: Numbering, drop: float = 0.0) -> LabelSpot:
    """The spot of a hex's label; ``drop`` is how far it moves down for what lies along the hexside above it."""
    x, y = grid.centre(hex)
    size, turned = label_size(grid, numbering), numbering.turn == "180"
    scale = size / points(LABEL_SIZE)
    half = (0.75 * len(grid.label(hex)) + 0.4) * scale
    cut = {_OPPOSITE[edge] for edge in grid.cut_by(hex)} if turned else {*grid.cut_by(hex)}
    spot = _PLACES[numbering.position](_Hex(grid, x, y, cut, half, scale, size, drop))
    return spot.turned_about(x, y) if turned else spot


@dataclass(frozen=True, slots=True)
class _Hex:
    """A hex as seen by its label, which is not turned."""

    grid: HexGrid
    x: float
    y: float
    cut: set[str]
    half: float
    scale: float
    size: float
    drop: float

    @property
    def upper(self) -> float:
        """The upper end of what is there of the hex."""
        return self.y if "top" in self.cut else self.y - self.grid.half_height

    @property
    def lower(self) -> float:
        """The lower end."""
        return self.y if "bottom" in self.cut else self.y + self.grid.half_height

    @property
    def middle(self) -> float:
        """Where the label stands across: beside the cut, if an upright edge cuts the hex."""
        return self.x + (self.half + 0.3) * (("left" in self.cut) - ("right" in self.cut))

    def narrow(self, edge: str) -> float:
        """How far a label must stand in from the upper or lower end, because a vertex is there."""
        if not self.grid.orientation.pointy or edge in self.cut:
            return 0.0
        width = 2 * self.half if {"left", "right"} & self.cut else self.half
        return max(0.0, (width + _AIR) / _SLOPE - _GAP * self.scale)

    def at(self, x: float, base: float) -> LabelSpot:
        """The spot with this baseline."""
        scale = self.scale
        return LabelSpot(x, base, self.size, self.half, base - (_BASE - _TOP) * scale, base + _BELOW * scale)


def _top(hex: _Hex) -> LabelSpot:
    drop, scale = hex.drop + hex.narrow("top"), hex.scale
    edge = hex.upper + drop
    base = hex.upper + _BASE * scale + drop
    return LabelSpot(hex.middle, base, hex.size, hex.half, edge + _TOP * scale, edge + _BASE * scale + _BELOW * scale)


def _bottom(hex: _Hex) -> LabelSpot:
    return hex.at(hex.middle, hex.lower - hex.narrow("bottom") - _GAP * hex.scale)


def _centre(hex: _Hex) -> LabelSpot:
    return hex.at(hex.middle, (hex.upper + hex.lower) / 2 + 0.35 * hex.size)


def _vertex(hex: _Hex) -> LabelSpot:
    if hex.grid.orientation.pointy:
        return _top(hex)
    left = hex.x if "left" in hex.cut else hex.x - hex.grid.half_width
    return hex.at(left + hex.half + 0.5 * hex.scale, (hex.upper + hex.lower) / 2 + 0.35 * hex.size)


_PLACES: dict[str, Callable[[_Hex], LabelSpot]] = {
    "top": _top,
    "bottom": _bottom,
    "centre": _centre,
    "vertex": _vertex,
}
_OPPOSITE = {"top": "bottom", "bottom": "top", "left": "right", "right": "left"}
