"""A column rises, or falls, from row to row.

Law: in the order of the file, every number of the column is greater than the one before (``order: falling``:
smaller; with ``strict: no``: at least not the other way; with ``step``: by exactly so much); with ``by``, in each
group of rows. Empty cells are passed over; a cell that is no number is told.
Why: in a turn track or a combat table one number out of its order is read as the rule.

Bad::

    tables:
      - id: results
        rows: [{odds: 1, hits: 2}, {odds: 2, hits: 3}, {odds: 3, hits: 1}]
    checks:
      - {id: odds, about: better odds do not hit less, table: results, monotonic: {column: hits, strict: no}}

Good::

    tables:
      - id: results
        rows: [{odds: 1, hits: 2}, {odds: 2, hits: 3}, {odds: 3, hits: 3}]
    checks:
      - {id: odds, about: better odds do not hit less, table: results, monotonic: {column: hits, strict: no}}
      - {id: columns, about: the odds follow each other, table: results, monotonic: {column: odds, step: 1}}
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from typing import Literal

from printkit.checks._rows import cell_of, figure, groups, no_figures, rows_of
from printkit.contracts import Check, Violation
from printkit.kit import Kit
from printkit.models.base import Flag, Model, Words
from printkit.models.check import Figure, TableCheck
from printkit.references import decimal
from printkit.tables import Cell


class Course(Model):
    """A column and the way it goes."""

    column: Words
    order: Literal["rising", "falling"] = "rising"
    strict: Flag = True
    """No two neighbours are equal."""
    step: Figure | None = None
    """Each differs from the one before by exactly so much."""
    by: Words = ""
    """Column: ask it of the rows of each of its values."""

    def broken(self, before: Fraction, after: Fraction) -> str:
        """What the second should be, in words; empty: what it is."""
        gain = after - before if self.order == "rising" else before - after
        sign = 1 if self.order == "rising" else -1
        if self.step is not None:
            return "" if gain == self.step else decimal(before + sign * self.step)
        if gain > 0 or (gain == 0 and not self.strict):
            return ""
        more = "more" if self.order == "rising" else "less"
        return f"{more} than {decimal(before)}" if self.strict else f"{decimal(before)} or {more}"


class Monotonic(TableCheck):
    """Which column goes which way."""

    monotonic: Course


def run(check: Monotonic, kit: Kit) -> Iterator[Violation]:
    """One violation a cell that is no number or breaks the order."""
    asked = check.monotonic
    named = {"column": asked.column, "by": asked.by}
    rows = rows_of(check, kit, [(column, asked.span_of(field)) for field, column in named.items() if column])
    if none := no_figures(rows or (), asked.column, asked.span_of("column")):
        yield none
        return
    for group in groups(rows or (), asked.by).values():
        numbers: list[tuple[Cell, Fraction]] = []
        for row in group:
            cell = cell_of(row, asked.column)
            number = figure(cell.text)
            if number is not None:
                numbers.append((cell, number))
            elif cell.text:
                yield Violation(cell.span, f"{asked.column} {cell.text!r} is no number", "write plain digits")
        for (earlier, before), (cell, after) in pairwise(numbers):
            wanted = asked.broken(before, after)
            if wanted:
                message = f"{asked.column} {cell.text} follows {earlier.text} at {earlier.span}"
                yield Violation(cell.span, message, f"write {wanted}, or put the rows in order")


CHECK = Check("a column rises or falls from row to row", Monotonic, run)
