"""Names of areas: letters spread along a line of hexes, straight or bent."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from printkit.cartography.atlas import Atlas
from printkit.cartography.curves import spline
from printkit.cartography.survey import Survey, find_hex
from printkit.colour import BLACK, contrast, mix
from printkit.drawing import Group, Mark
from printkit.fonts import Font
from printkit.lettering import Style, line
from printkit.models.features import AreaName
from printkit.models.mapsheet import Mapsheet
from printkit.shapes import Point, flatten
from printkit.units import um

_MOST_SPREAD = 1.6
"""Letters stand at most so many ems apart, or a name falls into letters."""

_CONTRAST = 4.6
"""Of letters on their area, where the kit gives no colour."""


def area_names(sheet: Mapsheet, read: Survey, atlas: Atlas) -> Iterator[Mark]:
    """A Group ``name:Grey Sea`` for each name: Texts ``area-name``, one letter each where the line bends."""
    grid = read.grid
    for name in sheet.names:
        centres = [grid.centre(hex) for word in name.along if (hex := find_hex(grid, word)) is not None]
        if centres:
            font = atlas.fonts.place if not name.italic else atlas.fonts.area
            style = _style(name, font, read, atlas)
            yield Group(tuple(_letters(name, centres, style)), name=f"name:{name.name}", span=name.span)


def _style(name: AreaName, font: Font, read: Survey, atlas: Atlas) -> Style:
    """Letters in a dark tone of the area that they stand on, with a halo of its fill."""
    found = [hex for word in name.along if (hex := find_hex(read.grid, word)) is not None]
    terrain = atlas.terrains.get(read.at(found[len(found) // 2]))
    fill, edge = (terrain.fill, terrain.edge) if terrain else (atlas.palette.ground, atlas.palette.label)
    tone = next(dark for i in range(11) if contrast(dark := mix(edge, BLACK, i / 10), fill) > _CONTRAST or i == 10)
    return Style(font, name.size, atlas.colour(name.colour, tone), 0.0, fill, max(0.5, 0.16 * name.size))


def _letters(name: AreaName, centres: list[Point], style: Style) -> Iterator[Mark]:
    span = name.span_of("name")
    if len(centres) < 3:
        yield _straight(name, centres, style)
        return
    path = [(x / 1000, y / 1000) for x, y in flatten(spline(centres), 16)[0]]
    long = sum(math.dist(a, b) for a, b in pairwise(path))
    tracking = _tracking(name.name, style.font, name.size, long)
    at = (long - _width(name.name, style.font, name.size, tracking)) / 2
    for letter in name.name:
        wide = style.font.width(letter, name.size)
        x, y, angle = _along(path, at + wide / 2)
        if letter != " ":
            c, s = math.cos(angle), math.sin(angle)
            text = line(letter, 0.0, name.size * 0.25, style, align="middle", name="area-name", span=span)
            yield Group((text,), (c, s, -s, c, float(um(x)), float(um(y))))
        at += wide + tracking


def _straight(name: AreaName, centres: list[Point], style: Style) -> Mark:
    (ax, ay), (bx, by) = centres[0], centres[-1]
    long = math.dist(centres[0], centres[-1])
    tracking = _tracking(name.name, style.font, name.size, long) if long else name.size * 0.35
    spread = replace(style, tracking=tracking)
    angle = math.atan2(by - ay, bx - ax) if long else 0.0
    c, s = math.cos(angle), math.sin(angle)
    text = line(name.name, 0.0, name.size * 0.25, spread, align="middle", name="area-name", span=name.span_of("name"))
    return Group((text,), (c, s, -s, c, float(um((ax + bx) / 2)), float(um((ay + by) / 2))))


def _tracking(text: str, font: Font, size: float, long: float) -> float:
    """Room between letters so that the name fills its line, within what the eye still joins."""
    gaps = max(1, len(text) - 1)
    return max(0.05 * size, min(_MOST_SPREAD * size, (long - font.width(text, size)) / gaps))


def _width(text: str, font: Font, size: float, tracking: float) -> float:
    return sum(font.width(letter, size) for letter in text) + tracking * (len(text) - 1)


def _along(path: list[Point], at: float) -> tuple[float, float, float]:
    """The point so far along a line, and its direction there; before and beyond its ends it goes on straight."""
    for (ax, ay), (bx, by) in pairwise(path):
        long = math.hypot(bx - ax, by - ay)
        if at <= long or (bx, by) == path[-1]:
            t = at / long if long else 0.0
            return ax + (bx - ax) * t, ay + (by - ay) * t, math.atan2(by - ay, bx - ax)
        at -= long
    return *path[-1], 0.0
