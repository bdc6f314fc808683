"""Pieces: what kinds draw and imposition lays on sheets."""

from __future__ import annotations

from dataclasses import dataclass

from printkit.drawing import Drawing
from printkit.findings import NOWHERE, Span


@dataclass(frozen=True, slots=True)
class Tiling:
    """How a face larger than the paper is cut into tiles: where the best cuts lie, and how far tiles overlap."""

    xs: tuple[tuple[int, ...], ...]
    """Places of upright cuts in the face's coordinates: sets of them, the best first, each ascending. Micrometres."""
    ys: tuple[tuple[int, ...], ...]
    """Places of level cuts."""
    overlap: int
    """Width of the strip that two neighbours share, at least."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One component as drawn: a front, maybe a back, how many copies are wanted, and how it is to be laid on sheets."""

    kind: str
    """'counter', 'mapsheet', ...: the plug-in that drew it."""
    id: str
    name: str
    front: Drawing
    back: Drawing | None = None
    copies: int = 1
    scheme: str = "one-up"
    """Imposition scheme that lays it on sheets."""
    batch: str = ""
    """Pieces of one scheme, batch and size are butted together; blocks of different batches keep apart."""
    section: str = ""
    """Bookmark under which its sheets are listed."""
    group: str = ""
    """Its line in the cover's list of parts; empty: its own name."""
    tiling: Tiling | None = None
    """Where the front may be cut, for scheme 'tiled'."""
    legend: Drawing | None = None
    """Drawn in the sheet's top margin outside the trim where there is room (the terrain key of a mapsheet)."""
    definition: str = ""
    """Id of the definition that it is one piece of, where that has several: a deck, a rulebook; empty: its own id."""
    span: Span = NOWHERE
    safe: int = 600
    """Text and digits of a piece that is cut out keep this far inside its trim, in micrometres."""
