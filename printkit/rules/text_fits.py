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
from printkit.drawing import Text, walk
from printkit.findings import Span
from printkit.kit import Kit
from printkit.rules._marks import faces, overfull
from printkit.units import MM_PER_POINT, mm

NEAR = 100
"""Micrometres: nearer widths are told to the last digit, lest both read alike."""


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation a line that is wider than its room; it names the piece where the place is a cell of a table."""
    cells: set[Span] = set()
    for piece, face in faces(inspection.pieces):
        for text in (seen.mark for seen in walk(face.marks) if isinstance(seen.mark, Text)):
            if not overfull(text):
                continue
            cells = cells or _cells(inspection.kit)
            # A piece that is a row of that table is named by its place already.
            lent = text.span in cells and (text.span.file, text.span.line) != (piece.span.file, piece.span.line)
            size = mm(text.size) / float(MM_PER_POINT)
            digits = 1 if text.width - text.room >= NEAR else 3
            yield Violation(
                text.span,
                f"{text.text!r}{f' of {piece.name!r}' if lent else ''} is {mm(text.width):.{digits}f} mm wide at its "
                f"smallest size ({size:.1f} pt) but has {mm(text.room):.{digits}f} mm",
                "shorten it, give it more room or lower the floor",
            )


def _cells(kit: Kit) -> set[Span]:
    """The place of every cell of the kit's tables."""
    return {span for table in kit.tables.values() for row in table.rows for span in row.spans().values()}


RULE = Rule("text fits its room at its smallest size", check)
