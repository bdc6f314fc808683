"""What a face holds lies on it.

Law: every text lies wholly inside the trim of its face, and no art lies wholly beyond its trim and bleed. Text of role
background may run over an edge, not vanish behind it. Of a piece that is cut out, rule text-in-safe-zone asks more of
text, and of a text that does not fit, text-fits tells alone; maps have rules of their own.
Why: what is drawn beside the page is not printed, and nobody is told: a chart comes out without its last line.

Bad::

    charts:
      - id: card
        title: Card
        elements:
          - {text: Nobody reads this, x: 10mm, y: 300mm, font: body, size: 9pt, room: 80mm, colour: ink}

Good::

    charts:
      - id: card
        title: Card
        elements:
          - {text: Everybody reads this, x: 10mm, y: 54mm, font: body, size: 9pt, room: 80mm, colour: ink}
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.contracts import Inspection, Rule, Violation
from printkit.cropping import Box, mark_box, moved, outline_box, overlap
from printkit.drawing import IDENTITY, Drawing, Group, Mark, Matrix, Role, Text, multiply
from printkit.pieces import Piece
from printkit.rules._marks import CUT_OUT, around, faces, text_corners, told_by_text_fits
from printkit.units import mm

_SLACK = 20
"""Micrometres of rounding that are no fault."""


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation a text that leaves its face, or an element of which nothing shows."""
    told = told_by_text_fits(inspection)
    for piece, face in faces(inspection.pieces):
        if piece.kind != "mapsheet":
            for mark, matrix in _things(face.marks, IDENTITY):
                if isinstance(mark, Text) and not told(mark):
                    yield from _text(mark, matrix, piece, face, inspection)
                yield from _unseen(mark, matrix, piece, face)


def _things(marks: tuple[Mark, ...], matrix: Matrix) -> Iterator[tuple[Mark, Matrix]]:
    """Marks with what stands over them; groups are opened unless they are clipped: what shows of those is the clip."""
    for mark in marks:
        if isinstance(mark, Group) and not mark.clip:
            yield from _things(mark.marks, multiply(matrix, mark.matrix))
        else:
            yield mark, matrix


def _text(text: Text, matrix: Matrix, piece: Piece, face: Drawing, inspection: Inspection) -> Iterator[Violation]:
    if piece.scheme in CUT_OUT or text.role is Role.BACKGROUND or not text.text.strip():
        return
    fonts = inspection.kit.fonts
    corners = text_corners(text, matrix, fonts[text.font].cap_height if text.font in fonts else 0.7)
    x0, y0, x1, y1 = around(corners)
    gap, edge = min((x0, "left"), (face.width - x1, "right"), (y0, "top"), (face.height - y1, "bottom"))
    if gap < -_SLACK:
        message = f"{text.text!r} runs {mm(round(-gap)):.2f} mm over the {edge} edge of {piece.name!r}"
        yield Violation(text.span, message, "move it inside, or shorten it")


def _unseen(mark: Mark, matrix: Matrix, piece: Piece, face: Drawing) -> Iterator[Violation]:
    told = isinstance(mark, Text) and mark.role is not Role.BACKGROUND
    box = None if told else _shown(mark, matrix)
    reach = face.bleed - 1
    if box is not None and not overlap(box, (-reach, -reach, face.width + reach, face.height + reach)):
        what = f"text {mark.text!r}" if isinstance(mark, Text) else "what is drawn here"
        size = f"{mm(face.width):g} x {mm(face.height):g} mm"
        yield Violation(mark.span, f"{what} lies wholly beside {piece.name!r} ({size})", "move it onto the face")


def _shown(mark: Mark, matrix: Matrix) -> Box | None:
    if isinstance(mark, Group):
        clip = outline_box(mark.clip)
        return moved(clip, multiply(matrix, mark.matrix)) if clip is not None else None
    box = mark_box(mark)
    return moved(box, matrix) if box is not None else None


RULE = Rule("texts lie inside their face, and art shows on it", check)
