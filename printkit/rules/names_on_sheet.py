"""What is written on a map lies on its sheet: names, and the cartouche, the compass and the key with all that they say.

Law: no letter of a town's or an area's name, and no plate of a cartouche, a compass or a key, lies beyond the trim of
the mapsheet. It is read from the drawn face.
Why: what is drawn beyond the trim is cut off, and a plate grows with its words: a long title takes it over the edge.

Bad::

    mapsheets:
      - id: one
        name: One
        grid: {columns: 6, rows: 5, flat_to_flat: 18mm, leave_out: ["A1:F1"]}
        cartouche: {title: The Long and Winding Coast of the Sea of Seven Thousand Sails}

Good::

    mapsheets:
      - id: one
        name: One
        grid: {columns: 6, rows: 5, flat_to_flat: 18mm, leave_out: ["A1:F1"]}
        cartouche: {title: Seven Thousand Sails}
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.contracts import Inspection, Rule, Violation
from printkit.drawing import Drawing, walk
from printkit.models.mapsheet import Mapsheet
from printkit.rules._marks import beyond, drawn_maps, map_names, plates
from printkit.units import mm, shortened

_FIXES = {
    "cartouche": "shorten its title or subtitle, or make the map larger",
    "compass": "put it into another corner ('at'), or make the map larger",
    "key": "give it more or fewer columns, shorten what stands in it, or make the map larger",
}
_TOWN = "shorten it, or say with 'at' where it is to stand"
_AREA = "shorten it, make it smaller ('size'), or let it run through other hexes ('along')"


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation for each name and each plate that runs over its sheet's edge."""
    for sheet, face in drawn_maps(inspection):
        yield from _sheet(sheet, face)


def _sheet(sheet: Mapsheet, face: Drawing) -> Iterator[Violation]:
    seen = list(walk(face.marks))
    for name, plate in plates(seen).items():
        if over := beyond(plate, face):
            message = f"the {name} runs {mm(round(over)):.1f} mm over the edge of the sheet"
            yield Violation(sheet.span_of(name), message, _FIXES[name])
    for written in map_names(seen):
        if over := max(beyond(box, face) for box in written.boxes):
            message = f"the name {shortened(written.words)} runs {mm(round(over)):.1f} mm over the edge of the sheet"
            yield Violation(written.span, message, _TOWN if written.town else _AREA)


RULE = Rule("names, cartouche, compass and key of a map lie on its sheet", check)
