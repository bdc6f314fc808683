"""Text fits the room that it was given, at its floor size if need be.

Law: a line shrinks from its size to its floor; if it is wider than its room even there, the build stops
(field.md, "Text").
Why: peers let such text vanish, run off the counter, or overprint its neighbour, without a word.

Bad::

    tables:
      - id: names
        rows: [{id: one, name: "A name far too long for half an inch"}]
    counters:
      - {id: all, table: names, template: plain}

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
from printkit.rules._marks import face_texts
from printkit.units import MM_PER_POINT, mm

SLACK = 2
"""Micrometres of rounding that are no fault."""
NEAR = 100
"""Micrometres: nearer widths are told to the last digit, lest both read alike."""


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation a line that is wider than its room."""
    for text in face_texts(inspection.pieces):
        if text.width > text.room + SLACK:
            size = mm(text.size) / float(MM_PER_POINT)
            digits = 1 if text.width - text.room >= NEAR else 3
            yield Violation(
                text.span,
                f"{text.text!r} is {mm(text.width):.{digits}f} mm wide at its smallest size ({size:.1f} pt) but has "
                f"{mm(text.room):.{digits}f} mm",
                "shorten it, give it more room or lower the floor",
            )


RULE = Rule("text fits its room at its smallest size", check)
