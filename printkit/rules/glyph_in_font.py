"""Every character that is printed has a glyph in its font.

Law: a character without a glyph prints as an empty box, so it is refused by name (field.md, "Text").
Why: PDF and SVG writers draw the missing-glyph box in silence; the fault is found at the table, on paper.

Bad::

    tables:
      - id: names
        rows: [{id: one, name: "Łódź ☃"}]
    counters:
      - {id: all, table: names, template: plain}

Good::

    tables:
      - id: names
        rows: [{id: one, name: "Łódź"}]
    counters:
      - {id: all, table: names, template: plain}
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from printkit.contracts import Inspection, Rule, Violation
from printkit.rules._marks import face_texts


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation a text and missing character."""
    fonts = inspection.kit.fonts
    for text in face_texts(inspection.pieces):
        if text.font not in fonts:
            continue
        for character in fonts[text.font].lacks(text.text):
            name = unicodedata.name(character, "unnamed")
            yield Violation(
                text.span,
                f"font {text.font!r} has no glyph for {character!r} (U+{ord(character):04X} {name}) in {text.text!r}",
                "add a font that has it after a comma, or use another character",
            )


RULE = Rule("every character that is printed has a glyph in its font", check)
