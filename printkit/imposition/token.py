"""Tokens: pieces of one size in rows with room between them, backs behind their fronts, no crop marks."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.contracts import Scheme
from printkit.imposition._leaf import leaf
from printkit.imposition._marks import frame
from printkit.kit import Kit
from printkit.pieces import Piece
from printkit.sheets import Placed, Request, Sheet

BETWEEN = 1_000
"""Micrometres between the bleeds of neighbours."""


def impose(pieces: tuple[Piece, ...], kit: Kit, request: Request) -> Iterator[Sheet]:
    """Sheets of rows, as many pieces in a row as fit, each row centred; each sheet followed by its reverse."""
    x0, y0, x1, y1 = frame(request.paper)
    sheets: list[list[Placed]] = []
    top = y0
    wanted: dict[tuple[int, int], list[Piece]] = {}
    for piece in pieces:
        wanted.setdefault((piece.front.width, piece.front.height), []).extend([piece] * piece.copies)
    for (width, height), tokens in wanted.items():
        gap = BETWEEN + 2 * max(face.bleed for piece in tokens for face in (piece.front, piece.back) if face)
        across = max(1, (x1 - x0 + gap) // (width + gap))
        for start in range(0, len(tokens), across):
            row = tokens[start : start + across]
            if not sheets or top + height > y1:
                sheets.append([])
                top = y0
            # Rows begin where a full one would, so that all stand in columns.
            left = (x0 + x1 - across * width - (across - 1) * gap) // 2
            sheets[-1] += [Placed(piece, False, left + i * (width + gap), top) for i, piece in enumerate(row)]
            top += height + gap
    for number, placed in enumerate(sheets, 1):
        section = placed[0].piece.section or placed[0].piece.kind.capitalize()
        title = section if len(sheets) == 1 else f"{section} {number}"
        front = Sheet(request.paper, "", title, section, tuple(placed), ())
        yield from leaf(front, request, f"{title}, backs")


SCHEME = Scheme("token", impose, "pieces with room between them and no crop marks, backs mirrored on the next page")
