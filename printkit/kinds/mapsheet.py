"""mapsheet: a hex map on one sheet, its plate on the back, and the terrain key of what it uses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import takewhile

from pydantic import ValidationError

from printkit.cartography.atlas import atlas_of
from printkit.cartography.face import face
from printkit.cartography.plate import plate
from printkit.contracts import Kind
from printkit.grids.words import MOST_HEXES
from printkit.kinds._tiling import tiling
from printkit.kit import Kit
from printkit.models.base import SpannedDict
from printkit.models.features import Town
from printkit.models.mapsheet import Mapsheet, Shared
from printkit.pieces import Piece
from printkit.placing import located
from printkit.settling import STAND_IN
from printkit.tables import Row, Table
from printkit.terrain_key import Look, key_of
from printkit.validate import misfits


def draw(sheet: Mapsheet, kit: Kit) -> Iterable[Piece]:
    """One piece. What the sheet says amiss is left undrawn; the rules tell of it at its place."""
    atlas = atlas_of(sheet, kit)
    body = kit.font("body", sheet.span)
    cut = tiling(sheet)
    key = None if sheet.key else key_of([sheet], Look(atlas, body))
    yield Piece(
        kind="mapsheet",
        id=sheet.id,
        name=sheet.title,
        front=face(sheet, atlas),
        back=None if cut or not sheet.numeral else plate(sheet, atlas.palette, atlas.fonts.title, body),
        scheme="tiled" if cut else "mapsheet",
        tiling=cut,
        section="Mapsheets",
        legend=key and replace(key, marks=located(key.marks, sheet.span)),
        span=sheet.span,
    )


def settle(sheet: Mapsheet, kit: Kit) -> Mapsheet:
    """The sheet with the kit's own terrains, paths and hexsides, and what its tables say of terrain and towns."""
    towns = (*(town for town in sheet.towns if not _astray(town, kit)), *_table_towns(sheet, kit))
    told = sheet.model_copy(update={"towns": towns})
    shared = Shared(
        kit.of("terrain"), kit.of("path-type"), kit.of("hexside-type"), _rows(sheet, kit), _hexes_before(sheet, kit)
    )
    return told.sharing(shared)


def _hexes_before(sheet: Mapsheet, kit: Kit) -> int:
    """How many hexes the kit's mapsheets before this one have."""
    others = takewhile(lambda other: other.id != sheet.id, kit.of("mapsheet"))
    counts = (other.hexes.shape.most for other in others)
    return sum(count for count in counts if count <= MOST_HEXES)


def _astray(town: Town, kit: Kit) -> bool:
    """Is the hex of a town a reference that leads nowhere? That is told already."""
    return STAND_IN in town.hex and kit.faults.tells_of(town.span_of("hex"))


def _rows(sheet: Mapsheet, kit: Kit) -> tuple[Row, ...]:
    """The rows of a sheet's terrain table; a table without the columns is told."""
    table = _of_hexes(sheet, sheet.terrain_table, "terrain_table", kit)
    if table is None:
        return ()
    if table.columns and not {"terrain", "elevation"} & set(table.columns):
        kit.faults.add(table.lacks("terrain", sheet.span_of("terrain_table")))
    return table.rows


def _of_hexes(sheet: Mapsheet, name: str | None, field: str, kit: Kit) -> Table | None:
    """The table that a field names, if it has a row for each of some hexes; what is wrong with it is told."""
    if name is None:
        return None
    span = sheet.span_of(field)
    table = kit.table(name, span)
    if table.columns and "hex" not in table.columns:
        kit.faults.add(table.lacks("hex", span))
        return None
    return table


def _table_towns(sheet: Mapsheet, kit: Kit) -> Iterator[Town]:
    """A town for each row of the town table: of its columns those that are fields of a town, where they are filled."""
    table = _of_hexes(sheet, sheet.town_table, "town_table", kit)
    for row in table.rows if table is not None else ():
        data = SpannedDict(
            {name: cell.text for name, cell in row.cells.items() if name in Town.model_fields and cell.text}
        )
        data.span, data.spans, data.key_spans = row.span, row.spans(), row.spans()
        try:
            yield Town.model_validate(data)
        except ValidationError as err:
            for fault in misfits(err, Town, data):
                kit.faults.add(fault)


KIND = Kind(
    name="mapsheet",
    key="mapsheets",
    model=Mapsheet,
    draw=draw,
    about="A hex map on one sheet: terrain, paths, towns, numbers; with a numeral, a plate on its back.",
    plural="mapsheets",
    making="cut exactly at the marks at the corners, since hexes close at the edges. Sheets that lie edge to edge may "
    "be taped from behind.",
    settle=settle,
)
