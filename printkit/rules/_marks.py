"""What the rules that read pictures share: the marks of the pieces' faces."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from printkit.contracts import Inspection
from printkit.drawing import Drawing, Matrix, Path, Seen, Text, apply, walk
from printkit.pieces import Piece
from printkit.shapes import Box, Point, flatten

SLACK = 2
"""Micrometres of rounding of a text's width that are no fault."""
CUT_OUT = frozenset({"die-cut", "card", "token"})
"""The schemes of pieces that a knife separates."""
_RISE = 0.66
"""Ems from the baseline to the top of what is compared: a little less than capitals are high."""


def faces(pieces: Iterable[Piece]) -> Iterator[tuple[Piece, Drawing]]:
    """Every distinct face with a piece that bears it; a back shared by many pieces comes once."""
    seen: set[Drawing] = set()
    shared: set[int] = set()
    for piece in pieces:
        for face in (piece.front, piece.back, piece.legend):
            # Most cards share one back: it is known by its identity before all its marks are compared.
            if face is None or id(face) in shared:
                continue
            shared.add(id(face))
            if face not in seen:
                seen.add(face)
                yield piece, face


def face_texts(pieces: Iterable[Piece]) -> Iterator[Text]:
    """Every text mark of every distinct face."""
    for _, face in faces(pieces):
        for seen in walk(face.marks):
            if isinstance(seen.mark, Text):
                yield seen.mark


def overfull(text: Text) -> bool:
    """Is a line wider than its room? Rule text-fits tells it."""
    return text.width > text.room + SLACK


def told_by_text_fits(inspection: Inspection) -> Callable[[Text], bool]:
    """Is a text one that rule text-fits tells of? Where else it then lies is no fault of its own."""
    spilt = {fault.span for fault in inspection.kit.faults.findings if fault.rule == "text-fits"}
    return lambda text: overfull(text) or text.span in spilt


def text_corners(text: Text, matrix: Matrix, rise: float) -> list[tuple[float, float]]:
    """Corners of the box of capitals and digits on the face (micrometres), clockwise from the top left.

    ``rise`` is the cap height in ems.
    """
    top = text.y - rise * text.size
    box = ((text.x, top), (text.x + text.width, top), (text.x + text.width, text.y), (text.x, text.y))
    return [apply(matrix, x, y) for x, y in box]


def letters_box(seen: Seen, text: Text) -> Box:
    """The box of a text's letters on the face, without its halo (micrometres): a little less than capitals are high."""
    return around(text_corners(text, seen.matrix, _RISE))


def path_box(path: Path) -> Box:
    """The box of an outline."""
    return around(point for line in flatten(path.segments) for point in line)


def around(points: Iterable[Point]) -> Box:
    """The box of some points."""
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)
