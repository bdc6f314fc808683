"""Every hex named anywhere on a mapsheet is on its map.

Law: a hex is written as column letters and row, and both lie on the sheet: columns from its first letter, odd ones
from row 0 (facts.md 4.1 and 4.4).
Why: a hex that is not there is never drawn, and the terrain that was meant for it is missing from the game.

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
        terrain: {rough: [C3, H2]}

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
        terrain: {rough: [C3, D2]}
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.cartography.find import landforms
from printkit.cartography.relief import read_relief
from printkit.cartography.survey import Reference, hex_references
from printkit.contracts import Inspection, Rule, Violation
from printkit.grids.hex import HexError
from printkit.models.mapsheet import Mapsheet


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation for each word that is no hex of its sheet."""
    for sheet in inspection.kit.of("mapsheet"):
        if not sheet.within_limit:
            continue
        for named in (*hex_references(sheet), *_relief_references(sheet)):
            try:
                sheet.hexes.find(named.text)
            except HexError as err:
                first = sheet.hexes.names.columns[0]
                yield Violation(named.span, str(err), f"mapsheet {sheet.id!r} begins at column {first}")


def _relief_references(sheet: Mapsheet) -> Iterator[Reference]:
    """Hexes that the parameters of the sheet's landform name."""
    form = landforms().get(sheet.landform or "")
    if form is not None:
        relief, _ = read_relief(sheet.relief, form)
        yield from (Reference(text, span) for text, span in form.hexes(relief))


RULE = Rule("every hex named on a mapsheet is on its map", check)
