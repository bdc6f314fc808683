"""What a face of a die shows: pips, words fitted into the square, or a picture of the kit."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.colour import Colour
from printkit.drawing import Mark, Paint, Path, Role, Use
from printkit.findings import Span
from printkit.flatart.intake import icon
from printkit.flatart.transform import fit as fit_art
from printkit.flow.fitted import Box, draw, fit, paragraphs
from printkit.flow.reading import read
from printkit.flow.voices import spoken, voices
from printkit.kit import Kit
from printkit.lettering import Style
from printkit.models.dice import FaceIcon
from printkit.pips import PIP, PIPS
from printkit.shapes import Point, circle
from printkit.units import MM_PER_POINT, points, shortened, um

_INSET = 0.13
"""Clear space between a fold and what stands on the face, as a share of the side: cuts and folds drift."""
_LETTERS = 0.5
"""Largest size of words, as a share of the side."""
_FLOOR = points(6)
"""Smallest size of words, in millimetres."""
_LEADING = 1.05
_COUNTS = {str(count): pips for count, pips in enumerate(PIPS)}
"""What is typed for a count of pips."""


def contents(face: str | FaceIcon, corner: Point, side: float, ink: Colour, kit: Kit, span: Span) -> Iterator[Mark]:
    """The marks on one face, whose top left ``corner`` and side are in millimetres.

    Words that the face does not hold at their floor are a fault at ``span``, or of rule text-fits.
    """
    if isinstance(face, FaceIcon):
        yield from _picture(face, corner, side, ink, kit)
    elif face in _COUNTS:
        x, y = corner
        for across, down in _COUNTS[face]:
            yield Path(circle(x + across * side, y + down * side, PIP * side), Paint(fill=ink), Role.ART, "pip", span)
    else:
        yield from _words(face, _square(corner, side), side, ink, kit, span)


def _square(corner: Point, side: float) -> Box:
    """The part of a face on which words and pictures stand."""
    inset = _INSET * side
    return Box(corner[0] + inset, corner[1] + inset, side - 2 * inset, side - 2 * inset, "middle", "middle")


def _picture(face: FaceIcon, corner: Point, side: float, ink: Colour, kit: Kit) -> Iterator[Mark]:
    art = icon(kit, face.icon, face.span_of("icon"), ink)
    if art is not None:
        box = _square(corner, side)
        matrix = fit_art(art.view, (um(box.x), um(box.y), um(box.width), um(box.height)))
        yield Use(art.symbol, matrix, Role.ART, "picture", face.span)


def _words(text: str, box: Box, side: float, ink: Colour, kit: Kit, span: Span) -> Iterator[Mark]:
    plain = Style(kit.font("display", span), _LETTERS * side, ink)
    spoken_so = voices(kit, "display", plain, spoken(text), span)
    typed = paragraphs(text, lambda part: read(part, spoken_so, kit, span))
    made = fit(typed, plain, _LEADING, box, min(1.0, _FLOOR / plain.size))
    if not made.fits:
        small = _FLOOR / float(MM_PER_POINT)
        message = f"{shortened(text)} does not fit a face of {side:g} mm at its smallest size ({small:.1f} pt)"
        kit.faults.error("text-fits", span, message, "shorten it, or make the side longer")
    yield from draw(made, box, span, "face-text")
