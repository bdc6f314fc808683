"""A hexside has one terrain, whichever of its two hexes names it.

Law: ``C3/NE`` and ``D2/SW`` are one hexside; no two terrains of a sheet name it.
Why: two players who look it up from either side must read the same.

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
        hexsides:
          chasm: [[C3/NE]]
          cliff: [[D2/SW]]

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
        hexsides: {chasm: [[C3/NE, D3/N]]}
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.cartography.survey import find_side
from printkit.contracts import Inspection, Rule, Violation
from printkit.grids.hex import Side


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation for each hexside that a second terrain names, at that second place."""
    for sheet in inspection.kit.of("mapsheet"):
        if not sheet.within_limit:
            continue
        grid = sheet.hexes
        first: dict[Side, tuple[str, str]] = {}
        for name, runs in sheet.hexsides.items():
            for i, run in enumerate(runs):
                for j, text in enumerate(run):
                    side = find_side(grid, text)
                    if side is None:
                        continue
                    known, as_written = first.setdefault(side, (name, text))
                    if known != name:
                        yield Violation(
                            sheet.span_of("hexsides", name, i, j),
                            f"hexside {text} is {name} here and {known} as {as_written}",
                            "keep one of the two",
                        )


RULE = Rule("a hexside has one terrain", check)
