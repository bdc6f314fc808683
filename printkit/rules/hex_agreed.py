"""A hex has one terrain and one level.

Law: no two terrains of a sheet name the same hex, and no two levels; its lists, block and table count alike.
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

from printkit.cartography.placements import Misplaced, Placement, elevation_of, terrain_of
from printkit.contracts import Inspection, Rule, Violation
from printkit.grids.hex import Hex, HexGrid


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation for each word that gives a hex its terrain or level a second time, at that second place."""
    for sheet in inspection.kit.of("mapsheet"):
        if sheet.within_limit:
            yield from _twice(sheet.hexes, terrain_of(sheet, sheet.hexes), "")
            yield from _twice(sheet.hexes, elevation_of(sheet, sheet.hexes), "at level ")


def _twice(grid: HexGrid, placed: Iterator[Placement | Misplaced], what: str) -> Iterator[Violation]:
    first: dict[Hex, Placement] = {}
    told: set[tuple[object, str]] = set()
    for one in placed:
        if isinstance(one, Misplaced):
            continue
        known = first.setdefault(one.hex, one)
        if known is not one and (one.span, known.name) not in told:
            told.add((one.span, known.name))
            as_known, as_here = f"{what or 'as '}{known.name}", f"{what or 'as '}{one.name}"
            how = "twice" if known.name == one.name else f"{as_known} and {as_here}"
            yield Violation(one.span, f"hex {grid.label(one.hex)} is listed {how}", "keep one of the two")


RULE = Rule("a hex has one terrain and one level", check)
