"""No cut of a map in tiles goes through a hex number.

Law: neither the edge at which a tile is cut nor the end of the strip that it shares with the next crosses the number of
a hex. It is read from the texts of the drawn face and the tiles as they lie on the sheets.
Why: half a number on each page is read as another hex, and the halves never meet exactly.

Bad::

    mapsheets:
      - id: one
        name: One
        numeral: I
        width: 420mm
        height: 40mm
        seed: 1
        landform: mare
        grid: {pitches: 120, rows: 10, first_column: ABC, numbering: {size: 6.2pt}}

Good::

    mapsheets:
      - id: one
        name: One
        numeral: I
        width: 416mm
        height: 120mm
        seed: 1
        landform: mare
        grid: {pitches: 24, rows: 6}
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.contracts import Inspection, Rule, Violation
from printkit.cropping import moved, text_box
from printkit.drawing import Text, walk_only
from printkit.sheets import Placed
from printkit.units import mm

NUMBER = "label"
"""Name of the texts that number hexes."""


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation for each tiled piece that has such a cut."""
    told: set[tuple[str, str]] = set()
    for sheet in inspection.sheets:
        for placed in sheet.placed:
            key = (placed.piece.kind, placed.piece.id)
            if placed.crop is None or key in told:
                continue
            cuts = list(_cut_numbers(placed))
            if cuts:
                told.add(key)
                at, text = cuts[0]
                yield Violation(
                    placed.piece.span,
                    f"{sheet.title}: the cut at {at} goes through {len(cuts)} hex numbers, the first {text!r}",
                    "make the hexes larger, the numbers smaller, or choose another 'cut' under tiles",
                )


def _cut_numbers(placed: Placed) -> Iterator[tuple[str, str]]:
    """Where an edge of the tile that is no edge of the map crosses a number: 'x 183.2 mm', and the number."""
    assert placed.crop is not None
    x0, y0, x1, y1 = placed.crop.box
    uprights = [x for x in (x0, x1) if 0 < x < placed.face.width]
    levels = [y for y in (y0, y1) if 0 < y < placed.face.height]
    for seen in walk_only(placed.crop.marks, Text):
        if not isinstance(seen.mark, Text) or seen.mark.name != NUMBER:
            continue
        left, top, right, bottom = moved(text_box(seen.mark), seen.matrix)
        if left < x1 and right > x0 and top < y1 and bottom > y0:
            yield from ((f"x {mm(x):.1f} mm", seen.mark.text) for x in uprights if left < x < right)
            yield from ((f"y {mm(y):.1f} mm", seen.mark.text) for y in levels if top < y < bottom)


RULE = Rule("no cut of a map in tiles goes through a hex number", check)
