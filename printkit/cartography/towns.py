"""Towns: symbols by size, and their names where they cover least."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from printkit.cartography.area_terrain import REFERENCE
from printkit.cartography.atlas import Atlas
from printkit.cartography.placing import Crowd, best
from printkit.cartography.survey import find_hex
from printkit.colour import WHITE, Colour
from printkit.drawing import Group, Mark, Paint, Path
from printkit.grids.hex import Hex, HexGrid
from printkit.lettering import Style, line
from printkit.models.features import Town
from printkit.models.mapsheet import Mapsheet
from printkit.shapes import Point, circle, polygon, rectangle
from printkit.units import points, um

SIZES = {
    "capital": ("Capital", 1.9, 10.0),
    "city": ("City", 1.6, 9.0),
    "town": ("Town", 1.25, 8.0),
    "village": ("Village", 0.85, 7.0),
    "fort": ("Fort", 1.5, 7.5),
    "port": ("Port", 1.35, 8.0),
}
"""Size to what the key calls it, radius of the symbol in a hex of REFERENCE, and points of its name."""


@dataclass(frozen=True, slots=True)
class Place:
    """A town on the map."""

    town: Town
    hex: Hex
    x: float
    y: float
    radius: float


def places(sheet: Mapsheet, grid: HexGrid) -> list[Place]:
    """The towns whose hexes are on the map."""
    size = min(1.3, grid.flat_to_flat / REFERENCE)
    return [
        Place(town, hex, *grid.centre(hex), SIZES[town.size][1] * size)
        for town in sheet.towns
        if (hex := find_hex(grid, town.hex)) is not None
    ]


def rounds(found: Iterable[Place]) -> Iterator[tuple[Point, Point, float]]:
    """Their symbols as lines of no length: two ends and half a width, in millimetres."""
    yield from (((place.x, place.y), (place.x, place.y), place.radius) for place in found)


def symbol(size: str, x: float, y: float, radius: float, ink: Colour, paper: Colour = WHITE) -> Iterator[Mark]:
    """The symbol of a size of town about (x, y)."""
    line = um(max(0.18, radius * 0.22))

    def disc(share: float, fill: Colour, stroke: Colour | None = None) -> Path:
        return Path(circle(x, y, radius * share), Paint(fill, stroke, line if stroke else 0), name=size)

    def box(share: float, fill: Colour, stroke: Colour | None = None) -> Path:
        r = radius * share
        return Path(rectangle(x - r, y - r, 2 * r, 2 * r), Paint(fill, stroke, line if stroke else 0), name=size)

    if size == "capital":
        yield disc(1.0, paper, ink)
        yield Path(polygon(_star(x, y, radius * 0.72)), Paint(ink), name="star")
    elif size == "city":
        yield box(0.9, paper, ink)
        yield box(0.45, ink)
    elif size == "fort":
        r = radius
        corners = [(x, y - r), (x + r, y), (x, y + r), (x - r, y)]
        yield Path(polygon(corners), Paint(paper, ink, line, join="round"), name=size)
        yield disc(0.3, ink)
    elif size == "village":
        yield disc(1.0, paper, ink)
    elif size == "port":
        yield disc(1.0, ink, paper)
        yield disc(0.4, paper)
    else:
        yield disc(1.0, paper, ink)
        yield disc(0.5, ink)


def _star(x: float, y: float, radius: float) -> list[tuple[float, float]]:
    return [
        (
            x + (radius if i % 2 == 0 else radius * 0.4) * math.sin(math.pi * i / 5),
            y - (radius if i % 2 == 0 else radius * 0.4) * math.cos(math.pi * i / 5),
        )
        for i in range(10)
    ]


def town_symbols(found: list[Place], atlas: Atlas) -> Iterator[Mark]:
    """A Group ``town:Ashford`` for each."""
    for place in found:
        ink = atlas.colour(place.town.colour, atlas.palette.ink)
        marks = tuple(symbol(place.town.size, place.x, place.y, place.radius, ink))
        yield Group(marks, name=f"town:{place.town.name or place.town.hex}", span=place.town.span)


def town_names(found: list[Place], atlas: Atlas, crowd: Crowd, size: float) -> Iterator[Mark]:
    """Texts ``town``, with a halo; larger places choose first. ``crowd`` learns where they stand."""
    for place in sorted(found, key=lambda place: -SIZES[place.town.size][2]):
        town = place.town
        if not town.name:
            continue
        em = points(SIZES[town.size][2]) * min(1.15, max(0.75, size))
        style = Style(atlas.fonts.place, em, atlas.palette.ink, 0.0, atlas.palette.ground, halo_width(em))
        width, height = style.font.width(town.name, em), em * 0.78
        box = best(place.x, place.y, place.radius + 0.7, width, height, crowd, town.at)
        crowd.boxes.append(box)
        yield line(town.name, box[0], box[3] - 0.04 * em, style, name="town", span=town.span_of("name"))


def halo_width(em: float) -> float:
    """Width of the halo's stroke for letters of some size, in millimetres."""
    return max(0.6, em * 0.28)
