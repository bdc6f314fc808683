"""One piece a sheet at its own size, in the middle: charts."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.contracts import Scheme
from printkit.imposition._single import centred
from printkit.kit import Kit
from printkit.pieces import Piece
from printkit.sheets import Request, Sheet


def impose(pieces: tuple[Piece, ...], kit: Kit, request: Request) -> Iterator[Sheet]:
    """A leaf for each copy of each piece, which lies sideways where it only fits so."""
    for piece in pieces:
        yield from centred(piece, request)


SCHEME = Scheme("one-up", impose, "one piece a sheet, centred, with crop marks")
