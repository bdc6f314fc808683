"""Mapsheets can be told apart.

Law: no two mapsheets of a kit have the same numeral or the same landform, if they have any (facts.md M8: each sheet has
its Roman numeral).
Why: a position is written down as sheet and hex; two sheets of one numeral, or of one look in a pile, get mixed up.

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
      - id: two
        name: One
        numeral: I
        width: 5.2in
        height: 4in
        seed: 1
        landform: mare
        grid: {pitches: 6, rows: 4}

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
      - id: two
        name: One
        numeral: II
        width: 5.2in
        height: 4in
        seed: 1
        landform: rille
        grid: {pitches: 6, rows: 4}
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.contracts import Inspection, Rule, Violation
from printkit.findings import Level


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation for each sheet that shares its numeral or landform with one before it."""
    for field in ("numeral", "landform"):
        first: dict[str, str] = {}
        for sheet in inspection.kit.of("mapsheet"):
            value = getattr(sheet, field)
            other = first.setdefault(value, sheet.id)
            if value and other != sheet.id:
                yield Violation(
                    sheet.span_of(field), f"mapsheets {other!r} and {sheet.id!r} have the same {field}, {value}"
                )


RULE = Rule("mapsheets differ in numeral and landform", check, Level.WARNING)
