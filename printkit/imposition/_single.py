"""A sheet that holds one piece."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.contracts import Piece, Placed, Request, Sheet
from printkit.drawing import Mark
from printkit.imposition._leaf import leaf
from printkit.imposition._marks import crop_marks


def single(piece: Piece, placed: Placed, request: Request, guides: tuple[Mark, ...] = ()) -> Iterator[Sheet]:
    """The piece at its place with crop marks, its trim and bleed as the page's boxes, and its reverse; once a copy."""
    x0, y0, x1, y1 = placed.box
    bleed = round(placed.face.bleed * placed.scale)
    paper = request.paper
    front = Sheet(
        paper=paper,
        label="",
        title=piece.name,
        section=piece.section or piece.kind.capitalize(),
        placed=(placed,),
        guides=(crop_marks([[placed.box]], bleed), *guides),
        trim=(x0, y0, x1, y1),
        bleed=(max(0, x0 - bleed), max(0, y0 - bleed), min(paper.width, x1 + bleed), min(paper.height, y1 + bleed)),
    )
    for _ in range(piece.copies):
        yield from leaf(front, request, f"{piece.name}, back")
