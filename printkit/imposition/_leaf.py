"""A leaf: a front sheet and, for a duplex printer, the reverse on which every back lies behind its front."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from printkit.paper import Paper
from printkit.sheets import Placed, Request, Sheet


def leaf(front: Sheet, request: Request, reverse_title: str) -> Iterator[Sheet]:
    """The front and, unless only fronts are wanted, its reverse, which may carry no more than its folio."""
    yield front
    if request.flip == "none":
        return
    backs = tuple(behind(placed, front.paper) for placed in front.placed if placed.piece.back is not None)
    yield replace(
        front,
        title=reverse_title if backs else "",
        placed=backs,
        guides=(),
        back=True,
        trim=_mirrored(front.trim, front.paper) if backs else None,
        bleed=_mirrored(front.bleed, front.paper) if backs else None,
    )


def behind(front: Placed, paper: Paper) -> Placed:
    """Where a piece's back lies when the leaf is turned about its long edge: mirrored by column, not turned over.

    It bleeds where its front may, as far as it can, since it may come to lie a little off; one whose front is turned
    is turned the other way.
    """
    back = replace(front, back=True, turn=-front.turn % 360)
    x0, _, x1, _ = front.box
    shift = front.x - x0
    sides = front.bleed
    if sides is not None:
        left, top, right, bottom = (min(side, 1) * back.face.bleed for side in sides)
        sides = (right, top, left, bottom)
    return replace(back, x=paper.width - x1 + shift, bleed=sides)


def _mirrored(box: tuple[int, int, int, int] | None, paper: Paper) -> tuple[int, int, int, int] | None:
    return box and (paper.width - box[2], box[1], paper.width - box[0], box[3])
