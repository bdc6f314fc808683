"""Movement costs are halves that can be reckoned in the head.

Law: a piece with a speed has a cost for every terrain, a positive multiple of 1/2 or NA; the speed is a whole number of
one or two digits (rule text L56, L66, L70; facts.md M4, M22, M24). A piece without a speed has no costs.
Why: a cost of 0 lets a piece run for ever, 1.3 is added wrongly at every table, and an empty cell is read as "free" by
one player and as "not allowed" by the next.

Bad::

    tables:
      - id: movers
        columns: [id, speed, plain, chasm]
        rows: [{id: sled, speed: 3, plain: 1.3, chasm: NA}]
    scenarios:
      - {id: one, pieces: movers, terrain: [plain]}

Good::

    tables:
      - id: movers
        columns: [id, speed, plain, chasm]
        rows: [{id: sled, speed: 3, plain: 1.5, chasm: NA}, {id: rock}]
    scenarios:
      - {id: one, pieces: movers, terrain: [plain]}
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction

from printkit.contracts import Inspection, Rule, Violation
from printkit.models.base import NOT_ALLOWED
from printkit.rules._values import cell, scenario_tables

_SPEED = re.compile(r"[1-9]\d?")
_COST = re.compile(r"\d{1,2}(\.\d{1,3})?")
FIX = f"write a multiple of 1/2 such as 1 or 1.5, or {NOT_ALLOWED}"


def is_cost(text: str) -> bool:
    """Is it a positive multiple of 1/2, or NA?"""
    if not _COST.fullmatch(text):
        return text == NOT_ALLOWED
    return Fraction(text) > 0 and (2 * Fraction(text)).denominator == 1


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation a cell."""
    for scenario, table in scenario_tables(inspection):
        for row in table.rows:
            speed = cell(row, "speed")
            if speed and not _SPEED.fullmatch(speed):
                said = f"speed {speed!r} is no whole number from 1 to 99"
                yield Violation(row.span_of("speed"), said, "write it in plain digits, such as 3")
            for column in scenario.costs:
                text = cell(row, column)
                if text and not speed:
                    said = f"{column} {text!r} of a piece without a speed"
                    yield Violation(row.span_of(column), said, "give it a speed, or no cost")
                elif speed and not is_cost(text):
                    said = f"{column} {text!r} is not a positive multiple of 1/2" if text else f"no cost for {column}"
                    yield Violation(row.span_of(column), said, FIX)


RULE = Rule("movement costs are positive multiples of 1/2, or NA", check)
