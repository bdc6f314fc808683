"""A grid as a kit describes it, and a sheet's size, to geometry: the words of models/grid.py become a HexGrid."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from printkit.grids.field import Margins, axes, fit, overflow, size
from printkit.grids.hex import HexGrid
from printkit.grids.hexwords import range_ends, read_hexes
from printkit.grids.names import Names
from printkit.grids.numbering import Numbering
from printkit.grids.orientation import ORIENTATIONS
from printkit.grids.series import letter_index, letters
from printkit.grids.shape import Cell, Shape
from printkit.grids.words import EDGES, MOST_HEXES, GridError, Hex, HexError
from printkit.models.grid import Grid, HalfHexes, Margin
from printkit.units import LONGEST_MM, um

_EXTRA = {"same": 0, "fewer": -1, "more": 1}


@dataclass(frozen=True, slots=True)
class LaidGrid:
    """A grid on its sheet, and what was computed on the way."""

    hexes: HexGrid
    whole: Names
    """Names of the grid before it was cropped and cut out: ``crop``, ``only`` and ``leave_out`` are read by them."""
    overflow: tuple[float, float]
    """Millimetres by which the field is wider and higher than the room within its margins."""


def lay(grid: Grid, width: float | None, height: float | None, gone: Iterable[Hex] = ()) -> LaidGrid:
    """The hexes of a grid on a sheet (millimetres); a side that is None becomes as long as the field and its margins.

    ``gone`` are hexes that are not there, besides those that the grid's own words take away.
    A word of crop, only and leave_out that names no hex is passed over: rule hex-on-map tells of it. Raises GridError
    where the size is left open, nothing fits, or the numbering has no number for the first hexes.
    """
    if grid.pitches is not None:
        grid = _spelled_out(grid, grid.pitches)
    orientation = ORIENTATIONS[grid.orientation]
    margins = Margins(grid.margin.top, grid.margin.right, grid.margin.bottom, grid.margin.left)

    def make(lines: int, places: int) -> Shape:
        whole = _names(grid, lines, places)
        return replace(whole.shape, window=_window(whole, grid.crop))

    room = None
    if width is not None and height is not None:
        room = orientation.swap((width - margins.left - margins.right, height - margins.top - margins.bottom))
    found = fit(make, *orientation.swap((grid.columns, grid.rows)), grid.flat_to_flat, room)
    shape, whole = make(found.lines, found.places), _names(grid, found.lines, found.places)
    shape = replace(shape, left_out=_left_out(grid, whole, shape) | {orientation.swap(hex) for hex in gone})
    across, down = orientation.swap(size(shape, found.flat_to_flat))
    sheet = (
        um(across + margins.left + margins.right if width is None else width),
        um(down + margins.top + margins.bottom if height is None else height),
    )
    if max(sheet) > um(LONGEST_MM):
        raise _too_long(across, down, margins)
    x, y = axes(shape, orientation, sheet, margins, None if grid.fill else found.flat_to_flat)
    half = grid.half_hexes
    hexes = HexGrid(shape, x, y, *sheet, orientation, whole.numbering, frozenset(half.owner), half.labels)
    return LaidGrid(hexes, whole, overflow(x, y, sheet, margins))


def corner_of(grid: HexGrid) -> Hex:
    """The first column and the first row in which a grid has hexes; (0, 0) of one that has none."""
    hexes = list(grid.hexes())
    return min((column for column, _ in hexes), default=0), min((row for _, row in hexes), default=0)


def _too_long(across: float, down: float, margins: Margins) -> GridError:
    """For a sheet beyond all paper: whether its hexes or its margins make it so long."""
    clear = max(margins.left + margins.right, margins.top + margins.bottom)
    if clear > max(across, down):
        return GridError(f"the sheet is more than {LONGEST_MM} mm long; give it narrower margins", "margin")
    return GridError(f"the sheet is more than {LONGEST_MM} mm long; give smaller hexes, or fewer")


def _spelled_out(grid: Grid, pitches: int) -> Grid:
    """A full sheet in the words of any other: half-hexes all around, and hexes that fill the sheet."""
    numbering = grid.numbering
    if numbering.first_column == "" and numbering.columns != "numbers":
        first_whole = letters(letter_index(grid.first_column) + 1)
        numbering = numbering.model_copy(update={"first_column": first_whole})
    return grid.model_copy(
        update={
            "columns": pitches - 1,
            "fill": True,
            "margin": Margin.model_validate(dict.fromkeys(EDGES, "0mm")),
            "shifted": "odd",
            "shifted_hexes": "fewer",
            "half_hexes": HalfHexes.model_validate({"edges": list(EDGES)}),
            "numbering": numbering,
        }
    )


def _names(grid: Grid, lines: int, places: int) -> Names:
    """The names of so many lines and places, nothing taken away."""
    orientation = ORIENTATIONS[grid.orientation]
    shape = Shape(
        lines,
        places,
        shifted=int(grid.shifted == "odd"),
        shift=-1 if grid.shift in ("up", "left") else 1,
        extra=_EXTRA[grid.shifted_hexes],
        halves=frozenset(map(orientation.edge, grid.half_hexes.edges)),
    )
    names = Names(shape, orientation, grid.numbering.spec())
    try:
        return replace(names, numbering=_padded(replace(names, numbering=_begun(names, grid))))
    except HexError as err:
        raise GridError(str(err), "numbering") from None


def _begun(names: Names, grid: Grid) -> Numbering:
    """The numbering, begun later where it is not said from where on, and half-hexes come before the first letter."""
    numbering, (column, row) = names.numbering, names.lowest
    if not grid.numbering.first_column:
        late = max(0, numbering.column.least - column)
        numbering = replace(numbering, column_start=numbering.column_start + late)
    if not grid.numbering.first_row:
        numbering = replace(numbering, row_start=numbering.row_start + max(0, numbering.row.least - row))
    return numbering


def _window(whole: Names, crop: str) -> tuple[Cell, Cell] | None:
    """First and last line and place of a crop; None where there is none, or it cannot be read."""
    try:
        ends = range_ends(whole, crop) if crop else None
        if ends is None:
            return None
        one, other = (whole.orientation.swap(whole.find(label)) for label in ends[1:])
    except HexError:
        return None
    return (min(one[0], other[0]), min(one[1], other[1])), (max(one[0], other[0]), max(one[1], other[1]))


def _left_out(grid: Grid, whole: Names, shape: Shape) -> frozenset[Cell]:
    """The cells that ``only`` and ``leave_out`` take away."""
    gone = frozenset(_cells(whole, grid.leave_out))
    if not grid.only or shape.most > MOST_HEXES:
        return gone
    return gone | (frozenset(shape.cells()) - frozenset(_cells(whole, grid.only)))


def _cells(whole: Names, words: tuple[str, ...]) -> Iterator[Cell]:
    for word in words:
        try:
            yield from map(whole.orientation.swap, read_hexes(whole, word))
        except HexError:
            continue


def _padded(names: Names) -> Numbering:
    """The numbering; numbers that stand side by side are padded to one width each, so that no label means two hexes.

    Raises HexError if a column or row comes before the first letter or number that there is.
    """
    numbering, (_, last_column), (_, last_row) = names.numbering, names.columns, names.rows
    if numbering.between or numbering.column.lettered or numbering.row.lettered:
        return numbering
    column = replace(numbering.column, width=max(numbering.column.width, len(last_column)))
    row = replace(numbering.row, width=max(numbering.row.width, len(last_row)))
    return replace(numbering, column=column, row=row)
