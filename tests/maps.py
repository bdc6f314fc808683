"""Mapsheets for tests: small ones made by hand, and the MMM kit's own five."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from printkit import catalog
from printkit.cartography.atlas import Atlas, atlas_of
from printkit.cartography.face import face
from printkit.drawing import Drawing
from printkit.fonts import Font, FontBook, open_font, packaged
from printkit.kit import Kit
from printkit.load import load
from printkit.models.base import SpannedDict, SpannedList
from printkit.models.kit_info import KitInfo
from printkit.models.mapsheet import Mapsheet

MMM = Path(__file__).parent.parent / "components" / "mmm"
SMALL = {
    "id": "small",
    "name": "Small",
    "numeral": "I",
    "width": "5.2in",
    "height": "4in",
    "seed": "7",
    "grid": {"pitches": "6", "rows": "4"},
    "landform": "mare",
}
"""Regular hexes of one inch: columns A to G, whole ones B to F."""


def as_read(value: Any) -> Any:
    """Plain data as the reader hands it on: text, and mappings and lists that could tell their places."""
    if isinstance(value, dict):
        return SpannedDict({key: as_read(inner) for key, inner in value.items()})
    if isinstance(value, (list, tuple)):
        return SpannedList(as_read(inner) for inner in value)
    return value if value is None else str(value)


def mapsheet(**fields: Any) -> Mapsheet:
    """The small mapsheet with some fields changed."""
    return Mapsheet.model_validate(as_read({**SMALL, **fields}))


@cache
def label_font() -> Font:
    """A font for labels."""
    name = "Barlow Condensed Medium"
    return open_font(name, packaged()[name])


def plain_atlas(sheet: Mapsheet, **colours: str) -> Atlas:
    """The looks of a sheet in a kit of one font and these colours."""
    facts = dict.fromkeys(("kit", "title", "version", "players", "minutes", "age"), "plain")
    info = KitInfo.model_validate({**facts, "include": (), "colours": colours})
    fonts = FontBook(dict.fromkeys(("label", "name", "body-italic", "display"), label_font()))
    return atlas_of(sheet, Kit(Path(), info, {}, {}, {}, fonts))


def drawn(sheet: Mapsheet) -> Drawing:
    """A sheet's face."""
    return face(sheet, plain_atlas(sheet))


@cache
def mmm() -> Kit:
    """The MMM kit."""
    kit, _ = load(MMM, catalog.kinds(), catalog.elements())
    assert kit is not None
    return kit


@cache
def mmm_sheets() -> tuple[Mapsheet, ...]:
    """Its mapsheets, I to V."""
    return mmm().of("mapsheet")


@cache
def mmm_faces() -> dict[str, Drawing]:
    """Numeral to face."""
    return {sheet.numeral: drawn(sheet) for sheet in mmm_sheets()}
