"""What the rules that read pictures share: the marks of the pieces' faces."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from printkit.contracts import Inspection
from printkit.drawing import Drawing, Matrix, Path, Seen, Text, apply, walk_only
from printkit.findings import Span
from printkit.models.mapsheet import Mapsheet
from printkit.pieces import Piece
from printkit.shapes import Box, Point, flatten

SLACK = 2
"""Micrometres of rounding of a text's width that are no fault."""
CUT_OUT = frozenset({"die-cut", "card", "token"})
"""The schemes of pieces that a knife separates."""
_EDGE = 20
"""Micrometres over an edge that are no fault."""
_RISE = 0.66
"""Ems from the baseline to the top of what is compared: a little less than capitals are high."""


def faces(pieces: Iterable[Piece]) -> Iterator[tuple[Piece, Drawing]]:
    """Every distinct face with a piece that bears it; a back shared by many pieces comes once."""
    alike: dict[tuple[object, ...], list[Drawing]] = {}
    seen: set[Drawing] = set()
    shared: set[int] = set()
    for piece in pieces:
        for face in (piece.front, piece.back, piece.legend):
            # Most cards share one back: it is known by its identity before all its marks are compared.
            if face is None or id(face) in shared:
                continue
            shared.add(id(face))
            # All marks of a map take long to compare: they are only where another face could be the same.
            others = alike.setdefault((face.title, face.width, face.height, face.bleed, len(face.marks)), [])
            others.append(face)
            if len(others) > 1:
                seen.add(others[0])
                if face in seen:
                    continue
                seen.add(face)
            yield piece, face


def face_texts(pieces: Iterable[Piece]) -> Iterator[Text]:
    """Every text mark of every distinct face."""
    for _, face in faces(pieces):
        for seen in walk_only(face.marks, Text):
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


def beyond(box: Box, face: Drawing) -> float:
    """How far a box runs over the trim of a face (micrometres); 0 where it lies on it, but for rounding."""
    over = max(-box[0], -box[1], box[2] - face.width, box[3] - face.height)
    return over if over > _EDGE else 0.0


def drawn_maps(inspection: Inspection) -> Iterator[tuple[Mapsheet, Drawing]]:
    """Every mapsheet and its face."""
    sheets = {sheet.id: sheet for sheet in inspection.kit.of("mapsheet")}
    yield from ((sheets[piece.id], piece.front) for piece in inspection.pieces if piece.kind == "mapsheet")


FURNITURE = ("cartouche", "compass", "key")
"""What stands on plates in the corners of a map."""


def plates(seen: Sequence[Seen]) -> dict[str, Box]:
    """The boxes of the plates of a map's furniture, by what stands on them."""
    return {
        name: path_box(one.mark)
        for one in seen
        if isinstance(one.mark, Path) and one.mark.name == "plate"
        for name in one.names
        if name in FURNITURE
    }


@dataclass(frozen=True, slots=True)
class MapName:
    """The name of a town or an area on a map: its words, where they were typed, and the boxes of its letters."""

    words: str
    span: Span
    town: bool
    boxes: tuple[Box, ...]


def map_names(seen: Sequence[Seen]) -> list[MapName]:
    """The names on a map in drawing order: of areas all letters together, where they are set one by one."""
    found: dict[tuple[str, Span, bool], list[Box]] = defaultdict(list)
    for one in seen:
        if isinstance(one.mark, Text) and one.mark.name in ("town", "area-name"):
            area = next((name.removeprefix("name:") for name in one.names if name.startswith("name:")), one.mark.text)
            found[area, one.mark.span, one.mark.name == "town"].append(letters_box(one, one.mark))
    return [MapName(*key, tuple(boxes)) for key, boxes in found.items()]
