"""A sheet that holds one piece."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.drawing import Mark, apply
from printkit.imposition._footer import footer_strip
from printkit.imposition._leaf import leaf
from printkit.imposition._marks import crop_marks, frame
from printkit.paper import Paper, turn_to_fit
from printkit.pieces import Piece
from printkit.sheets import Placed, Request, Sheet


def single(piece: Piece, placed: Placed, request: Request, guides: tuple[Mark, ...] = ()) -> Iterator[Sheet]:
    """The piece at its place with crop marks, its trim and bleed as the page's boxes, and its reverse; once a copy."""
    bleed = round(placed.face.bleed * placed.scale)
    front = Sheet(
        paper=request.paper,
        label="",
        title=piece.name,
        section=piece.section or piece.kind.capitalize(),
        placed=(placed,),
        guides=(*crop_marks(request.paper, [[placed.box]], bleed, clear=footer_strip(request.paper)), *guides),
        trim=placed.box,
        bleed=_shown(placed, request.paper),
    )
    for _ in range(piece.copies):
        yield from leaf(front, request, f"{piece.name}, back")


def centred(piece: Piece, request: Request) -> Iterator[Sheet]:
    """The piece in the middle of its sheet, sideways where it only fits so; a leaf for each copy."""
    x0, y0, x1, y1 = frame(request.paper)
    width, height = piece.front.width, piece.front.height
    x, y = (x0 + x1 - width) // 2, (y0 + y1 - height) // 2
    yield from single(piece, Placed(piece, False, x, y, turn=turn_to_fit(width, height) or 0), request)


def _shown(placed: Placed, paper: Paper) -> tuple[int, int, int, int]:
    """The trim with the bleed that shows round it, as far as the paper goes."""
    x0, y0, x1, y1 = placed.window
    xs, ys = zip(*(apply(placed.matrix, x, y) for x in (x0, x1) for y in (y0, y1)), strict=True)
    return (
        max(0, round(min(xs))),
        max(0, round(min(ys))),
        min(paper.width, round(max(xs))),
        min(paper.height, round(max(ys))),
    )
