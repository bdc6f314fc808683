"""Crater field: the ground pitted all over with faint small craters of many sizes."""

from __future__ import annotations

import math
from collections.abc import Iterable

from pydantic import Field

from printkit.cartography.records import Ground, Landform
from printkit.drawing import Mark
from printkit.landforms._craterlets import Craterlet, craterlets
from printkit.models.base import Count, Length, Model


class CraterField(Model):
    """The crater field's own parameters."""

    craters: Count = Field(110, le=1000)
    """How many are tried; those that find no room are left out."""
    largest: Length = Field(8.0, ge=0.5, le=20)
    """Radius of the largest."""


def paint(ground: Ground, relief: Model) -> Iterable[Mark]:
    """Craters laid largest first: sizes fall off steeply, none touches another or an edge half-hex."""
    assert isinstance(relief, CraterField)
    stream = ground.stream("craters")
    radii = sorted(
        (min(relief.largest, 1.15 * (1 - stream.random()) ** -0.72) for _ in range(relief.craters)), reverse=True
    )
    placed: list[Craterlet] = []
    for radius in radii:
        for _ in range(60):
            x, y = stream.uniform(0, ground.width), stream.uniform(0, ground.height)
            if ground.margin(x, y) < radius * 1.6 + 1:
                continue
            if radius < 2.4 and ground.kept(x, y):
                continue
            if all(math.hypot(x - p.x, y - p.y) > 1.3 * (radius + p.radius) + 0.6 for p in placed):
                placed.append(Craterlet(x, y, radius))
                break
    yield from craterlets(placed, ground.noise("craters"), stream, ground.palette)


LANDFORM = Landform("Crater field", "many small craters", CraterField, paint)
