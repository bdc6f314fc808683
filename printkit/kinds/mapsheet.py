"""mapsheet: a hex map on one sheet, its plate on the back, and the terrain key of what it uses."""

from __future__ import annotations

from collections.abc import Iterable

from printkit.cartography.face import face
from printkit.cartography.palette import Palette
from printkit.cartography.plate import plate
from printkit.contracts import Kind, Piece
from printkit.kinds._tiling import tiling
from printkit.kit import Kit
from printkit.models.mapsheet import Mapsheet
from printkit.terrain_key import Look, key_of


def draw(sheet: Mapsheet, kit: Kit) -> Iterable[Piece]:
    """One piece. What the sheet says amiss is left undrawn; the rules tell of it at its place."""
    palette = Palette.of(kit.info.colours)
    label, body, title = (kit.font(word, sheet.span) for word in ("label", "body", "display"))
    cut = tiling(sheet)
    yield Piece(
        kind="mapsheet",
        id=sheet.id,
        name=f"Mapsheet {sheet.numeral}",
        front=face(sheet, palette, label),
        back=None if cut else plate(sheet, palette, title, body),
        scheme="tiled" if cut else "mapsheet",
        tiling=cut,
        section="Mapsheets",
        legend=key_of([sheet], Look(palette, label, body)),
        span=sheet.span,
    )


KIND = Kind(
    name="mapsheet",
    key="mapsheets",
    model=Mapsheet,
    draw=draw,
    about="A hex map on one sheet: seeded terrain art, coordinates, a numeral, and a plate on its back.",
    plural="mapsheets",
)
