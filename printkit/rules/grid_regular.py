"""Hexes of a map are as good as regular.

Law: the column pitch is within 1 % of 0.866 times flat to flat (facts.md 4.2 lists the stretch of each candidate
grid; the MMM sheets are 0.15 % too wide).
Only hexes that fill a sheet to its margins are stretched at all.
Why: hexes that are visibly wider than high make distances lie, and square counters fit one way only.

Bad::

    mapsheets:
      - id: one
        name: One
        numeral: I
        width: 5.2in
        height: 4in
        seed: 1
        landform: mare
        grid: {pitches: 6, rows: 6}

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
from printkit.findings import Level
from printkit.grids.field import MOST_STRETCH


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation for each sheet whose hexes are stretched."""
    for sheet in inspection.kit.of("mapsheet"):
        stretch = sheet.hexes.stretch
        way = "wide" if stretch > 0 else "high"
        if sheet.within_limit and abs(stretch) > MOST_STRETCH:
            yield Violation(
                sheet.span_of("grid"),
                f"hexes of mapsheet {sheet.id!r} are {abs(stretch):.1%} too {way}, more than {MOST_STRETCH:.0%}",
                "choose other columns or rows, or another size of the sheet",
            )


RULE = Rule("hexes of a map are regular within 1 %", check, Level.WARNING)
