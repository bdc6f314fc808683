"""The hex in which a key shows a thing, about its own centre."""

from __future__ import annotations

from dataclasses import dataclass

from printkit.cartography.atlas import Atlas
from printkit.cartography.lines import GRID_WEIGHT
from printkit.cartography.survey import Survey
from printkit.colour import Colour
from printkit.drawing import Group, Mark, Paint, Path, Role
from printkit.grids.hex import Hex
from printkit.models.mapsheet import Mapsheet
from printkit.shapes import polygon
from printkit.units import um


@dataclass(frozen=True, slots=True)
class Charted:
    """A mapsheet with what it says and how that looks."""

    sheet: Mapsheet
    read: Survey
    atlas: Atlas


def land(one: Charted) -> Colour:
    """What paths, towns and hexsides are shown on: the base terrain of the map, or, where that is water, the terrain
    that most hexes have of those that are none."""
    fills = {name: one.atlas.terrains[name] for name in one.read.count() if name in one.atlas.terrains}
    if one.read.base not in fills or not fills[one.read.base].water:
        return fills[one.read.base].fill if one.read.base in fills else one.atlas.palette.ground
    dry = [(-count, name) for name, count in one.read.count().items() if name in fills and not fills[name].water]
    return fills[min(dry)[1]].fill if dry else one.atlas.palette.ground


def swatch(one: Charted, hex: Hex, art: tuple[Mark, ...], fill: Colour, over: bool = False) -> tuple[Mark, ...]:
    """Hex ground, outline and art (``over`` the outline or under it), moved so that the hex's centre is the origin."""
    x, y = one.read.grid.centre(hex)
    outline = polygon(one.read.grid.outline(hex))
    ground = Path(outline, Paint(fill), Role.BACKGROUND)
    grid = one.atlas.palette.grid
    border = Path(outline, Paint(stroke=grid, width=um(GRID_WEIGHT * 1.6), join="round"), Role.RULE)
    marks = (ground, border, *art) if over else (ground, *art, border)
    return (Group(marks, (1.0, 0.0, 0.0, 1.0, float(-um(x)), float(-um(y)))),)
