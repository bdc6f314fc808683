"""What somebody may call pieces: one by its id, or all of a definition, of a name in the parts list, of a section."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from printkit.pieces import Piece

Named = Mapping[str, tuple[Piece, ...]]


def one_by_one(pieces: Iterable[Piece]) -> Named:
    """Id to the pieces of that id, and DEFINITION/ID, which tells two of one id apart: 'omens/storm'."""
    found: dict[str, tuple[Piece, ...]] = {}
    for piece in pieces:
        for name in dict.fromkeys((piece.id, full_name(piece))):
            found[name] = (*found.get(name, ()), piece)
    return found


def together(pieces: Iterable[Piece]) -> Named:
    """Id of a definition, name in the parts list and bookmark to all of its pieces; a definition's id before both."""
    found: dict[str, tuple[Piece, ...]] = {}
    drawn = tuple(pieces)
    for names in ([piece.definition for piece in drawn], [piece.group for piece in drawn], [p.section for p in drawn]):
        gathered: dict[str, tuple[Piece, ...]] = {}
        for name, piece in zip(names, drawn, strict=True):
            if name and name not in found:
                gathered[name] = (*gathered.get(name, ()), piece)
        found |= gathered
    return found


def full_name(piece: Piece) -> str:
    """A piece by its definition and id; of a definition that is one piece, its id."""
    return f"{piece.definition}/{piece.id}" if piece.definition else piece.id
