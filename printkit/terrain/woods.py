"""Woods: crowns of trees from straight above, each light in its middle."""

from __future__ import annotations

import math
from collections.abc import Iterable
from random import Random

from printkit.cartography.area_terrain import AreaTerrain, Strewn, Tones
from printkit.cartography.curves import dots, join
from printkit.colour import mix
from printkit.drawing import Mark, Paint, Path
from printkit.shapes import Point, circle
from printkit.units import um


def tree(stream: Random, tones: Tones) -> Iterable[Mark]:
    """A crown of 1.6 to 2.2 mm radius in lobes, its light top, a few leaves."""
    radius, lobes = stream.uniform(1.6, 2.2), stream.randint(5, 7)
    puffs = [(*at, radius * stream.uniform(0.44, 0.54)) for at in _ring(stream, radius * 0.58, lobes)]
    crown = join(circle(x, y, r) for x, y, r in [*puffs, (0.0, 0.0, radius * 0.5)])
    yield Path(crown, Paint(tones.body, tones.ink, um(0.42), join="round"), name="crown")
    yield Path(crown, Paint(tones.body), name="crown")
    light = [(x * 0.72, y * 0.72, r * 0.62) for x, y, r in puffs]
    yield Path(join(circle(x, y, r) for x, y, r in light), Paint(mix(tones.fill, tones.top, 0.4)), name="top")
    leaves = [(x * 0.9, y * 0.9) for x, y, _ in puffs[::2]]
    yield Path(dots(leaves), Paint(stroke=tones.ink, width=um(0.22), cap="round"), name="leaves")


def _ring(stream: Random, radius: float, count: int) -> list[Point]:
    start = stream.random() * math.tau
    angles = [start + math.tau * (i + stream.uniform(-0.2, 0.2)) / count for i in range(count)]
    return [(radius * math.cos(angle), radius * math.sin(angle)) for angle in angles]


TERRAIN = AreaTerrain("Woods", "trees", fill="#DFE7D0", ink="#465844", motif=tree, strewn=Strewn(9, jitter=0.9))
