"""The hexes of a sheet: which there are, what they are called, which are cut by an edge; a HexPlane knows where.

Whole hexes are numbered from (1, 1), half-hexes along the left and top edge are 0. ``full_sheet`` makes the grid whose
every edge runs through hex centres (facts.md section 4, candidate A1); printkit.models.laying makes all others.

All that a caller needs to know of the way hexes stand is ``grid.orientation``: its ``directions`` name hexsides and
neighbours, its ``vertices`` the corners.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from printkit.grids.axis import Axis
from printkit.grids.names import Names
from printkit.grids.numbering import LETTER_NUMBER, Numbering
from printkit.grids.orientation import FLAT_TOP
from printkit.grids.plane import HexPlane
from printkit.grids.series import letter_index
from printkit.grids.shape import Shape
from printkit.grids.words import EDGES, MOST_HEXES, Edge, Hex, HexError, Lattice, Side

__all__ = ["MOST_HEXES", "Edge", "Hex", "HexError", "HexGrid", "Lattice", "Side", "full_sheet"]

FULL_SHEET_HALVES = frozenset(EDGES)
"""Half-hexes on all edges."""


@dataclass(frozen=True)
class HexGrid(HexPlane):
    """A shape of hexes on a sheet of width x height micrometres."""

    numbering: Numbering = LETTER_NUMBER
    owners: frozenset[Edge] = frozenset(("top", "left"))
    """Edges whose half-hexes are this sheet's own; those of the other edges belong to the sheet that abuts there."""
    half_labels: str = "none"
    """Which half-hexes print their label: none, own (all, each its own), shared (those that this sheet owns)."""

    # -- the sheet

    @property
    def pitches(self) -> int:
        """Line pitches (column pitches, if flat-top) from the first line to the last, lines cut in half too."""
        first, last = self.shape.all_lines
        return last - first

    @property
    def rows(self) -> int:
        """Whole hexes in a line that is not shifted."""
        return self.shape.places

    @property
    def fills_sheet(self) -> bool:
        """Does the field reach all edges of the sheet, so that it can abut another?"""
        return self.frame == (0.0, 0.0, self.width / 1000, self.height / 1000)

    @property
    def abuts(self) -> bool:
        """Is it meant to be laid edge to edge with others: half-hexes on all edges, which are the sheet's own?"""
        return self.shape.halves == FULL_SHEET_HALVES and self.fills_sheet

    @property
    def is_full_sheet(self) -> bool:
        """Is it what ``full_sheet`` makes, so that sheets laid edge to edge make a larger grid of the same kind?"""
        shape = _full_shape(self.pitches, self.rows)
        return self.orientation == FLAT_TOP and self.shape == shape and self.fills_sheet

    @property
    def frame(self) -> tuple[float, float, float, float]:
        """x0, y0, x1, y1 in millimetres: the box that the field fills, half-hexes cut."""
        (x0, y0), (x1, y1) = self._corners_of_frame
        return *self.point((x0, y0)), *self.point((x1, y1))

    @cached_property
    def _corners_of_frame(self) -> tuple[Lattice, Lattice]:
        u0, v0, u1, v1 = self.shape.frame
        return self.orientation.swap((u0, v0)), self.orientation.swap((u1, v1))

    # -- half-hexes

    def shown(self, hex: Hex) -> tuple[Lattice, ...]:
        """Six lattice points about the part of a hex within the frame: for a half-hex, some lie on the cut."""
        (x0, y0), (x1, y1) = self._corners_of_frame
        return tuple((min(max(x, x0), x1), min(max(y, y0), y1)) for x, y in self.corners(hex))

    @cached_property
    def cut_edges(self) -> frozenset[Edge]:
        """Edges with half-hexes."""
        return frozenset(map(self.orientation.edge, self.shape.halves))

    def cut_by(self, hex: Hex) -> tuple[Edge, ...]:
        """The edges that cut a hex in half: none, one, or two at a corner."""
        return tuple(map(self.orientation.edge, self.shape.cut_by(*self.orientation.swap(hex))))

    def cut(self, hex: Hex, edge: Edge) -> Side:
        """The line along which an edge that cuts a hex does so."""
        axis, extreme = (1 if edge in ("top", "bottom") else 0), (min if edge in ("top", "left") else max)
        points = self.shown(hex)
        at = extreme(point[axis] for point in points)
        along = sorted(point for point in points if point[axis] == at)
        return along[0], along[-1]

    def owns(self, hex: Hex) -> bool:
        """Is it this sheet's own? A half-hex is the other sheet's where an edge that cuts it is no owner."""
        return self.owners.issuperset(self.cut_by(hex))

    # -- which hexes there are

    def has(self, hex: Hex) -> bool:
        """Is it on the sheet, whole or half?"""
        return self.shape.has(*self.orientation.swap(hex))

    def whole(self, hex: Hex) -> bool:
        """Is all of it on the sheet?"""
        return self.shape.whole(*self.orientation.swap(hex))

    def hexes(self) -> Iterator[Hex]:
        """All hexes, half ones too, line by line: by column then row, if flat-top."""
        return map(self.orientation.swap, self.shape.cells())

    def wholes(self) -> Iterator[Hex]:
        """Whole hexes only."""
        return (hex for hex in self.hexes() if self.whole(hex))

    # -- which touch

    def neighbours(self, hex: Hex) -> list[Hex]:
        """Neighbours that are on the sheet, whole or half."""
        return [n for d in self.orientation.directions if self.has(n := self.neighbour(hex, d))]

    def touching(self, side: Side) -> list[Hex]:
        """The hexes (one or two) on the sheet that share a hexside, in order."""
        about = ({(x - dx, y - dy) for dx, dy in self.orientation.corners} for x, y in side)
        shared = set.intersection(*about)
        return sorted(h for c in shared if self.lattice(h := self.at(c)) == c and self.has(h))

    def sides(self) -> Iterator[Side]:
        """Every hexside of every hex on the sheet, each once, in order."""
        return iter(sorted(self._sides()))

    def _sides(self) -> Iterator[Side]:
        """Three of each hex; the others are told by the neighbours across them, if they are there."""
        steps = self.orientation.steps
        for hex in self.hexes():
            x, y = centre = self.lattice(hex)
            for i, (dx, dy) in enumerate(steps):
                if i < 3 or not self.has(self.at((x + dx, y + dy))):
                    yield self._side(centre, i)

    # -- what they are called

    @cached_property
    def names(self) -> Names:
        """What its hexes are called."""
        return Names(self.shape, self.orientation, self.numbering)

    def label(self, hex: Hex) -> str:
        """'G10' or '0710'. Raises HexError for a hex before the first letter or number that there is."""
        return self.names.label(hex)

    def printed(self, hex: Hex) -> bool:
        """Is its label printed?"""
        if not self.numbering.printed(self.names.numbers(hex)):
            return False
        return self.whole(hex) or self.half_labels == "own" or (self.half_labels == "shared" and self.owns(hex))

    def find(self, label: str) -> Hex:
        """The hex of a label. Raises HexError if it is malformed, off the map, or could mean two hexes."""
        return self.names.find(label)

    def find_side(self, text: str) -> Side:
        """A hexside as 'G10/NE' or as two touching hexes 'G10-H10'. Raises HexError."""
        labels, directions = self.side_labels(text), self.orientation.directions
        if len(labels) == 1 and "/" in text:
            direction = text.rpartition("/")[2].strip()
            if direction not in directions:
                raise HexError(f"hexside {text!r}: {direction!r} is no direction; use {', '.join(directions)}")
            return self.side(self.find(labels[0]), direction)
        if len(labels) == 1:
            raise HexError(f"{text!r} is not a hexside; write G10/NE or G10-G11")
        one, other = map(self.find, labels)
        for direction in directions:
            if self.neighbour(one, direction) == other:
                return self.side(one, direction)
        raise HexError(f"hexes {self.label(one)} and {self.label(other)} do not touch, so they share no hexside")

    def side_labels(self, text: str) -> tuple[str, ...]:
        """The labels in a hexside's word: one before a slash, two about a hyphen (of several, the middle one)."""
        head, slash, direction = text.rpartition("/")
        if slash and (direction.strip() in self.orientation.directions or "-" not in text):
            return (head,)
        parts = text.split("-")
        middle = len(parts) // 2
        return ("-".join(parts[:middle]), "-".join(parts[middle:])) if middle else (text,)


def full_sheet(pitches: int, rows: int, width: int, height: int, first_column: str = "A") -> HexGrid:
    """Flat-top: every edge of the sheet runs through hex centres, ``pitches`` column pitches by ``rows`` hex heights.

    Columns run 0..pitches, the outer two cut along their whole length. Even columns hold rows 1..rows; odd columns
    hold rows 0..rows, of which 0 and ``rows`` are half-hexes (facts.md 4.1). Micrometres.
    """
    numbering = Numbering(column_start=letter_index(first_column) + 2)
    return HexGrid(
        _full_shape(pitches, rows),
        Axis(0, width, 0, 3 * pitches),
        Axis(0, height, 0, 2 * rows),
        width,
        height,
        numbering=numbering,
    )


def _full_shape(pitches: int, rows: int) -> Shape:
    return Shape(pitches - 1, rows, shifted=1, extra=-1, halves=FULL_SHEET_HALVES)
