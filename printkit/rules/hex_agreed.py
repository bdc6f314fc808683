"""A hex has one terrain.

Law: no two terrains of a sheet name the same hex.
Why: the map can draw one of them only, and the cost of entering it would depend on who looks where.

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
        terrain: {rough: [C3], dense: [C3]}

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
        terrain: {rough: [C3], dense: [C4]}
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.cartography.survey import find_hex
from printkit.contracts import Inspection, Rule, Violation
from printkit.grids.hex import Hex


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation for each hex that is listed a second time, at that second place."""
    for sheet in inspection.kit.of("mapsheet"):
        if not sheet.within_limit:
            continue
        first: dict[Hex, str] = {}
        for name, labels in sheet.terrain.items():
            for i, label in enumerate(labels):
                hex = find_hex(sheet.hexes, label)
                if hex is None:
                    continue
                if hex in first:
                    how = "twice" if first[hex] == name else f"as {first[hex]} and as {name}"
                    yield Violation(
                        sheet.span_of("terrain", name, i), f"hex {label} is listed {how}", "keep one of the two"
                    )
                first.setdefault(hex, name)


RULE = Rule("a hex has one terrain", check)
