"""Sheets: faces placed on one side of a leaf of paper."""

from __future__ import annotations

import math
from dataclasses import dataclass

from printkit.drawing import Drawing, Mark, Matrix, apply
from printkit.paper import Paper
from printkit.pieces import Piece

_QUARTERS = {90: (0.0, 1.0), 180: (-1.0, 0.0), 270: (0.0, -1.0)}
"""Cosine and sine of quarter turns, exact."""


@dataclass(frozen=True, slots=True)
class Crop:
    """The part of a face that one tile shows."""

    number: int
    """From 1, in the order of the tiles: the piece is counted by its first."""
    box: tuple[int, int, int, int]
    """x0, y0, x1, y1 in the face's coordinates."""
    marks: tuple[Mark, ...]
    """The face's marks that reach into the box (printkit.cropping)."""


@dataclass(frozen=True, slots=True)
class Placed:
    """One face on a sheet: its top left trim corner (micrometres), scale, turn (degrees, about the trim's centre)."""

    piece: Piece
    back: bool
    x: int
    y: int
    scale: float = 1.0
    turn: int = 0
    bleed: tuple[int, int, int, int] | None = None
    """How far the face may run beyond its trim on the left, top, right and bottom of the face itself, unscaled: nothing
    where it would lie on a neighbour. None: its drawing's bleed on all sides, and none of a crop."""
    crop: Crop | None = None
    """The part of the face that shows; None: all of it."""

    @property
    def face(self) -> Drawing:
        """The drawing that lies here."""
        drawing = self.piece.back if self.back else self.piece.front
        if drawing is None:
            raise ValueError(f"{self.piece.id} has no back to place")
        return drawing

    @property
    def marks(self) -> tuple[Mark, ...]:
        """The marks that are drawn here."""
        return self.crop.marks if self.crop else self.face.marks

    @property
    def counts(self) -> bool:
        """Is this the place that a piece is counted by? Of one that is cut into tiles only the first is."""
        return not self.back and (self.crop is None or self.crop.number == 1)

    @property
    def window(self) -> tuple[int, int, int, int]:
        """What shows, in the face's own coordinates (x0, y0, x1, y1): trim or crop, and bleed. Exporters clip to it."""
        x0, y0, x1, y1 = self._trim
        left, top, right, bottom = self.bleed or ((0,) * 4 if self.crop else (self.face.bleed,) * 4)
        return x0 - left, y0 - top, x1 + right, y1 + bottom

    @property
    def _trim(self) -> tuple[int, int, int, int]:
        return self.crop.box if self.crop else (0, 0, self.face.width, self.face.height)

    @property
    def matrix(self) -> Matrix:
        """From the face's coordinates to the sheet's: scaled from (x, y), turned clockwise about the trim's centre."""
        if self.turn % 360 == 0:
            return self.scale, 0.0, 0.0, self.scale, float(self.x), float(self.y)
        angle = math.radians(self.turn)
        cos, sin = _QUARTERS.get(self.turn % 360, (math.cos(angle), math.sin(angle)))
        a, b = self.scale * cos, self.scale * sin
        half_w, half_h = self.face.width / 2, self.face.height / 2
        cx, cy = self.x + half_w * self.scale, self.y + half_h * self.scale
        return a, b, -b, a, cx - a * half_w + b * half_h, cy - b * half_w - a * half_h

    @property
    def box(self) -> tuple[int, int, int, int]:
        """Bounds on the sheet of the trim, or of the tile's crop: x0, y0, x1, y1."""
        x0, y0, x1, y1 = self._trim
        corners = [apply(self.matrix, x, y) for x in (x0, x1) for y in (y0, y1)]
        xs, ys = zip(*corners, strict=True)
        return round(min(xs)), round(min(ys)), round(max(xs)), round(max(ys))


@dataclass(frozen=True, slots=True)
class Sheet:
    """One side of one leaf: faces placed, guides (crop marks, ruler, folio) and boxes. Micrometres, y down."""

    paper: Paper
    label: str
    """Page number as text, printed and in the PDF: '7' is the seventh page of the whole file."""
    title: str
    section: str
    placed: tuple[Placed, ...]
    guides: tuple[Mark, ...]
    """Marks of the sheet itself, in sheet coordinates, drawn after the faces; only marks on cuts touch one."""
    back: bool = False
    trim: tuple[int, int, int, int] | None = None
    """x0, y0, x1, y1; None: the whole sheet (many pieces)."""
    bleed: tuple[int, int, int, int] | None = None
    upright: bool = False
    """The footer stands at the left side, since the pieces reach down to the bottom margin."""


@dataclass(frozen=True, slots=True)
class Request:
    """What the publisher asks of one build, beside the kit itself."""

    paper: Paper
    flip: str = "long"
    """'long': backs follow their fronts for a long-edge duplexer; 'none': fronts only."""
