"""The key of a map: small true hexes, each with the art of what the kit's mapsheets use, and what it is called."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from printkit.cartography.atlas import Atlas, atlas_of
from printkit.cartography.sample_hex import Charted
from printkit.cartography.survey import survey
from printkit.cartography.swatches import Entry, entries
from printkit.drawing import Drawing, Group, Mark
from printkit.fonts import Font
from printkit.kit import Kit
from printkit.lettering import Style, fit_size, line
from printkit.models.mapsheet import Mapsheet
from printkit.units import points, um

TITLE_SIZE, ABOUT_SIZE, FLOOR = 7.5, 6.0, 5.2
"""Points."""
_LEAST_GAP, _TO_TEXT = 2.0, 1.0
"""Millimetres between entries, and after each hex."""
_SQUEEZED = 0.9
"""A row whose words would have to shrink further than this is broken in two."""


@dataclass(frozen=True, slots=True)
class Look:
    """What a key is drawn and lettered with; ``text`` is for the words under a title."""

    atlas: Atlas
    text: Font

    def need(self, entry: Entry) -> float:
        """Millimetres that an entry's words take."""
        title = self.atlas.fonts.label.width(entry.title, points(TITLE_SIZE))
        return max(title, self.text.width(entry.about, points(ABOUT_SIZE)))


def key_of(sheets: Sequence[Mapsheet], look: Look, width: float = 190.0, height: float = 10.0) -> Drawing:
    """A key of all that these sheets use: ``width`` mm wide, in rows of ``height`` mm, one if they fit in one."""
    charted = [Charted(sheet, found, look.atlas) for sheet in sheets if (found := survey(sheet)) is not None]
    if not charted:
        return Drawing(um(width), um(height), ())
    grid = charted[0].read.grid
    scale = height / (grid.flat_to_flat + 6.0)
    wide = 2 * grid.half_width * scale
    marks: list[Mark] = []
    rows = list(_rows(list(entries(charted)), look, width, wide))
    for i, row in enumerate(rows):
        marks += _row(row, look, width, wide, scale, (i + 0.5) * height)
    return Drawing(um(width), um(height * max(1, len(rows))), tuple(marks), title="Terrain key")


def swatches(kit: Kit) -> tuple[Entry, ...]:
    """All that a kit's mapsheets use: its title, and hexes that show it, full size, each about its own centre."""
    return tuple(entries(charted_sheets(kit)))


def charted_sheets(kit: Kit) -> list[Charted]:
    """The mapsheets of a kit that can be read, each with its looks."""
    sheets: tuple[Mapsheet, ...] = kit.of("mapsheet")
    return [Charted(sheet, found, atlas_of(sheet, kit)) for sheet in sheets if (found := survey(sheet)) is not None]


def _rows(found: list[Entry], look: Look, width: float, wide: float) -> Iterator[list[Entry]]:
    """Entries in as few rows as hold them, about equally full."""
    needs = [len(e.swatches) * (wide + _TO_TEXT) + look.need(e) * _SQUEEZED + _LEAST_GAP for e in found]
    count = 1
    while count < len(found) and max(map(sum, _split(needs, count))) > width:
        count += 1
    at = 0
    for part in _split(needs, count):
        yield found[at : at + len(part)]
        at += len(part)


def _split(needs: list[float], count: int) -> list[list[float]]:
    """So many runs of about the same number of items."""
    size, more = divmod(len(needs), count)
    ends = [i * size + min(i, more) for i in range(count + 1)]
    return [needs[a:b] for a, b in pairwise(ends)]


def _row(row: list[Entry], look: Look, width: float, wide: float, scale: float, middle: float) -> Iterator[Mark]:
    needs = [look.need(entry) for entry in row]
    fixed = sum(len(entry.swatches) * (wide + _TO_TEXT) for entry in row)
    gap = max(_LEAST_GAP, (width - fixed - sum(needs)) / len(row))
    share = min(1.0, (width - fixed - gap * len(row)) / sum(needs))
    at = 0.0
    for entry, need in zip(row, needs, strict=True):
        for swatch in entry.swatches:
            matrix = (scale, 0.0, 0.0, scale, float(um(at + wide / 2)), float(um(middle)))
            yield Group(swatch, matrix, name=f"key:{entry.title}")
            at += wide + _TO_TEXT
        yield from _lettering(entry, at + 0.6, middle, need * share, look)
        at += need * share + gap


def _lettering(entry: Entry, x: float, y: float, room: float, look: Look) -> Iterator[Mark]:
    lines = (
        (entry.title, look.atlas.fonts.label, TITLE_SIZE, -0.4 if entry.about else 0.9),
        (entry.about, look.text, ABOUT_SIZE, 2.2),
    )
    for words, font, size, base in lines:
        if words:
            fitted = fit_size(words, font, points(size), points(FLOOR), room)
            style = Style(font, fitted, look.atlas.palette.label)
            yield line(words, x, y + base, style, room=room + 0.01, name="key")
