"""dice: a cube net as one die-cut piece: faces, fold lines, glue tabs, and the line to cut along.

The net is a cross of four squares in a row with one above and one below the second. Each edge of the cube where the
paper meets itself has one tab.
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.contracts import Kind
from printkit.drawing import Drawing, Mark, Paint, Path, Role
from printkit.kinds._die_face import contents
from printkit.kit import Kit
from printkit.lettering import Style, line, wrap
from printkit.models.dice import Die
from printkit.pieces import Piece
from printkit.shapes import Point, lines, polygon
from printkit.units import points, um

CELLS = ((1, 0), (0, 1), (1, 1), (2, 1), (3, 1), (1, 2))
"""Column and row of each face in the net, in the order of ``faces``."""
MARGIN = 1.0
"""Paper left round the net, in millimetres."""
_TAB = 0.27
"""Depth of a glue tab, as a share of the side."""
_TAPER = 0.2
"""How far a tab's ends draw in, as a share of the side."""
_OVER = 0.6
"""The faces' colour runs so far over the folds, in millimetres: no white edge shows when the fold is not exact."""

# The cut line, clockwise from the top left of the top square; True: the edge has a tab.
_EDGES: tuple[tuple[Point, Point, bool], ...] = (
    ((1, 0), (2, 0), True),
    ((2, 0), (2, 1), True),
    ((2, 1), (3, 1), False),
    ((3, 1), (4, 1), False),
    ((4, 1), (4, 2), True),
    ((4, 2), (3, 2), False),
    ((3, 2), (2, 2), False),
    ((2, 2), (2, 3), True),
    ((2, 3), (1, 3), True),
    ((1, 3), (1, 2), True),
    ((1, 2), (0, 2), False),
    ((0, 2), (0, 1), False),
    ((0, 1), (1, 1), False),
    ((1, 1), (1, 0), True),
)
_FOLDS: tuple[tuple[Point, Point], ...] = (
    ((1, 1), (2, 1)),
    ((1, 2), (2, 2)),
    ((1, 1), (1, 2)),
    ((2, 1), (2, 2)),
    ((3, 1), (3, 2)),
)


def draw(definition: Die, kit: Kit) -> Iterator[Piece]:
    """The net of one die."""
    if not definition.copies:
        return
    side = definition.side
    width, height = (4 + _TAB) * side + 2 * MARGIN, (3 + 2 * _TAB) * side + 2 * MARGIN
    marks = (*_net(definition, kit), *_words(definition, kit))
    yield Piece(
        kind=KIND.name,
        id=definition.id,
        name=definition.name,
        front=Drawing(um(width), um(height), marks, title=definition.name),
        copies=definition.copies,
        scheme="die-cut",
        batch=KIND.name,
        section=definition.section,
        span=definition.span,
    )


def _place(point: Point, side: float) -> Point:
    """A corner of the net in millimetres on the piece."""
    return MARGIN + point[0] * side, MARGIN + (point[1] + _TAB) * side


def _net(definition: Die, kit: Kit) -> Iterator[Mark]:
    side, span = definition.side, definition.span
    colour = kit.colour(definition.colour, definition.span_of("colour"))
    ink = kit.colour(definition.pips, definition.span_of("pips"))
    squares = [_square(cell, side) for cell in CELLS]
    over = Paint(fill=colour, stroke=colour, width=um(2 * _OVER))
    for outline in squares:
        yield Path(polygon(outline), over, Role.BACKGROUND, "ground", span)
    for number, (outline, face) in enumerate(zip(squares, definition.faces, strict=True)):
        yield Path(polygon(outline), Paint(fill=colour), Role.BACKGROUND, "face", span)
        yield from contents(face, outline[0], side, ink, kit, definition.span_of("faces", number))
    outline, tab_folds = _outline(side)
    folds = [(_place(a, side), _place(b, side)) for a, b in _FOLDS] + tab_folds
    score = Paint(stroke=kit.colour("ink", span), width=um(0.15), dash=(um(1.0), um(0.8)))
    yield Path(lines(folds), score, Role.SCORE, "fold", span)
    yield Path(polygon(outline), Paint(stroke=kit.colour("ink", span), width=um(0.2)), Role.CUT, "outline", span)


def _square(cell: Point, side: float) -> list[Point]:
    column, row = cell
    return [_place((column + dx, row + dy), side) for dx, dy in ((0, 0), (1, 0), (1, 1), (0, 1))]


def _outline(side: float) -> tuple[list[Point], list[tuple[Point, Point]]]:
    """The cut line round faces and tabs, and the folds at the tabs."""
    around: list[Point] = []
    folds: list[tuple[Point, Point]] = []
    for start, end, tabbed in _EDGES:
        around.append(_place(start, side))
        if tabbed:
            # Outward lies to the left of the way round, which is clockwise with y down.
            along, out = (end[0] - start[0], end[1] - start[1]), (end[1] - start[1], start[0] - end[0])
            for step in (_TAPER, 1 - _TAPER):
                x, y = start[0] + along[0] * step + out[0] * _TAB, start[1] + along[1] * step + out[1] * _TAB
                around.append(_place((x, y), side))
            folds.append((_place(start, side), _place(end, side)))
    return around, folds


def _words(definition: Die, kit: Kit) -> Iterator[Mark]:
    """Name and note, in the free corner beside the top square."""
    side, span = definition.side, definition.span
    x, y = _place((2 + _TAB + 0.12, 0), side)
    room = (2 - 0.12) * side
    ink = kit.colour("ink", span)
    head = Style(kit.font("name", span), points(8), ink, 0.1)
    yield line(definition.name, x, y + points(8), head, room=room, name="name", span=definition.span_of("name"))
    note = Style(kit.font("body", span), points(6.5), ink)
    place = definition.span_of("note")
    for number, words in enumerate(wrap(definition.note, note.font, note.size, room), 1):
        if words:
            yield line(words, x, y + points(8 + 8.2 * number), note, room=room, name="note", span=place)


KIND = Kind(
    name="dice",
    key="dice",
    model=Die,
    draw=draw,
    about="Six-sided dice as cube nets to cut, fold and glue",
    plural="dice",
    making="print on card, cut out along the outline, score the folds, fold, and glue the tabs under the faces.",
)
"""Paths of its pieces: 'face' a side of the cube, 'pip' a pip, 'fold' the score lines, 'outline' the cut. Words on a
face are texts 'face-text'."""
