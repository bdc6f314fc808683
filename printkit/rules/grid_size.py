"""No map grid has more hexes than can be drawn.

Law: a grid of so many columns and rows, half-hexes counted too, has no more than 100,000 hexes
(printkit.grids.hex.MOST_HEXES). A larger grid is refused before any of it is built.
Why: a slip of the keyboard (1400 for 14) would otherwise keep the machine busy for hours and print nothing of use.

Bad::

    mapsheets:
      - id: one
        name: One
        numeral: I
        width: 5.2in
        height: 4in
        seed: 1
        landform: mare
        grid: {pitches: 2236, rows: 2236}

Good::

    mapsheets:
      - id: one
        name: One
        numeral: I
        width: 5.2in
        height: 4in
        seed: 1
        landform: mare
        grid: {pitches: 6, rows: 4}
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.contracts import Inspection, Rule, Violation
from printkit.grids.hex import MOST_HEXES


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation for each grid above the limit."""
    for sheet in inspection.kit.of("mapsheet"):
        if not sheet.within_limit:
            hexes = sheet.hexes.shape.most
            yield Violation(
                sheet.span_of("grid"),
                f"the grid of mapsheet {sheet.id!r} has {hexes:,} hexes, more than the limit of {MOST_HEXES:,}",
                "give fewer columns and rows",
            )


RULE = Rule("no map grid has more than 100,000 hexes", check)
