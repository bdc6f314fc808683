"""token: one round or many-sided piece a row, with a line to cut along; neighbours keep apart for their bleed."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace

from printkit.colour import WHITE, Colour, contrast
from printkit.contracts import Kind
from printkit.cropping import mark_box, moved
from printkit.drawing import Drawing, Group, Mark, Paint, Path, Role, Segment, walk
from printkit.faces import Trim
from printkit.kinds._dealt import Cut, deal
from printkit.kit import Kit
from printkit.models.token import Tokens
from printkit.pieces import Piece
from printkit.shapes import Point, circle, polygon
from printkit.units import mm, um

SAFE = 0.6
BLEED, BACK_BLEED = 1.5, 2.5
"""Millimetres that a token's ground runs over its outline, if its template goes so far; backs drift."""
NO_LINE = "none"
_LINE = 0.12
_LINES = (WHITE, Colour("#3A3F47"))
"""Lines to cut along on dark ground and on light."""
_SIDES = {"square": 4, "pentagon": 5, "hexagon": 6, "octagon": 8}


def draw(definition: Tokens, kit: Kit) -> Iterator[Piece]:
    """The tokens of one definition, in the table's order."""
    size = _size(definition)
    batch = definition.batch or definition.id
    for piece in deal(definition, kit, Cut(KIND.name, "token", definition.section, batch, SAFE, Trim(*size))):
        front = _cut_out(piece.front, definition, BLEED, (_line(definition, kit, piece.front),))
        back = _cut_out(piece.back, definition, BACK_BLEED) if piece.back else None
        yield replace(piece, front=front, back=back)


def _size(definition: Tokens) -> tuple[float, float]:
    """Width and height of the box about the outline."""
    if definition.outline == "circle":
        return definition.diameter, definition.diameter
    xs, ys = zip(*_corners(definition.outline, definition.diameter), strict=True)
    return max(xs) - min(xs), max(ys) - min(ys)


def _corners(outline: str, diameter: float) -> list[Point]:
    """A regular polygon about the origin, flat at the bottom."""
    sides = _SIDES[outline]
    turn = math.pi / sides
    if outline in ("hexagon", "octagon", "square"):
        radius = diameter / 2 / math.cos(turn)
    else:
        widest = max(abs(math.sin(turn + 2 * turn * i)) for i in range(sides))
        radius = diameter / 2 / widest
    return [(radius * math.sin(turn + 2 * turn * i), radius * math.cos(turn + 2 * turn * i)) for i in range(sides)]


def _outline(definition: Tokens, over: float) -> tuple[Segment, ...]:
    """The token's outline on its face, or one that runs ``over`` mm outside it."""
    width, height = _size(definition)
    if definition.outline == "circle":
        return circle(width / 2, height / 2, width / 2 + over)
    points = _corners(definition.outline, definition.diameter)
    xs, ys = zip(*points, strict=True)
    turn = math.pi / _SIDES[definition.outline]
    grown = 1 + over / (math.hypot(*points[0]) * math.cos(turn))
    return polygon([(x * grown - min(xs), y * grown - min(ys)) for x, y in points])


def _line(definition: Tokens, kit: Kit, face: Drawing) -> Path:
    colour: Colour | None = None
    if definition.cut is None:
        edge = _edge(face)
        colour = max(_LINES, key=lambda one: contrast(one, edge))
    elif definition.cut != NO_LINE:
        colour = kit.colour(definition.cut, definition.span_of("cut"))
    paint = Paint(stroke=colour, width=um(_LINE) if colour else 0)
    return Path(_outline(definition, 0.0), paint, Role.CUT, "outline", definition.span)


def _edge(face: Drawing) -> Colour:
    """The colour at the token's edge: that of the last fill which covers the whole face. Paper, if none does."""
    edge = WHITE
    for seen in walk(face.marks):
        if not isinstance(seen.mark, Path) or seen.mark.paint.fill is None or (box := mark_box(seen.mark)) is None:
            continue
        x0, y0, x1, y1 = moved(box, seen.matrix)
        if min(x0, y0) <= 0 and x1 >= face.width and y1 >= face.height:
            edge = seen.mark.paint.fill
    return edge


def _cut_out(face: Drawing, definition: Tokens, most: float, after: tuple[Mark, ...] = ()) -> Drawing:
    """A face that ends where its bleed does, outline and all."""
    over = min(mm(face.bleed), most)
    inside = Group(face.marks, clip=_outline(definition, over), span=definition.span)
    return replace(face, marks=(inside, *after), bleed=um(over))


KIND = Kind(
    name="token",
    key="tokens",
    model=Tokens,
    draw=draw,
    about="Round or many-sided tokens: one a row of a table, with a line to cut or punch along",
    plural="tokens",
    making="print or glue as thick as you like, front and back in line. Cut along the printed outline, or punch.",
)
