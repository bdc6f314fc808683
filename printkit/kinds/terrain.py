"""terrains: terrains of one's own: a name, a fill, a symbol. Maps and their keys draw them."""

from __future__ import annotations

from collections.abc import Iterable

from printkit.contracts import Kind
from printkit.kit import Kit
from printkit.models.terrain import OwnTerrain
from printkit.pieces import Piece


def draw(own: OwnTerrain, kit: Kit) -> Iterable[Piece]:
    """No pieces: mapsheets draw it where they name it."""
    return ()


KIND = Kind("terrain", "terrains", OwnTerrain, draw, "Terrains of one's own: a name, a fill, a symbol")
