"""How a terrain key is laid out: things in rows and columns, with names under them that keep to their column."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from printkit.cartography.swatches import Entry
from printkit.lettering import Style, fit_size, wrap
from printkit.units import points

WITHIN = 1.5
"""Millimetres between hexes of one thing, and at least between two things."""
_ONE_ROW, _ROOMY = 6, 1.35
"""So many things stand in one row; of more, each is given so many times the width of its hexes."""
_APART = 1.2
"""Millimetres between the names of two columns."""
_FLOOR = points(6)


@dataclass(frozen=True, slots=True)
class Cell:
    """A column: the left end and width of what its widest hexes take, and the width that names may take."""

    left: float
    wide: float
    room: float


def rows_of(found: Sequence[Entry], wide: float, width: float) -> list[Sequence[Entry]]:
    """Things in as few rows as hold their hexes of width ``wide``, with room for names between; all but the last are
    equally long."""
    needs = sum(need(entry, wide) + WITHIN for entry in found)
    least = max(1, math.ceil(needs * _ROOMY / (width + WITHIN))) if len(found) > _ONE_ROW else 1
    size = math.ceil(len(found) / least)
    return [found[i : i + size] for i in range(0, len(found), size)]


def need(entry: Entry, wide: float) -> float:
    """The width of a thing's hexes."""
    return len(entry.swatches) * (wide + WITHIN) - WITHIN


def columns(rows: Sequence[Sequence[Entry]], wide: float, width: float, style: Style) -> list[Cell]:
    """The columns that all rows share. The outer hexes stand flush with both sides, if no name then sticks out."""
    takes = [max(need(row[i], wide) for row in rows if i < len(row)) for i in range(len(rows[0]))]
    count = len(takes)
    gap = (width - sum(takes)) / max(1, count - 1)
    rooms = [take + (gap - _APART if 0 < i < count - 1 else 0.0) for i, take in enumerate(takes)]
    names = [
        max(style.font.width(row[i].title, style.size, style.tracking) for row in rows if i < len(row))
        for i in range(count)
    ]
    begin = 0.0
    if any(name > room for name, room in zip(names, rooms, strict=True)):
        gap = (width - sum(takes)) / count
        rooms = [take + gap - _APART for take in takes]
        begin = gap / 2
    lefts = [begin + sum(takes[:i]) + i * gap for i in range(count)]
    return [Cell(*cell) for cell in zip(lefts, takes, rooms, strict=True)]


def lettered(words: str, style: Style, room: float, most: int = 2) -> tuple[list[str], Style]:
    """Words in as many lines as they need, ``most`` at most, smaller if a word is too wide for ``room``."""
    if not words:
        return [], style
    lines = wrap(words, style.font, style.size, room)
    if len(lines) > most:
        lines = wrap(words, style.font, _FLOOR, room)
    sizes = (fit_size(one, style.font, style.size, _FLOOR, room, style.tracking) for one in lines)
    return lines, replace(style, size=min(sizes))
