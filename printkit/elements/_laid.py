"""Sheets laid edge to edge as one larger grid, scaled to a diagram: where a sheet's hexes lie on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from printkit.cartography.survey import survey
from printkit.findings import Span, did_you_mean
from printkit.grids.hex import Hex, HexError, HexGrid, Lattice, Side, full_sheet
from printkit.grids.series import letters
from printkit.kit import Kit
from printkit.models.board import SheetPlace, Spot
from printkit.models.mapsheet import Mapsheet
from printkit.units import um


@dataclass(frozen=True, slots=True)
class LaidSheet:
    """A sheet in its place: letter, definition, turn, and its column and row among the sheets."""

    place: str
    sheet: Mapsheet
    turned: bool
    column: int
    row: int

    def vertex(self, at: Lattice) -> Lattice:
        """A point of the sheet's lattice on the board's: sheets of even pitches share it (facts.md 4.1)."""
        own = self.sheet.hexes
        x, y = (3 * own.pitches - at[0], 2 * own.rows - at[1]) if self.turned else at
        return x + 3 * self.column * own.pitches, y + 2 * self.row * own.rows

    def to_board(self, hex: Hex, board: HexGrid) -> Hex:
        """A hex of the sheet on the board."""
        return board.at(self.vertex(self.sheet.hexes.lattice(hex)))


@dataclass(frozen=True, slots=True)
class Laid:
    """The whole board: its grid at the diagram's scale, and its sheets."""

    grid: HexGrid
    sheets: tuple[LaidSheet, ...]

    def find(self, spot: Spot) -> Hex:
        """The board's hex of a spot. Raises HexError for a place or hex that is not there."""
        sheet = next((sheet for sheet in self.sheets if sheet.place == spot.place), None)
        if sheet is None:
            known = ", ".join(sheet.place for sheet in self.sheets)
            raise HexError(f"no sheet lies at place {spot.place!r}; places are {known}")
        own = sheet.sheet.hexes.find(spot.hex)
        if not sheet.sheet.hexes.whole(own):
            raise HexError(f"hex {spot.hex} of place {spot.place} is a half-hex")
        return sheet.to_board(own, self.grid)

    def terrain(self, name: str) -> Iterator[Hex]:
        """The board's hexes with a terrain, sheet by sheet; what is no hex is left to the rules."""
        for sheet in self.sheets:
            read = survey(sheet.sheet)
            for hex, found in read.terrain.items() if read else ():
                if found == name:
                    yield sheet.to_board(hex, self.grid)

    def chasms(self) -> Iterator[Side]:
        """The board's hexsides that any hexside terrain runs along."""
        for sheet in self.sheets:
            read = survey(sheet.sheet)
            for side in read.sides if read else ():
                one, other = (sheet.vertex(at) for at in side)
                yield min(one, other), max(one, other)


def lay(rows: Sequence[Sequence[SheetPlace]], kit: Kit, span: Span, width: float) -> Laid | None:
    """The board of these places, ``width`` mm wide. None, with a fault, where sheets are unknown or do not fit."""
    known = {sheet.id: sheet for sheet in kit.of("mapsheet")}
    sheets: list[LaidSheet] = []
    for row, places in enumerate(rows):
        for column, place in enumerate(places):
            if place.sheet not in known:
                where = place.span_of("sheet")
                kit.faults.error(
                    "board-diagram", where, f"no mapsheet {place.sheet!r}", did_you_mean(place.sheet, known)
                )
                return None
            sheets.append(LaidSheet(letters(len(sheets)), known[place.sheet], place.turned, column, row))
    if not all(s.sheet.hexes.is_full_sheet for s in sheets):
        fix = "give their grids pitches and rows"
        kit.faults.error("board-diagram", span, "the sheets of a board are full sheets", fix)
        return None
    sizes = {(s.sheet.hexes.pitches, s.sheet.hexes.rows, s.sheet.width, s.sheet.height) for s in sheets}
    if len(sizes) != 1 or len({len(places) for places in rows}) != 1:
        kit.faults.error("board-diagram", span, "sheets of a board are of one size, in rows of one length")
        return None
    pitches, high, sheet_width, sheet_height = sizes.pop()
    across, down = len(rows[0]), len(rows)
    scale = width / (across * sheet_width)
    grid = full_sheet(pitches * across, high * down, um(width), um(scale * sheet_height * down))
    return Laid(grid, tuple(sheets))
