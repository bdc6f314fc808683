"""Text stands out from what it is printed on.

Law: contrast of at least 4:1, or 3:1 for bold text from 11 pt, against every colour under it; a halo counts as ground
(WCAG 2.2, 1.4.3, with a print allowance). Text of role background, such as a sheet's numeral, is exempt.
Why: grey hex numbers on woods and names on dark frames are the first thing that nobody can read (field.md, "Hexes").

Bad::

    templates:
      - id: pale
        width: 1in
        height: 1in
        elements:
          - {shape: rect, width: 1in, height: 1in, fill: paper, role: background}
          - {text: "{name}", x: 12mm, y: 12mm, font: name, size: 8pt, room: 20mm, align: middle, colour: "#BBBBBB"}
    tables:
      - id: names
        rows: [{id: one, name: Jet-pak}]
    counters:
      - {id: all, table: names, template: pale}

Good::

    tables:
      - id: names
        rows: [{id: one, name: Jet-pak}]
    counters:
      - {id: all, table: names, template: plain}
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from printkit.colour import Colour, contrast
from printkit.contracts import Inspection, Rule, Violation
from printkit.cropping import BoxIndex, moved, text_box
from printkit.drawing import IDENTITY, Drawing, Group, Mark, Matrix, Path, Role, Seen, Text, Use, multiply, walk_only
from printkit.rules._marks import faces, text_corners, told_by_text_fits
from printkit.solvers.backdrop import Backdrop, Outlines, met_again
from printkit.units import mm, points

LEAST = 4.0
LEAST_LARGE = 3.0
LARGE = points(11)
"""Millimetres of em size, as printed, from which bold text is large."""
BOLD_WORDS = ("Bold", "Black", "Semibold", "SemiBold", "ExtraBold")
ACROSS, DOWN = (0.04, 0.27, 0.5, 0.73, 0.96), (0.2, 0.8)
"""Where, in shares of its box, a text's ground is looked at."""


def _grounds(text: Text, matrix: Matrix, rise: float, backdrop: Backdrop) -> set[Colour]:
    if text.halo is not None:
        return {text.halo}
    (x0, y0), (x1, y1), _, (x3, y3) = text_corners(text, matrix, rise)
    return {
        backdrop.at(x0 + a * (x1 - x0) + d * (x3 - x0), y0 + a * (y1 - y0) + d * (y3 - y0))
        for a in ACROSS
        for d in DOWN
    }


def _text_boxes(face: Drawing) -> BoxIndex:
    """Where the grounds of texts will be looked at."""
    boxes = BoxIndex()
    number = 0
    for seen in walk_only(face.marks, Text):
        if isinstance(seen.mark, Text):
            boxes.add(number, moved(text_box(seen.mark), seen.matrix))
            number += 1
    return boxes


def _pale(face: Drawing, inspection: Inspection, outlines: Outlines) -> Iterator[Violation]:
    backdrop, told = Backdrop(_text_boxes(face), outlines), told_by_text_fits(inspection)
    for seen in _near_texts(face.marks, IDENTITY, backdrop, {}):
        mark = seen.mark
        if isinstance(mark, Path):
            backdrop.add(mark, seen.matrix)
        elif isinstance(mark, Text) and mark.role is not Role.BACKGROUND and mark.text.strip() and not told(mark):
            fonts = inspection.kit.fonts
            rise = fonts[mark.font].cap_height if mark.font in fonts else 0.7
            worst = min(_grounds(mark, seen.matrix, rise, backdrop), key=lambda c: (contrast(mark.colour, c), c))
            size = mm(mark.size) * (seen.matrix[0] ** 2 + seen.matrix[1] ** 2) ** 0.5
            large = size >= LARGE and any(word in mark.font for word in BOLD_WORDS)
            least = LEAST_LARGE if large else LEAST
            ratio = contrast(mark.colour, worst)
            if ratio < least:
                yield Violation(
                    mark.span,
                    f"{mark.text!r} in {mark.colour} on {worst} has contrast {ratio:.1f}:1, below {least:g}:1",
                    "darken the text, lighten its ground or give it a halo",
                )


def _near_texts(marks: tuple[Mark, ...], matrix: Matrix, backdrop: Backdrop, plain: dict[int, bool]) -> Iterator[Seen]:
    """As walk, but no symbol that lies beyond all texts: of a map's trees most do. ``plain``: has a symbol no text?"""
    for mark in marks:
        if isinstance(mark, Group):
            yield from _near_texts(mark.marks, multiply(matrix, mark.matrix), backdrop, plain)
        elif isinstance(mark, Use):
            symbol, place = mark.symbol, multiply(matrix, mark.matrix)
            if id(symbol) not in plain:
                plain[id(symbol)] = next(walk_only(symbol.marks, Text), None) is None
            if not plain[id(symbol)] or backdrop.asks_about(symbol.box, place):
                yield from _near_texts(symbol.marks, place, backdrop, plain)
        else:
            yield Seen(mark, matrix, ())


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation a text that is too pale."""
    for drawings in _drawings(inspection):
        outlines: Outlines = {}
        for drawing in drawings:
            yield from _pale(drawing, inspection, outlines)
            outlines = met_again(outlines)


def _drawings(inspection: Inspection) -> Iterator[Iterable[Drawing]]:
    """Every face; of one that is cut into tiles those, so that a map of any size needs no more room than a page."""
    tiles: dict[int, dict[int, Drawing]] = {}
    for sheet in inspection.sheets:
        for placed in sheet.placed:
            if placed.crop is not None:
                part = replace(placed.face, marks=placed.crop.marks)
                tiles.setdefault(id(placed.face), {}).setdefault(placed.crop.number, part)
    for _, face in faces(inspection.pieces):
        yield tiles[id(face)].values() if id(face) in tiles else (face,)


RULE = Rule("text has contrast 4:1, or 3:1 from 11 pt bold", check, whole=True)
