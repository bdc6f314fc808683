"""Paths go from hex to hex, or from hexside to hexside, without a leap.

Law: each hex of a path touches the one before it; each hexside of a path along hexsides goes on from a vertex of the
one before it; a path that runs off the map says across which hexside (``C1/N``), as its first or last word.
Why: peers drop a hex that is not there, and draw a road straight across a lake that it was meant to go round.

Bad::

    mapsheets:
      - id: one
        name: One
        grid: {columns: 6, rows: 4, flat_to_flat: 15mm}
        paths: {road: [[A1, C3]]}

Good::

    mapsheets:
      - id: one
        name: One
        grid: {columns: 6, rows: 4, flat_to_flat: 15mm}
        paths: {road: [[A1/N, A1, B1, C2, C3]]}
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.cartography.paths import along_hexsides, read_route, read_sides
from printkit.cartography.stock_paths import STOCK_PATHS
from printkit.contracts import Inspection, Rule, Violation


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation for each word that a path cannot follow; such a path is not drawn."""
    for sheet in inspection.kit.of("mapsheet"):
        if not sheet.within_limit:
            continue
        known = {*STOCK_PATHS, *(own.id for own in sheet.shared.paths)}
        for name, runs in sheet.paths.items():
            if name not in known:  # rule map-words-known tells of it, and nobody can say along what it runs
                continue
            read = read_sides if along_hexsides(sheet, name) else read_route
            for i, run in enumerate(runs):
                for slip in read(sheet.hexes, run)[1]:
                    yield Violation(sheet.span_of("paths", name, i, slip.word), slip.message, slip.fix)


RULE = Rule("paths go from hex to hex without a leap", check)
