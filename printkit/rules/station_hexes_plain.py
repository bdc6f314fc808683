"""Hexes where a base may stand are whole and Plain.

Law: every hex of a sheet's ``stations`` list is a whole hex, is Plain, and no hexside of it carries terrain
(facts.md M41, MB26: the Station stands on a clear full hex near the middle of the south edge, and any edge of any
sheet may come to lie there).
Why: a scenario must not begin with the Station on rocks because of how the sheets were shuffled.

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
        terrain: {rough: [C1]}
        stations: [C1]

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
        terrain: {rough: [C2]}
        stations: [C1]
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.cartography.survey import PLAIN, find_hex, survey
from printkit.contracts import Inspection, Rule, Violation


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation for each station hex that is cut, not Plain, or beside hexside terrain."""
    for sheet in inspection.kit.of("mapsheet"):
        found = survey(sheet)
        if found is None:
            continue
        for i, label in enumerate(sheet.stations):
            hex = find_hex(found.grid, label)
            if hex is None:
                continue
            beside = next((found.sides[side] for side in found.grid.sides_of(hex) if side in found.sides), "")
            fault = ""
            if not found.grid.whole(hex):
                fault = "is cut in half by the sheet's edge"
            elif found.at(hex) != PLAIN:
                fault = f"is {found.at(hex)}"
            elif beside:
                fault = f"has a hexside of {beside}"
            if fault:
                yield Violation(
                    sheet.span_of("stations", i),
                    f"a base may stand in {label}, which {fault}",
                    "keep it whole and plain",
                )


RULE = Rule("hexes where a base may stand are whole and Plain", check)
