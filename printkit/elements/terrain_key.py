"""terrain-key: all that the kit's mapsheets use, a hex or two of each with its name beneath."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import pairwise

from pydantic import Field

from printkit.cartography.swatches import Entry
from printkit.contracts import Element, Scene
from printkit.drawing import Group, Mark
from printkit.elements._key_grid import WITHIN, columns, lettered, need, rows_of
from printkit.filling import Filled
from printkit.flow.look import look
from printkit.lettering import line
from printkit.models.base import Flag, Length, Words
from printkit.models.mapsheet import Mapsheet
from printkit.models.part import Part, Phrase
from printkit.terrain_key import swatches
from printkit.units import points, um

_BASE, _LETTERING, _BELOW = 3.6, 4.6, 2.0
"""Millimetres below the hexes to the names' baseline and to their lower end, and below those."""
_LEADING, _ABOUT = 1.12, 6.5
"""Ems from line to line; points of the words about a terrain."""


class TerrainKey(Part):
    """Hexes from (x, y), spread over ``width``, in as many rows as they need, all of which share their columns. Names
    that are too long for a column are broken in two lines. Without mapsheets it is a fault."""

    terrain_key: Words = Field(alias="terrain-key")
    """Read aloud by nobody: what the key is of, such as 'all mapsheets'."""
    x: Length = 0.0
    y: Length = 0.0
    width: Length = Field(gt=0)
    hex: Length = Field(gt=0)
    """Flat to flat of the hexes shown."""
    about: Flag = False
    """Print under each name the few words that terrains have for it (their field ``about``)."""
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
        small = replace(style, font=scene.kit.font("body", self.span), size=points(_ABOUT))
        rows = rows_of(found, wide, self.width)
        cells = columns(rows, wide, self.width, style)
        if any(b.left - a.left - a.wide < WITHIN for a, b in pairwise(cells)) or cells[-1].wide > self.width:
            scene.kit.faults.error("terrain-key", self.span, "the hexes do not fit side by side", "make hex smaller")
        tall, top = 2 * grid.half_height * scale, self.y
        for row in rows:
            below = top
            for entry, cell in zip(row, cells, strict=False):
                middle = self.x + cell.left + cell.wide / 2
                yield from _hexes(entry, middle, top + tall / 2, wide, scale)
                base = top + tall + _BASE
                for words, look_of in ((entry.title, style), (entry.about if self.about else "", small)):
                    lines, fitted = lettered(words, look_of, cell.room)
                    for text in lines:
                        room = cell.room + 0.01
                        yield line(text, middle, base, fitted, align="middle", room=room, name="key", span=self.span)
                        below, base = max(below, base), base + _LEADING * fitted.size
            top = below + _LETTERING - _BASE + _BELOW


def _hexes(entry: Entry, middle: float, y: float, wide: float, scale: float) -> Iterator[Mark]:
    """The hexes of a thing side by side, about a point."""
    left = middle - need(entry, wide) / 2
    for i, marks in enumerate(entry.swatches):
        x = left + i * (wide + WITHIN) + wide / 2
        matrix = (scale, 0.0, 0.0, scale, float(um(x)), float(um(y)))
        yield Group(marks, matrix, name=f"key:{entry.title}")


ELEMENT = Element(
    name="terrain-key",
    model=TerrainKey,
    draw=TerrainKey.draw,
    about="All that the kit's mapsheets use, a hex or two of each with its name: terrain, paths, towns, elevation",
)
