"""A big crater lies in Dense hexes only.

Law: a crater's ``centre`` is a hex (the crater takes its six neighbours too) or three hexes that meet in a vertex,
and all of them are whole and Dense (facts.md M9: Dense, or large crater rim).
Why: its rim would otherwise be drawn across ground that costs less to enter than it looks.

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
        terrain: {dense: [C2, C3]}
        craters: [{centre: C2-C3-D2}]

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
        terrain: {dense: [C2, C3, D2]}
        craters: [{centre: C2-C3-D2}]
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.cartography.survey import big_crater, find_hex, survey
from printkit.contracts import Inspection, Rule, Violation

DENSE = "dense"


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation for each crater whose hexes do not meet, and for each hex of one that is not whole and Dense."""
    for sheet in inspection.kit.of("mapsheet"):
        found = survey(sheet)
        if found is None:
            continue
        for crater in sheet.craters:
            if any(find_hex(found.grid, label) is None for label in crater.centre.split("-")):
                continue
            laid = big_crater(found.grid, crater.centre)
            span = crater.span_of("centre")
            if laid is None:
                yield Violation(
                    span, f"crater {crater.centre!r} is neither one hex nor three hexes that meet in a vertex"
                )
                continue
            for hex in laid.hexes:
                if found.at(hex) != DENSE or not found.grid.whole(hex):
                    label = found.grid.label(hex)
                    state = found.at(hex) if found.grid.whole(hex) else "cut in half by the sheet's edge"
                    yield Violation(
                        span,
                        f"crater {crater.centre} runs through {label}, which is {state}",
                        f"list {label} under dense",
                    )


RULE = Rule("a big crater lies in Dense hexes only", check)
