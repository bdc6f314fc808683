"""What frames a map: its border, its title in a cartouche, an arrow to the north, a key of what it uses."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from printkit.cartography.atlas import Atlas
from printkit.cartography.placing import Crowd
from printkit.cartography.sample_hex import Charted
from printkit.cartography.survey import Survey
from printkit.cartography.swatches import Entry, entries
from printkit.colour import WHITE, Colour
from printkit.drawing import Group, Mark, Paint, Path, Role
from printkit.grids.hex import HexGrid
from printkit.lettering import Style, line
from printkit.models.features import Cartouche, Compass, MapKey
from printkit.models.mapsheet import Mapsheet
from printkit.shapes import Box, polygon, rectangle
from printkit.units import points, um

_KEY_HEX, _KEY_ROW, _KEY_AIR = 6.4, 6.6, 1.8
"""Millimetres: across a hex of the key, from row to row, and between a hex and its name."""
_BESIDE = 2.0
"""Between two things in one corner."""
_INSET = 4.0
"""Millimetres between a corner of the map and what stands in it."""
_TITLE, _SUBTITLE = points(17), points(9)
_GAP = 2.0
"""Between the hexes and the frame, where the sheet has room."""


def frame_box(sheet: Mapsheet, grid: HexGrid) -> Box:
    """The box around the field of hexes, a little larger where the sheet has room."""
    x0, y0, x1, y1 = grid.frame
    return max(0.0, x0 - _GAP), max(0.0, y0 - _GAP), min(sheet.width, x1 + _GAP), min(sheet.height, y1 + _GAP)


@dataclass(frozen=True, slots=True)
class Panel:
    """Something that stands in a corner of the map: its corner, size in millimetres, and how it is drawn there."""

    at: str
    width: float
    height: float
    draw: Callable[[Box], Mark]


def panels(sheet: Mapsheet, read: Survey, atlas: Atlas) -> list[tuple[Box, Panel]]:
    """Cartouche, compass and key, as the sheet asks for them, each in its corner beside what is there already."""
    found = []
    if sheet.cartouche is not None:
        found.append(_cartouche(sheet.cartouche, atlas))
    if sheet.compass is not None:
        found.append(_compass(sheet.compass, atlas))
    if sheet.key is not None:
        found.append(_key(sheet.key, list(entries([Charted(sheet, read, atlas)])), read, atlas))
    box = frame_box(sheet, read.grid)
    used: dict[str, float] = {}
    placed = []
    for panel in found:
        beside = used.get(panel.at, 0.0)
        used[panel.at] = beside + panel.width + _BESIDE
        x = box[0] + _INSET + beside if panel.at.endswith("left") else box[2] - _INSET - beside - panel.width
        y = box[1] + _INSET if panel.at.startswith("top") else box[3] - _INSET - panel.height
        placed.append(((x, y, x + panel.width, y + panel.height), panel))
    return placed


def frame(sheet: Mapsheet, grid: HexGrid, ink: Colour) -> Mark:
    """Group ``frame``: a bold line and a fine one around the map."""
    marks = []
    for inset, width in ((0.0, 0.7), (0.9, 0.2)):
        x0, y0, x1, y1 = (a + inset * way for a, way in zip(frame_box(sheet, grid), (1, 1, -1, -1), strict=True))
        stroke = Paint(stroke=ink, width=um(width))
        marks.append(Path(rectangle(x0, y0, x1 - x0, y1 - y0), stroke, Role.RULE, "frame"))
    return Group(tuple(marks), name="frame", span=sheet.span_of("frame"))


def _plate(box: Box, ink: Colour) -> tuple[Mark, Mark]:
    x0, y0, x1, y1 = box
    return (
        Path(rectangle(x0, y0, x1 - x0, y1 - y0), Paint(WHITE, ink, um(0.5)), Role.ART, "plate"),
        Path(rectangle(x0 + 1, y0 + 1, x1 - x0 - 2, y1 - y0 - 2), Paint(stroke=ink, width=um(0.16)), Role.RULE, "line"),
    )


def _cartouche(cartouche: Cartouche, atlas: Atlas) -> Panel:
    ink = atlas.palette.ink
    title = Style(atlas.fonts.title, _TITLE, ink, 0.25)
    subtitle = Style(atlas.fonts.area, _SUBTITLE, atlas.palette.label)
    wide = max(title.font.width(cartouche.title, _TITLE, 0.25), subtitle.font.width(cartouche.subtitle, _SUBTITLE))

    def draw(box: Box) -> Mark:
        middle, top = (box[0] + box[2]) / 2, box[1]
        span = cartouche.span_of("title")
        marks = [*_plate(box, ink), line(cartouche.title, middle, top + 7.3, title, align="middle", span=span)]
        if cartouche.subtitle:
            span = cartouche.span_of("subtitle")
            marks.append(line(cartouche.subtitle, middle, top + 11.6, subtitle, align="middle", span=span))
        return Group(tuple(marks), name="cartouche", span=cartouche.span)

    return Panel(cartouche.at, wide + 9.0, 14.5 if cartouche.subtitle else 10.5, draw)


def _compass(compass: Compass, atlas: Atlas) -> Panel:
    """An arrow, one half filled; its N stands at its foot, whichever way that is."""
    ink = atlas.palette.ink
    left, right = [(0.0, -5.5), (-2.6, 4.0), (0.0, 2.4)], [(0.0, -5.5), (2.6, 4.0), (0.0, 2.4)]
    c, s = {"0": (1.0, 0.0), "90": (0.0, 1.0), "180": (-1.0, 0.0), "270": (0.0, -1.0)}[compass.turn]
    arrow = (
        Path(polygon(left), Paint(ink, ink, um(0.2), join="round"), name="arrow"),
        Path(polygon(right), Paint(WHITE, ink, um(0.2), join="round"), name="arrow"),
        line("N", 0.0, 7.2, Style(atlas.fonts.title, points(8), ink), align="middle", span=compass.span),
    )

    def draw(box: Box) -> Mark:
        x, y = float(um((box[0] + box[2]) / 2)), float(um((box[1] + box[3]) / 2 - 0.6))
        return Group((*_plate(box, ink), Group(arrow, (c, s, -s, c, x, y))), name="compass", span=compass.span)

    return Panel(compass.at, 12.0, 17.5, draw)


def _key(key: MapKey, found: list[Entry], read: Survey, atlas: Atlas) -> Panel:
    """Small hexes and titles in columns, read downward."""
    style, heading = (
        Style(atlas.fonts.label, points(7.5), atlas.palette.label),
        Style(atlas.fonts.title, points(10), atlas.palette.ink, 0.2),
    )
    down = math.ceil(len(found) / key.columns)
    columns = [found[i : i + down] for i in range(0, len(found), down)]
    scale = _KEY_HEX / (2 * max(read.grid.half_width, read.grid.half_height))
    wides = [
        max(style.font.width(entry.title, style.size) for entry in column) + _KEY_HEX + _KEY_AIR + 2.2
        for column in columns
    ]
    top = 8.5 if key.title else 3.5

    def draw(box: Box) -> Mark:
        marks: list[Mark] = [*_plate(box, atlas.palette.ink)]
        if key.title:
            marks.append(line(key.title, box[0] + 3.5, box[1] + 6.2, heading, span=key.span_of("title")))
        x = box[0] + 3.5
        for column, wide in zip(columns, wides, strict=True):
            for i, entry in enumerate(column):
                y = box[1] + top + (i + 0.5) * _KEY_ROW
                matrix = (scale, 0.0, 0.0, scale, float(um(x + _KEY_HEX / 2)), float(um(y)))
                marks.append(Group(entry.swatches[0], matrix, name=f"key:{entry.title}"))
                marks.append(line(entry.title, x + _KEY_HEX + _KEY_AIR, y + 0.95, style, name="key", span=key.span))
            x += wide
        return Group(tuple(marks), name="key", span=key.span)

    wide = max(sum(wides), heading.font.width(key.title, heading.size, heading.tracking) + 3.5)
    return Panel(key.at, wide + 3.5, top + down * _KEY_ROW + 2.6, draw)


def keep_clear(sheet: Mapsheet, grid: HexGrid, covered: Iterable[Box], crowd: Crowd) -> None:
    """Tell those who place names of it."""
    crowd.boxes += covered
    crowd.frame = frame_box(sheet, grid)
