"""dice: six-sided dice as cube nets to cut, fold and glue."""

from __future__ import annotations

from pydantic import Field, field_validator

from printkit.models.base import Answered, Count, Length, Model, Words

SIDES = 6
"""Faces of a die."""


class FaceIcon(Model):
    """A picture on a face of a die."""

    icon: Words = Field(min_length=1)
    """Flat SVG art of the kit: `{icon: art/ship.svg}`. What currentColor in it means is the colour of the pips."""


class Die(Model):
    """One die. Colours are words of the palette or '#RRGGBB'."""

    id: Words = Field(min_length=1)
    name: Answered = Field(min_length=1)
    side: Length = Field(default=15.875, ge=8, le=50)
    """Edge of the cube."""
    faces: tuple[Answered | FaceIcon, ...] = ("1", "2", "3", "5", "4", "6")
    """The top, the row of four from left to right, and the bottom of the net. `0` to `6` are pips, any other text is
    printed (`wind`, `+2`), `{icon: art/ship.svg}` is a picture. 1 to 6 once each stand so that opposite faces sum
    to 7."""
    colour: Words = "#FFFFFF"
    pips: Words = "#000000"
    """Colour of pips and words."""
    copies: Count = 1
    note: Answered = ""
    """How to put it together; printed beside the net."""
    section: Answered = "Dice"
    """Bookmark in the PDF."""

    @field_validator("faces")
    @classmethod
    def _six(cls, faces: tuple[str | FaceIcon, ...]) -> tuple[str | FaceIcon, ...]:
        if len(faces) != SIDES:
            raise ValueError(f"a die has six faces, not {len(faces)}; write pips (0 to 6), a text or an icon for each")
        return faces
