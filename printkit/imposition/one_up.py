"""One piece a sheet at its own size, in the middle: charts, boards, dice nets."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.contracts import Scheme
from printkit.imposition._marks import frame
from printkit.imposition._single import single
from printkit.kit import Kit
from printkit.paper import turn_to_fit
from printkit.pieces import Piece
from printkit.sheets import Placed, Request, Sheet


def impose(pieces: tuple[Piece, ...], kit: Kit, request: Request) -> Iterator[Sheet]:
    """A leaf for each copy of each piece, which lies sideways where it only fits so."""
    x0, y0, x1, y1 = frame(request.paper)
    for piece in pieces:
        width, height = piece.front.width, piece.front.height
        turn = turn_to_fit(width, height) or 0
        yield from single(
            piece, Placed(piece, False, (x0 + x1 - width) // 2, (y0 + y1 - height) // 2, turn=turn), request
        )


SCHEME = Scheme("one-up", impose, "one piece a sheet, centred, with crop marks")
