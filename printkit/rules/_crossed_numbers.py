"""Hex numbers that paths of a drawn map run over, read from the marks."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from itertools import dropwhile, pairwise

from printkit.cartography.near import Near
from printkit.contracts import Violation
from printkit.drawing import Drawing, Group, Path, Seen, Text
from printkit.findings import Span
from printkit.rules._marks import letters_box
from printkit.shapes import Box, Point, flatten

_PARTS = frozenset({"line", "casing", "ties"})
_MOST = 3
"""Numbers that are named before the others are counted."""
_FINE, _SQUARE = 200, 20_000
"""Micrometres: how finely lines are looked at, and the squares by which they are found."""
_FIX = "put numbers elsewhere (numbering: position), make them smaller (size), or lead the path through other hexes"


def crossed_numbers(seen: Sequence[Seen], face: Drawing) -> Iterator[Violation]:
    """One violation for each type of path that runs over hex numbers. ``seen`` are the marks of the face."""
    numbers = {
        one.mark.text: letters_box(one, one.mark)
        for one in seen
        if isinstance(one.mark, Text) and one.mark.name == "label"
    }
    pieces = list(path_pieces(seen, _PARTS)) if numbers else []
    if not pieces:
        return
    near = Near(pieces, _SQUARE)
    over: dict[str, list[str]] = {}
    for number, box in numbers.items():
        for kind in dict.fromkeys(near.crossing(box, _FINE)):
            if not _hidden(seen, kind, box):
                over.setdefault(kind, []).append(number)
    spans = _spans(face.marks)
    for kind, found in over.items():
        yield Violation(spans[kind], f"the {kind} runs over the {_listed(found)}", _FIX)


def path_of(one: Seen) -> str | None:
    """The type of the path that a mark is of; None if of none. What the key shows is no path."""
    if "key" in one.names:
        return None
    return next((name.removeprefix("path:") for name in one.names if name.startswith("path:")), None)


def path_pieces(seen: Iterable[Seen], parts: Container[str]) -> Iterator[tuple[Point, Point, float, str]]:
    """Every piece of these parts of every path: both ends, half its width, its type."""
    for one in seen:
        kind = path_of(one)
        if kind is not None and isinstance(one.mark, Path) and one.mark.name in parts:
            for line in flatten(one.mark.segments):
                yield from ((a, b, one.mark.paint.width / 2, kind) for a, b in pairwise(line))


def _hidden(seen: Iterable[Seen], kind: str, box: Box) -> bool:
    """Does an area drawn after a path hide it where a number stands, as a lake hides the end of a river?"""
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    after = dropwhile(lambda one: path_of(one) != kind, seen)
    return any(isinstance(one.mark, Path) and _is_area(one) and _within(one.mark, x, y) for one in after)


def _is_area(one: Seen) -> bool:
    return one.mark.name == "fill" and any(name.startswith("area:") for name in one.names)


def _within(fill: Path, x: float, y: float) -> bool:
    inside = False
    for ring in flatten(fill.segments):
        for (ax, ay), (bx, by) in pairwise(ring):
            if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
                inside = not inside
    return inside


def _listed(numbers: Sequence[str]) -> str:
    """'numbers of A2, A3 and 5 more'."""
    if len(numbers) == 1:
        return f"number of {numbers[0]}"
    if len(numbers) > _MOST:
        return f"numbers of {', '.join(numbers[: _MOST - 1])} and {len(numbers) - _MOST + 1} more"
    return f"numbers of {', '.join(numbers[:-1])} and {numbers[-1]}"


def _spans(marks: Iterable[object]) -> dict[str, Span]:
    """Where each type of path is said."""
    found: dict[str, Span] = {}
    for mark in marks:
        if isinstance(mark, Group) and mark.name.startswith("path:"):
            found.setdefault(mark.name.removeprefix("path:"), mark.span)
        elif isinstance(mark, Group) and mark.name != "key":
            found = {**_spans(mark.marks), **found}
    return found
