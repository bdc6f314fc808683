"""Every counter fits into a hex of the printed map.

Law: the longest side of every counter is at most the distance between the flats of the smallest hex, at the scale at
which the mapsheets are printed (facts.md section 4: 1/2 and 5/8 in counters, 0.70 in hexes, printed at 91.4 %).
Why: a counter that hangs over its hexsides hides the terrain next door and leaves it open where the piece stands.

Bad::

    tables:
      - {id: crew, rows: [{id: ann, name: Ann}]}
    counters:
      - {id: all, table: crew, template: plain}
    mapsheets:
      - id: tiny
        name: Tiny
        numeral: I
        width: 4in
        height: 4in
        seed: 1
        landform: mare
        grid: {pitches: 10, rows: 10}

Good::

    tables:
      - {id: crew, rows: [{id: ann, name: Ann}]}
    counters:
      - {id: all, table: crew, template: plain}
    mapsheets:
      - id: roomy
        name: Roomy
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
from printkit.units import MM_PER_INCH, um


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation for each counter that is too large."""
    grids = {sheet.id: sheet.hexes for sheet in inspection.kit.of("mapsheet") if sheet.within_limit}
    printed = [
        um(grids[placed.piece.id].flat_to_flat) * placed.scale
        for sheet in inspection.sheets
        for placed in sheet.placed
        if placed.piece.kind == "mapsheet" and not placed.back and placed.piece.id in grids
    ]
    if not printed:
        return
    hex_size = min(printed)
    for piece in inspection.pieces:
        side = max(piece.front.width, piece.front.height)
        if piece.kind == "counter" and side > hex_size:
            yield Violation(
                piece.span,
                f"counter {piece.id!r} is {_inches(side)} in, a printed hex {_inches(hex_size)} in between its flats",
                "make the counter smaller or the hexes larger",
            )


def _inches(micrometres: float) -> str:
    return f"{micrometres / 1000 / float(MM_PER_INCH):.3f}"


RULE = Rule("every counter fits into a hex of the printed map", check)
