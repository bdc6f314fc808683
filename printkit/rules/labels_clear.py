"""Names on a map stand clear of hex numbers, of each other, of towns and of roads.

Law: no name of a town lies over a hex number, another name, a town's symbol or a path, nor beyond the map's edge. Names
choose among eight places about their town; where none is clear, this rule says what is in the way.
Why: a name over a number leaves a hex without either (field.md, "Hexes").

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

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise

from printkit.cartography.placing import crosses, overlap
from printkit.contracts import Inspection, Rule, Violation
from printkit.drawing import Drawing, Path, Seen, Text, walk
from printkit.findings import Level
from printkit.rules._marks import text_corners
from printkit.shapes import Box, Point, flatten

_RISE = 0.66
"""Ems from the baseline to the top of what is compared: a little less than capitals are high."""


@dataclass(frozen=True, slots=True)
class _Thing:
    """What a name may not cover: what it is, and its box (micrometres)."""

    what: str
    box: Box


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation for each thing that a town's name covers."""
    for piece in inspection.pieces:
        if piece.kind == "mapsheet":
            yield from _face(piece.front)


def _face(face: Drawing) -> Iterator[Violation]:
    seen = list(walk(face.marks))
    names = list(_texts(seen, "town"))
    if not names:
        return
    things = [_Thing(f"hex number {number.text}", box) for number, box in _texts(seen, "label")]
    things += [_Thing(f"the symbol of {name}", box) for name, box in _symbols(seen)]
    roads = list(_paths(seen))
    for i, (name, box) in enumerate(names):
        others = [_Thing(f"the name {other.text}", where) for other, where in names[:i]]
        for thing in (*things, *others):
            if overlap(box, thing.box):
                yield _told(name, thing.what)
        for road in dict.fromkeys(road for road, a, b, half in roads if crosses(box, a, b, half, 400)):
            yield _told(name, f"a {road}")
        if box[0] < 0 or box[1] < 0 or box[2] > face.width or box[3] > face.height:
            yield _told(name, "the edge of the sheet")


def _told(name: Text, what: str) -> Violation:
    fix = "say with 'at' where it is to stand, shorten it, or move what is in the way"
    return Violation(name.span, f"the name {name.text} lies over {what}", fix)


def _texts(seen: Iterable[Seen], name: str) -> Iterator[tuple[Text, Box]]:
    """The texts of a name, each with its box."""
    for one in seen:
        if isinstance(one.mark, Text) and one.mark.name == name:
            xs, ys = zip(*text_corners(one.mark, one.matrix, _RISE), strict=True)
            yield one.mark, (min(xs), min(ys), max(xs), max(ys))


def _symbols(seen: list[Seen]) -> Iterator[tuple[str, Box]]:
    for one in seen:
        town = next((name.removeprefix("town:") for name in one.names if name.startswith("town:")), None)
        if town is not None and isinstance(one.mark, Path):
            points = [point for line in flatten(one.mark.segments) for point in line]
            xs, ys = zip(*points, strict=True)
            yield town, (min(xs), min(ys), max(xs), max(ys))


def _paths(seen: list[Seen]) -> Iterator[tuple[str, Point, Point, float]]:
    """Every piece of every path: its type, both ends and half its width."""
    for one in seen:
        kind = next((name.removeprefix("path:") for name in one.names if name.startswith("path:")), None)
        if kind is not None and isinstance(one.mark, Path) and one.mark.name == "line":
            for line in flatten(one.mark.segments):
                yield from ((kind, a, b, one.mark.paint.width / 2) for a, b in pairwise(line))


RULE = Rule("names of towns lie over nothing that must be read", check, Level.WARNING)
