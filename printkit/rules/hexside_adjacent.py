"""A hexside joins two hexes that touch.

Law: a hexside is written as a hex and a direction (``C3/NE``) or as two hexes (``C3-D2``), and the two share that
side.
Why: a chasm along a side that does not exist bars nobody, and nobody would see it missing.

Bad::

    mapsheets:
      - id: one
        name: One
        numeral: I
        width: 5.2in
        height: 4in
        seed: 1
        landform: mare
        grid: {pitches: 6, rows: 4}
        hexsides: {chasm: [[C3-E3]]}

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
        hexsides: {chasm: [[C3-D3]]}
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.cartography.survey import find_hex, side_references
from printkit.contracts import Inspection, Rule, Violation
from printkit.grids.hex import HexError


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation for each word that is no hexside; a hex off the map in it is told by hex-on-map."""
    for sheet in inspection.kit.of("mapsheet"):
        if not sheet.within_limit:
            continue
        grid = sheet.hexes
        for named in side_references(sheet):
            if any(find_hex(grid, label) is None for label in grid.side_labels(named.text)):
                continue
            try:
                grid.find_side(named.text)
            except HexError as err:
                yield Violation(
                    named.span, str(err), "write a hex and a direction, such as G10/NE, or two hexes that touch"
                )


RULE = Rule("a hexside joins two hexes that touch", check)
