"""hexside_types: kinds of hexside of one's own: walls, cliffs, hedges. Maps and their keys draw them."""

from __future__ import annotations

from collections.abc import Iterable

from printkit.contracts import Kind
from printkit.kit import Kit
from printkit.models.features import HexsideType
from printkit.pieces import Piece


def draw(own: HexsideType, kit: Kit) -> Iterable[Piece]:
    """No pieces: mapsheets draw it where they name it."""
    return ()


KIND = Kind("hexside-type", "hexside_types", HexsideType, draw, "Kinds of hexside of one's own: walls, cliffs, hedges")
