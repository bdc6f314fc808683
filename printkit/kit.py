"""A kit in memory: everything that its YAML said, typed and frozen, and the means to draw it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from printkit.colour import BLACK, WHITE, Colour, contrast, mix, parse_colour
from printkit.findings import Faults, Span, did_you_mean
from printkit.fonts import Font, FontBook
from printkit.models.kit_info import KitInfo
from printkit.models.template import Template
from printkit.tables import Table
from printkit.tally import Tally, of_kit

_MIXED = re.compile(r"(?P<word>.{1,80}?)\s+(?P<share>[0-9]{1,3})%(\s+(?P<rest>\S{1,80}))?")
_ON = "on "
_WHOLE = 100
DEEPEST_COLOUR = 8
"""So many words may stand for each other."""
STANDARD_COLOURS = {
    word: Colour(code)
    for word, code in {
        "ink": "#1E2230",
        "paper": "#FBF8F1",
        "white": "#FFFFFF",
        "black": "#000000",
        "grey": "#6B7280",
        "red": "#B3362B",
        "orange": "#B9560F",
        "gold": "#C79A2B",
        "green": "#3F7042",
        "teal": "#1F7A7A",
        "blue": "#2B5C94",
        "navy": "#22314F",
        "violet": "#6A4A8C",
        "brown": "#7A5233",
        "sand": "#E4D3A8",
        "stone": "#D9D5CB",
    }.items()
}
"""Colour words that every kit has; its own palette and a template's words come before them."""


@dataclass(frozen=True, slots=True)
class Kit:
    """What printkit.load returns. Faults met while drawing are noted in ``faults`` and told by printkit.check."""

    folder: Path
    info: KitInfo
    definitions: Mapping[str, tuple[Any, ...]]
    """Kind name to its definitions, in file order."""
    tables: Mapping[str, Table]
    templates: Mapping[str, Template]
    fonts: FontBook
    lacking: frozenset[str] = frozenset()
    """Kinds of which a definition could not be read: what names one of them may be right."""
    unlisted: Mapping[str, str] = field(default_factory=dict)
    """Tables that the kit does not have, and the files of its folder that would be these if they were included."""
    faults: Faults = field(default_factory=Faults)
    drawn: Tally = field(default_factory=of_kit)
    """How much was drawn so far."""
    kept: dict[tuple[str, ...], object] = field(default_factory=dict)
    """Art read once and used by many faces (printkit.flatart.intake)."""

    @property
    def name(self) -> str:
        """The kit's short name: its folder under output/."""
        return self.info.kit

    def of(self, kind: str) -> tuple[Any, ...]:
        """Definitions of one kind."""
        return self.definitions.get(kind, ())

    def table(self, name: str, span: Span) -> Table:
        """A table by id; unknown: a fault is noted and a table without rows stands in."""
        if name not in self.tables:
            fix = did_you_mean(name, self.tables)
            if name in self.unlisted:
                fix = f"add {self.unlisted[name]} to include in kit.yaml, which does not list it"
            self.faults.missing("unknown-table", span, f"there is no table {name!r}", fix)
        return self.tables.get(name) or Table(name, (), (), span)

    def font(self, word: str, span: Span) -> Font:
        """The font of a word; unknown: a fault is noted and the kit's first font stands in."""
        if word in self.fonts:
            return self.fonts[word]
        self.faults.missing("unknown-font", span, f"unknown font {word!r}", did_you_mean(word, self.fonts.words()))
        return next(iter(self.fonts.by_word.values()))

    def colour(self, word: str, span: Span, local: Mapping[str, str] | None = None) -> Colour:
        """A colour by '#RRGGBB' or palette word (a template's own words first); unknown: a fault and black.

        'red 20%' is a tint, 'red 80% black' a mixture, and 'on red' white or ink, whichever is read better on red.
        """
        return self._colour(word, span, local or {}, DEEPEST_COLOUR)

    def _colour(self, word: str, span: Span, local: Mapping[str, str], depth: int) -> Colour:
        """A colour through at most ``depth`` words that stand for each other."""

        def part(word: str) -> Colour:
            return self._colour(word, span, local, depth - 1)

        if depth > 0:
            if match := _MIXED.fullmatch(word):
                if int(match["share"]) > _WHOLE:
                    fix = "write 100% or less"
                    self.faults.missing("unknown-colour", span, f"{word!r} is more of a colour than there is", fix)
                return mix(part(match["rest"] or "white"), part(match["word"]), min(1.0, int(match["share"]) / 100))
            if word.startswith("#"):
                try:
                    return parse_colour(word)
                except ValueError as err:
                    self.faults.error("unknown-colour", span, str(err))
                    return BLACK
            if word.startswith(_ON):
                ground = part(word.removeprefix(_ON))
                return max(WHITE, part("ink"), key=lambda colour: contrast(colour, ground))
            if word in local and local[word] != word:
                return part(local[word])
            if word in self.info.colours:
                return Colour(self.info.colours[word])
            if word in STANDARD_COLOURS:
                return STANDARD_COLOURS[word]
        if word in local:
            fix = "write another word of the palette for it, or six hex digits"
            self.faults.missing("unknown-colour", span, f"colour {word!r} stands for itself", fix)
            return BLACK
        known = [*local, *self.info.colours, *STANDARD_COLOURS]
        self.faults.missing("unknown-colour", span, f"unknown colour {word!r}", did_you_mean(word, known))
        return BLACK
