"""Every hex that a grid is cropped or cut out by is one of its own.

Law: the words of ``crop``, ``only`` and ``leave_out`` name hexes of the whole grid, whose columns and rows are counted
before anything is taken away; a crop runs from hex to hex.
Why: a hex that is not there leaves nothing out, and the map keeps a hex that it should not have.

Bad::

    mapsheets:
      - id: one
        name: One
        numeral: I
        width: 5.2in
        height: 4in
        seed: 1
        landform: mare
        grid: {columns: 6, rows: 4, leave_out: [C3, H2]}

Good::

    mapsheets:
      - id: one
        name: One
        numeral: I
        width: 5.2in
        height: 4in
        seed: 1
        landform: mare
        grid: {columns: 6, rows: 4, leave_out: [C3, F2]}
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.contracts import Inspection, Rule, Violation
from printkit.findings import Span
from printkit.grids.hexwords import range_ends, read_hexes
from printkit.grids.words import HexError
from printkit.models.mapsheet import Mapsheet


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation for each word that cannot be read."""
    for sheet in inspection.kit.of("mapsheet"):
        for word, span in _words(sheet):
            try:
                read_hexes(sheet.laid.whole, word)
            except HexError as err:
                yield Violation(span, str(err), "name hexes of the whole grid")
        if sheet.grid.crop and range_ends(sheet.laid.whole, sheet.grid.crop) is None:
            fix = "write its first and last hex, such as C3:H9"
            yield Violation(sheet.grid.span_of("crop"), f"{sheet.grid.crop!r} is no crop", fix)


def _words(sheet: Mapsheet) -> Iterator[tuple[str, Span]]:
    """Single hexes and ranges, each with its place."""
    grid = sheet.grid
    for label in (range_ends(sheet.laid.whole, grid.crop) or ())[1:] if grid.crop else ():
        yield label, grid.span_of("crop")
    for name, words in (("only", grid.only), ("leave_out", grid.leave_out)):
        for i, word in enumerate(words):
            yield word, grid.span_of(name, i)


RULE = Rule("every hex that a grid is cropped or cut out by is on it", check)
