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
    """A faceted mass: outline, light flanks, ridges that fork halfway down."""
    ridges, radius = stream.choice((5, 6, 6)), stream.uniform(3.4, 4.3)
    start, summit = stream.random() * math.tau, (stream.uniform(-0.7, 0.7), stream.uniform(-0.7, 0.7))
    outline: list[Point] = []
    for i in range(2 * ridges):
        angle = start + math.pi * (i + stream.uniform(-0.25, 0.25)) / ridges
        away = radius * (stream.uniform(0.92, 1.15) if i % 2 == 0 else stream.uniform(0.68, 0.8))
        outline.append((away * math.cos(angle), away * math.sin(angle)))
    yield Path(polygon(outline), Paint(tones.body, tones.ink, um(0.3), join="round"), name="peak")
    ring = [*outline, outline[0]]
    flanks = [polygon([summit, a, b]) for i, (a, b) in enumerate(pairwise(ring)) if i % 2 == 0]
    yield Path(join(flanks), Paint(tones.top), name="flanks")
    crest = [(summit, tip) for tip in outline[::2]]
    yield Path(lines(crest), Paint(stroke=tones.ink, width=um(0.26), cap="round"), name="ridges")
    spurs = []
    for tip, dip in zip(outline[::2], outline[1::2], strict=True):
        for share, reach in ((0.42, 0.4), (0.7, 0.22)):
            x, y = summit[0] + (tip[0] - summit[0]) * share, summit[1] + (tip[1] - summit[1]) * share
            spurs.append(((x, y), (x + (dip[0] - summit[0]) * reach, y + (dip[1] - summit[1]) * reach)))
    yield Path(lines(spurs), Paint(stroke=tones.ink, width=um(0.16), cap="round"), name="spurs")


TERRAIN = AreaTerrain(
    "Mountains", "peaks and ridges", fill="#DFD6C8", ink="#4A443E", motif=peak, strewn=Strewn(3, jitter=0.3, vary=0.25)
)
