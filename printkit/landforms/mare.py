"""Mare: two quiet tones with soft shores, and stipple gathered along them."""

from __future__ import annotations

import math
from collections.abc import Iterable

from pydantic import Field

from printkit.cartography.contours import HeightField
from printkit.cartography.curves import chaikin, dots, join
from printkit.cartography.records import Ground, Landform
from printkit.drawing import Mark, Paint, Path, Role
from printkit.models.base import Length, Model
from printkit.shapes import polygon
from printkit.units import um


class Mare(Model):
    """The mare's own parameters."""

    scale: Length = Field(40.0, ge=5)
    """Size of its bays."""


_SHORES = (0.47, 0.565)
"""Heights of the outer and the inner tone."""


def paint(ground: Ground, relief: Model) -> Iterable[Mark]:
    """The tones as even-odd outlines, then the stipple."""
    assert isinstance(relief, Mare)
    noise, palette = ground.noise("mare"), ground.palette

    def height(x: float, y: float) -> float:
        if ground.margin(x, y) < 0.8:
            return 0.0
        edge = 1 - ground.calm(x, y, 24 + 9 * (noise(x / 17 + 50, y / 17) - 0.5))
        return noise.layered(x / relief.scale, y / relief.scale) - 0.42 * edge * edge

    field = HeightField.sample(height, ground.width, ground.height, 2.6)
    for level, colour in zip(_SHORES, (palette.mare_1, palette.mare_2), strict=True):
        shore = join(polygon(chaikin(loop)) for loop in field.loops(level))
        yield Path(shore, Paint(colour, even_odd=True), Role.BACKGROUND, "mare")
    stream = ground.stream("stipple")
    grains = []
    for _ in range(int(ground.width * ground.height / 10)):
        x, y = stream.uniform(0, ground.width), stream.uniform(0, ground.height)
        if stream.random() < 0.8 * math.exp(-(((height(x, y) - 0.5) / 0.05) ** 2)):
            grains.append((x, y))
    yield Path(dots(grains), Paint(stroke=palette.stipple, width=um(0.26), cap="round"), Role.BACKGROUND, "stipple")


LANDFORM = Landform("Mare", "dark plains with soft shores", Mare, paint)
