"""Every range, block and table of a map can be read hex by hex.

Law: a range (``B2-B9``) runs along one column or row; a block of characters has a line for each row and a character
for each column, and its legend tells every character; a table names hexes of the map; levels are whole numbers.
Why: a row that is one character short shifts half of the map, and nobody sees it before the first game.

Bad::

    mapsheets:
      - id: one
        name: One
        grid: {columns: 4, rows: 3, flat_to_flat: 15mm}
        terrain_block:
          legend: {".": clear, w: woods}
          rows: |
            .ww.
            .w.
            ..x.

Good::

    mapsheets:
      - id: one
        name: One
        grid: {columns: 4, rows: 3, flat_to_flat: 15mm}
        terrain_block:
          legend: {".": clear, w: woods}
          rows: |
            .ww.
            .w..
            ....
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from printkit.cartography.placements import Misplaced, elevation_of, terrain_of
from printkit.cartography.survey import find_hex, hex_references
from printkit.contracts import Inspection, Rule, Violation
from printkit.models.mapsheet import Mapsheet

_LEVEL = re.compile(r"-?[0-9]{1,2}")


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation for each place that cannot be read; a single hex off the map is told by hex-on-map."""
    for sheet in inspection.kit.of("mapsheet"):
        if sheet.within_limit:
            yield from _sheet(sheet)


def _sheet(sheet: Mapsheet) -> Iterator[Violation]:
    grid = sheet.hexes
    elsewhere = {ref.span for ref in hex_references(sheet) if find_hex(grid, ref.text) is None}
    for placed in terrain_of(sheet, grid):
        if isinstance(placed, Misplaced) and placed.span not in elsewhere:
            yield Violation(placed.span, placed.message, placed.fix)
    for placed in elevation_of(sheet, grid):
        if isinstance(placed, Misplaced):
            yield Violation(placed.span, placed.message, placed.fix)
        elif not _LEVEL.fullmatch(placed.name):
            yield Violation(placed.span, f"{placed.name!r} is no level", "write a whole number, such as 2 or -1")


RULE = Rule("every range, block and table of a map can be read hex by hex", check)
