"""How the terrains and paths of a sheet look: stock ones under the kit's palette, and its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from printkit.cartography.area_terrain import AreaTerrain, Brink, Strewn, Tones
from printkit.cartography.stock_paths import STOCK_PATHS, PathStyle
from printkit.colour import Colour, parse_colour
from printkit.drawing import Group, Mark, Path, Symbol
from printkit.findings import Span
from printkit.models.features import PathType
from printkit.models.terrain import NO_SYMBOL, OwnTerrain, is_file
from printkit.shapes import bounds

LOOKS = 10
"""Symbols of one terrain that are drawn; hexes choose among them, and turn and size each."""

ReadColour = Callable[[str, Span], Colour]
"""A palette word or '#RRGGBB' of a kit; what is unknown is told there."""
ReadArt = Callable[[OwnTerrain, Colour], Symbol | None]
"""The SVG of a terrain, about its own middle and one REFERENCE-sized hex's symbol high."""


@dataclass(frozen=True, slots=True)
class TerrainStyle:
    """An area terrain ready to be drawn."""

    title: str
    about: str
    fill: Colour
    edge: Colour
    symbols: tuple[Symbol, ...]
    strewn: Strewn | None
    brink: Brink
    water: bool


@dataclass(frozen=True, slots=True)
class Words:
    """The palette of a kit as colours of stock things: its own word first, the stock's value else."""

    palette: Mapping[str, str]
    ground: Colour

    def of(self, word: str, value: str) -> Colour:
        """``woods``, or the value; '' is the ground."""
        if word in self.palette:
            return Colour(self.palette[word])
        return parse_colour(value) if value else self.ground


def stock_style(name: str, area: AreaTerrain, words: Words) -> TerrainStyle:
    """A stock terrain: the kit's colours ``woods`` and ``woods-ink`` replace its fill and ink."""
    tones = Tones(words.of(name, area.fill), words.of(f"{name}-ink", area.ink))
    return _style(name, area, area.title, area.about, tones)


def own_style(
    own: OwnTerrain, stock: Mapping[str, AreaTerrain], words: Words, colour: ReadColour, art: ReadArt
) -> TerrainStyle:
    """A terrain of the kit's own: what it says, and else what the one that it is like says."""
    area = stock.get(own.like, stock["clear"])
    fill = colour(own.fill, own.span_of("fill")) if own.fill else words.of(own.like, area.fill)
    ink = colour(own.ink, own.span_of("ink")) if own.ink else words.of(f"{own.like}-ink", area.ink)
    if own.edge is not None:
        edge = own.edge
        tone = str(colour(edge.colour, edge.span_of("colour"))) if edge.colour else ""
        area = replace(area, brink=Brink(edge.width, tone, edge.smooth, edge.lines))
    if own.scatter is not None:
        turned = area.strewn.turned if area.strewn else False
        area = replace(area, strewn=Strewn(own.scatter.count, own.scatter.jitter, own.scatter.vary, turned))
    tones = Tones(fill, ink)
    if own.symbol is not None and own.symbol in stock:
        area = replace(area, motif=stock[own.symbol].motif, strewn=area.strewn or stock[own.symbol].strewn)
    elif own.symbol == NO_SYMBOL or (own.symbol is not None and not is_file(own.symbol)):
        area = replace(area, motif=None)
    elif own.symbol is not None:
        symbol = art(own, ink)
        strewn = replace(area.strewn, turned=False) if own.scatter is not None and area.strewn else None
        area = replace(area, motif=None, strewn=strewn)
        made = _style(own.id, area, own.name, own.about, tones)
        return replace(made, symbols=(symbol,) if symbol is not None else ())
    made = _style(own.id, area, own.name, own.about, tones)
    return replace(made, symbols=tuple(_sized(one, own.size) for one in made.symbols)) if own.size else made


def path_style(own: PathType, colour: ReadColour) -> PathStyle:
    """A path type of the kit's own, over the stock one that it is like."""
    style = replace(STOCK_PATHS.get(own.like, STOCK_PATHS["road"]), title=own.name, about=own.about)
    given: dict[str, Any] = {}
    for field in ("colour", "casing", "ties"):
        if word := getattr(own, field):
            given[field] = "" if word == "none" else str(colour(word, own.span_of(field)))
    for field in ("along", "width", "casing_width", "dash", "smooth", "wind"):
        if getattr(own, field) is not None:
            given[field] = getattr(own, field)
    return replace(style, **given)


def _style(name: str, area: AreaTerrain, title: str, about: str, tones: Tones) -> TerrainStyle:
    edge = parse_colour(area.brink.colour) if area.brink.colour else tones.edge
    return TerrainStyle(
        title, about, tones.fill, edge, _symbols(name, area, tones), area.strewn, area.brink, area.brink.lines > 0
    )


def _symbols(name: str, area: AreaTerrain, tones: Tones) -> tuple[Symbol, ...]:
    if area.motif is None:
        return ()
    key = f"{name}-{tones.fill[1:]}-{tones.ink[1:]}".lower()
    found = []
    for i in range(LOOKS):
        marks = tuple(area.motif(Random(f"{name}-{i}"), tones))
        box = bounds(mark for mark in marks if isinstance(mark, Path))
        found.append(Symbol(f"terrain-{key}-{i}", marks, box))
    return tuple(found)


def _sized(symbol: Symbol, size: float) -> Symbol:
    """A symbol so many millimetres high."""
    x0, y0, x1, y1 = symbol.box
    share = size * 1000 / max(1, y1 - y0)
    marks: tuple[Mark, ...] = (Group(symbol.marks, (share, 0.0, 0.0, share, 0.0, 0.0)),)
    box = round(x0 * share), round(y0 * share), round(x1 * share), round(y1 * share)
    return Symbol(f"{symbol.id}-{round(size * 1000)}", marks, box)
