"""Half-hexes along the edges of a sheet are Plain.

Law: no terrain is listed for a hex that an edge cuts in half (facts.md 4.4 and MB23).
Why: sheets abut in any order: half a rough hex would join half a plain one, and nobody could say what that hex is.

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
        terrain: {rough: [A3]}

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
        terrain: {rough: [B3]}
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.cartography.survey import PLAIN, find_hex
from printkit.contracts import Inspection, Rule, Violation


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation for each half-hex that is listed under a terrain."""
    for sheet in inspection.kit.of("mapsheet"):
        if not sheet.within_limit or not sheet.hexes.abuts:
            continue
        for name, labels in sheet.terrain.items():
            for i, label in enumerate(labels):
                hex = find_hex(sheet.hexes, label)
                if name != PLAIN and hex is not None and not sheet.hexes.whole(hex):
                    yield Violation(
                        sheet.span_of("terrain", name, i),
                        f"hex {label} is cut in half by the sheet's edge and cannot be {name}",
                        "edge half-hexes stay plain",
                    )


RULE = Rule("half-hexes along the edges are Plain", check)
