"""Everything that a scenario names is among the pieces, in the stated number.

Law: each piece of the roster, the lost one, the station, the walker and every carrier is a row of the table and a
counter of the kit, with at least as many copies as the scenario uses (rule text L99; facts.md M35 to M37).
Why: a scenario that needs two Cat-tracs cannot be set up from a sheet with one, and that is seen when the box is open.

Bad::

    tables:
      - id: names
        rows: [{id: sled, name: Sled, copies: 1}]
    counters:
      - {id: all, table: names, template: plain, copies: "{copies}"}
    scenarios:
      - {id: one, pieces: names, roster: [{piece: sled, copies: 2}]}

Good::

    tables:
      - id: names
        rows: [{id: sled, name: Sled, copies: 2}]
    counters:
      - {id: all, table: names, template: plain, copies: "{copies}"}
    scenarios:
      - {id: one, pieces: names, roster: [{piece: sled, copies: 2}]}
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from printkit.contracts import Inspection, Rule, Violation
from printkit.findings import Span, did_you_mean
from printkit.models.scenario import Scenario
from printkit.rules._values import cell, counters
from printkit.tables import Table


def _wanted(scenario: Scenario) -> Iterator[tuple[str, int, Span]]:
    """Every piece that is named, the copies it needs, and where it is named."""
    for line in scenario.roster:
        yield line.piece, line.copies, line.span_of("piece")
    if scenario.rescue:
        for field in ("lost", "station", "walker"):
            yield getattr(scenario.rescue, field), 1, scenario.rescue.span_of(field)
    for way in scenario.together:
        for number, piece in enumerate(way.finders):
            yield piece, 1, way.span_of("finders", number)
        for piece, copies in Counter(way.carriers).items():
            yield piece, copies, way.span_of("carriers", way.carriers.index(piece))
    if scenario.limits and scenario.limits.middle:
        yield scenario.limits.middle, 1, scenario.limits.span_of("middle")


def _scenario(scenario: Scenario, table: Table, drawn: dict[str, int]) -> Iterator[Violation]:
    ids = [cell(row, "id") for row in table.rows]
    for piece, copies, span in _wanted(scenario):
        if piece not in ids:
            yield Violation(span, f"table {table.id!r} has no piece {piece!r}", did_you_mean(piece, ids))
        elif piece not in drawn:
            yield Violation(span, f"piece {piece!r} has no counter", f"draw table {table.id!r} as counters")
        elif drawn[piece] < copies:
            fix = f"give {piece} {copies} copies"
            yield Violation(span, f"{copies} of {piece} are needed and the kit has {drawn[piece]}", fix)


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation a piece that is missing or short."""
    drawn = {name: piece.copies for name, piece in counters(inspection.pieces).items()}
    for scenario in inspection.kit.of("scenario"):
        table = inspection.kit.tables.get(scenario.pieces)
        if table is None:
            fix = did_you_mean(scenario.pieces, inspection.kit.tables)
            yield Violation(scenario.span_of("pieces"), f"no table {scenario.pieces!r} for the scenario's pieces", fix)
        else:
            yield from _scenario(scenario, table, drawn)


RULE = Rule("everything that a scenario names is among the pieces, in the stated number", check, whole=True)
