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
"""Tangent of the slant: a side of a pointy hex runs out so far for a millimetre down from its upper vertex, and one of
a flat-top hex runs down so far for a millimetre out."""


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

    def moved(self, dx: float, dy: float) -> LabelSpot:
        """The same spot elsewhere."""
        x, base, top, bottom = self.x + dx, self.base + dy, self.top + dy, self.bottom + dy
        return LabelSpot(x, base, self.size, self.half, top, bottom, self.turned)

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


def label_sides(grid: HexGrid, numbering: Numbering) -> tuple[str, ...]:
    """The hexsides that lie beyond a label at the upper or lower end of its hex."""
    directions = grid.orientation.directions
    ends = {"top": False, "vertex": False, "bottom": True}
    if numbering.position not in ends or (numbering.position == "vertex" and not grid.orientation.pointy):
        return ()
    lower = ends[numbering.position] is not (numbering.turn == "180")
    return tuple(directions[(directions.index(top) + 3 * lower) % 6] for top in grid.orientation.top)


def label_spot(grid: HexGrid, hex: Hex, numbering: Numbering, drop: float = 0.0) -> LabelSpot:
    """The spot of a hex's label; ``drop`` is how far it moves inwards for what lies along ``label_sides``."""
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
        return self.x + (self.digits + 0.4 * self.scale) * (("left" in self.cut) - ("right" in self.cut))

    def narrow(self, edge: str) -> float:
        """How far a label must move inwards from the upper or lower end, because the hex is too narrow there."""
        if edge in self.cut:
            return 0.0
        halved = bool({"left", "right"} & self.cut)
        if self.grid.orientation.pointy:
            width = 2 * self.digits if halved else self.half
            depth = (width + _AIR) / _SLOPE
        elif halved:
            depth = (2 * self.digits + _AIR - self.grid.half_width / 2) * _SLOPE
        else:
            return 0.0
        return max(0.0, depth - _GAP * self.scale)

    @property
    def digits(self) -> float:
        """Half the width of the label itself."""
        return (self.half - 0.4 * self.scale) * 0.74

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
    return hex.at(hex.middle, hex.lower - hex.narrow("bottom") - _GAP * hex.scale - hex.drop)


def _centre(hex: _Hex) -> LabelSpot:
    return hex.at(hex.middle, (hex.upper + hex.lower) / 2 + 0.35 * hex.size)


def _vertex(hex: _Hex) -> LabelSpot:
    if hex.grid.orientation.pointy:
        return _top(hex)
    left = hex.x if "left" in hex.cut else hex.x - hex.grid.half_width
    return hex.at(left + hex.digits + 1.1 * hex.scale, (hex.upper + hex.lower) / 2 + 0.35 * hex.size)


_PLACES: dict[str, Callable[[_Hex], LabelSpot]] = {
    "top": _top,
    "bottom": _bottom,
    "centre": _centre,
    "vertex": _vertex,
}
_OPPOSITE = {"top": "bottom", "bottom": "top", "left": "right", "right": "left"}
