"""Paths as they are drawn: casings first, then lines, then ties, type by type, so that junctions are of one piece."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from printkit.cartography.area_terrain import REFERENCE
from printkit.cartography.areas import Warp
from printkit.cartography.beside import side_by_side
from printkit.cartography.curves import join, resample, spline
from printkit.cartography.path_points import Line, line_of, side_lines
from printkit.cartography.paths import Route, along_hexsides, joints, read_route, read_sides
from printkit.cartography.stock_paths import TIE, TIE_GAP, TIE_LENGTH, PathStyle
from printkit.cartography.warp import warp_of
from printkit.colour import parse_colour
from printkit.drawing import Group, Mark, Paint, Path, Role, Segment
from printkit.findings import Span
from printkit.grids.hex import Hex, HexGrid
from printkit.models.mapsheet import Mapsheet
from printkit.shapes import Point, flatten, lines, polygon
from printkit.units import um

_CALM = 5
"""Points from a fixed end to where a winding path winds in full."""
_DOT = 10
"""Micrometres."""
_BETWEEN = 0.5
"""Millimetres between two paths through the same hexes, in hexes of REFERENCE."""
Curve = tuple[Segment, ...]
Lines = dict[str, tuple[Line, ...]]
"""Path type to its paths as points."""
Piece = tuple[Point, Point, float]
"""Two ends and half the width of a bit of a line. Millimetres."""


def path_lines(sheet: Mapsheet, grid: HexGrid, towns: Sequence[Hex], styles: Mapping[str, PathStyle]) -> Lines:
    """Every path of the sheet that can be followed; those of several types through the same hexes side by side."""
    found: Lines = {}
    routes: dict[str, list[Route]] = {}
    for name, runs in sheet.paths.items():
        found[name] = ()
        if along_hexsides(sheet, name):
            found[name] = tuple(line for run in runs for line in side_lines(grid, read_sides(grid, run)[0]))
        else:
            routes[name] = [route for run in runs if (route := read_route(grid, run)[0]) is not None]
    size = min(1.3, grid.flat_to_flat / REFERENCE)
    halves = {name: half_width(styles[name]) * size for name in routes if name in styles}
    shifts = side_by_side({name: routes[name] for name in halves}, grid, halves, _BETWEEN * size)
    for name, followed in routes.items():
        joined, moves = joints(followed, grid, towns), shifts.get(name, {})
        found[name] = tuple(line_of(grid, route, joined, sheet.bleed + 1.0, moves) for route in followed)
    return found


def half_width(style: PathStyle) -> float:
    """Half the width of a path as it is drawn in a hex of REFERENCE: casing and ties are of it. Millimetres."""
    return max(style.width / 2 + (style.casing_width if style.casing else 0.0), TIE_LENGTH / 2 if style.ties else 0.0)


def water_warp(grid: HexGrid, seed: int) -> Warp:
    """How paths that wind do so on a sheet."""
    return warp_of(grid, seed, 0.11, calls="water", swell=3.4)


def drawn_pieces(found: Lines, styles: Mapping[str, PathStyle], grid: HexGrid, warp: Warp) -> dict[str, list[Piece]]:
    """By type every bit of paths as they are drawn, with half their width: casing and ties are of it."""
    size = min(1.3, grid.flat_to_flat / REFERENCE)
    return {name: list(_pieces(styles[name], lines, size, warp)) for name, lines in found.items() if name in styles}


def _pieces(style: PathStyle, found: Sequence[Line], size: float, warp: Warp) -> Iterator[Piece]:
    half = half_width(style)
    for one in found:
        for line in flatten(curve(style, one, warp)):
            points = [(x / 1000, y / 1000) for x, y in line]
            yield from ((a, b, half * size) for a, b in pairwise(points))


def path_marks(name: str, style: PathStyle, found: Sequence[Line], grid: HexGrid, warp: Warp, span: Span) -> Mark:
    """Group ``path:road`` of Paths ``casing``, ``line`` and ``ties``. Paths that end where the map does are cut off
    there: theirs come first, with ``casing`` and ``line`` of their own."""
    size = min(1.3, grid.flat_to_flat / REFERENCE)
    curves = [curve(style, line, warp) for line in found]
    shapes, width = _shapes(curves, found), style.width * size
    marks: list[Mark] = []
    if style.casing:
        edges = um(width + 2 * style.casing_width)
        for shape, cap in shapes:
            casing = Paint(stroke=parse_colour(style.casing), width=edges, cap=cap, join="round")
            marks.append(Path(shape, casing, Role.ART, "casing"))
    dash = tuple(um(part * size) for part in style.dash)
    for shape, cap in shapes:
        line = Paint(
            stroke=parse_colour(style.colour), width=um(width), cap="butt" if dash else cap, join="round", dash=dash
        )
        marks.append(Path(shape, line, Role.ART, "line"))
    if style.ties:
        ties = lines(tie for one in curves for tie in _ties(one, size))
        marks.append(Path(ties, Paint(stroke=parse_colour(style.ties), width=um(TIE * size)), Role.ART, "ties"))
    return Group(tuple(marks), name=f"path:{name}", span=span)


def _shapes(curves: Sequence[Curve], found: Sequence[Line]) -> list[tuple[Curve, str]]:
    """Curves with an end on the map's edge, then all others with the inner ends of those; each with its caps."""
    cut: list[Curve] = []
    others: list[Curve] = []
    for curve, line in zip(curves, found, strict=True):
        (cut if any(line.edge) else others).append(curve)
        # Both ends of a line have the same cap: the round one of an inner end is that of a line too short to see.
        for (_, at), at_edge in zip((curve[0], curve[-1]), line.edge, strict=True):
            if any(line.edge) and not at_edge:
                x, y = at[-2:]
                others.append((("M", (x, y)), ("L", (x + _DOT, y))))
    return [(join(shapes), cap) for shapes, cap in ((cut, "butt"), (others, "round")) if shapes]


def curve(style: PathStyle, line: Line, warp: Warp) -> Curve:
    """A path's outline: through its points in curves or straight, or winding."""
    points = list(line.points)
    if not style.smooth:
        return polygon(_vertices(style, points), close=False)
    shape = spline(_vertices(style, points) if style.along == "hexes" else _middles(points))
    if not style.wind:
        return shape
    fine = [(x / 1000, y / 1000) for x, y in flatten(shape, 6)[0]]
    return spline(_wound(resample(fine, 1.6), line.fixed, warp))


def _wound(points: list[Point], fixed: tuple[bool, bool], warp: Warp) -> list[Point]:
    """Points moved by a warp, less and less towards an end that is fixed."""
    last, found = len(points) - 1, []
    for i, (x, y) in enumerate(points):
        share = min(1.0, i / _CALM if fixed[0] else 1.0, (last - i) / _CALM if fixed[1] else 1.0)
        u, v = warp(x, y)
        found.append((x + (u - x) * share, y + (v - y) * share))
    return found


def _vertices(style: PathStyle, points: list[Point]) -> list[Point]:
    """Along hexsides: the vertices alone."""
    return points[::2] if style.along == "hexsides" else points


def _middles(points: list[Point]) -> list[Point]:
    """Along hexsides in curves: both ends, and the middles of the hexsides."""
    return [points[0], *points[1::2], points[-1]]


def _ties(shape: Curve, size: float) -> Iterator[tuple[Point, Point]]:
    points = resample([(x / 1000, y / 1000) for x, y in flatten(shape)[0]], TIE_GAP * size)
    half = TIE_LENGTH * size / 2
    for (ax, ay), (bx, by) in pairwise(points[:-1]):
        long = math.hypot(bx - ax, by - ay) or 1.0
        nx, ny = -(by - ay) / long * half, (bx - ax) / long * half
        yield (bx + nx, by + ny), (bx - nx, by - ny)


def obstacles(
    found: Lines, styles: Mapping[str, PathStyle], grid: HexGrid
) -> dict[Hex, list[tuple[Point, Point, float]]]:
    """For each hex the pieces of paths in it, each with the room that symbols leave it."""
    size = grid.flat_to_flat / REFERENCE
    out: dict[Hex, list[tuple[Point, Point, float]]] = {}
    for name, paths in found.items():
        if name not in styles:
            continue
        style = styles[name]
        clearance = style.width * size / 2 + (0.9 if style.wind else 0.5) * size + (0.5 * size if style.ties else 0.0)
        for line in paths:
            for leg, hexes in zip(_legs(style, line), line.hexes, strict=True):
                for hex in hexes:
                    out.setdefault(hex, []).extend((a, b, clearance) for a, b in pairwise(leg))
    return out


def _legs(style: PathStyle, line: Line) -> Iterator[Sequence[Point]]:
    """The way from each point to the next as it is drawn; straight where a path winds, which the room allows for."""
    if not style.smooth or style.wind or style.along != "hexes":
        yield from pairwise(line.points)
        return
    start, *bends = spline(line.points)
    for bend in bends:
        yield [(x / 1000, y / 1000) for x, y in flatten((start, bend), 4)[0]]
        start = ("M", bend[1][-2:])
