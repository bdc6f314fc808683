"""Papers that sheets are printed on."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Paper:
    """A paper size in micrometres, portrait, and the margin that home printers cannot print."""

    name: str
    width: int
    height: int
    margin: int = 6350


PAPERS = {"letter": Paper("letter", 215_900, 279_400), "a4": Paper("a4", 210_000, 297_000)}
"""Papers by the word that the command line uses."""

FOOTER = 4_000
"""Height of the ruler and folio at the bottom of the printable area."""
FOOTER_GAP = 1_500
"""Clear space above them."""


def printable() -> tuple[int, int]:
    """Width and height that Letter and A4 can both print: what is laid out in it is the same on both."""
    papers = PAPERS.values()
    return min(each.width - 2 * each.margin for each in papers), min(each.height - 2 * each.margin for each in papers)


def turn_to_fit(width: int, height: int) -> int | None:
    """Degrees by which a face is turned to lie inside the margins of every paper; None: it fits none of them."""
    across, down = printable()
    if width <= across and height <= down:
        return 0
    return 90 if height <= across and width <= down - FOOTER - FOOTER_GAP else None
