"""terrain-key: all that the kit's mapsheets use, a hex or two of each with its name beneath."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from pydantic import Field

from printkit.contracts import Element, Scene
from printkit.drawing import Group, Mark
from printkit.filling import Filled
from printkit.flow.look import look
from printkit.lettering import line
from printkit.models.base import Length, Words
from printkit.models.mapsheet import Mapsheet
from printkit.models.part import Part, Phrase
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
    accent: Phrase = "ink"

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
        style = look(scene.kit, Filled(self, scene).ink("accent"), self.span_of("accent")).table.strong
        needs = [len(entry.swatches) * (wide + _WITHIN) for entry in found]
        top, at = self.y, 0
        for row in _rows(needs, self.width + _WITHIN):
            widths = [need - _WITHIN for need in row]
            gap = (self.width - sum(widths)) / max(1, len(row) - 1)
            if (gap < _WITHIN and len(row) > 1) or sum(widths) > self.width:
                scene.kit.faults.error(
                    "terrain-key", self.span, "the hexes do not fit side by side", "make hex smaller"
                )
            left = self.x
            for entry, across in zip(found[at : at + len(row)], widths, strict=True):
                for i, marks in enumerate(entry.swatches):
                    x = left + i * (wide + _WITHIN) + wide / 2
                    matrix = (scale, 0.0, 0.0, scale, float(um(x)), float(um(top + self.hex / 2)))
                    yield Group(marks, matrix, name=f"key:{entry.title}")
                middle, base = left + across / 2, top + self.hex + _LETTERING - 1.0
                room = across + gap
                yield line(entry.title, middle, base, style, align="middle", room=room, name="key", span=self.span)
                left += across + gap
            top += self.hex + _LETTERING + _BELOW
            at += len(row)


def _rows(needs: list[float], width: float) -> Iterator[list[float]]:
    """Needs in as few rows as hold their hexes, with room for names between them, and of about one length."""
    least = max(1, math.ceil(sum(need * _ROOMY for need in needs) / width)) if len(needs) > _ONE_ROW else 1
    size = math.ceil(len(needs) / least)
    for i in range(0, len(needs), size):
        yield needs[i : i + size]


ELEMENT = Element(
    name="terrain-key",
    model=TerrainKey,
    draw=TerrainKey.draw,
    about="All that the kit's mapsheets use, a hex or two of each with its name: terrain, paths, towns, elevation",
)
