"""Marsh: tufts of reed over short lines of standing water."""

from __future__ import annotations

import math
from collections.abc import Iterable
from random import Random

from printkit.cartography.area_terrain import AreaTerrain, Strewn, Tones
from printkit.cartography.curves import join, wedge
from printkit.drawing import Mark, Paint, Path
from printkit.shapes import lines
from printkit.units import um


def tuft(stream: Random, tones: Tones) -> Iterable[Mark]:
    """Five blades fanned out, and the water at their foot in two strokes."""
    blades = []
    for i in range(5):
        angle = math.radians(-90 + (i - 2) * 24 + stream.uniform(-6, 6))
        blades.append(wedge((i - 2) * 0.16, 0.0, angle, stream.uniform(1.3, 1.9) * (1 - 0.12 * abs(i - 2)), 0.3))
    yield Path(join(blades), Paint(tones.ink))
    left, right = stream.uniform(1.5, 2.1), stream.uniform(1.5, 2.1)
    water = [((-left, 0.35), (right, 0.35)), ((-left * 0.45, 0.85), (right * 0.55, 0.85))]
    yield Path(lines(water), Paint(stroke=tones.ink, width=um(0.2), cap="round"))


TERRAIN = AreaTerrain(
    "Marsh", "reeds and water", fill="#DBE6DE", ink="#55776F", motif=tuft, strewn=Strewn(6, jitter=0.5, turned=False)
)
