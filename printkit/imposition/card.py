"""Cards: butted in a grid that Letter and A4 both hold, nine poker cards to a sheet, backs behind their fronts.

The grid stands in the same place on every sheet of a size, also on one that is not full, so that a stack can be cut
together. Outside it fronts bleed a little and backs, which may drift, as far as they can. All arithmetic is in whole
micrometres, so that what fits exactly fits: three poker cards are as tall as Letter less its margins.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from printkit.contracts import Scheme
from printkit.imposition._footer import footer_strip
from printkit.imposition._leaf import leaf
from printkit.imposition._marks import CROP_LENGTH, crop_marks
from printkit.kit import Kit
from printkit.paper import Paper, printable
from printkit.pieces import Piece
from printkit.sheets import Placed, Request, Sheet

BLEED = 1_500
"""How far fronts run beyond the outer cuts. Crop marks begin there; where they would not print they lie on the cuts."""
BACK_BLEED = 2_900
"""How far backs do, at most: past the drift of a printer at home, and not into an upright footer."""


def impose(pieces: tuple[Piece, ...], kit: Kit, request: Request) -> Iterator[Sheet]:
    """Sheets of each size and batch, in order of first appearance, each followed by its reverse."""
    wanted: dict[tuple[str, int, int], list[Piece]] = {}
    for piece in pieces:
        key = piece.batch, piece.front.width, piece.front.height
        wanted.setdefault(key, []).extend([piece] * piece.copies)
    grids = [_Grid(request.paper, width, height) for _, width, height in wanted]
    total = sum(-(-len(cards) // grid.cells) for cards, grid in zip(wanted.values(), grids, strict=True))
    number = 0
    for cards, grid in zip(wanted.values(), grids, strict=True):
        for start in range(0, len(cards), grid.cells):
            number += 1
            section = cards[0].section or cards[0].kind.capitalize()
            title = section if total == 1 else f"{section} {number}"
            front = grid.sheet(cards[start : start + grid.cells], title, section)
            yield from map(_clear_of_footer, leaf(front, request, f"{title}, backs"))


def _clear_of_footer(sheet: Sheet) -> Sheet:
    """Backs bleed as far as they may, and no farther."""
    if not sheet.back:
        return sheet
    return replace(sheet, placed=tuple(_limited(one) for one in sheet.placed))


def _limited(back: Placed) -> Placed:
    left, top, right, bottom = (min(side, BACK_BLEED) for side in back.bleed or (back.face.bleed,) * 4)
    return replace(back, bleed=(left, top, right, bottom))


class _Grid:
    """Cells of one size on a paper: how many, where, and at which side the footer has room."""

    def __init__(self, paper: Paper, width: int, height: int) -> None:
        self.paper, self.width, self.height = paper, width, height
        across, down = printable()
        self.columns, self.rows = max(1, across // width), max(1, down // height)
        tall = self.rows * height
        room = paper.height - 2 * paper.margin
        strip = footer_strip(paper)
        self.upright = tall > room - (strip[3] - strip[1])
        """Does the footer stand at the left side, because the cards reach down to the bottom margin?"""
        foot = paper.height - paper.margin if self.upright else strip[1]
        self.x = (paper.width - self.columns * width) // 2
        self.y = max(paper.margin, min((paper.height - tall) // 2, foot - tall - BLEED - CROP_LENGTH))

    @property
    def cells(self) -> int:
        """Cards to a sheet."""
        return self.columns * self.rows

    def sheet(self, cards: list[Piece], title: str, section: str) -> Sheet:
        """A sheet of fronts, row by row."""
        placed = tuple(self._placed(index, card, len(cards)) for index, card in enumerate(cards))
        strip = footer_strip(self.paper, self.upright)
        marks = crop_marks(self.paper, [[one.box for one in placed]], off=BLEED, clear=strip)
        return Sheet(self.paper, "", title, section, placed, marks, upright=self.upright)

    def _placed(self, index: int, card: Piece, count: int) -> Placed:
        """A card in its cell. It bleeds under those that are drawn after it, and over none before it. Where the cell
        across its corner is empty, it would show there beyond what its neighbours bleed."""
        row, column = divmod(index, self.columns)
        last = column == self.columns - 1 or index + self.columns + 1 >= count
        bottom = index + self.columns >= count
        deep = max(card.front.bleed, BLEED)
        sides = (
            0 if column else BLEED,
            0 if row else BLEED,
            BLEED if last else deep,
            BLEED if bottom else deep,
        )
        return Placed(card, False, self.x + column * self.width, self.y + row * self.height, bleed=sides)


SCHEME = Scheme("card", impose, "cards butted in a grid, nine poker cards to a sheet, backs mirrored on the next page")
