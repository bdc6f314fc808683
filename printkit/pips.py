"""Where the pips of a die's faces stand, as shares of the face's side."""

from __future__ import annotations

from printkit.shapes import Point

PIP = 0.092
"""Radius of a pip."""

_NEAR, _MID, _FAR = 0.26, 0.5, 0.74
_DIAGONAL = ((_NEAR, _NEAR), (_FAR, _FAR))
_CORNERS = (*_DIAGONAL, (_FAR, _NEAR), (_NEAR, _FAR))
_CENTRE = ((_MID, _MID),)
PIPS: tuple[tuple[Point, ...], ...] = (
    (),
    _CENTRE,
    _DIAGONAL,
    (*_DIAGONAL, *_CENTRE),
    _CORNERS,
    (*_CORNERS, *_CENTRE),
    (*_CORNERS, (_NEAR, _MID), (_FAR, _MID)),
)
"""The pips of each number from 0 to 6."""
