"""Pips stand out from their die.

Law: pips have contrast of at least 3:1 against the colour of the die (WCAG 2.2, 1.4.11, graphical objects).
Why: a die whose pips cannot be counted in poor light decides nothing.

Bad::

    dice:
      - {id: die, name: Die, colour: "#202020", pips: "#303030"}

Good::

    dice:
      - {id: die, name: Die, colour: "#202020", pips: "#F0F0F0"}
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.colour import contrast
from printkit.contracts import Inspection, Rule, Violation

LEAST = 3.0


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation a die, at its pips."""
    kit = inspection.kit
    for die in kit.of("dice"):
        place = die.span_of("pips")
        ratio = contrast(kit.colour(die.pips, place), kit.colour(die.colour, die.span_of("colour")))
        if ratio < LEAST:
            message = f"pips in {die.pips} on {die.colour} have contrast {ratio:.1f}:1, below {LEAST:g}:1"
            yield Violation(place, message, "make the pips lighter or darker")


RULE = Rule("pips have contrast 3:1 against their die", check, whole=True)
