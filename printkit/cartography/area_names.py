"""Names of areas: letters spread along a line of hexes, straight or bent, moved a little to keep off numbers."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from printkit.cartography.atlas import Atlas
from printkit.cartography.curves import spline
from printkit.cartography.letters import middles
from printkit.cartography.placing import crosses, overlap
from printkit.cartography.survey import Survey, find_hex
from printkit.colour import BLACK, contrast, mix
from printkit.drawing import Group, Mark
from printkit.fonts import Font
from printkit.lettering import Style, line
from printkit.models.features import AreaName
from printkit.models.mapsheet import Mapsheet
from printkit.shapes import Box, Point, flatten
from printkit.units import um

_MOST_SPREAD = 1.6
"""Letters stand at most so many ems apart, or a name falls into letters."""

_CONTRAST = 4.6
"""Of letters on their area, where the kit gives no colour."""


_CLEAR = 0.4
"""Ems about the middle of letters that nothing else should lie in."""
_MOVES = (0.15, 0.25, 0.35, 0.45)
"""Shares of a hex by which a name is moved."""
_WAYS = tuple((math.cos(math.tau * i / 8), math.sin(math.tau * i / 8)) for i in (6, 2, 0, 4, 7, 1, 5, 3))
"""Up, down, right and left, then aslant."""


def area_names(sheet: Mapsheet, read: Survey, atlas: Atlas, taken: Sequence[Box]) -> Iterator[Group]:
    """A Group ``name:Grey Sea`` for each name: Texts ``area-name``, one letter each where the line bends.

    ``taken`` are the boxes (millimetres) of what a name keeps off, if it can by moving less than half a hex.
    """
    grid = read.grid
    for name in sheet.names:
        centres = [grid.centre(hex) for word in name.along if (hex := find_hex(grid, word)) is not None]
        if centres:
            font = atlas.fonts.place if not name.italic else atlas.fonts.area
            style = _style(name, font, read, atlas)
            group = Group(tuple(_letters(name, centres, style)), name=f"name:{name.name}", span=name.span)
            yield _moved(group, taken, grid.flat_to_flat)


def _moved(name: Group, taken: Sequence[Box], size: float) -> Group:
    """The name where its letters lie over least of what is taken, as near as may be to where it was meant to be."""
    letters = [((ax / 1000, ay / 1000), (bx / 1000, by / 1000), em / 1000) for (ax, ay), (bx, by), em in middles(name)]
    if not letters:
        return name
    xs, ys = zip(*(point for a, b, _ in letters for point in (a, b)), strict=True)
    far = size / 2 + max(em for *_, em in letters)
    near = [b for b in taken if overlap(b, (min(xs) - far, min(ys) - far, max(xs) + far, max(ys) + far))]
    moves = [(0.0, 0.0), *((x * share * size, y * share * size) for share in _MOVES for x, y in _WAYS)]

    def over(move: Point) -> int:
        x, y = move
        moved = [((a[0] + x, a[1] + y), (b[0] + x, b[1] + y), _CLEAR * em) for a, b, em in letters]
        return sum(any(crosses(box, *letter) for letter in moved) for box in near)

    x, y = next((move for move in moves if not over(move)), None) or min(moves, key=over)
    return replace(name, matrix=(1.0, 0.0, 0.0, 1.0, float(um(x)), float(um(y))))


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
