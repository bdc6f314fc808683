"""The field of a map: how many hexes of which size go on a sheet, and where they lie on it.

What is not said is computed: of columns, rows and flat-to-flat, any two (or one, and the room) give the rest.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from printkit.grids.axis import Axis
from printkit.grids.orientation import Orientation
from printkit.grids.shape import Shape
from printkit.grids.words import GridError
from printkit.units import mm, um

MOST_STRETCH = 0.01
"""Stretch that nobody sees."""
_TOLERANCE = 0.0015
"""Millimetres by which a field may exceed its room: a length in inches is not a whole number of micrometres."""
_ACROSS = 3**0.5 / 6
"""A lattice unit across the lines, in flat-to-flat of a regular hex; along them it is a half."""
_ALONG = 0.5


@dataclass(frozen=True, slots=True)
class Fit:
    """Lines of hexes, hexes in a line, millimetres from flat to flat."""

    lines: int
    places: int
    flat_to_flat: float


@dataclass(frozen=True, slots=True)
class Margins:
    """Clear space between the edges of the sheet and the field, in millimetres."""

    top: float
    right: float
    bottom: float
    left: float


def fit(
    make: Callable[[int, int], Shape],
    lines: int | None,
    places: int | None,
    flat_to_flat: float | None,
    room: tuple[float, float] | None,
) -> Fit:
    """Complete what is known of a field of regular hexes. ``room``: millimetres across the lines and along them.

    ``make`` gives the shape of so many lines and places. Raises GridError where too little is known or nothing fits.
    """
    if room is not None and min(room) <= 0:
        raise GridError("the margins leave no room for hexes; make them narrower", "margin")
    if flat_to_flat is None:
        if room is None or (lines is None and places is None):
            raise GridError("the grid's size is open; give two of columns, rows and flat_to_flat")
        sizes = []
        if lines is not None:
            sizes.append(_size(room[0], _ACROSS, _span(make(lines, places or 2))[0]))
        if places is not None:
            sizes.append(_size(room[1], _ALONG, _span(make(lines or 2, places))[1]))
        flat_to_flat = min(sizes)
    if lines is None:
        lines = _most(_room(room, 0, "columns and rows"), _ACROSS * flat_to_flat, _span(make(2, 2))[0], 3)
    if places is None:
        places = _most(_room(room, 1, "columns and rows"), _ALONG * flat_to_flat, _span(make(lines, 2))[1], 2)
    return Fit(lines, places, flat_to_flat)


def size(shape: Shape, flat_to_flat: float) -> tuple[float, float]:
    """Millimetres of a field of regular hexes, across the lines and along them."""
    across, along = _span(shape)
    return across * _ACROSS * flat_to_flat, along * _ALONG * flat_to_flat


def axes(
    shape: Shape, orientation: Orientation, sheet: tuple[int, int], margins: Margins, flat_to_flat: float | None
) -> tuple[Axis, Axis]:
    """Where a field lies on a sheet (micrometres): centred within its margins, or, with no size, filling them."""
    u0, v0, u1, v1 = shape.frame
    firsts, spans = orientation.swap((u0, v0)), orientation.swap((u1 - u0, v1 - v0))
    starts, ends = (um(margins.left), um(margins.top)), (um(margins.right), um(margins.bottom))
    units = orientation.swap((0, 1)) == (0, 1)
    shares = (_ACROSS, _ALONG) if units else (_ALONG, _ACROSS)
    found = []
    for i in (0, 1):
        room = sheet[i] - starts[i] - ends[i]
        length = room if flat_to_flat is None else um(spans[i] * shares[i] * flat_to_flat)
        found.append(Axis(starts[i] + (room - length) // 2, length, firsts[i], spans[i]))
    return found[0], found[1]


def overflow(x: Axis, y: Axis, sheet: tuple[int, int], margins: Margins) -> tuple[float, float]:
    """Millimetres by which a field is wider and higher than the room within the margins; 0 where it fits."""
    rooms = sheet[0] - um(margins.left) - um(margins.right), sheet[1] - um(margins.top) - um(margins.bottom)
    over = [mm(axis.length - room) for axis, room in zip((x, y), rooms, strict=True)]
    return tuple(each if each > _TOLERANCE else 0.0 for each in over)  # type: ignore[return-value]


def _span(shape: Shape) -> tuple[int, int]:
    u0, v0, u1, v1 = shape.frame
    return u1 - u0, v1 - v0


def _size(room: float, share: float, span: int) -> float:
    """Flat-to-flat of a field that fills its room with ``span`` lattice units, each such a ``share`` of it."""
    if span <= 0:
        raise GridError("the grid has no hex; give it more columns or rows")
    return room / (share * span)


def _room(room: tuple[float, float] | None, axis: int, missing: str) -> float:
    if room is None:
        raise GridError(f"the sheet's size is open; give its width and height, or all of {missing} and flat_to_flat")
    return room[axis]


def _most(room: float, unit: float, span_of_two: int, step: int) -> int:
    """The most lines (places) that fit, each ``step`` lattice units more."""
    count = 2 + int((room + _TOLERANCE - span_of_two * unit) // (step * unit))
    if count < 1:
        raise GridError("no hex of this size fits on the sheet within its margins", "flat_to_flat")
    return count
