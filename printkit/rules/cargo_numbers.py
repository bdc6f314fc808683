"""Weights and capacities are numbers that can be added.

Law: weight and capacity of a piece are empty or a multiple of 1/2 from 0 up, and crew is empty or a whole number (rule
text L79: cargo is the sum of weights, held against the capacity). Of a piece with a weight, the weight is above 0.
Why: "heavy" cannot be held against a capacity of 2, and a negative weight lets a vehicle carry more.

Bad::

    tables:
      - id: movers
        columns: [id, weight, capacity, crew]
        rows: [{id: sled, weight: heavy, capacity: 2, crew: 1}]
    scenarios:
      - {id: one, pieces: movers}

Good::

    tables:
      - id: movers
        columns: [id, weight, capacity, crew]
        rows: [{id: sled, weight: 2.5, capacity: 2, crew: 1}, {id: rock}]
    scenarios:
      - {id: one, pieces: movers}
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction

from printkit.contracts import Inspection, Rule, Violation
from printkit.rules._values import cell, scenario_tables

_HALVES = re.compile(r"\d{1,3}(\.[05])?", re.ASCII)
_WHOLE = re.compile(r"\d{1,3}", re.ASCII)


def _wrong(column: str, text: str) -> str:
    """What a cell is not; empty where it is in order."""
    if column == "crew":
        return "" if _WHOLE.fullmatch(text) else "a whole number from 0 up"
    if not _HALVES.fullmatch(text):
        return "a multiple of 1/2 from 0 up"
    return "more than 0" if column == "weight" and not Fraction(text) else ""


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation a cell."""
    for _, table in scenario_tables(inspection):
        for row in table.rows:
            for column in ("weight", "capacity", "crew"):
                text = cell(row, column)
                if text and (wanted := _wrong(column, text)):
                    fix = "write it in plain digits, such as 3, or leave it empty"
                    yield Violation(row.span_of(column), f"{column} {text!r} is not {wanted}", fix)


RULE = Rule("weights and capacities are numbers that can be added", check)
