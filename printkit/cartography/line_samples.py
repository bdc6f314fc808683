"""Samples of what runs through hexes and along hexsides, for the key: hexside terrains and paths."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from printkit.cartography.area_terrain import REFERENCE
from printkit.cartography.atlas import SideStyle
from printkit.cartography.path_marks import path_marks
from printkit.cartography.path_points import Line
from printkit.cartography.paths import along_hexsides, read_sides
from printkit.cartography.records import Course, SidePlot
from printkit.cartography.sample_hex import Charted, land, swatch
from printkit.cartography.stock_paths import PathStyle
from printkit.drawing import Group, Mark
from printkit.shapes import Point, polygon


def side_swatch(name: str, style: SideStyle, one: Charted) -> tuple[Mark, ...]:
    """A hex with the terrain along its upper three hexsides; what lies over others, as a bridge does, on one of them,
    and under it the path along hexsides that it lies over on the map."""
    grid, palette = one.read.grid, one.atlas.palette
    hex = next(grid.wholes())
    corners = grid.outline(hex)
    upper = corners[5], corners[0], corners[1], corners[2]
    size = grid.flat_to_flat / REFERENCE
    under = [_along(path, upper, one) for path in (_paths_under(name, one) if style.terrain.over else ())]
    course = Course(f"{name}-key", upper[1:3] if style.terrain.over else upper)
    plot = SidePlot((course,), one.sheet.seed, palette, lambda x, y: False, style.colour, style.width, size)
    return swatch(one, hex, (*under, *style.terrain.paint(plot)), land(one), over=True)


def _paths_under(name: str, one: Charted) -> Iterator[str]:
    """The path along hexsides on which some of a hexside terrain lies, if there is one."""
    grid = one.read.grid
    there = {side for side, terrain in one.read.sides.items() if terrain == name}
    for path, runs in one.sheet.paths.items():
        along = path in one.atlas.paths and along_hexsides(one.sheet, path)
        if along and there & {side for run in runs for side in read_sides(grid, run)[0]}:
            yield path
            return


def _along(name: str, corners: Sequence[Point], one: Charted) -> Mark:
    """A path along the hexsides between some vertices."""
    points = [corners[0]]
    for a, b in pairwise(corners):
        points += [_mid(a, b), b]
    line = Line(tuple(points), ())
    return path_marks(name, one.atlas.paths[name], (line,), one.read.grid, lambda u, v: (u, v), one.sheet.span)


def path_swatch(name: str, style: PathStyle, one: Charted) -> tuple[Mark, ...]:
    """A hex that a path runs across, or along whose upper hexsides it runs."""
    grid = one.read.grid
    hex = next(grid.wholes())
    corners, (x, y) = grid.outline(hex), grid.centre(hex)
    if style.along == "hexsides":
        path = _along(name, (corners[5], corners[0], corners[1]), one)
        return swatch(one, hex, (path,), land(one), over=True)
    first, last = _mid(corners[4], corners[5]), _mid(corners[1], corners[2])
    line = Line((first, (x - 0.06 * grid.half_width, y - 0.12 * grid.half_height), last), ())
    path = path_marks(name, style, (line,), grid, lambda u, v: (u, v), one.sheet.span)
    return swatch(one, hex, (Group((path,), clip=polygon(corners)),), land(one))


def _mid(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
