"""path_types: kinds of path of one's own: roads, rivers, rails, borders. Maps and their keys draw them."""

from __future__ import annotations

from collections.abc import Iterable

from printkit.contracts import Kind
from printkit.kit import Kit
from printkit.models.features import PathType
from printkit.pieces import Piece


def draw(own: PathType, kit: Kit) -> Iterable[Piece]:
    """No pieces: mapsheets draw it where they name it."""
    return ()


KIND = Kind("path-type", "path_types", PathType, draw, "Kinds of path of one's own: roads, rivers, rails, borders")
