"""Die-cut style sheets: pieces of one batch and size butted into blocks, backs behind their fronts.

Within a block neighbours share one cut. A face bleeds under the neighbours that are drawn after it and over none of
those before it, so that frames run into each other without a hairline and no face shows on another. All arithmetic is
in whole micrometres, so that what fits exactly fits.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from printkit.contracts import Scheme
from printkit.imposition._leaf import leaf
from printkit.imposition._marks import Box, block_gap, crop_marks, crop_reach, frame
from printkit.kit import Kit
from printkit.paper import Paper
from printkit.pieces import Piece
from printkit.sheets import Placed, Request, Sheet

WIDE = 2
"""Blocks are made about this many times as many columns as rows."""


@dataclass(frozen=True, slots=True)
class Block:
    """Pieces of one batch and size in rows of ``columns``; the last row may be short."""

    pieces: tuple[Piece, ...]
    columns: int

    @property
    def cell(self) -> tuple[int, int]:
        """Width and height of each trim."""
        return self.pieces[0].front.width, self.pieces[0].front.height

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the whole block."""
        width, height = self.cell
        return self.columns * width, -(-len(self.pieces) // self.columns) * height

    @property
    def bleed(self) -> int:
        """The widest bleed of any face in it."""
        return max(face.bleed for piece in self.pieces for face in (piece.front, piece.back) if face)

    def place(self, x: int, y: int) -> Iterator[Placed]:
        """The fronts, with the block's top left at (x, y)."""
        width, height = self.cell
        for index, piece in enumerate(self.pieces):
            row, column = divmod(index, self.columns)
            left = 0 if column else self.bleed
            top = 0 if row else self.bleed
            bleed = (left, top, self.bleed, self.bleed)
            yield Placed(piece, False, x + column * width, y + row * height, bleed=bleed)


@dataclass(frozen=True, slots=True)
class Laid:
    """A block at its place on a sheet."""

    block: Block
    x: int
    y: int


def make_blocks(pieces: Iterable[Piece], room: tuple[int, int]) -> Iterator[Block]:
    """Blocks of the copies wanted, in order of first appearance, none larger than ``room``."""
    batches: dict[tuple[str, int, int], list[Piece]] = {}
    for piece in pieces:
        batches.setdefault((piece.batch, piece.front.width, piece.front.height), []).extend([piece] * piece.copies)
    for (_, width, height), wanted in batches.items():
        most_columns, most_rows = max(1, room[0] // width), max(1, room[1] // height)
        full = most_columns * most_rows
        for start in range(0, len(wanted), full):
            part = tuple(wanted[start : start + full])
            yield Block(part, _columns(len(part), most_columns, most_rows))


def _columns(count: int, most_columns: int, most_rows: int) -> int:
    """How many columns: few empty cells, and about twice as wide as high."""

    def cost(columns: int) -> int:
        rows = -(-count // columns)
        empty = rows * columns - count
        return (rows > most_rows) * 10**6 + empty + abs(columns - WIDE * rows)

    return min(range(1, min(count, most_columns) + 1), key=cost)


def pack(blocks: Iterable[Block], area: Box, gap: int) -> Iterator[tuple[Laid, ...]]:
    """Blocks on shelves in the middle of ``area``, in order, each shelf centred; a tuple a sheet."""
    x0, y0, x1, y1 = area
    sheet: list[list[Block]] = []
    top = y0
    for block in blocks:
        width, height = block.size
        if sheet and _width(sheet[-1], gap) + gap + width <= x1 - x0 and top + height <= y1:
            sheet[-1].append(block)
            continue
        below = top + max(each.size[1] for each in sheet[-1]) + gap if sheet else y0
        if sheet and below + height > y1:
            yield tuple(_lay(sheet, area, gap))
            sheet, below = [], y0
        sheet.append([block])
        top = below
    if sheet:
        yield tuple(_lay(sheet, area, gap))


def _width(shelf: list[Block], gap: int) -> int:
    return sum(block.size[0] for block in shelf) + gap * (len(shelf) - 1)


def _lay(shelves: list[list[Block]], area: Box, gap: int) -> Iterator[Laid]:
    x0, y0, x1, y1 = area
    used = sum(max(block.size[1] for block in shelf) for shelf in shelves) + gap * (len(shelves) - 1)
    y = y0 + (y1 - y0 - used) // 2
    for shelf in shelves:
        x = x0 + (x1 - x0 - _width(shelf, gap)) // 2
        for block in shelf:
            yield Laid(block, x, y)
            x += block.size[0] + gap
        y += max(block.size[1] for block in shelf) + gap


def impose(pieces: tuple[Piece, ...], kit: Kit, request: Request) -> Iterator[Sheet]:
    """Sheets of blocks, each followed by its reverse."""
    wanted = [piece for piece in pieces if piece.copies]
    if not wanted:
        return
    bleed = max(face.bleed for piece in wanted for face in (piece.front, piece.back) if face)
    area = _area(request.paper, crop_reach(bleed))
    blocks = make_blocks(wanted, (area[2] - area[0], area[3] - area[1]))
    sheets = list(pack(blocks, area, block_gap(bleed)))
    section = wanted[0].section or wanted[0].kind.capitalize()
    for number, laid in enumerate(sheets, 1):
        title = section if len(sheets) == 1 else f"{section} {number}"
        placed = [tuple(one.block.place(one.x, one.y)) for one in laid]
        front = Sheet(
            paper=request.paper,
            label="",
            title=title,
            section=section,
            placed=tuple(one for block in placed for one in block),
            guides=crop_marks(request.paper, ([one.box for one in block] for block in placed), bleed),
        )
        yield from leaf(front, request, f"{title}, backs")


def _area(paper: Paper, reach: int) -> Box:
    """The frame less the crop marks' room on every side."""
    x0, y0, x1, y1 = frame(paper)
    return x0 + reach, y0 + reach, x1 - reach, y1 - reach


SCHEME = Scheme("die-cut", impose, "pieces butted into blocks with crop marks, backs mirrored on the next page")
