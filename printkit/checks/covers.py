"""A column has every value that it should have.

Law: every value of another column, of a list, or of the whole numbers ``from`` to ``to`` stands in some row of the
column; with ``by``, in some row of each group of rows. What else the column holds is not asked.
Why: a combat table without a row for 9 is found out by whoever rolls a 9.

Bad::

    tables:
      - id: results
        rows: [{roll: 2, hits: 1}, {roll: 4, hits: 0}]
    checks:
      - {id: rolls, about: every roll has a result, table: results, covers: {column: roll, from: 2, to: 4}}

Good::

    tables:
      - id: results
        rows: [{roll: 2, hits: 1}, {roll: 3, hits: 1}, {roll: 4, hits: 0}]
      - id: weapons
        rows: [{id: gun, least: 2}, {id: ram, least: 4}]
    checks:
      - {id: rolls, about: every roll has a result, table: results, covers: {column: roll, from: 2, to: 4}}
      - {id: least, about: every weapon can roll its least, table: results, covers: {column: roll, of: weapons.least}}
"""

from __future__ import annotations

from collections.abc import Iterator

from pydantic import Field, model_validator

from printkit.checks._rows import cell_of, cells_elsewhere, groups, in_group, rows_of
from printkit.contracts import Check, Violation
from printkit.findings import Span
from printkit.kit import Kit
from printkit.models.base import Integer, Model, Words
from printkit.models.check import TableCheck

WIDEST = 10_000
"""Whole numbers that one check may ask for."""


class Cover(Model):
    """A column, and the values that must be in it: exactly one of ``of``, ``values`` and ``from``/``to``."""

    column: Words
    of: Words = ""
    """``TABLE.COLUMN``: every value of that column."""
    values: tuple[Words, ...] = ()
    least: Integer | None = Field(None, alias="from")
    """First of the whole numbers."""
    most: Integer | None = Field(None, alias="to")
    """Last of the whole numbers."""
    by: Words = ""
    """Column: ask it of the rows of each of its values."""

    @model_validator(mode="after")
    def _says_what(self) -> Cover:
        numbers = self.least is not None and self.most is not None
        if (bool(self.of), bool(self.values), numbers).count(True) != 1 or (self.least is None) != (self.most is None):
            raise ValueError("it must say once what is covered; add of: TABLE.COLUMN, values: [...], or from: and to:")
        if self.least is not None and self.most is not None:
            if self.most < self.least:
                raise ValueError(f"{self.least} to {self.most} is no range; write the smaller number first")
            if self.most - self.least >= WIDEST:
                raise ValueError(
                    f"{self.least} to {self.most} is more than the limit of {WIDEST:,} numbers; ask for fewer"
                )
        return self


class Covers(TableCheck):
    """Which values a column must have."""

    covers: Cover


def run(check: Covers, kit: Kit) -> Iterator[Violation]:
    """One violation a value that is nowhere: at its own cell in the other table, else at the group's first row."""
    asked = check.covers
    named = {"column": asked.column, "by": asked.by}
    rows = rows_of(check, kit, [(column, asked.span_of(field)) for field, column in named.items() if column])
    wanted = _wanted(check, kit)
    if rows is None or wanted is None:
        return
    for text, group in groups(rows, asked.by).items():
        held = {cell_of(row, asked.column).text for row in group}
        for value, span in wanted.items():
            if value not in held:
                message = f"{value!r} is in no row of {check.table}.{asked.column}{in_group(asked.by, text)}"
                place = span or (group[0].span if group else kit.tables[check.table].span)
                yield Violation(place, message, f"add a row with {asked.column} {value}")


def _wanted(check: Covers, kit: Kit) -> dict[str, Span | None] | None:
    """Every value that must be there, with its cell if it has one; None where its column is unknown."""
    asked = check.covers
    if asked.of:
        cells = cells_elsewhere(asked.of, asked.span_of("of"), kit)
        return None if cells is None else {cell.text: cell.span for cell in reversed(cells) if cell.text}
    if asked.least is not None and asked.most is not None:
        return {str(number): None for number in range(asked.least, asked.most + 1)}
    return dict.fromkeys(asked.values)


CHECK = Check("a column has every value that it should have", Covers, run)
