"""A Rough hex shows two to six rocks.

Law: counted on the drawn face, every Rough hex has from two to six rocks (rule text L21, facts.md M11), and no
Plain hex has any.
Why: players read terrain from the number of rocks; one rock would pass for Plain, seven for Dense.

Bad::

    mapsheets:
      - id: one
        name: One
        numeral: I
        width: 5.2in
        height: 4in
        seed: 1
        landform: mare
        grid: {pitches: 36, rows: 24, numbering: {size: 6.2pt}}
        terrain: {rough: [B2]}

Good::

    mapsheets:
      - id: one
        name: One
        numeral: I
        width: 5.2in
        height: 4in
        seed: 1
        landform: mare
        grid: {pitches: 6, rows: 4}
        terrain: {rough: [B2]}
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from printkit.cartography.survey import survey
from printkit.contracts import Inspection, Rule, Violation
from printkit.drawing import Group, Path, walk
from printkit.models.mapsheet import Mapsheet

ROUGH = "rough"
FEWEST, MOST = 2, 6


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation for each Rough hex with too few or too many rocks."""
    sheets: dict[str, Mapsheet] = {sheet.id: sheet for sheet in inspection.kit.of("mapsheet")}
    for piece in inspection.pieces:
        if piece.kind != "mapsheet" or piece.id not in sheets:
            continue
        found = survey(sheets[piece.id])
        if found is None:
            continue
        rocks = Counter(
            seen.names[0]
            for seen in walk(piece.front.marks)
            if seen.names and isinstance(seen.mark, Path) and seen.mark.name == "rock"
        )
        places = {mark.name: mark.span for mark in piece.front.marks if isinstance(mark, Group)}
        for hex, name in found.terrain.items():
            group = f"hex:{found.grid.label(hex)}"
            if name == ROUGH and not FEWEST <= rocks[group] <= MOST:
                yield Violation(
                    places.get(group, piece.span),
                    f"hex {found.grid.label(hex)} is rough and shows {rocks[group]} rocks, not {FEWEST} to {MOST}",
                    "give the hexes more room: they are too small, or terrain along the hexsides crowds the rocks",
                )


RULE = Rule("a Rough hex shows two to six rocks", check)
