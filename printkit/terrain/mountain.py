"""Mountain: peaks from straight above, ridges running down from each summit, every second flank light."""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import pairwise
from random import Random

from printkit.cartography.area_terrain import AreaTerrain, Strewn, Tones
from printkit.cartography.curves import join
from printkit.drawing import Mark, Paint, Path
from printkit.shapes import Point, lines, polygon
from printkit.units import um


def peak(stream: Random, tones: Tones) -> Iterable[Mark]:
    """A faceted star: outline, light flanks, ridges, short spurs between them."""
    ridges, radius = stream.choice((5, 6)), stream.uniform(3.6, 4.5)
    start, summit = stream.random() * math.tau, (stream.uniform(-0.5, 0.5), stream.uniform(-0.5, 0.5))
    outline: list[Point] = []
    for i in range(2 * ridges):
        angle = start + math.pi * (i + stream.uniform(-0.22, 0.22)) / ridges
        away = radius * (stream.uniform(0.9, 1.12) if i % 2 == 0 else stream.uniform(0.5, 0.62))
        outline.append((away * math.cos(angle), away * math.sin(angle)))
    yield Path(polygon(outline), Paint(tones.body, tones.ink, um(0.3), join="round"))
    ring = [*outline, outline[0]]
    flanks = [polygon([summit, a, b]) for i, (a, b) in enumerate(pairwise(ring)) if i % 2 == 0]
    yield Path(join(flanks), Paint(tones.top))
    yield Path(
        lines((summit, tip) for tip in outline[::2]), Paint(stroke=tones.ink, width=um(0.3), cap="round"), name="ridges"
    )
    spurs = []
    for tip, dip in zip(outline[::2], outline[1::2], strict=True):
        at = (summit[0] + (tip[0] - summit[0]) * 0.5, summit[1] + (tip[1] - summit[1]) * 0.5)
        spurs.append((at, (at[0] + (dip[0] - summit[0]) * 0.42, at[1] + (dip[1] - summit[1]) * 0.42)))
    yield Path(lines(spurs), Paint(stroke=tones.ink, width=um(0.18), cap="round"), name="spurs")


TERRAIN = AreaTerrain(
    "Mountains", "peaks and ridges", fill="#DFD6C8", ink="#4A443E", motif=peak, strewn=Strewn(3, jitter=0.3, vary=0.25)
)
