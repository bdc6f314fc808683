"""cards: rows of a table as playing cards of a trade size."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, model_validator

from printkit.models.base import Answered, Length, Side, Words
from printkit.models.part import Phrase
from printkit.models.pieces import Pieces

SIZES: dict[str, tuple[float, float]] = {
    "poker": (63.5, 88.9),
    "bridge": (57.15, 88.9),
    "tarot": (69.85, 120.65),
    "mini": (44.45, 63.5),
    "micro": (31.75, 44.45),
    "square": (69.85, 69.85),
    "domino": (44.45, 88.9),
    "jumbo": (88.9, 139.7),
}
"""Trade name to width and height in millimetres (print.md, "Print on demand")."""


class Cards(Pieces):
    """One deck. The card's size comes before that of its templates, so that one template serves any size."""

    template: Words = "stock-card"
    copies: Phrase = "1"
    """How many of each card: a count, or {copies} for a column that holds it. 0: none."""
    size: Literal["poker", "bridge", "tarot", "mini", "micro", "square", "domino", "jumbo"] = "poker"
    """Trade name: poker 63.5 x 88.9 mm, bridge 57.15 x 88.9, tarot 69.85 x 120.65, mini 44.45 x 63.5,
    micro 31.75 x 44.45, square 69.85 x 69.85, domino 44.45 x 88.9, jumbo 88.9 x 139.7."""
    width: Side | None = None
    """With `height`: a size of your own, which comes before `size`."""
    height: Side | None = None
    corner: Length = Field(3.2, ge=0, le=20)
    """Radius of the rounded corners, to which frames inside the card are matched; 0: square."""
    safe: Length = Field(3.0, ge=0, le=20)
    """Text and digits keep this far inside the trim, unless a template says otherwise."""
    section: Answered = "Cards"
    """Bookmark in the PDF."""

    @model_validator(mode="after")
    def _whole_size(self) -> Cards:
        if (self.width is None) != (self.height is None):
            raise ValueError("a card's own size needs both width and height")
        return self

    @property
    def trim(self) -> tuple[float, float]:
        """Width and height in millimetres."""
        if self.width is not None and self.height is not None:
            return self.width, self.height
        return SIZES[self.size]
