"""Pieces of a scenario suit the parts that they play in it.

Law: whoever walks, finds or carries has a speed, and so has every vehicle of the roster and the yardstick of the
limits; the station has none; the lost one, the station and the walker are three pieces, and the lost one is nobody's
vehicle (rule text L95 to L105; facts.md M31, M35, M36, M41).
Why: an id that is there, but of the wrong piece, sets up a game that cannot be played, and no proof can reckon with it.

Bad::

    tables:
      - id: names
        columns: [id, name, speed, plain]
        rows: [{id: base, name: Base}, {id: sled, name: Sled, speed: 2, plain: 1}]
    counters:
      - {id: all, table: names, template: plain}
    scenarios:
      - {id: one, pieces: names, terrain: [plain], hexside: plain, roster: [{piece: base, copies: 1, role: vehicle}]}

Good::

    tables:
      - id: names
        columns: [id, name, speed, plain]
        rows: [{id: base, name: Base}, {id: sled, name: Sled, speed: 2, plain: 1}]
    counters:
      - {id: all, table: names, template: plain}
    scenarios:
      - {id: one, pieces: names, terrain: [plain], hexside: plain, roster: [{piece: sled, copies: 1, role: vehicle}]}
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.contracts import Inspection, Rule, Violation
from printkit.findings import Span
from printkit.models.scenario import Rescue, Scenario
from printkit.rules._values import cell, scenario_tables
from printkit.tables import Table


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation for each piece that cannot play its part."""
    for scenario, table in scenario_tables(inspection):
        for part, piece, span in _moving(scenario):
            row = table.find("id", piece)
            if row is not None and not cell(row, "speed"):
                yield Violation(span, f"{part} {piece!r} has no speed", "name a piece that moves, or give it a speed")
        if scenario.rescue is not None:
            yield from _rescue(scenario, scenario.rescue, table)


def _moving(scenario: Scenario) -> Iterator[tuple[str, str, Span]]:
    """Every piece that must move: its part, its id, its place. A walker that is the station is told elsewhere."""
    for line in scenario.roster:
        if line.role == "vehicle":
            yield "vehicle", line.piece, line.span_of("piece")
    if scenario.rescue is not None and scenario.rescue.walker != scenario.rescue.station:
        yield "walker", scenario.rescue.walker, scenario.rescue.span_of("walker")
    for way in scenario.together:
        for part, pieces in (("finder", way.finders), ("carrier", way.carriers)):
            for number, piece in enumerate(pieces):
                yield part, piece, way.span_of(f"{part}s", number)
    if scenario.limits is not None and scenario.limits.middle:
        yield "yardstick", scenario.limits.middle, scenario.limits.span_of("middle")


def _rescue(scenario: Scenario, rescue: Rescue, table: Table) -> Iterator[Violation]:
    parts = {"lost one": rescue.lost, "station": rescue.station, "walker": rescue.walker}
    for number, (part, piece) in enumerate(parts.items()):
        span = rescue.span_of(part.removesuffix(" one"))
        first = next((other for other, same in list(parts.items())[:number] if same == piece), None)
        if first is not None:
            yield Violation(span, f"the {part} {piece!r} is the {first}, too", "name another piece")
        elif part == "station" and (row := table.find("id", piece)) is not None and cell(row, "speed"):
            yield Violation(span, f"the station {piece!r} has a speed", "name a piece that stays where it is")
        elif part == "lost one" and piece in scenario.of_role("vehicle"):
            yield Violation(span, f"the lost one {piece!r} is a vehicle", "name who is lost")


RULE = Rule("pieces of a scenario suit the parts that they play", check)
