"""Cartouche, compass and key of a map hide none of its hexes.

Law: no cartouche, compass or key lies over the middle or the number of a hex, nor over a name. It is read from the
plates and texts of the drawn face. Of one that runs over the edge of the sheet rule names-on-sheet tells.
Why: a hex without a number cannot be named in rules or set-up, and what grows in a hidden hex cannot be seen.

Bad::

    mapsheets:
      - id: one
        name: One
        grid: {columns: 6, rows: 5, flat_to_flat: 18mm}
        compass: {at: top-right}

Good::

    mapsheets:
      - id: one
        name: One
        grid: {columns: 6, rows: 5, flat_to_flat: 18mm, leave_out: [F1]}
        compass: {at: top-right}
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from printkit.cartography.placing import overlap
from printkit.contracts import Inspection, Rule, Violation
from printkit.drawing import Drawing, Text, walk
from printkit.findings import Level
from printkit.grids.hex import HexGrid
from printkit.models.mapsheet import Mapsheet
from printkit.rules._marks import beyond, drawn_maps, map_names, plates
from printkit.shapes import Box
from printkit.units import um

_MOST_NAMED = 8


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation for each thing that hides hexes, and one for each name that it lies over."""
    for sheet, face in drawn_maps(inspection):
        yield from _sheet(sheet, face)


def _sheet(sheet: Mapsheet, face: Drawing) -> Iterator[Violation]:
    seen = [one for one in walk(face.marks) if isinstance(one.mark, Text) or one.mark.name == "plate"]
    found = {name: plate for name, plate in plates(seen).items() if not beyond(plate, face)}
    if not found:
        return
    numbers = {one.mark.text for one in seen if isinstance(one.mark, Text) and one.mark.name == "label"}
    names = map_names(seen)
    for name, plate in found.items():
        hidden = list(_hidden(sheet.hexes, plate, numbers))
        if hidden:
            fix = "put it into another corner ('at'), or take these hexes off the map ('leave_out' under grid)"
            yield Violation(sheet.span_of(name), f"the {name} lies over {_list(hidden)}", fix)
        for words in dict.fromkeys(one.words for one in names if any(overlap(box, plate) for box in one.boxes)):
            fix = "put one of them elsewhere"
            yield Violation(sheet.span_of(name), f"the {name} lies over the name {words}", fix)


def _hidden(grid: HexGrid, plate: Box, numbers: set[str]) -> Iterator[str]:
    """Labels of the whole hexes whose middle is under a plate, or whose number is not printed because of it."""
    wide, high = um(grid.half_width), um(grid.half_height)
    for hex in grid.hexes():
        x, y = (um(at) for at in grid.centre(hex))
        under = plate[0] < x < plate[2] and plate[1] < y < plate[3]
        near = overlap((x - wide, y - high, x + wide, y + high), plate)
        unnumbered = near and grid.printed(hex) and grid.label(hex) not in numbers
        if unnumbered or (under and grid.whole(hex)):
            yield grid.label(hex)


def _list(hexes: Sequence[str]) -> str:
    """3 hexes: A9, B10, C10."""
    more = len(hexes) - _MOST_NAMED
    named = ", ".join(hexes[:_MOST_NAMED]) + (f" and {more} more" if more > 0 else "")
    return f"{len(hexes)} hexes: {named}" if len(hexes) > 1 else f"hex {named}"


RULE = Rule("cartouche, compass and key of a map hide no hex", check, Level.WARNING)
