"""Counters that are searched for cannot be told apart from behind.

Law: where a scenario has a search, the lost one and all decoys have fronts and backs of one size, and backs that are
equal mark by mark (rule text L107; facts.md MB17).
Why: one counter with another back, or a hair larger, and nobody has to search.

Bad::

    templates:
      - {id: dark, width: 1/2in, height: 1/2in, elements: [{shape: face, fill: ink}]}
      - {id: light, width: 1/2in, height: 1/2in, elements: [{shape: face, fill: paper}]}
    tables:
      - id: names
        columns: [id, name, class, copies, speed, plain]
        rows:
          - {id: jo, name: Jo, class: crew, copies: 1}
          - {id: box, name: Box, class: decoy, copies: 3}
          - {id: hut, name: Hut, class: base, copies: 1}
          - {id: ann, name: Ann, class: base, copies: 1, speed: 1, plain: 1}
    counters:
      - {id: lost, table: names, without: [box], template: plain, back: dark, copies: "{copies}"}
      - {id: decoys, table: names, where: {class: decoy}, template: plain, back: light, copies: "{copies}"}
    charts:
      - {id: turns, title: Turns, elements: [{track: "1", side: 20mm}]}
    scenarios:
      - id: one
        pieces: names
        terrain: [plain]
        hexside: plain
        search: {decoys: decoy, per_player: 3, spacing: 5}
        rescue: {lost: jo, station: hut, walker: ann, find_by: 1, return_by: 1}

Good::

    templates:
      - {id: dark, width: 1/2in, height: 1/2in, elements: [{shape: face, fill: ink}]}
    tables:
      - id: names
        columns: [id, name, class, copies, speed, plain]
        rows:
          - {id: jo, name: Jo, class: crew, copies: 1}
          - {id: box, name: Box, class: decoy, copies: 3}
          - {id: hut, name: Hut, class: base, copies: 1}
          - {id: ann, name: Ann, class: base, copies: 1, speed: 1, plain: 1}
    counters:
      - {id: all, table: names, template: plain, back: dark, copies: "{copies}"}
    charts:
      - {id: turns, title: Turns, elements: [{track: "1", side: 20mm}]}
    scenarios:
      - id: one
        pieces: names
        terrain: [plain]
        hexside: plain
        search: {decoys: decoy, per_player: 3, spacing: 5}
        rescue: {lost: jo, station: hut, walker: ann, find_by: 1, return_by: 1}
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from printkit.contracts import Inspection, Rule, Violation
from printkit.drawing import Drawing, Group, Mark
from printkit.findings import NOWHERE
from printkit.pieces import Piece
from printkit.rules._values import cell, counters, scenario_tables


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation for each decoy that differs from the lost one, at the decoy's row."""
    drawn = counters(inspection.pieces)
    for scenario, table in scenario_tables(inspection):
        search, rescue = scenario.search, scenario.rescue
        lost = drawn.get(rescue.lost) if rescue else None
        if search is None or lost is None:
            continue
        for row in table.rows:
            decoy = drawn.get(cell(row, "id"))
            if decoy and cell(row, "class") == search.decoys and (fault := _difference(lost, decoy)):
                yield Violation(
                    decoy.span,
                    f"{decoy.name} can be told from {lost.name}: {fault}",
                    "give both the same back template, without {fields}",
                )


def _difference(lost: Piece, decoy: Piece) -> str:
    if (decoy.front.width, decoy.front.height) != (lost.front.width, lost.front.height):
        return "the fronts differ in size"
    if decoy.back is None or lost.back is None:
        return "one of them has no back" if decoy.back is not lost.back else "neither has a back to hide behind"
    if (decoy.back.width, decoy.back.height) != (lost.back.width, lost.back.height):
        return "the backs differ in size"
    return "" if printed(decoy.back) == printed(lost.back) else "the backs differ"


def printed(face: Drawing) -> Drawing:
    """What of a drawing reaches the paper: not its title, not where its marks were typed."""
    return replace(face, title="", marks=_bare(face.marks))


def _bare(marks: tuple[Mark, ...]) -> tuple[Mark, ...]:
    bare = (replace(mark, span=NOWHERE) for mark in marks)
    return tuple(replace(mark, marks=_bare(mark.marks)) if isinstance(mark, Group) else mark for mark in bare)


RULE = Rule("counters that are searched for cannot be told apart from behind", check)
