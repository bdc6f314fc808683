"""A kit's text read into words: markup, and the icon words that ``icons:`` in kit.yaml gives (``:gold:``)."""

from __future__ import annotations

from printkit.colour import Colour
from printkit.findings import Span, did_you_mean
from printkit.flatart.intake import icon
from printkit.flatart.reader import FlatArt
from printkit.flow.inline import Art, Voices, Word, as_typed, words
from printkit.flow.markup import InlineError
from printkit.kit import Kit


def read(text: str, voices: Voices, kit: Kit, span: Span, capitals: bool = False) -> list[Word]:
    """The words of a paragraph that was typed at ``span``; a fault is noted there and the text stands as typed."""
    try:
        return words(text, voices, _icon_art(kit, span), capitals)
    except InlineError as err:
        kit.faults.error("inline-markup", span, str(err), "close it, or write \\* for a star")
        return as_typed(text, voices.plain, capitals)


def _icon_art(kit: Kit, span: Span) -> Art | None:
    """How the icon words of a text at ``span`` become art; what they cannot become is noted there.

    None in a kit without icons, in which a word between colons is a word between colons.
    """
    icons = kit.info.icons
    if not icons:
        return None

    def art(word: str, colour: Colour) -> FlatArt | None:
        if word not in icons:
            kit.faults.error("unknown-icon", span, f"no icon is called :{word}:", did_you_mean(word, icons))
            return None
        return icon(kit, icons[word], kit.info.span_of("icons", word), colour)

    return art
