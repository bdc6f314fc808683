"""A kit's icon words for running text: ``:gold:`` is the art that ``icons:`` in kit.yaml gives that word."""

from __future__ import annotations

from printkit.colour import Colour
from printkit.findings import Span, did_you_mean
from printkit.flatart.intake import icon
from printkit.flatart.reader import FlatArt
from printkit.flow.inline import Art
from printkit.kit import Kit


def icon_art(kit: Kit, span: Span) -> Art | None:
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
