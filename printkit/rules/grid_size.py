"""No map grid has more hexes than can be drawn.

Law: a grid of so many columns and rows, half-hexes counted too, has no more than 100,000 hexes
(printkit.grids.hex.MOST_HEXES), and so have all mapsheets of a kit together. What is more is refused before any of it
is built.
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
    """One violation for each grid above the limit, and one for the first with which the kit's are."""
    told = False
    for sheet in inspection.kit.of("mapsheet"):
        hexes = sheet.hexes.shape.most
        if hexes > MOST_HEXES:
            message = f"the grid of mapsheet {sheet.id!r} has {hexes:,} hexes, more than the limit of {MOST_HEXES:,}"
            yield Violation(sheet.span_of("grid"), message, "give fewer columns and rows")
        elif not sheet.within_limit and not told:
            told = True
            total = sheet.shared.hexes_before + hexes
            message = f"with mapsheet {sheet.id!r} the kit has {total:,} hexes, more than the limit of {MOST_HEXES:,}"
            yield Violation(sheet.span_of("grid"), message, "give fewer columns and rows, or make two kits of it")


RULE = Rule("no map grid, and no kit, has more than 100,000 hexes", check)
