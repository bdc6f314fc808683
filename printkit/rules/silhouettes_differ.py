"""Figures are told apart by their outlines alone.

Law: of every two counters whose block says ``figures: yes``, the silhouettes (the art in solid black, one bit a dot, at
print size, feet on one line) differ in at least a quarter of the dots that either covers.
Why: half a player's glance at a busy map sees neither face nor colour; in greyscale, or to colour-blind eyes, two suits
of one cut are one suit.

Bad::

    templates:
      - id: disc
        width: 1/2in
        height: 1/2in
        elements: [{shape: circle, x: 6mm, y: 6mm, radius: 3mm, fill: red}]
    tables:
      - {id: crew, rows: [{id: ann, name: Ann}, {id: bob, name: Bob}]}
    counters:
      - {id: all, table: crew, template: disc, figures: yes}

Good::

    templates:
      - id: disc
        width: 1/2in
        height: 1/2in
        elements:
          - {shape: circle, when: {id: ann}, x: 6mm, y: 6mm, radius: 3mm, fill: red}
          - {shape: polygon, when: {id: bob}, points: "3,9 6,3 9,9", fill: red}
    tables:
      - {id: crew, rows: [{id: ann, name: Ann}, {id: bob, name: Bob}]}
    counters:
      - {id: all, table: crew, template: disc, figures: yes}
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from printkit.contracts import Inspection, Rule, Violation
from printkit.pieces import Piece
from printkit.rules._values import counters
from printkit.solvers.silhouette import difference, silhouette

FLOOR = 0.25
"""Least share of differing dots."""


def figures(inspection: Inspection) -> Iterator[Piece]:
    """The counters that show somebody, in the kit's order."""
    drawn = counters(inspection.pieces)
    for block in inspection.kit.of("counter"):
        table = inspection.kit.tables.get(block.table)
        if block.figures and table:
            wanted = (row.texts().get("id", "") for row in block.chosen(table))
            yield from (drawn[name] for name in wanted if name in drawn)


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation for each two figures that are too alike, at the later one's row."""
    shapes = [(p, silhouette(p.front.marks, p.front.width, p.front.height)) for p in figures(inspection)]
    for (one, first), (other, second) in combinations(shapes, 2):
        share = difference(first, second)
        if share < FLOOR:
            yield Violation(
                other.span,
                f"{other.name} and {one.name} differ in {share:.0%} of their outline; {FLOOR:.0%} is the least",
                "give one another pose or another thing in hand",
            )


RULE = Rule("figures are told apart by their outlines alone", check)
