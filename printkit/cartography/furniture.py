"""What frames a map: its border, its title in a cartouche, an arrow to the north."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.cartography.atlas import Atlas
from printkit.cartography.placing import Crowd
from printkit.colour import WHITE, Colour
from printkit.drawing import Group, Mark, Paint, Path, Role
from printkit.grids.hex import HexGrid
from printkit.lettering import Style, line
from printkit.models.features import Cartouche, Compass
from printkit.models.mapsheet import Mapsheet
from printkit.shapes import Box, polygon, rectangle
from printkit.units import points, um

_INSET = 4.0
"""Millimetres between a corner of the map and what stands in it."""
_TITLE, _SUBTITLE = points(17), points(9)
_GAP = 2.0
"""Between the hexes and the frame, where the sheet has room."""


def frame_box(sheet: Mapsheet, grid: HexGrid) -> Box:
    """The box around the field of hexes, a little larger where the sheet has room."""
    x0, y0, x1, y1 = grid.frame
    return max(0.0, x0 - _GAP), max(0.0, y0 - _GAP), min(sheet.width, x1 + _GAP), min(sheet.height, y1 + _GAP)


def furniture(sheet: Mapsheet, grid: HexGrid, atlas: Atlas) -> Iterator[Mark]:
    """Group ``frame``, Group ``cartouche``, Group ``compass``, as the sheet asks for them."""
    box = frame_box(sheet, grid)
    if sheet.frame:
        yield Group(tuple(_frame(box, atlas.palette.ink)), name="frame", span=sheet.span_of("frame"))
    if sheet.cartouche is not None:
        yield _cartouche(sheet.cartouche, box, atlas)
    if sheet.compass is not None:
        yield _compass(sheet.compass, box, atlas)


def furniture_boxes(sheet: Mapsheet, grid: HexGrid, atlas: Atlas) -> list[Box]:
    """Where cartouche and compass lie: hexes under them print no number, and names keep clear."""
    box = frame_box(sheet, grid)
    found = []
    if sheet.cartouche is not None:
        found.append(_corner(sheet.cartouche.at, box, *_cartouche_size(sheet.cartouche, atlas)))
    if sheet.compass is not None:
        found.append(_corner(sheet.compass.at, box, *_COMPASS))
    return found


def keep_clear(sheet: Mapsheet, grid: HexGrid, atlas: Atlas, crowd: Crowd) -> None:
    """Tell those who place names of it."""
    crowd.boxes += furniture_boxes(sheet, grid, atlas)
    crowd.frame = frame_box(sheet, grid)


def _frame(box: Box, ink: Colour) -> Iterator[Mark]:
    for inset, width in ((0.0, 0.7), (0.9, 0.2)):
        x0, y0, x1, y1 = box[0] + inset, box[1] + inset, box[2] - inset, box[3] - inset
        stroke = Paint(stroke=ink, width=um(width))
        yield Path(rectangle(x0, y0, x1 - x0, y1 - y0), stroke, Role.RULE, "frame")


def _corner(at: str, box: Box, width: float, height: float) -> Box:
    x = box[0] + _INSET if at.endswith("left") else box[2] - _INSET - width
    y = box[1] + _INSET if at.startswith("top") else box[3] - _INSET - height
    return x, y, x + width, y + height


def _cartouche_size(cartouche: Cartouche, atlas: Atlas) -> tuple[float, float]:
    title = atlas.fonts.title.width(cartouche.title, _TITLE, 0.25)
    subtitle = atlas.fonts.area.width(cartouche.subtitle, _SUBTITLE)
    return max(title, subtitle) + 9.0, 14.5 if cartouche.subtitle else 10.5


def _cartouche(cartouche: Cartouche, box: Box, atlas: Atlas) -> Mark:
    x0, y0, x1, y1 = _corner(cartouche.at, box, *_cartouche_size(cartouche, atlas))
    ink = atlas.palette.ink
    marks: list[Mark] = [
        Path(rectangle(x0, y0, x1 - x0, y1 - y0), Paint(WHITE, ink, um(0.6)), Role.ART, "plate"),
        Path(rectangle(x0 + 1, y0 + 1, x1 - x0 - 2, y1 - y0 - 2), Paint(stroke=ink, width=um(0.18)), Role.RULE, "line"),
    ]
    middle = (x0 + x1) / 2
    title = Style(atlas.fonts.title, _TITLE, ink, 0.25)
    span = cartouche.span_of("title")
    marks.append(line(cartouche.title, middle, y0 + 7.3, title, align="middle", name="title", span=span))
    if cartouche.subtitle:
        style, span = Style(atlas.fonts.area, _SUBTITLE, atlas.palette.label), cartouche.span_of("subtitle")
        marks.append(line(cartouche.subtitle, middle, y0 + 11.6, style, align="middle", name="subtitle", span=span))
    return Group(tuple(marks), name="cartouche", span=cartouche.span)


_COMPASS = (11.0, 16.0)
"""Width and height of the arrow's box."""


def _compass(compass: Compass, box: Box, atlas: Atlas) -> Mark:
    """An arrow, one half filled, in a light box; its N stands at its head, whichever way that is."""
    x0, y0, x1, y1 = _corner(compass.at, box, *_COMPASS)
    ink = atlas.palette.ink
    left, right = [(0.0, -5.5), (-2.6, 4.0), (0.0, 2.4)], [(0.0, -5.5), (2.6, 4.0), (0.0, 2.4)]
    style = Style(atlas.fonts.title, points(8), ink)
    c, s = {"0": (1.0, 0.0), "90": (0.0, 1.0), "180": (-1.0, 0.0), "270": (0.0, -1.0)}[compass.turn]
    arrow = (
        Path(polygon(left), Paint(ink, ink, um(0.2), join="round"), name="arrow"),
        Path(polygon(right), Paint(WHITE, ink, um(0.2), join="round"), name="arrow"),
        line("N", 0.0, 7.0, style, align="middle", name="north", span=compass.span),
    )
    middle = float(um((x0 + x1) / 2)), float(um((y0 + y1) / 2))
    plate = Path(rectangle(x0, y0, x1 - x0, y1 - y0, 1.0), Paint(WHITE, ink, um(0.3)), Role.ART, "plate")
    return Group((plate, Group(arrow, (c, s, -s, c, *middle))), name="compass", span=compass.span)
