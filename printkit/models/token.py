"""tokens: rows of a table as round or many-sided pieces, each cut out on its own."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from printkit.models.base import Answered, Length, Words
from printkit.models.pieces import Pieces


class Tokens(Pieces):
    """One set of tokens. They are as wide and high as `diameter`, whatever the size of their templates."""

    template: Words = "stock-token"
    outline: Literal["circle", "square", "pentagon", "hexagon", "octagon"] = "circle"
    """All but the circle stand on a flat side."""
    diameter: Annotated[Length, Field(ge=8, le=150)] = 25.4
    """Of the circle; of a square, hexagon or octagon from flat to flat; of a pentagon its width."""
    cut: Words | None = None
    """Colour of the line to cut along, on the fronts; not given: what shows best on the token's edge; none: no line."""
    section: Answered = "Tokens"
    """Bookmark in the PDF."""
