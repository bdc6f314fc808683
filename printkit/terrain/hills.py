"""Hills: rounded forms hachured all round, so that no turn of the sheet looks wrong."""

from __future__ import annotations

import math
from collections.abc import Iterable
from random import Random

from printkit.cartography.area_terrain import AreaTerrain, Strewn, Tones
from printkit.cartography.curves import join, wedge
from printkit.cartography.noise import Noise
from printkit.drawing import Mark, Paint, Path


def hill(stream: Random, tones: Tones) -> Iterable[Mark]:
    """Two tiers of hachures pointing down, the upper one finer."""
    noise, radius, long = Noise(f"hill-{stream.random()}"), stream.uniform(2.5, 3.2), stream.uniform(1.0, 1.3)
    tiers = []
    for share, length, width, count in ((1.0, 1.25, 0.36, 30), (0.48, 0.75, 0.26, 15)):
        for i in range(count):
            angle = math.tau * (i + stream.uniform(-0.2, 0.2)) / count
            away = radius * share * (1 + 0.16 * noise.around(angle))
            x, y = long * away * math.cos(angle), away * math.sin(angle) / long
            tiers.append(wedge(x, y, angle, length * stream.uniform(0.7, 1.3), width))
    yield Path(join(tiers), Paint(tones.ink))


TERRAIN = AreaTerrain(
    "Hills", "rounded slopes", fill="#EEE4CE", ink="#86704F", motif=hill, strewn=Strewn(3, jitter=0.35, vary=0.25)
)
