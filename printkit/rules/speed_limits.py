"""Speeds that the kit chose keep to the limit that it set, and its yardstick stays in the middle.

Law: no chosen speed is above the scenario's ``fastest_chosen``, and the piece named ``middle`` is neither the slowest
nor the fastest vehicle of the roster (the Crawler's stated 3 is the yardstick of the others; facts.md M22, MB11).
Why: one piece that is too fast makes every other a bad choice, and numbers drift upward as pieces are added.

Bad::

    tables:
      - id: movers
        columns: [id, speed, plain, stated, chosen, reason]
        rows: [{id: rocket, speed: 12, plain: 1, stated: plain, chosen: speed, reason: it is a rocket}]
    scenarios:
      - {id: one, pieces: movers, terrain: [plain], hexside: plain, limits: {fastest_chosen: 8}}

Good::

    tables:
      - id: movers
        columns: [id, speed, plain, stated, chosen, reason]
        rows:
          - {id: sled, speed: 2, plain: 1, stated: plain, chosen: speed, reason: the slow one}
          - {id: rocket, speed: 8, plain: 1, stated: plain, chosen: speed, reason: it is a rocket}
    scenarios:
      - {id: one, pieces: movers, terrain: [plain], hexside: plain, limits: {fastest_chosen: 8}}
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.contracts import Inspection, Rule, Violation
from printkit.models.scenario import Limits, Scenario
from printkit.rules._values import cell, movers, scenario_tables
from printkit.tables import Table


def _too_fast(table: Table, limits: Limits) -> Iterator[Violation]:
    for row in movers(table):
        speed = cell(row, "speed")
        if "speed" in cell(row, "chosen").split() and speed.isdecimal() and int(speed) > limits.fastest_chosen:
            yield Violation(
                row.span_of("speed"),
                f"chosen speed {speed} of {cell(row, 'id')} is above the limit of {limits.fastest_chosen}",
                f"choose {limits.fastest_chosen} or less",
            )


def _middle(scenario: Scenario, table: Table, limits: Limits) -> Iterator[Violation]:
    vehicles = {name: cell(row, "speed") for name in scenario.of_role("vehicle") if (row := table.find("id", name))}
    speeds = {name: int(speed) for name, speed in vehicles.items() if speed.isdecimal()}
    if limits.middle in speeds and not min(speeds.values()) < speeds[limits.middle] < max(speeds.values()):
        row = table.find("id", limits.middle)
        span = row.span_of("speed") if row else table.span
        told = ", ".join(f"{name} {speed}" for name, speed in speeds.items())
        yield Violation(
            span,
            f"speed {speeds[limits.middle]} of {limits.middle} is not between slowest and fastest ({told})",
            "make one vehicle slower and one faster",
        )


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation a speed."""
    for scenario, table in scenario_tables(inspection):
        if scenario.limits:
            yield from _too_fast(table, scenario.limits)
            yield from _middle(scenario, table, scenario.limits)


RULE = Rule("chosen speeds keep to the kit's limit, and its yardstick stays a middle value", check)
