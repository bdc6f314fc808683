"""Every character has its shape by itself: nothing is printed that only a shaping engine could join.

Law: printkit places glyph by glyph, letters that run to the left too. Scripts whose letters join or change places
(Arabic, Devanagari, Thai, ...), marks that stand over another letter, and emoji made of several characters are refused.
Why: each letter would print alone, a mark beside its letter: words that nobody can read, and that no check could see.

Bad::

    tables:
      - id: names
        rows: [{id: one, name: "سلام"}]
    counters:
      - {id: all, table: names, template: plain}

Good::

    tables:
      - id: names
        rows: [{id: one, name: "Salām"}]
    counters:
      - {id: all, table: names, template: plain}
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from printkit.contracts import Inspection, Rule, Violation
from printkit.rules._marks import face_texts

_JOINED = (
    (0x0600, 0x08FF), (0x0900, 0x0DFF), (0x0E00, 0x0FFF), (0x1000, 0x109F), (0x1700, 0x18AF), (0x1900, 0x1CFF),
    (0xA840, 0xA87F), (0xA880, 0xAAFF), (0xABC0, 0xABFF), (0x10A00, 0x10FFF), (0x11000, 0x11FFF),
)  # fmt: skip
"""Blocks of scripts whose letters join, stack or change places: Arabic and Syriac, India, Thai to Tibetan, ..."""
_EMOJI = (
    (0x200D, 0x200D),
    (0xFE00, 0xFE0F),
    (0x1F1E6, 0x1F1FF),
    (0x1F3FB, 0x1F3FF),
    (0x20E3, 0x20E3),
    (0xE0020, 0xE007F),
)
"""Joiners, variants, flag letters, skin tones, key caps: they change the character before them."""


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation a text, which names its first character that needs shaping."""
    for text in face_texts(inspection.pieces):
        if text.text.isascii():
            continue
        found = next(((character, why) for character in text.text if (why := _why(character))), None)
        if found is not None:
            character, why = found
            name = unicodedata.name(character, "unnamed")
            yield Violation(
                text.span,
                f"{text.text!r} cannot be printed as it is read: {why} (U+{ord(character):04X} {name})",
                "draw it as a picture (icon: art/....svg), or write it in other letters",
            )


def _why(character: str) -> str:
    code = ord(character)
    if _within(code, _EMOJI):
        return "it changes the character before it"
    if unicodedata.combining(character) or unicodedata.category(character) in ("Mn", "Mc", "Me"):
        return "a mark stands over another letter"
    if _within(code, _JOINED) and unicodedata.category(character)[0] == "L":
        script = unicodedata.name(character, "these").partition(" ")[0].title()
        return f"{script} letters join, and printkit sets each by itself"
    return ""


def _within(code: int, ranges: tuple[tuple[int, int], ...]) -> bool:
    return any(first <= code <= last for first, last in ranges)


RULE = Rule("no text needs letters joined or marks placed", check)
