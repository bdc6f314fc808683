"""Hexes where a base may stand are whole and Plain.

Law: every hex of a sheet's ``stations`` list, and the first and last hex of a scenario's ``station_columns``, is a
whole hex, is Plain, and no hexside of it carries terrain (facts.md M41, MB26: the Station stands on a clear full hex
near the middle of the south edge, and any edge of any sheet may come to lie there).
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

from printkit.cartography.survey import PLAIN, Survey, find_hex, survey
from printkit.contracts import Inspection, Rule, Violation
from printkit.grids.hex import Hex
from printkit.models.mapsheet import Mapsheet
from printkit.models.scenario import Board


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation for each station hex that is cut, not Plain, or beside hexside terrain."""
    sheets = [(sheet, found) for sheet in inspection.kit.of("mapsheet") if (found := survey(sheet)) is not None]
    for scenario in inspection.kit.of("scenario"):
        for sheet, found in sheets if scenario.board else ():
            yield from _columns(scenario.board, sheet, found)
    for sheet, found in sheets:
        for i, label in enumerate(sheet.stations):
            hex = find_hex(found.grid, label)
            if hex is None:
                continue
            if fault := _fault(hex, found):
                yield Violation(
                    sheet.span_of("stations", i),
                    f"a base may stand in {label}, which {fault}",
                    "keep it whole and plain",
                )


def _columns(board: Board, sheet: Mapsheet, found: Survey) -> Iterator[Violation]:
    """A scenario's columns at both edges of a sheet: either may lie south."""
    grid = found.grid
    for i, column in enumerate(board.station_columns):
        for row in (1, grid.rows):
            hex = column, row
            label = grid.label(hex) if 0 <= column <= grid.pitches else ""
            if label not in sheet.stations and (fault := _fault(hex, found) if label else "is not there"):
                message = f"a base may stand in {label or f'column {column}'} of {sheet.id!r}, which {fault}"
                fix = "name columns whose hexes are whole and plain at the sheet's edges"
                yield Violation(board.span_of("station_columns", i), message, fix)


def _fault(hex: Hex, found: Survey) -> str:
    """Why no base may stand there; empty: it may."""
    beside = next((found.sides[side] for side in found.grid.sides_of(hex) if side in found.sides), "")
    if not found.grid.whole(hex):
        return "is cut in half by the sheet's edge"
    if found.at(hex) != PLAIN:
        return f"is {found.at(hex)}"
    return f"has a hexside of {beside}" if beside else ""


RULE = Rule("hexes where a base may stand are whole and Plain", check)
