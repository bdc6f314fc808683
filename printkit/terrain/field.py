"""Field: parcels of tilled land, furrows each its own way."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from printkit.cartography.area_terrain import AreaTerrain, Strewn, Tones
from printkit.colour import mix
from printkit.drawing import Mark, Paint, Path
from printkit.shapes import lines, polygon
from printkit.units import um


def parcel(stream: Random, tones: Tones) -> Iterable[Mark]:
    """A plot with straight furrows, tinted or bare."""
    wide, deep = stream.uniform(2.0, 2.9), stream.uniform(1.5, 2.1)
    slant = stream.uniform(-0.4, 0.4)
    tint = stream.choice((mix(tones.fill, tones.ink, 0.16), tones.top, mix(tones.fill, tones.ink, 0.08)))
    corners = [(-wide + slant, -deep), (wide + slant, -deep), (wide - slant, deep), (-wide - slant, deep)]
    yield Path(polygon(corners), Paint(tint, tones.ink, um(0.14), join="round"))
    rows = [-deep + 2 * deep * i / 6 for i in range(1, 6)]
    furrows = [((-wide - slant * y / deep + 0.25, y), (wide - slant * y / deep - 0.25, y)) for y in rows]
    yield Path(lines(furrows), Paint(stroke=tones.ink, width=um(0.12)))


TERRAIN = AreaTerrain(
    "Fields", "tilled land", fill="#EFEAD2", ink="#A5975F", motif=parcel, strewn=Strewn(5, jitter=0.15, vary=0.12)
)
