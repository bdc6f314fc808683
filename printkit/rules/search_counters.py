"""There are search counters for every number of players.

Law: three counters a player (``per_player``), for every number of players: enough decoys whether the lost one is
counted among them or comes on top (rule text L107; facts.md M42, M50, MB15), which is 15 for five players.
Why: the shortage shows only at the table with the most guests.

Bad::

    tables:
      - id: names
        rows: [{id: box, name: Box, class: decoy, copies: 14}]
    counters:
      - {id: all, table: names, template: plain, copies: "{copies}"}
    scenarios:
      - id: one
        pieces: names
        players: {least: 1, most: 5}
        search: {decoys: decoy, per_player: 3, spacing: 5}

Good::

    tables:
      - id: names
        rows: [{id: box, name: Box, class: decoy, copies: 15}]
    counters:
      - {id: all, table: names, template: plain, copies: "{copies}"}
    scenarios:
      - id: one
        pieces: names
        players: {least: 1, most: 5}
        search: {decoys: decoy, per_player: 3, spacing: 5}
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.contracts import Inspection, Rule, Violation
from printkit.rules._values import cell, counters, scenario_tables


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation for each number of players that has too few."""
    drawn = counters(inspection.pieces)
    for scenario, table in scenario_tables(inspection):
        search, players = scenario.search, scenario.players
        if not search or not players:
            continue
        decoys = [cell(row, "id") for row in table.rows if cell(row, "class") == search.decoys]
        have = sum(drawn[name].copies for name in decoys if name in drawn)
        for count in range(players.least, players.most + 1):
            if have < (needed := count * search.per_player):
                yield Violation(
                    search.span_of("per_player"),
                    f"a game of {count} needs {needed} search counters and the kit has {have} decoys",
                    f"add {needed - have} decoys",
                )


RULE = Rule("there are search counters for every number of players", check, whole=True)
