"""Pages to read: one a sheet, two to a leaf, nothing to cut."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.contracts import Scheme
from printkit.imposition._marks import frame
from printkit.kit import Kit
from printkit.pieces import Piece
from printkit.sheets import Placed, Request, Sheet


def impose(pieces: tuple[Piece, ...], kit: Kit, request: Request) -> Iterator[Sheet]:
    """A sheet for each copy of each page; for a duplex printer the last leaf gets its reverse."""
    x0, y0, x1, y1 = frame(request.paper)
    duplex = request.flip != "none"
    pages = [piece for piece in pieces for _ in range(piece.copies)]
    for index, piece in enumerate(pages):
        x = (x0 + x1 - piece.front.width) // 2
        y = (y0 + y1 - piece.front.height) // 2
        yield Sheet(
            paper=request.paper,
            label="",
            title=piece.name,
            section=piece.section or piece.kind.capitalize(),
            placed=(Placed(piece, False, x, y),),
            guides=(),
            back=duplex and index % 2 == 1,
        )
    if duplex and len(pages) % 2 == 1:
        section = pages[-1].section or pages[-1].kind.capitalize()
        yield Sheet(request.paper, "", "", section, (), (), back=True)


SCHEME = Scheme("page", impose, "pages of text, two to a leaf")
