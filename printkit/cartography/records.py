"""What map painters are given and what they are: Cell, Plot, Course, Ground; terrain and landform plug-ins.

A terrain plug-in is one file under printkit/terrain/ that ends in ``TERRAIN = HexTerrain(...)`` or
``TERRAIN = SideTerrain(...)``; a landform plug-in one file under printkit/landforms/ that ends in
``LANDFORM = Landform(...)``. The file name is the plug-in's name.
All measures are millimetres, y down, from the top left of the sheet's trim.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from random import Random

from printkit.cartography.label_spot import LabelSpot
from printkit.cartography.noise import Noise
from printkit.cartography.palette import Palette
from printkit.colour import Colour
from printkit.drawing import Mark
from printkit.findings import Span
from printkit.models.base import Model
from printkit.shapes import Point


@dataclass(frozen=True, slots=True)
class Cell:
    """A hex as a place to draw in."""

    label: str
    x: float
    y: float
    half_width: float
    """Centre to the right end: a vertex, or a hexside if it is pointy."""
    half_height: float
    """Centre to the lower end: a hexside, or a vertex if it is pointy."""
    pointy: bool = False
    """Does a vertex stand at the top?"""
    spot: LabelSpot | None = None
    """Where its label stands, if one is printed."""

    def inside(self, x: float, y: float, inset: float = 0.0) -> bool:
        """Does a point lie in the hex shrunk by ``inset``?"""
        dx, dy, tip, flat = self._upright(abs(x - self.x), abs(y - self.y))
        if dy > flat - inset:
            return False
        across, down = flat, tip / 2
        long = math.hypot(across, down)
        return (across * dx + down * dy) / long <= across * tip / long - inset

    def reach(self, angle: float, inset: float = 0.0) -> float:
        """From the centre to the border of the hex shrunk by ``inset``, along an angle (radians)."""
        c, s, tip, flat = self._upright(abs(math.cos(angle)), abs(math.sin(angle)))
        across, down = flat, tip / 2
        long = math.hypot(across, down)
        slant = (across * tip / long - inset) / ((across * c + down * s) / long)
        return min(slant, (flat - inset) / s) if s > 1e-9 else slant

    def _upright(self, dx: float, dy: float) -> tuple[float, float, float, float]:
        """A step towards the tip and towards the flat, and how far both are from the centre."""
        if self.pointy:
            return dy, dx, self.half_height, self.half_width
        return dx, dy, self.half_width, self.half_height

    def in_label(self, x: float, y: float, pad: float = 0.0) -> bool:
        """Does a point lie within ``pad`` of the label's keep-out box?"""
        return self.spot is not None and self.spot.covers(x, y, pad)


@dataclass(frozen=True, slots=True)
class Bowl:
    """A big crater as laid out: where, how large, and over which hexes."""

    name: str
    x: float
    y: float
    radius: float
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Plot:
    """One hex to be painted. No ink may cross its hexsides or enter what is blocked."""

    cell: Cell
    seed: int
    palette: Palette
    barriers: tuple[tuple[Point, Point, float], ...] = ()
    """Hexsides near by that carry terrain of their own: two ends and the clearance that it wants."""
    bowl: Bowl | None = None
    """The big crater that this hex is part of."""

    def stream(self, what: str) -> Random:
        """This hex's own random numbers for one purpose: editing one hex never changes another."""
        return Random(f"{self.seed}-{what}-{self.cell.label}")

    def noise(self, what: str) -> Noise:
        """This hex's own noise."""
        return Noise(f"{self.seed}-{what}-{self.cell.label}")

    def blocked(self, x: float, y: float, pad: float = 0.0) -> bool:
        """Would ink within ``pad`` of a point touch the label or crowd a hexside's terrain?"""
        if self.cell.in_label(x, y, pad):
            return True
        return any(distance((x, y), a, b) < clearance + pad for a, b, clearance in self.barriers)


@dataclass(frozen=True, slots=True)
class Course:
    """A line of hexsides to be painted: its vertices in order, and whether another course goes on from either end."""

    name: str
    points: tuple[Point, ...]
    joined: tuple[bool, bool] = (False, False)


@dataclass(frozen=True, slots=True)
class SidePlot:
    """All courses of one hexside terrain on a sheet."""

    courses: tuple[Course, ...]
    seed: int
    palette: Palette
    blocked: Callable[[float, float], bool]
    """Is a point in the keep-out box of a label?"""
    colour: Colour | None = None
    """What the kit wants instead of the painter's own colour."""
    width: float | None = None
    """What the kit wants instead of the painter's own width, in millimetres."""
    size: float = 1.0
    """How large a hex is, 20 mm from flat to flat being 1: widths that the kit does not give grow with it."""


@dataclass(frozen=True, slots=True)
class Ground:
    """The sheet's ground, for a landform: its art must vanish (``calm`` 0) in the half-hexes along every edge."""

    width: float
    height: float
    rim: float
    """How far the deepest edge half-hex reaches in from its edge."""
    seed: int
    palette: Palette
    find: Callable[[str], Point | None]
    """Centre of a hex by its label; None if it is not on the map."""
    kept: Callable[[float, float], bool] = field(default=lambda x, y: False)
    """Does a point lie in a hex with terrain, or under the numeral? Small ground marks keep out of it."""

    def stream(self, what: str) -> Random:
        """Random numbers of this sheet's ground for one purpose."""
        return Random(f"{self.seed}-ground-{what}")

    def noise(self, what: str) -> Noise:
        """Noise of this sheet's ground."""
        return Noise(f"{self.seed}-ground-{what}")

    def margin(self, x: float, y: float) -> float:
        """How far a point lies inside the strip of edge half-hexes (negative: in it, or off the sheet)."""
        return min(x, self.width - x, y, self.height - y) - self.rim

    def calm(self, x: float, y: float, over: float = 12.0) -> float:
        """0 in the edge half-hexes, rising smoothly to 1 ``over`` millimetres further in."""
        t = max(0.0, min(1.0, (self.margin(x, y) - 0.8) / over))
        return t * t * (3 - 2 * t)


@dataclass(frozen=True, slots=True)
class HexTerrain:
    """A terrain that fills hexes."""

    title: str
    """As the terrain key prints it."""
    about: str
    paint: Callable[[Plot], Iterable[Mark]]


@dataclass(frozen=True, slots=True)
class SideTerrain:
    """A terrain that runs along hexsides."""

    title: str
    about: str
    paint: Callable[[SidePlot], Iterable[Mark]]
    clearance: float
    """Rocks and labels keep this far from its hexsides."""
    over: bool = False
    """Does it lie over roads, as a bridge does?"""
    grid: bool = False
    """Is the grid drawn along its hexsides all the same?"""


@dataclass(frozen=True, slots=True)
class Landform:
    """The shapes of the ground, which have no effect on play. ``model`` reads the sheet's ``relief``."""

    title: str
    about: str
    model: type[Model]
    paint: Callable[[Ground, Model], Iterable[Mark]]
    hexes: Callable[[Model], Iterable[tuple[str, Span]]] = lambda relief: ()
    """Hexes that the parameters name, and where they are typed: they have to be on the map."""


def distance(at: Point, a: Point, b: Point) -> float:
    """From a point to the segment a-b."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    long = dx * dx + dy * dy
    t = max(0.0, min(1.0, ((at[0] - a[0]) * dx + (at[1] - a[1]) * dy) / long)) if long else 0.0
    return math.hypot(at[0] - a[0] - dx * t, at[1] - a[1] - dy * t)
