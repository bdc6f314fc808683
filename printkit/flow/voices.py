"""The voices of a font word: bold, italic and both, by the kit's own words or among the fonts of its family."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from printkit.findings import Span
from printkit.flow.inline import Voices
from printkit.flow.markup import InlineError, tokens
from printkit.fonts import kin
from printkit.kit import Kit
from printkit.lettering import Style

Voice = tuple[bool, bool]
"""Bold, italic."""


def spoken(text: str) -> frozenset[Voice]:
    """The voices in which a text speaks; none but the plain one where its markup cannot be read."""
    try:
        return frozenset((token.bold, token.italic) for token in tokens(text))
    except InlineError:
        return frozenset()


def voices(kit: Kit, word: str, plain: Style, wanted: Collection[Voice], span: Span) -> Voices:
    """``plain`` is the style of font ``word``. Its bold is the font ``word-bold`` of kit.yaml if there is one, else the
    bold of its family; so for ``word-italic`` and ``word-bold-italic``. Fonts that are not wanted are not opened.
    """

    def voice(bold: bool, italic: bool) -> Style:
        if (bold, italic) not in wanted:
            return plain
        way = "-".join(name for name, needed in (("bold", bold), ("italic", italic)) if needed)
        named = f"{word}-{way}"
        name = named if named in kit.fonts else kin(plain.font.name, bold, italic)
        if name not in kit.fonts:
            fix = f"name one as '{named}' under fonts in kit.yaml"
            kit.faults.error("unknown-font", span, f"font {word!r} has no {way.replace('-', ' ')}", fix)
            return plain
        return replace(plain, font=kit.fonts[name])

    return Voices(plain, voice(True, False), voice(False, True), voice(True, True))
