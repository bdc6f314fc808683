"""Flat-top and pointy-top: one geometry, and the same with x and y exchanged.

A grid is made of straight *lines* of hexes that touch flat to flat: the columns of a flat-top grid, the rows of a
pointy-top one. All reckoning is done in (u, v), u across the lines in thirds of a line pitch, v along a line in halves
of flat-to-flat; a pointy-top grid only exchanges the two on the way to the sheet.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from printkit.grids.words import Lattice

T = TypeVar("T")

_STEPS = ((0, -2), (3, -1), (3, 1), (0, 2), (-3, 1), (-3, -1))
"""(u, v) from centre to centre, in order around the hex."""
_CORNERS = ((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0))
"""(u, v) from the centre to the vertices; vertex i and i + 1 end the hexside across _STEPS[i]."""
_ACROSS = {"left": "top", "top": "left", "right": "bottom", "bottom": "right"}
"""An edge when x and y are exchanged."""


@dataclass(frozen=True)
class Orientation:
    """Which way hexes stand. Tuples run clockwise from the top."""

    name: str
    """'flat-top' or 'pointy-top', as kits write it."""
    directions: tuple[str, ...]
    """Names of hexsides, and of the neighbours across them."""
    steps: tuple[Lattice, ...]
    """Lattice step to the neighbour across ``directions[i]``."""
    vertices: tuple[str, ...]
    """Names of vertices: i and i + 1 end hexside ``directions[i]``."""
    corners: tuple[Lattice, ...]
    """Lattice step from the centre to ``vertices[i]``."""
    top: tuple[str, ...]
    """The hexsides that lie above a label at the top of the hex."""

    @cached_property
    def ends(self) -> tuple[tuple[Lattice, Lattice], ...]:
        """Lattice steps from the centre to both vertices of hexside ``directions[i]``, in ascending order."""
        pairs = zip(self.corners, (*self.corners[1:], self.corners[0]), strict=True)
        return tuple((one, other) if one < other else (other, one) for one, other in pairs)

    @property
    def pointy(self) -> bool:
        """Does a vertex stand at the top?"""
        return self.directions[0] != "N"

    def swap(self, pair: tuple[T, T]) -> tuple[T, T]:
        """(x, y) to (u, v), or (column, row) to (line, place), and back: the same step in both directions."""
        return (pair[1], pair[0]) if self.pointy else pair

    def edge(self, edge: str) -> str:
        """The edge of the sheet that is ``edge`` of the grid in (u, v), and back."""
        return _ACROSS[edge] if self.pointy else edge


def _exchanged(pairs: tuple[Lattice, ...], first: int) -> tuple[Lattice, ...]:
    """The pairs with x and y exchanged, clockwise again, beginning with the one at ``first``."""
    turned = [(v, u) for u, v in reversed(pairs)]
    return tuple(turned[first:] + turned[:first])


FLAT_TOP = Orientation(
    "flat-top",
    ("N", "NE", "SE", "S", "SW", "NW"),
    _STEPS,
    ("NW", "NE", "E", "SE", "SW", "W"),
    _CORNERS,
    ("N",),
)
POINTY_TOP = Orientation(
    "pointy-top",
    ("NE", "E", "SE", "SW", "W", "NW"),
    _exchanged(_STEPS, 1),
    ("N", "NE", "SE", "S", "SW", "NW"),
    _exchanged(_CORNERS, 0),
    ("NE", "NW"),
)
ORIENTATIONS = {one.name: one for one in (FLAT_TOP, POINTY_TOP)}
"""By the word that kits use."""
