"""counter: one piece a row, front and back from templates, butted together with crop marks."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.contracts import Kind
from printkit.kinds._dealt import Cut, deal
from printkit.kit import Kit
from printkit.models.counter import Counters
from printkit.pieces import Piece

SAFE = 0.6
"""Text keeps this far inside the trim (mm): a knife drifts less on a small square than on a card."""


def draw(definition: Counters, kit: Kit) -> Iterator[Piece]:
    """The counters of one definition, in the table's order; rows that want 0 copies give none."""
    batch = definition.batch or definition.id
    return deal(definition, kit, Cut(KIND.name, "die-cut", definition.section, batch, SAFE))


KIND = Kind(
    name="counter",
    key="counters",
    model=Counters,
    draw=draw,
    about="Cardboard counters: one piece a row of a table, front and back from templates",
    plural="counters",
    making="print both sides on card of 160 g or more; or print fronts and backs apart and glue them to the two sides "
    "of cardboard. Cut the blocks apart first, then in each block all cuts one way, and then all cuts across.",
)
