"""Hexes that the rule text names have the terrain that it states.

Law: a sheet's ``named`` list says what the rule text states and where (sheet I: rough G3, I5, K8, dense E4, H5,
G10, G11; sheet III: a chasm from R10 to X7; rule text L21-25, facts.md M11-M13). A named hex has that terrain;
hexes between which a chasm runs both touch it, and its hexsides hang together.
Why: the rules point players at these hexes to learn what terrain looks like.

Bad::

    mapsheets:
      - id: one
        name: One
        numeral: I
        width: 5.2in
        height: 4in
        seed: 1
        landform: mare
        grid: {pitches: 6, rows: 4}
        terrain: {rough: [C3]}
        named: [{terrain: rough, hexes: [C4], source: rule text}]

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
        terrain: {rough: [C3]}
        named: [{terrain: rough, hexes: [C3], source: rule text}]
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.cartography.find import area_terrains, hex_terrains, side_terrains
from printkit.cartography.survey import Survey, find_hex, survey
from printkit.contracts import Inspection, Rule, Violation
from printkit.findings import did_you_mean
from printkit.grids.hex import Lattice
from printkit.models.mapsheet import Statement


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation for each named hex that is otherwise, and for each hexside terrain that falls apart."""
    for sheet in inspection.kit.of("mapsheet"):
        found = survey(sheet)
        if found is not None:
            for said in sheet.named:
                known = [*hex_terrains(), *area_terrains(), *sheet.own_terrains, *side_terrains(), *sheet.hexsides]
                if said.terrain not in known:
                    fix = did_you_mean(said.terrain, known)
                    yield Violation(said.span_of("terrain"), f"unknown terrain {said.terrain!r}", fix)
                    continue
                yield from (_sides(said, found) if said.terrain in sheet.hexsides else _hexes(said, found))


def _hexes(said: Statement, found: Survey) -> Iterator[Violation]:
    for i, label in enumerate(said.hexes):
        hex = find_hex(found.grid, label)
        if hex is not None and found.at(hex) != said.terrain:
            yield Violation(
                said.span_of("hexes", i),
                f"hex {label} is {found.at(hex)}, but {said.source} says {said.terrain}",
                f"list {label} under terrain {said.terrain}",
            )


def _sides(said: Statement, found: Survey) -> Iterator[Violation]:
    sides = [side for side, name in found.sides.items() if name == said.terrain]
    for i, label in enumerate(said.hexes):
        hex = find_hex(found.grid, label)
        if hex is not None and not {*sides} & {*found.grid.sides_of(hex)}:
            yield Violation(
                said.span_of("hexes", i), f"no {said.terrain} touches hex {label}, but {said.source} says so"
            )
    reached: set[Lattice] = set(sides[0]) if sides else set()
    for _ in sides:
        reached.update(vertex for side in sides if reached.intersection(side) for vertex in side)
    if any(not reached.intersection(side) for side in sides):
        yield Violation(said.span, f"the {said.terrain} is in several parts, but {said.source} says that it runs on")


RULE = Rule("named hexes have the terrain that the rule text states", check)
