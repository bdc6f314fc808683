"""mapsheet: a hex map on one sheet, its plate on the back, and the terrain key of what it uses."""

from __future__ import annotations

from collections.abc import Iterable

from printkit.cartography.atlas import atlas_of
from printkit.cartography.face import face
from printkit.cartography.plate import plate
from printkit.contracts import Kind
from printkit.kinds._tiling import tiling
from printkit.kit import Kit
from printkit.models.mapsheet import Mapsheet, Shared
from printkit.pieces import Piece
from printkit.references import settled
from printkit.tables import Row
from printkit.terrain_key import Look, key_of


def draw(sheet: Mapsheet, kit: Kit) -> Iterable[Piece]:
    """One piece. What the sheet says amiss is left undrawn; the rules tell of it at its place."""
    atlas = atlas_of(sheet, kit)
    body = kit.font("body", sheet.span)
    cut = tiling(sheet)
    yield Piece(
        kind="mapsheet",
        id=sheet.id,
        name=sheet.title,
        front=face(sheet, atlas),
        back=None if cut or not sheet.numeral else plate(sheet, atlas.palette, atlas.fonts.title, body),
        scheme="tiled" if cut else "mapsheet",
        tiling=cut,
        section="Mapsheets",
        legend=None if sheet.key else key_of([sheet], Look(atlas, body)),
        span=sheet.span,
    )


def settle(sheet: Mapsheet, kit: Kit) -> Mapsheet:
    """The sheet with the kit's own terrains, paths and hexsides, the rows of its terrain table, and its words."""
    words = {
        "towns": tuple(settled(town, kit, "hex", "name") for town in sheet.towns),
        "names": tuple(settled(area, kit, "name") for area in sheet.names),
        "cartouche": sheet.cartouche and settled(sheet.cartouche, kit, "title", "subtitle"),
    }
    told = sheet.model_copy(update=words)
    return told.sharing(Shared(kit.of("terrain"), kit.of("path-type"), kit.of("hexside-type"), _rows(sheet, kit)))


def _rows(sheet: Mapsheet, kit: Kit) -> tuple[Row, ...]:
    """The rows of a sheet's terrain table; a table without the columns is told."""
    if sheet.terrain_table is None:
        return ()
    span = sheet.span_of("terrain_table")
    table = kit.table(sheet.terrain_table, span)
    if table.columns and "hex" not in table.columns:
        kit.faults.add(table.lacks("hex", span))
        return ()
    if table.columns and not {"terrain", "elevation"} & set(table.columns):
        kit.faults.add(table.lacks("terrain", span))
    return table.rows


KIND = Kind(
    name="mapsheet",
    key="mapsheets",
    model=Mapsheet,
    draw=draw,
    about="A hex map on one sheet: terrain, paths, towns, numbers; with a numeral, a plate on its back.",
    plural="mapsheets",
    settle=settle,
)
