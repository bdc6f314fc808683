"""Words that name hexes: one (``G10``), a range along a column or row (``B2-B9``), a rectangle (``B2:D5``)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from printkit.grids.words import Hex, HexError


class Finder(Protocol):
    """What knows hexes by their labels: a HexGrid, or Names alone."""

    def find(self, label: str) -> Hex:
        """The hex of a label. Raises HexError."""

    def has(self, hex: Hex) -> bool:
        """Is it there?"""


def read_hexes(names: Finder, word: str) -> tuple[Hex, ...]:
    """The hexes that a word stands for, by column, then row. Raises HexError: malformed, off the map, not in line."""
    ends = range_ends(names, word)
    if ends is None:
        return (names.find(word),)
    mark, one, other = ends
    (c1, r1), (c2, r2) = names.find(one), names.find(other)
    if mark == "-" and c1 != c2 and r1 != r2:
        raise HexError(f"{word!r} runs along no column or row; write {one}:{other} for a rectangle of hexes")
    columns, rows = range(min(c1, c2), max(c1, c2) + 1), range(min(r1, r2), max(r1, r2) + 1)
    return tuple((column, row) for column in columns for row in rows if names.has((column, row)))


def range_ends(names: Finder, word: str) -> tuple[str, str, str] | None:
    """Mark and both ends of a range or rectangle; None for a single hex, whose label may hold the mark itself."""
    splits = list(_splits(word))
    if not splits or _is_hex(names, word):
        return None
    return next((s for s in splits if _is_hex(names, s[1]) and _is_hex(names, s[2])), splits[len(splits) // 2])


def _splits(word: str) -> Iterator[tuple[str, str, str]]:
    for i, mark in enumerate(word):
        if mark in "-:" and 0 < i < len(word) - 1:
            yield mark, word[:i].strip(), word[i + 1 :].strip()


def _is_hex(names: Finder, label: str) -> bool:
    try:
        names.find(label)
    except HexError:
        return False
    return True
