"""Terrain and landforms that a mapsheet names can be drawn.

Law: every terrain, hexside terrain and landform is one that printkit has a painter for, terrain of hexes is not
used along hexsides nor the other way round, and ``relief`` holds what the landform understands.
Why: a misspelt terrain would leave its hexes blank, and blank means Plain.

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
        terrain: {rouhg: [C3]}

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
        terrain: {rough: [C3]}
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.cartography.find import hex_terrains, landforms, side_terrains
from printkit.cartography.relief import read_relief
from printkit.contracts import Inspection, Rule, Violation
from printkit.findings import NOWHERE, did_you_mean
from printkit.models.mapsheet import Mapsheet


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation for each word that no painter answers to, and for each fault of a ``relief``."""
    for sheet in inspection.kit.of("mapsheet"):
        yield from _sheet(sheet)


def _sheet(sheet: Mapsheet) -> Iterator[Violation]:
    in_hexes, on_sides = hex_terrains(), side_terrains()
    for name in sheet.terrain:
        if name not in in_hexes:
            yield Violation(sheet.span_of("terrain", name), f"unknown terrain {name!r}", did_you_mean(name, in_hexes))
    for name in sheet.hexsides:
        if name not in on_sides:
            yield Violation(
                sheet.span_of("hexsides", name), f"unknown hexside terrain {name!r}", did_you_mean(name, on_sides)
            )
    form = landforms().get(sheet.landform)
    if form is None:
        yield Violation(
            sheet.span_of("landform"), f"unknown landform {sheet.landform!r}", did_you_mean(sheet.landform, landforms())
        )
        return
    for fault in read_relief(sheet.relief, form)[1]:
        place = sheet.span_of("relief") if fault.span == NOWHERE else fault.span
        yield Violation(place, fault.message, fault.fix)


RULE = Rule("terrain and landforms of a mapsheet can be drawn", check)
