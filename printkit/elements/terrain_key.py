"""terrain-key: the terrain that the kit's mapsheets use, a hex or two of each with its name beneath."""

from __future__ import annotations

from collections.abc import Iterable

from pydantic import Field

from printkit.contracts import Element, Scene
from printkit.drawing import Group, Mark
from printkit.flow.look import look
from printkit.lettering import line
from printkit.models.base import Length, Words
from printkit.models.mapsheet import Mapsheet
from printkit.models.part import Part
from printkit.terrain_key import swatches
from printkit.units import um

_WITHIN, _LETTERING = 1.5, 4.6
"""Millimetres between hexes of one terrain, and below the hexes for the names."""


class TerrainKey(Part):
    """Hexes in one row from (x, y), spread over ``width``. Without mapsheets in the kit it is a fault."""

    terrain_key: Words = Field(alias="terrain-key")
    """Read aloud by nobody: what the key is of, such as 'all mapsheets'."""
    x: Length = 0.0
    y: Length = 0.0
    width: Length = Field(gt=0)
    hex: Length = Field(gt=0)
    """Flat to flat of the hexes shown."""
    accent: Words = "ink"

    def draw(self, scene: Scene) -> Iterable[Mark]:
        """A group a terrain, and its name."""
        sheets: tuple[Mapsheet, ...] = scene.kit.of("mapsheet")
        found = swatches(scene.kit)
        if not found:
            scene.kit.faults.error("terrain-key", self.span, "the kit has no mapsheet to draw a key from")
            return
        grid = sheets[0].hexes
        scale = self.hex / grid.flat_to_flat
        wide = 2 * grid.half_width * scale
        style = look(scene.kit, self.accent, self.span_of("accent")).table.strong
        widths = {title: len(hexes) * wide + (len(hexes) - 1) * _WITHIN for title, hexes in found.items()}
        gap = (self.width - sum(widths.values())) / max(1, len(found) - 1)
        if gap < _WITHIN:
            scene.kit.faults.error("terrain-key", self.span, "the hexes do not fit side by side", "make hex smaller")
        left = self.x
        for title, hexes in found.items():
            for i, marks in enumerate(hexes):
                x = left + i * (wide + _WITHIN) + wide / 2
                matrix = (scale, 0.0, 0.0, scale, float(um(x)), float(um(self.y + self.hex / 2)))
                yield Group(marks, matrix, name=f"key:{title}")
            middle, base = left + widths[title] / 2, self.y + self.hex + _LETTERING - 1.0
            room = widths[title] + gap
            yield line(title, middle, base, style, align="middle", room=room, name="key", span=self.span)
            left += widths[title] + gap


ELEMENT = Element(
    name="terrain-key",
    model=TerrainKey,
    draw=TerrainKey.draw,
    about="The terrain that the kit's mapsheets use, a hex or two of each with its name",
)
