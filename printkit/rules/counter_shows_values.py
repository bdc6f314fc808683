"""What a counter shows is what the table says, and a speed stands in the lower right corner.

Law: for each column that a scenario wants ``on_counters``, every piece with a value there has a counter whose text of
that name is that value, and a piece without one shows none; the speed lies in the lower right quarter (rule text L56;
facts.md M4).
Why: players move by what they read on the counter; a number typed into a template stays behind when the table changes.

Bad::

    tables:
      - id: movers
        columns: [id, name, speed, plain]
        rows: [{id: sled, name: "3", speed: 4, plain: 1}]
    templates:
      - id: square
        width: 1/2in
        height: 1/2in
        elements:
          - {shape: rect, width: 1/2in, height: 1/2in, fill: paper, role: background}
          - {text: "3", name: speed, x: 10mm, y: 11mm, font: name, size: 8pt, colour: ink}
    counters:
      - {id: all, table: movers, template: square}
    scenarios:
      - {id: one, pieces: movers, terrain: [plain], hexside: plain, on_counters: [speed]}

Good::

    tables:
      - id: movers
        columns: [id, name, speed, plain]
        rows: [{id: sled, name: Sled, speed: 4, plain: 1}]
    templates:
      - id: square
        width: 1/2in
        height: 1/2in
        elements:
          - {shape: rect, width: 1/2in, height: 1/2in, fill: paper, role: background}
          - {text: "{speed}", name: speed, x: 10mm, y: 11mm, font: name, size: 8pt, colour: ink}
    counters:
      - {id: all, table: movers, template: square}
    scenarios:
      - {id: one, pieces: movers, terrain: [plain], hexside: plain, on_counters: [speed]}
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.contracts import Inspection, Rule, Violation
from printkit.drawing import Text, apply, walk_only
from printkit.pieces import Piece
from printkit.rules._values import cell, counters, named_texts, scenario_tables
from printkit.tables import Row

CORNERED = "speed"
"""The column whose number belongs in the lower right corner."""


def _shown(row: Row, column: str, piece: Piece) -> Iterator[Violation]:
    said, name = cell(row, column), cell(row, "id")
    shown = [text.text for text in named_texts(piece, column) if text.name == column]
    if said and not shown:
        missing = f"the counter of {name} shows no {column}, the table says {said}"
        yield Violation(row.span_of(column), missing, f"add a text named {column} to its template")
    for text in shown:
        if text != said:
            wrong = f"the counter of {name} shows {column} {text!r}, the table says {said!r}"
            yield Violation(row.span_of(column), wrong, f"write {{{column}}} in its template")


def _cornered(row: Row, piece: Piece) -> Iterator[Violation]:
    face = piece.front
    for seen in walk_only(face.marks, Text):
        mark = seen.mark
        if isinstance(mark, Text) and mark.name == CORNERED:
            x, y = apply(seen.matrix, mark.x, mark.y)
            if 2 * x < face.width or 2 * y < face.height:
                said = f"the speed of {cell(row, 'id')} is not in the lower right corner"
                yield Violation(mark.span, said, "move it there")


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation a counter and column."""
    drawn = counters(inspection.pieces)
    for scenario, table in scenario_tables(inspection):
        for row in table.rows:
            piece = drawn.get(cell(row, "id"))
            for column in scenario.on_counters:
                if piece is not None:
                    yield from _shown(row, column, piece)
                elif cell(row, column):
                    fix = f"draw table {table.id!r} as counters"
                    yield Violation(row.span_of(column), f"{cell(row, 'id')} has a {column} and no counter", fix)
            if piece is not None and CORNERED in scenario.on_counters:
                yield from _cornered(row, piece)


RULE = Rule("what a counter shows is what the table says, the speed in the lower right corner", check, whole=True)
