"""boards: one face of any size, laid out with elements: a playing board, a player mat, a display."""

from __future__ import annotations

from pydantic import Field

from printkit.models.base import Answered, Bleed, Count, Length, Model, Side, Words
from printkit.models.template import Elements
from printkit.models.tiles import BoardTiles


class FreeBoard(Model):
    """One board. Elements stand on a ground of one colour, x and y measured from its top left corner."""

    id: Words = Field(min_length=1)
    name: Answered = Field(min_length=1)
    width: Side = 184.0
    height: Side = 246.0
    """Not given: 184 x 246 mm, which fits inside the margins of Letter and A4 with the ruler below. Boards of one
    size that are small enough share a page; one that is too wide is laid sideways, and one that is too large for a page
    is printed in tiles."""
    bleed: Bleed = 3.0
    corner: Length = Field(0.0, ge=0, le=50)
    """Radius of the rounded corners, to which a face with an inset is matched."""
    colour: Words = "paper"
    """Of the ground; none: white paper."""
    colours: dict[str, Words] = Field(default_factory=dict)
    """Palette word to palette word or #RRGGBB, for this board."""
    elements: Elements
    back: Words = ""
    """Template of the reverse; none: blank. A board in tiles has none."""
    tiles: BoardTiles | None = None
    """Print it in tiles, and how; a board that is too large for one page is tiled anyway."""
    copies: Count = 1
    section: Answered = "Boards"
    """Bookmark in the PDF."""
