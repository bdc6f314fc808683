"""One piece a sheet at its own size, in the middle: charts, dice nets."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.contracts import Scheme
from printkit.imposition._marks import frame
from printkit.imposition._single import single
from printkit.kit import Kit
from printkit.pieces import Piece
from printkit.sheets import Placed, Request, Sheet


def impose(pieces: tuple[Piece, ...], kit: Kit, request: Request) -> Iterator[Sheet]:
    """A leaf for each copy of each piece."""
    x0, y0, x1, y1 = frame(request.paper)
    for piece in pieces:
        x = (x0 + x1 - piece.front.width) // 2
        y = (y0 + y1 - piece.front.height) // 2
        yield from single(piece, Placed(piece, False, x, y), request)


SCHEME = Scheme("one-up", impose, "one piece a sheet, centred, with crop marks")
