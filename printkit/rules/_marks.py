"""What the rules that read pictures share: the marks of the pieces' faces."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from printkit.drawing import Drawing, Matrix, Text, apply, walk
from printkit.pieces import Piece

CUT_OUT = frozenset({"die-cut", "card", "token"})
"""The schemes of pieces that a knife separates."""


def faces(pieces: Iterable[Piece]) -> Iterator[tuple[Piece, Drawing]]:
    """Every distinct face with a piece that bears it; a back shared by many pieces comes once."""
    seen: set[Drawing] = set()
    shared: set[int] = set()
    for piece in pieces:
        for face in (piece.front, piece.back, piece.legend):
            # Most cards share one back: it is known by its identity before all its marks are compared.
            if face is None or id(face) in shared:
                continue
            shared.add(id(face))
            if face not in seen:
                seen.add(face)
                yield piece, face


def face_texts(pieces: Iterable[Piece]) -> Iterator[Text]:
    """Every text mark of every distinct face."""
    for _, face in faces(pieces):
        for seen in walk(face.marks):
            if isinstance(seen.mark, Text):
                yield seen.mark


def text_corners(text: Text, matrix: Matrix, rise: float) -> list[tuple[float, float]]:
    """Corners of the box of capitals and digits on the face (micrometres), clockwise from the top left.

    ``rise`` is the cap height in ems.
    """
    top = text.y - rise * text.size
    box = ((text.x, top), (text.x + text.width, top), (text.x + text.width, text.y), (text.x, text.y))
    return [apply(matrix, x, y) for x, y in box]
