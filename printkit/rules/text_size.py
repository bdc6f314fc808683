"""No text is too small to be read.

Law: letters are at least 3 pt high as type goes (about 0.7 mm of capital) on the drawn face, however it is shrunk.
Why: a text that shrinks to its floor, or a table in a narrow box, still prints; only the player finds that he cannot
read it. Home printers fill the bowls of anything smaller.

Bad::

    templates:
      - id: tiny
        width: 1in
        height: 1in
        elements:
          - {shape: rect, width: 1in, height: 1in, fill: paper, role: background}
          - {text: "{name}", x: 12mm, y: 12mm, font: name, size: 2pt, room: 20mm, align: middle, colour: ink}
    tables:
      - id: names
        rows: [{id: one, name: Jet-pak}]
    counters:
      - {id: all, table: names, template: tiny}

Good::

    tables:
      - id: names
        rows: [{id: one, name: Jet-pak}]
    counters:
      - {id: all, table: names, template: plain}
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator

from printkit.contracts import Inspection, Rule, Violation
from printkit.drawing import Text, walk_only
from printkit.findings import Level, Span
from printkit.rules._marks import faces
from printkit.units import MM_PER_POINT, mm

SMALLEST = 3.0
"""Points."""
_ROUNDING = 0.005


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation for each place in the kit whose texts are too small: the smallest, and how many there are."""
    found: dict[Span, tuple[float, str]] = {}
    count: Counter[Span] = Counter()
    for _, face in faces(inspection.pieces):
        for seen in walk_only(face.marks, Text):
            if isinstance(seen.mark, Text) and seen.mark.text.strip():
                a, b, *_ = seen.matrix
                size = mm(seen.mark.size) * math.hypot(a, b) / float(MM_PER_POINT)
                if size < SMALLEST - _ROUNDING:
                    span = seen.mark.span
                    count[span] += 1
                    found[span] = min(found.get(span, (size, seen.mark.text)), (size, seen.mark.text))
    for span, (size, text) in found.items():
        more = f", and {count[span] - 1} more like it" if count[span] > 1 else ""
        yield Violation(span, f"{text!r} is printed at {size:.1f} pt{more}", "make it 3 pt or more, or leave it out")


RULE = Rule("text is not too small to be read", check, Level.WARNING)
