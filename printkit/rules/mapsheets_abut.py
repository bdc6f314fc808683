"""All mapsheets abut with all, on every edge, at 0 and 180 degrees.

Law: wherever two sheets of a kit meet, a sheet with its own copy too, the grid lines of both close into whole
regular hexagons all along the seam, the ground is of one colour, and no art, tone or label lies in those hexagons
(rule text L13, facts.md M5-M7 and 4.1). It is computed from the drawn faces, never from the parameters.
Why: six sheets in any order and orientation make the board; one that does not fit spoils every game it is dealt to.

Bad::

    mapsheets:
      - id: one
        name: One
        numeral: I
        width: 5.2in
        height: 4in
        seed: 1
        landform: mare
        grid: {pitches: 5, rows: 4}

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
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.contracts import Inspection, Rule, Violation
from printkit.solvers.seams import Joint, joints


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation for each sheet that does not fit itself; among the others, one for each pair that does not fit."""
    drawn = {s.id for s in inspection.kit.of("mapsheet") if s.within_limit and s.hexes.is_full_sheet}
    faces = {piece.id: piece for piece in inspection.pieces if piece.kind == "mapsheet" and piece.id in drawn}
    failed = [joint for joint in joints({name: piece.front for name, piece in faces.items()}) if joint.faults]
    broken = {joint.one for joint in failed if joint.one == joint.other}
    pairs: dict[tuple[str, str], list[Joint]] = {}
    for joint in failed:
        if joint.one == joint.other or (joint.one < joint.other and not {joint.one, joint.other} & broken):
            pairs.setdefault((joint.one, joint.other), []).append(joint)
    for (one, other), bad in pairs.items():
        whom = "a copy of itself" if one == other else repr(other)
        first = bad[0]
        yield Violation(
            faces[one].span,
            f"mapsheet {one!r} does not abut {whom} in {len(bad)} of 8 ways; "
            f"edge {first.edge}, turned {first.turn}: {first.faults[0]}",
            "use an even number of pitches (an odd one of columns), whole rows, and keep the edge half-hexes plain",
        )


RULE = Rule("all mapsheets abut with all", check)
