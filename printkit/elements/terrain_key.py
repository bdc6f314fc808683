"""terrain-key: all that the kit's mapsheets use, a hex or two of each with its name beneath."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

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

_WITHIN, _LETTERING, _BELOW = 1.5, 4.6, 2.0
"""Millimetres between hexes of one terrain, below the hexes for the names, and below those."""
_ONE_ROW, _ROOMY = 6, 1.35
"""So many things stand in one row; of more, each is given so many times the width of its hexes."""


class TerrainKey(Part):
    """Hexes from (x, y), spread over ``width``, in as many rows as they need. Without mapsheets it is a fault."""

    terrain_key: Words = Field(alias="terrain-key")
    """Read aloud by nobody: what the key is of, such as 'all mapsheets'."""
    x: Length = 0.0
    y: Length = 0.0
    width: Length = Field(gt=0)
    hex: Length = Field(gt=0)
    """Flat to flat of the hexes shown."""
    accent: Words = "ink"

    def draw(self, scene: Scene) -> Iterable[Mark]:
        """A group for each thing that the maps use, and its name."""
        sheets: tuple[Mapsheet, ...] = scene.kit.of("mapsheet")
        found = swatches(scene.kit)
        if not found:
            scene.kit.faults.error("terrain-key", self.span, "the kit has no mapsheet to draw a key from")
            return
        grid = sheets[0].hexes
        scale = self.hex / grid.flat_to_flat
        wide = 2 * grid.half_width * scale
        style = look(scene.kit, self.accent, self.span_of("accent")).table.strong
        needs = {title: len(hexes) * (wide + _WITHIN) for title, hexes in found.items()}
        top = self.y
        for titles in _rows(needs, self.width + _WITHIN):
            widths = {title: needs[title] - _WITHIN for title in titles}
            gap = (self.width - sum(widths.values())) / max(1, len(titles) - 1)
            if (gap < _WITHIN and len(titles) > 1) or sum(widths.values()) > self.width:
                scene.kit.faults.error(
                    "terrain-key", self.span, "the hexes do not fit side by side", "make hex smaller"
                )
            left = self.x
            for title in titles:
                for i, marks in enumerate(found[title]):
                    x = left + i * (wide + _WITHIN) + wide / 2
                    matrix = (scale, 0.0, 0.0, scale, float(um(x)), float(um(top + self.hex / 2)))
                    yield Group(marks, matrix, name=f"key:{title}")
                middle, base = left + widths[title] / 2, top + self.hex + _LETTERING - 1.0
                room = widths[title] + gap
                yield line(title, middle, base, style, align="middle", room=room, name="key", span=self.span)
                left += widths[title] + gap
            top += self.hex + _LETTERING + _BELOW


def _rows(needs: dict[str, float], width: float) -> Iterator[list[str]]:
    """Titles in as few rows as hold their hexes, with room for names between them, and of about one length."""
    titles = list(needs)
    least = max(1, math.ceil(sum(need * _ROOMY for need in needs.values()) / width)) if len(titles) > _ONE_ROW else 1
    size = math.ceil(len(titles) / least)
    for i in range(0, len(titles), size):
        yield titles[i : i + size]


ELEMENT = Element(
    name="terrain-key",
    model=TerrainKey,
    draw=TerrainKey.draw,
    about="All that the kit's mapsheets use, a hex or two of each with its name: terrain, paths, towns, elevation",
)
