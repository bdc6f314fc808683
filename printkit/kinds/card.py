"""card: one card a row of a table, in a trade size, nine poker cards to a sheet, backs behind their fronts."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.contracts import Kind
from printkit.faces import Trim
from printkit.kinds._dealt import Cut, deal
from printkit.kit import Kit
from printkit.models.card import Cards
from printkit.pieces import Piece


def draw(definition: Cards, kit: Kit) -> Iterator[Piece]:
    """The cards of one deck, in the table's order. Decks of one size and section share sheets unless batched apart."""
    trim = Trim(*definition.trim, corner=definition.corner)
    return deal(definition, kit, Cut(KIND.name, "card", definition.section, definition.batch, definition.safe, trim))


KIND = Kind(
    name="card",
    key="cards",
    model=Cards,
    draw=draw,
    about="Playing cards: one a row of a table, of a trade size, fronts and backs from templates",
    plural="cards",
    making="print both sides on card of 200 g or more, or put paper prints into sleeves. Cut the page through from "
    "mark to mark, first one way, then the other; round the corners if you like.",
)
