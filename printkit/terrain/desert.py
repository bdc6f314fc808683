"""Desert: crescents of sand and stipple."""

from __future__ import annotations

import math
from collections.abc import Iterable
from random import Random

from printkit.cartography.area_terrain import AreaTerrain, Strewn, Tones
from printkit.cartography.curves import dots, ribbon
from printkit.drawing import Mark, Paint, Path
from printkit.units import um


def dune(stream: Random, tones: Tones) -> Iterable[Mark]:
    """A thin crescent that runs out at both ends, grains in its lee."""
    radius, bend = stream.uniform(1.8, 2.6), stream.uniform(0.9, 1.25)
    line = [
        (radius * math.cos(-math.pi / 2 + bend * t), radius * (math.sin(-math.pi / 2 + bend * t) + 0.8))
        for t in (i / 8 - 1 for i in range(17))
    ]
    yield Path(ribbon(line, [0.17 * math.sqrt(max(0.0, 1 - ((i - 8) / 8) ** 2)) for i in range(17)]), Paint(tones.ink))
    grains = [(stream.uniform(-2.2, 2.2), stream.uniform(0.2, 2.4)) for _ in range(9)]
    yield Path(dots(grains), Paint(stroke=tones.ink, width=um(0.26), cap="round"))


TERRAIN = AreaTerrain(
    "Desert", "sand", fill="#F3E8CC", ink="#B89555", motif=dune, strewn=Strewn(5, jitter=0.6, turned=False)
)
