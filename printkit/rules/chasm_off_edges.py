"""What runs along hexsides keeps off the half-hexes at the edges.

Law: no hexside with terrain touches a half-hex, not even with one end (facts.md 4.4: chasms one hex inside).
Why: a chasm that runs out at an edge would end in nothing on the sheet next to it.

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
        hexsides: {chasm: [[B3/N, B3/NW]]}

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
        hexsides: {chasm: [[C3/N, C3/NE]]}
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.cartography.survey import find_side
from printkit.contracts import Inspection, Rule, Violation


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation for each hexside that touches a half-hex."""
    for sheet in inspection.kit.of("mapsheet"):
        if not sheet.within_limit or not sheet.hexes.abuts:
            continue
        grid = sheet.hexes
        halves = {corner: hex for hex in grid.hexes() if not grid.whole(hex) for corner in grid.corners(hex)}
        for name, runs in sheet.hexsides.items():
            for i, run in enumerate(runs):
                for j, text in enumerate(run):
                    touched = next((halves[v] for v in find_side(grid, text) or () if v in halves), None)
                    if touched is not None:
                        yield Violation(
                            sheet.span_of("hexsides", name, i, j),
                            f"{name} along {text} touches half-hex {grid.label(touched)} at the sheet's edge",
                            "keep it one hex inside",
                        )


RULE = Rule("hexside terrain keeps off the edges", check)
