"""Which hex is said to have what: the lists, the block and the table of a mapsheet, read into one stream.

What cannot be read comes as a Misplaced, with its place; the rules tell of it, the painters leave it out.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from printkit.findings import Span, did_you_mean
from printkit.grids.hex import Hex, HexError, HexGrid
from printkit.grids.hexwords import read_hexes
from printkit.models.laying import corner_of
from printkit.models.mapsheet import Mapsheet
from printkit.models.terrain import NONE, Block
from printkit.tables import Row


@dataclass(frozen=True, slots=True)
class Placement:
    """A hex, the terrain (or level) that it is given, and where that is said."""

    hex: Hex
    name: str
    span: Span


@dataclass(frozen=True, slots=True)
class Misplaced:
    """A word that says nothing, and why."""

    span: Span
    message: str
    fix: str = ""


Read = Iterator[Placement | Misplaced]


def terrain_of(sheet: Mapsheet, grid: HexGrid) -> Read:
    """All that a sheet says of terrain: lists, then the block, then the table."""
    yield from _lists(grid, sheet.terrain, lambda name, i: sheet.span_of("terrain", name, i))
    if sheet.terrain_block is not None:
        yield from _block(grid, sheet.block_grid, sheet.terrain_block, blanks=False)
    yield from _rows(grid, sheet.shared.rows, "terrain")


def elevation_of(sheet: Mapsheet, grid: HexGrid) -> Read:
    """All that a sheet says of elevation, levels as text."""
    if sheet.elevation is not None:
        heights = sheet.elevation
        yield from _lists(grid, heights.levels, lambda name, i: heights.span_of("levels", name, i))
        if heights.block is not None:
            yield from _block(grid, sheet.block_grid, heights.block, blanks=True)
    yield from _rows(grid, sheet.shared.rows, "elevation")


def _lists(grid: HexGrid, lists: Mapping[str, tuple[str, ...]], place: Callable[[str, int], Span]) -> Read:
    for name, words in lists.items():
        for i, word in enumerate(words):
            span = place(name, i)
            try:
                yield from (Placement(hex, name, span) for hex in read_hexes(grid, word))
            except HexError as err:
                yield Misplaced(span, str(err))


def _block(grid: HexGrid, over: HexGrid, block: Block, blanks: bool) -> Read:
    """A line a row from the top, a character a column from the left; a blank or nothing where there is no hex.

    ``over`` is the grid over which the block is typed, with the hexes that its word ``none`` takes away; ``blanks`` may
    stand for hexes, of which nothing is said then, and last rows of them may be missing. Of a block with a row too few
    or too many only that is told: every other row may stand at the wrong place.
    """
    left, top = corner_of(over)
    wide = max(column for column, _ in over.hexes()) - left + 1
    tall = max(row for _, row in over.hexes()) - top + 1
    start = block.span_of("rows")
    whole = (blanks or len(block.rows) >= tall) and not any(map(str.strip, block.rows[tall:]))
    strange: dict[str, list[Span]] = defaultdict(list)
    if not whole:
        last = Span(start.file, start.line + min(len(block.rows), tall + 1) - 1, start.column)
        message = f"the block has {len(block.rows)} rows, but the map has {tall}"
        yield Misplaced(last, message, "give it a line for each row of the map")
    for j, row in enumerate(block.rows[:tall]):
        place = Span(start.file, start.line + j, start.column)
        unsaid = any(grid.has((left + i, top + j)) for i in range(len(row), wide))
        if whole and (len(row) > wide or (unsaid and row.strip())):
            end = Span(start.file, place.line, start.column + min(len(row), wide))
            message = f"row {j + 1} of the block has {len(row)} characters, but the map has {wide} columns"
            yield Misplaced(end, message, "give each row a character for each column")
        bare: list[Hex] = []
        for i, character in enumerate(row[:wide]):
            at, hex = Span(start.file, place.line, start.column + i), (left + i, top + j)
            name = block.legend.get(character)
            if not grid.has(hex):
                if whole and character != " " and name != NONE:
                    yield Misplaced(at, f"{character!r} stands where the map has no hex", "leave a blank there")
            elif name is not None:
                yield Placement(hex, name, at)
            elif character != " ":
                strange[character].append(at)
            elif whole and not blanks:
                bare.append(hex)
        if bare:
            more = f" and {len(bare) - 1} more of row {j + 1}" if len(bare) > 1 else ""
            first = Span(start.file, place.line, start.column + bare[0][0] - left)
            message = f"a blank stands for hex {grid.label(bare[0])}{more}, which the map has"
            yield Misplaced(
                first, message, "write a character of the legend, of the word none if no hex is to be there"
            )
    for character, places in strange.items():
        times = f" ({len(places)} times)" if len(places) > 1 else ""
        fix = did_you_mean(character, block.legend)
        yield Misplaced(places[0], f"{character!r} is not in the legend of the block{times}", fix)


def _rows(grid: HexGrid, rows: Iterable[Row], column: str) -> Read:
    for row in rows:
        name = row.cells[column].text if column in row.cells else ""
        if name:
            try:
                hexes = read_hexes(grid, row["hex"])
            except HexError as err:
                yield Misplaced(row.span_of("hex"), str(err))
            else:
                yield from (Placement(hex, name, row.span_of(column)) for hex in hexes)
