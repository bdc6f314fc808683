"""dice: six-sided dice as cube nets to cut, fold and glue."""

from __future__ import annotations

from pydantic import Field, field_validator

from printkit.models.base import Count, Length, Model, Words


class Die(Model):
    """One die. Colours are words of the palette or '#RRGGBB'."""

    id: Words = Field(min_length=1)
    name: Words = Field(min_length=1)
    side: Length = Field(default=15.875, ge=8, le=50)
    """Edge of the cube."""
    faces: tuple[Count, ...] = (1, 2, 3, 5, 4, 6)
    """Pips of the top, the row of four from left to right, and the bottom of the net."""
    colour: Words = "#FFFFFF"
    pips: Words = "#000000"
    copies: Count = 1
    note: Words = ""
    """How to put it together; printed beside the net."""
    section: Words = "Dice"
    """Bookmark in the PDF."""

    @field_validator("faces")
    @classmethod
    def _six(cls, faces: tuple[int, ...]) -> tuple[int, ...]:
        if len(faces) != 6 or any(not 1 <= count <= 6 for count in faces):
            raise ValueError("a die has six faces of 1 to 6 pips each")
        return faces
