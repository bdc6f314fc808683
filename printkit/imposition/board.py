"""Boards and player mats: several of one size stacked on a sheet where they fit, else each in the middle of its own.

Boards lie one above the other with a gap in which the bleeds of both keep clear of each other, upright or sideways,
whichever holds more of them. Backs lie behind their fronts. Whole micrometres.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from printkit.contracts import Scheme
from printkit.imposition._leaf import leaf
from printkit.imposition._marks import block_gap, crop_marks, crop_reach, frame
from printkit.imposition._single import centred
from printkit.kit import Kit
from printkit.paper import Paper
from printkit.pieces import Piece
from printkit.sheets import Placed, Request, Sheet


def impose(pieces: tuple[Piece, ...], kit: Kit, request: Request) -> Iterator[Sheet]:
    """Boards in their order; those of a size that can be stacked come with the first of them."""
    sizes: dict[tuple[int, int], list[Piece]] = {}
    for piece in pieces:
        sizes.setdefault(_size(piece), []).extend([piece] * piece.copies)
    stacks = {size: _stack(boards, request.paper) for size, boards in sizes.items()}
    laid: set[tuple[int, int]] = set()
    for piece in pieces:
        size = _size(piece)
        stack = stacks[size]
        if stack is None:
            yield from centred(piece, request)
        elif size not in laid:
            laid.add(size)
            yield from _leaves(sizes[size], stack, request)


def _leaves(boards: list[Piece], stack: _Stack, request: Request) -> Iterator[Sheet]:
    for start in range(0, len(boards), stack.most):
        front = stack.sheet(boards[start : start + stack.most], request.paper)
        yield from leaf(front, request, f"{front.title}, backs")


def _size(piece: Piece) -> tuple[int, int]:
    return piece.front.width, piece.front.height


@dataclass(frozen=True, slots=True)
class _Stack:
    """How boards of one size lie on a sheet: their turn, how many at most, the gap between them, the widest bleed."""

    turn: int
    most: int
    gap: int
    bleed: int

    def sheet(self, boards: list[Piece], paper: Paper) -> Sheet:
        """The fronts, one above the other in the middle of the page."""
        x0, y0, x1, y1 = frame(paper)
        width, height = _size(boards[0])
        step = (width if self.turn else height) + self.gap
        # A turned face is placed by its trim's corner before the turn, and turns about its middle.
        middle = (y0 + y1 - step * (len(boards) - 1)) // 2
        placed = tuple(
            Placed(board, False, (x0 + x1 - width) // 2, middle + number * step - height // 2, turn=self.turn)
            for number, board in enumerate(boards)
        )
        title = ", ".join(dict.fromkeys(board.name for board in boards))
        marks = crop_marks(paper, [[one.box] for one in placed], self.bleed)
        return Sheet(paper, "", title, boards[0].section or boards[0].kind.capitalize(), placed, marks)


def _stack(boards: list[Piece], paper: Paper) -> _Stack | None:
    """How these boards are stacked, crop marks and all; None where no two of them share a page."""
    if len(boards) < 2:
        return None
    bleed = max(face.bleed for board in boards for face in (board.front, board.back) if face)
    x0, y0, x1, y1 = frame(paper)
    across, down = x1 - x0 - 2 * crop_reach(bleed), y1 - y0 - 2 * crop_reach(bleed)
    gap = block_gap(bleed)
    width, height = _size(boards[0])
    upright, sideways = (
        (down + gap) // (high + gap) if wide <= across else 0 for wide, high in ((width, height), (height, width))
    )
    most = max(upright, sideways)
    return _Stack(0 if upright == most else 90, most, gap, bleed) if most > 1 else None


SCHEME = Scheme("board", impose, "boards of one size stacked where a page holds several, else one a sheet")
