"""Tokens: pieces of one size in rows with room between them, backs behind their fronts, no crop marks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from printkit.contracts import Scheme
from printkit.imposition._leaf import leaf
from printkit.imposition._marks import Box, frame
from printkit.kit import Kit
from printkit.pieces import Piece
from printkit.sheets import Placed, Request, Sheet

BETWEEN = 1_000
"""Micrometres between the bleeds of neighbours."""


@dataclass(frozen=True, slots=True)
class _Row:
    """Tokens of one size side by side; a short last one begins where the others of its size do."""

    tokens: tuple[Piece, ...]
    columns: int
    """Tokens in a full row of this size."""
    bleed: int

    @property
    def gap(self) -> int:
        """Between neighbours, and below the row."""
        return BETWEEN + 2 * self.bleed

    @property
    def size(self) -> tuple[int, int]:
        """Width of a full row, and height, from trim to trim."""
        face = self.tokens[0].front
        return self.columns * (face.width + self.gap) - self.gap, face.height


def impose(pieces: tuple[Piece, ...], kit: Kit, request: Request) -> Iterator[Sheet]:
    """Sheets of rows, as many pieces in a row as fit, in the middle of the sheet; each followed by its reverse."""
    area = frame(request.paper)
    sheets = list(_sheets(_rows(pieces, area[2] - area[0]), area[3] - area[1]))
    for number, rows in enumerate(sheets, 1):
        placed = tuple(_placed(rows, area))
        section = placed[0].piece.section or placed[0].piece.kind.capitalize()
        title = section if len(sheets) == 1 else f"{section} {number}"
        yield from leaf(Sheet(request.paper, "", title, section, placed, ()), request, f"{title}, backs")


def _rows(pieces: Iterable[Piece], room: int) -> Iterator[_Row]:
    """Rows of each size, in order of first appearance."""
    wanted: dict[tuple[int, int], list[Piece]] = {}
    for piece in pieces:
        wanted.setdefault((piece.front.width, piece.front.height), []).extend([piece] * piece.copies)
    for (width, _), tokens in wanted.items():
        if not tokens:
            continue
        bleed = max(face.bleed for piece in tokens for face in (piece.front, piece.back) if face)
        gap = BETWEEN + 2 * bleed
        across = max(1, (room - 2 * bleed + gap) // (width + gap))
        for start in range(0, len(tokens), across):
            yield _Row(tuple(tokens[start : start + across]), min(across, len(tokens)), bleed)


def _sheets(rows: Iterable[_Row], room: int) -> Iterator[list[_Row]]:
    """As many rows to a sheet as fit it with their bleeds."""
    sheet: list[_Row] = []
    for row in rows:
        if sheet and _height([*sheet, row]) + sheet[0].bleed + row.bleed > room:
            yield sheet
            sheet = []
        sheet.append(row)
    if sheet:
        yield sheet


def _height(rows: list[_Row]) -> int:
    """From the top trim of the first row to the bottom trim of the last."""
    return sum(row.size[1] + row.gap for row in rows) - rows[-1].gap


def _placed(rows: list[_Row], area: Box) -> Iterator[Placed]:
    x0, y0, x1, y1 = area
    y = (y0 + y1 - _height(rows)) // 2
    for row in rows:
        width, height = row.size
        x = (x0 + x1 - width) // 2
        for token in row.tokens:
            yield Placed(token, False, x, y)
            x += token.front.width + row.gap
        y += height + row.gap


SCHEME = Scheme("token", impose, "pieces with room between them and no crop marks, backs mirrored on the next page")
