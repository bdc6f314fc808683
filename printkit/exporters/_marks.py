"""What both vector writers share: a sheet or face as one list of marks, and what counts as a stroke."""

from __future__ import annotations

from dataclasses import replace

from printkit.drawing import Drawing, Group, Mark, Paint, Segment
from printkit.sheets import Placed, Sheet

Box = tuple[int, int, int, int]
"""x0, y0, x1, y1 in micrometres."""


def strokes(paint: Paint) -> bool:
    """Is there a stroke to see? No width is no stroke in SVG but a hairline in PDF: here it is none in both."""
    return paint.stroke is not None and paint.width > 0


def layers(paint: Paint) -> tuple[Paint, ...]:
    """The paints to lay on one after the other so that every viewer shows the same; none if there is nothing to see.

    A see-through outline that is filled and stroked at once is knocked out under its stroke by some PDF viewers and
    never in SVG: it is filled first and then stroked.
    """
    if paint.fill is None and not strokes(paint):
        return ()
    if paint.opacity < 1 and paint.fill is not None and strokes(paint):
        return replace(paint, stroke=None), replace(paint, fill=None)
    return (paint,)


def number(value: float, places: int = 7) -> str:
    """Shortest decimal text: no exponent, no trailing zeros, no minus zero."""
    text = f"{value:.{places}f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def rectangle(box: Box) -> tuple[Segment, ...]:
    """A box as an outline."""
    x0, y0, x1, y1 = box
    return (("M", (x0, y0)), ("L", (x1, y0)), ("L", (x1, y1)), ("L", (x0, y1)), ("Z", ()))


def face_name(placed: Placed) -> str:
    """What a placed face is called in the files: 'counter:matt-mason:front'."""
    return f"{placed.piece.kind}:{placed.piece.id}:{'back' if placed.back else 'front'}"


def sheet_marks(sheet: Sheet) -> tuple[Mark, ...]:
    """Everything on a sheet in drawing order: each face as a group, clipped to trim and bleed, then the guides."""
    faces = (Group(placed.marks, placed.matrix, rectangle(placed.window), face_name(placed)) for placed in sheet.placed)
    return (*faces, *sheet.guides)


def face_marks(face: Drawing) -> tuple[Mark, ...]:
    """A face alone, clipped to its trim: what is left in the hand when it is cut out."""
    return (Group(face.marks, clip=rectangle((0, 0, face.width, face.height))),)
