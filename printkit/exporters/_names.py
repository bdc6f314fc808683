"""File names from ids and labels: the same on every system, and never one name twice."""

from __future__ import annotations

import re
import unicodedata

_LONGEST = 60


def safe_name(text: str) -> str:
    """Lower-case letters, digits and hyphens only; 'x' if nothing is left ('Sgt. Storm' gives 'sgt-storm')."""
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain)[:_LONGEST].strip("-") or "x"


class Names:
    """Hands out safe names; a name that is taken gets the next free number ('storm', 'storm-2')."""

    def __init__(self) -> None:
        self._taken: set[str] = set()

    def give(self, text: str) -> str:
        """A name for this text that was not given before."""
        first = name = safe_name(text)
        count = 1
        while name in self._taken:
            count += 1
            name = f"{first}-{count}"
        self._taken.add(name)
        return name


def sheet_stems(labels: tuple[str, ...]) -> list[str]:
    """File stems of a paper's sheets: their page numbers, all of one width ('07'), at least two digits."""
    digits = max(2, *map(len, labels))
    return [safe_name(label.zfill(digits)) for label in labels]
