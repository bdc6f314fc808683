"""A hex holds one town.

Law: no two towns of a mapsheet, of its list and its table alike, stand in the same hex.
Why: their symbols are drawn one over the other, and whoever is told to take one of them cannot say which he has taken.

Bad::

    mapsheets:
      - id: one
        name: One
        grid: {columns: 5, rows: 4, flat_to_flat: 18mm}
        towns: [{hex: C2, name: Ash}, {hex: C2, name: Brill}]

Good::

    mapsheets:
      - id: one
        name: One
        grid: {columns: 5, rows: 4, flat_to_flat: 18mm}
        towns: [{hex: C2, name: Ash}, {hex: C3, name: Brill}]
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.cartography.survey import find_hex
from printkit.contracts import Inspection, Rule, Violation
from printkit.grids.hex import Hex
from printkit.models.features import Town


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation for each town whose hex another town has already."""
    for sheet in inspection.kit.of("mapsheet"):
        first: dict[Hex, Town] = {}
        for town in sheet.towns if sheet.within_limit else ():
            hex = find_hex(sheet.hexes, town.hex)
            if hex is not None and (other := first.setdefault(hex, town)) is not town:
                message = f"hex {town.hex} has a town already, at {other.span_of('hex')}"
                yield Violation(town.span_of("hex"), message, "move one of the two, or make them one")


RULE = Rule("no two towns of a mapsheet stand in one hex", check)
