"""Names on a map stand clear of hex numbers, of each other, of towns and of roads; hex numbers of roads.

Law: no name of a town lies over a hex number, another name, a town's symbol or a path; no letter of an area's name
over a hex number, a town's symbol or its name. Names of towns choose among eight places about their town; where none
is clear, this rule says what is in the way; of one over the edge of the sheet rule names-on-sheet tells. No path
runs over a hex number: numbers step aside for paths; where a hex has no room beside one, this rule says which numbers
it runs over.
Why: a name or a road over a number leaves a hex without it (field.md, "Hexes").

Bad::

    mapsheets:
      - id: one
        name: One
        grid: {columns: 5, rows: 4, flat_to_flat: 12mm, numbering: {size: 8pt}}
        towns:
          - {hex: B2, name: Ashford, at: above}
          - {hex: C2, name: Upper Ashford, at: left}

Good::

    mapsheets:
      - id: one
        name: One
        grid: {columns: 5, rows: 4, flat_to_flat: 12mm}
        towns:
          - {hex: B2, name: Ash}
          - {hex: D3, name: Brill}
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from printkit.cartography.letters import middles
from printkit.cartography.placing import crosses, overlap
from printkit.contracts import Inspection, Rule, Violation
from printkit.drawing import Drawing, Group, Mark, Path, Seen, Text, walk
from printkit.findings import Level
from printkit.rules._crossed_numbers import crossed_numbers, path_pieces
from printkit.rules._marks import beyond, drawn_maps, letters_box, path_box
from printkit.shapes import Box

_HALF = 0.28
"""Half the height of letters in ems, a little less."""


@dataclass(frozen=True, slots=True)
class _Thing:
    """What a name may not cover: what it is, and its box (micrometres)."""

    what: str
    box: Box


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation for each thing that a town's name covers, and for each type of path that runs over numbers."""
    for _, face in drawn_maps(inspection):
        yield from _face(face)


def _face(face: Drawing) -> Iterator[Violation]:
    seen = [one for one in walk(face.marks) if _matters(one)]
    yield from crossed_numbers(seen, face)
    names = [(name, box) for name, box in _texts(seen, "town") if not beyond(box, face)]
    areas = [group for group in _groups(face.marks) if group.name.startswith("name:") and _lies_on(group, face)]
    if not names and not areas:
        return
    things = [_Thing(f"hex number {number.text}", box) for number, box in _texts(seen, "label")]
    things += [_Thing(f"the symbol of {name}", box) for name, box in _symbols(seen)]
    yield from _areas(areas, (*things, *(_Thing(f"the name {name.text}", box) for name, box in names)))
    roads = list(path_pieces(seen, ("line",)))
    for i, (name, box) in enumerate(names):
        others = [_Thing(f"the name {other.text}", where) for other, where in names[:i]]
        for thing in (*things, *others):
            if overlap(box, thing.box):
                yield _told(name, thing.what)
        for road in dict.fromkeys(road for a, b, half, road in roads if crosses(box, a, b, half, 400)):
            yield _told(name, f"a {road}")


def _matters(one: Seen) -> bool:
    """Is it a text, a path, a town or what hides one? A large map has half a million other marks."""
    own = ("path:", "town:", "area:") if one.mark.name == "fill" else ("path:", "town:")
    return isinstance(one.mark, Text) or any(name.startswith(own) for name in one.names)


def _areas(areas: Sequence[Group], things: Sequence[_Thing]) -> Iterator[Violation]:
    """One violation for each name of an area whose letters lie over something."""
    for area in areas:
        letters = list(middles(area))
        over = [t.what for t in things if any(crosses(t.box, a, b, _HALF * em, 200) for a, b, em in letters)]
        if over:
            more = f" and {len(over) - 1} more" if len(over) > 1 else ""
            name = area.name.removeprefix("name:")
            fix = "let it run through other hexes ('along'), or make it smaller ('size')"
            yield Violation(area.span, f"the name {name} lies over {over[0]}{more}", fix)


def _told(name: Text, what: str) -> Violation:
    fix = "say with 'at' where it is to stand, shorten it, or move what is in the way"
    return Violation(name.span, f"the name {name.text} lies over {what}", fix)


def _lies_on(name: Group, face: Drawing) -> bool:
    """Do all letters of a name lie on the sheet?"""
    return not any(beyond(letters_box(one, one.mark), face) for one in walk((name,)) if isinstance(one.mark, Text))


def _groups(marks: Iterable[Mark]) -> Iterator[Group]:
    for mark in marks:
        if isinstance(mark, Group):
            yield mark
            yield from _groups(mark.marks)


def _texts(seen: Iterable[Seen], name: str) -> Iterator[tuple[Text, Box]]:
    """The texts of a name, each with its box."""
    for one in seen:
        if isinstance(one.mark, Text) and one.mark.name == name:
            yield one.mark, letters_box(one, one.mark)


def _symbols(seen: list[Seen]) -> Iterator[tuple[str, Box]]:
    for one in seen:
        town = next((name.removeprefix("town:") for name in one.names if name.startswith("town:")), None)
        if town is not None and isinstance(one.mark, Path):
            yield town, path_box(one.mark)


RULE = Rule("names on a map lie over nothing that must be read", check, Level.WARNING)
