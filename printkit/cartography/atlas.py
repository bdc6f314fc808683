"""What a sheet's words mean when it is drawn: palette, fonts, and the looks of its terrains, paths and hexsides."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from printkit.cartography.find import area_terrains, side_terrains
from printkit.cartography.palette import Palette
from printkit.cartography.placements import Placement, terrain_of
from printkit.cartography.records import SideTerrain
from printkit.cartography.stock_paths import STOCK_PATHS, PathStyle
from printkit.cartography.styles import (
    ReadArt,
    ReadColour,
    TerrainStyle,
    Words,
    own_style,
    path_style,
    stock_style,
)
from printkit.colour import Colour
from printkit.drawing import Symbol, Use
from printkit.findings import Span
from printkit.flatart.intake import icon
from printkit.fonts import Font
from printkit.kit import Kit
from printkit.models.features import AreaName, HexsideType, Town
from printkit.models.mapsheet import Mapsheet
from printkit.models.terrain import OwnTerrain

_PLAIN = re.compile(r"#[0-9A-F]{6}")
_ART_SIZE = 11.0
"""Millimetres: height of an SVG symbol in a hex of REFERENCE, where no size is given."""


@dataclass(frozen=True, slots=True)
class SideStyle:
    """A hexside terrain, and the colour and width of the kit's own that are painted with it."""

    terrain: SideTerrain
    title: str
    about: str
    colour: Colour | None = None
    width: float | None = None


@dataclass(frozen=True, slots=True)
class Fonts:
    """What a map is lettered with."""

    label: Font
    """Hex numbers."""
    place: Font
    """Names of towns."""
    area: Font
    """Names of areas."""
    title: Font


@dataclass(frozen=True, slots=True)
class Atlas:
    """The looks of everything that a sheet may name."""

    palette: Palette
    fonts: Fonts
    terrains: Mapping[str, TerrainStyle] = field(default_factory=dict)
    paths: Mapping[str, PathStyle] = field(default_factory=dict)
    sides: Mapping[str, SideStyle] = field(default_factory=dict)
    colours: Mapping[str, Colour] = field(default_factory=dict)
    """Palette words, and '#RRGGBB', that towns, names and elevation use."""

    def colour(self, word: str | None, otherwise: Colour) -> Colour:
        """The colour of a word that the sheet uses."""
        if word is None:
            return otherwise
        return self.colours.get(word, Colour(word) if _PLAIN.fullmatch(word) else otherwise)


def atlas_of(sheet: Mapsheet, kit: Kit) -> Atlas:
    """The looks of one sheet of a kit; colours, fonts and art that are not there are told as faults of the kit."""
    span, palette = sheet.span, Palette.of(kit.info.colours)
    label, place, area, title = (kit.font(word, span) for word in ("label", "name", "body-italic", "display"))

    def art(own: OwnTerrain, ink: Colour) -> Symbol | None:
        return _art(kit, own, ink)

    return Atlas(
        palette,
        Fonts(label, place, area, title),
        _terrains(sheet, Words(kit.info.colours, palette.ground), kit.colour, art),
        {**STOCK_PATHS, **{own.id: path_style(own, kit.colour) for own in sheet.shared.paths}},
        {**_stock_sides(), **{own.id: _own_side(own, kit.colour) for own in sheet.shared.hexsides}},
        {word: kit.colour(word, place_of) for word, place_of in _words(sheet)},
    )


def _terrains(sheet: Mapsheet, words: Words, colour: ReadColour, art: ReadArt) -> dict[str, TerrainStyle]:
    """Looks of every area terrain that the sheet may use."""
    stock = area_terrains()
    own = {one.id: own_style(one, stock, words, colour, art) for one in sheet.own_terrains.values()}
    used = {placed.name for placed in terrain_of(sheet, sheet.hexes) if isinstance(placed, Placement)}
    used.add(sheet.base_terrain)
    return {**{name: stock_style(name, area, words) for name, area in stock.items() if name in used}, **own}


def _stock_sides() -> dict[str, SideStyle]:
    return {name: SideStyle(found, found.title, found.about) for name, found in side_terrains().items()}


def _own_side(own: HexsideType, colour: ReadColour) -> SideStyle:
    stock = side_terrains()
    tone = colour(own.colour, own.span_of("colour")) if own.colour else None
    return SideStyle(stock.get(own.like, stock["wall"]), own.name, own.about, tone, own.width)


def _words(sheet: Mapsheet) -> Iterator[tuple[str, Span]]:
    """Colours that the sheet itself names."""
    named: list[Town | AreaName] = [*sheet.towns, *sheet.names]
    for thing in named:
        if thing.colour:
            yield thing.colour, thing.span_of("colour")
    if sheet.elevation is not None:
        yield sheet.elevation.high, sheet.elevation.span_of("high")
        yield sheet.elevation.low, sheet.elevation.span_of("low")


def _art(kit: Kit, own: OwnTerrain, ink: Colour) -> Symbol | None:
    """An SVG about the middle of its frame, as high as the terrain says."""
    found = icon(kit, own.symbol or "", own.span_of("symbol"), ink)
    if found is None:
        return None
    x, y, width, height = found.view
    share = (own.size or _ART_SIZE) * 1000 / max(1.0, height)
    matrix = (share, 0.0, 0.0, share, -(x + width / 2) * share, -(y + height / 2) * share)
    half = round(width * share / 2), round(height * share / 2)
    size = f"{ink[1:]}-{round(share * 1e4)}".lower()
    return Symbol(f"{found.symbol.id}-{size}", (Use(found.symbol, matrix),), (-half[0], -half[1], half[0], half[1]))
