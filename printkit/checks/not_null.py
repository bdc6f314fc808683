"""A column is filled in every row.

Law: no row that the check asks for leaves one of the columns empty.
Why: an empty cell prints as nothing: a counter without its speed looks finished.

Bad::

    tables:
      - id: ships
        rows: [{id: fox, speed: 3}, {id: wolf}]
    checks:
      - {id: speeds, about: every ship has a speed, table: ships, not_null: [id, speed]}

Good::

    tables:
      - id: ships
        rows: [{id: fox, speed: 3}, {id: wolf, speed: 2}]
    checks:
      - {id: speeds, about: every ship has a speed, table: ships, not_null: [id, speed]}
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.checks._rows import cell_of, rows_of
from printkit.contracts import Check, Violation
from printkit.kit import Kit
from printkit.models.base import OneOrMore
from printkit.models.check import TableCheck, named


class NotNull(TableCheck):
    """One column or several, each by itself."""

    not_null: OneOrMore


def run(check: NotNull, kit: Kit) -> Iterator[Violation]:
    """One violation an empty cell, at its place, or at its row's if the row leaves it out."""
    columns = list(named(check, "not_null"))
    for row in rows_of(check, kit, columns) or ():
        for column, _ in columns:
            if not cell_of(row, column).text.strip():
                yield Violation(row.span_of(column), f"{column} is empty", f"fill {column}")


CHECK = Check("no cell of a column is empty", NotNull, run)
