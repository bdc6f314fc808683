"""Text and digits keep clear of the trim of counters, cards and tokens.

Law: every letter and digit of a piece that is cut out lies inside its trim by the safe zone of the piece: 0.6 mm for
counters, 3 mm for cards, or what its template says (print.md, "Home printing": cuts drift). Of a text that
does not fit, rule text-fits tells alone.
Why: a knife that drifts by half a millimetre must not take a speed rating with it.

Bad::

    templates:
      - id: edge
        width: 1/2in
        height: 1/2in
        elements:
          - {text: "{name}", x: 0.1mm, y: 6mm, font: name, size: 6pt, room: 12mm, align: start, colour: ink}
    tables:
      - id: names
        rows: [{id: one, name: Jet-pak}]
    counters:
      - {id: all, table: names, template: edge}

Good::

    tables:
      - id: names
        rows: [{id: one, name: Jet-pak}]
    counters:
      - {id: all, table: names, template: plain}
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.contracts import Inspection, Rule, Violation
from printkit.drawing import Drawing, Role, Text, walk_only
from printkit.pieces import Piece
from printkit.rules._marks import CUT_OUT, faces, text_corners, told_by_text_fits
from printkit.units import mm


def _too_near(piece: Piece, face: Drawing, inspection: Inspection) -> Iterator[Violation]:
    safe, told = piece.safe, told_by_text_fits(inspection)
    for seen in walk_only(face.marks, Text):
        text = seen.mark
        if not isinstance(text, Text) or text.role is Role.BACKGROUND or text.font not in inspection.kit.fonts:
            continue
        if told(text):
            continue
        font = inspection.kit.fonts[text.font]
        corners = text_corners(text, seen.matrix, font.cap_height)
        gap = min(min(x, face.width - x, y, face.height - y) for x, y in corners)
        if gap < safe - 2:
            yield Violation(
                text.span,
                f"{text.text!r} of {piece.name!r} is {mm(round(gap)):.2f} mm from the trim",
                f"move it inside by {mm(safe - round(gap)):.2f} mm (safe zone {mm(safe):g} mm)",
            )


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation a text that is too near the trim of a die-cut piece."""
    for piece, face in faces(inspection.pieces):
        if piece.scheme in CUT_OUT:
            yield from _too_near(piece, face, inspection)


RULE = Rule("text and digits lie inside the safe zone of what is cut out", check)
