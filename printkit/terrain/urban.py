"""Urban: blocks of houses along streets that cross at an angle of their own in every hex."""

from __future__ import annotations

import math
from collections.abc import Iterable
from random import Random

from printkit.cartography.area_terrain import AreaTerrain, Brink, Tones
from printkit.cartography.curves import join
from printkit.drawing import Mark, Paint, Path
from printkit.shapes import Point, polygon, rotate
from printkit.units import um

_REACH = 8.0
"""No corner of a block lies farther from the centre of a hex of 20 mm."""


def quarter(stream: Random, tones: Tones) -> Iterable[Mark]:
    """Rows of blocks of unequal width, a street between any two; here and there a court or a green is left open."""
    turn = stream.uniform(-35, 35)
    blocks: list[list[Point]] = []
    y = -_REACH
    while y < _REACH:
        deep, x = stream.uniform(1.7, 2.5), -_REACH + stream.uniform(-1, 1)
        while x < _REACH:
            wide = stream.uniform(1.5, 3.6)
            corners = [rotate(at, turn) for at in ((x, y), (x + wide, y), (x + wide, y + deep), (x, y + deep))]
            if all(math.hypot(*at) < _REACH for at in corners) and stream.random() > 0.08:
                blocks.append(corners)
            x += wide + stream.choice((0.35, 0.35, 0.8))
        y += deep + stream.choice((0.4, 0.8))
    yield Path(join(polygon(block) for block in blocks), Paint(tones.body, tones.ink, um(0.16), join="round"))


TERRAIN = AreaTerrain("Urban", "built-up blocks", fill="#E8DFD6", ink="#6E5F55", motif=quarter, brink=Brink(width=0.25))
