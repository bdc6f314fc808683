"""dice: faces of dice with pips, for a card that says what to roll."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pydantic import Field

from printkit.colour import BLACK, Colour
from printkit.contracts import Element, Scene
from printkit.drawing import Mark, Paint, Path, Role
from printkit.filling import Filled
from printkit.lettering import Style, fit_size, line
from printkit.models.part import Amount, Part, Phrase
from printkit.pips import PIP, PIPS
from printkit.shapes import circle, rectangle
from printkit.units import um

MOST_DICE = 40
_CORNER, _STROKE = 0.16, 0.035
"""Radius of a face's corners and width of its outline, as shares of its side."""
_LETTERS, _ROOM = 0.62, 0.82
"""Size of letters on a face, and the width that they may take."""


class DiceFaces(Part):
    """Faces in a row from (x, y): 1 to 6 as pips, any other word (`?`, `2d6`, `+1`) as letters."""

    dice: Phrase
    """Words with blanks or commas between: "3", "{roll}", "5 5 2"."""
    x: Amount = 0.0
    y: Amount = 0.0
    side: Amount = Field(5.0)
    space: Amount = Field(1.0)
    """Between faces."""
    fill: Phrase = "#FFFFFF"
    colour: Phrase = "#1E2230"
    """Of pips, letters and outline."""
    font: Phrase = "display"

    def draw(self, scene: Scene) -> Iterable[Mark]:
        """A square with its pips or letters, for each word."""
        filled = Filled(self, scene)
        words = filled.text("dice").replace(",", " ").split()
        if len(words) > MOST_DICE:
            message = f"{len(words)} dice are more than the limit of {MOST_DICE}"
            scene.kit.faults.error("bad-value", filled.span("dice"), message, "show fewer")
            return
        side, step = filled.length("side"), filled.length("side") + filled.length("space")
        for number, word in enumerate(words):
            yield from self._face(filled, word, filled.length("x") + number * step, side)

    def _face(self, filled: Filled, word: str, x: float, side: float) -> Iterator[Mark]:
        y, ink = filled.length("y"), filled.colour("colour") or BLACK
        inset = side * _STROKE / 2
        outline = rectangle(x + inset, y + inset, side - 2 * inset, side - 2 * inset, side * _CORNER)
        paint = Paint(fill=filled.colour("fill"), stroke=ink, width=um(side * _STROKE))
        yield Path(outline, paint, Role.ART, self.name or "die", self.span)
        if word in ("1", "2", "3", "4", "5", "6"):
            dots = tuple(
                step
                for across, down in PIPS[int(word)]
                for step in circle(x + across * side, y + down * side, PIP * side)
            )
            yield Path(dots, Paint(fill=ink), Role.ART, "pip", self.span)
        else:
            yield from self._letters(filled, word, x + side / 2, y + side / 2, side, ink)

    def _letters(self, filled: Filled, word: str, x: float, y: float, side: float, ink: Colour) -> Iterator[Mark]:
        font = filled.scene.kit.font(filled.text("font"), filled.span("font"))
        size = fit_size(word, font, side * _LETTERS, side * _LETTERS / 2, side * _ROOM)
        style = Style(font, size, ink)
        base = y + font.cap_height * size / 2
        span = filled.span("dice")
        yield line(word, x, base, style, align="middle", room=side * _ROOM, name=self.name or "die", span=span)


ELEMENT = Element(
    name="dice",
    model=DiceFaces,
    draw=DiceFaces.draw,
    about="Faces of dice with pips or letters",
)
