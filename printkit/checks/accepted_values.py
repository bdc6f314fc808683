"""A column holds nothing but the values that are listed.

Law: every cell of the column that is filled, in the rows that the check asks for, is one of the values, letter by
letter.
Why: a class with a slip in its name is a class of its own: its counters get no frame and are in no chart.

Bad::

    tables:
      - id: ships
        rows: [{id: fox, class: frigate}, {id: wolf, class: figate}]
    checks:
      - {id: classes, about: there are two classes, table: ships, accepted_values: {class: [frigate, tender]}}

Good::

    tables:
      - id: ships
        rows: [{id: fox, class: frigate}, {id: wolf, class: tender}]
    checks:
      - {id: classes, about: there are two classes, table: ships, accepted_values: {class: [frigate, tender]}}
"""

from __future__ import annotations

from collections.abc import Iterator

from pydantic import Field

from printkit.checks._rows import Suggestions, cell_of, rows_of
from printkit.contracts import Check, Violation
from printkit.kit import Kit
from printkit.models.base import OneOrMore
from printkit.models.check import TableCheck


class AcceptedValues(TableCheck):
    """Columns, and for each the values that it may hold."""

    accepted_values: dict[str, OneOrMore] = Field(min_length=1)


def run(check: AcceptedValues, kit: Kit) -> Iterator[Violation]:
    """One violation a cell that holds anything else."""
    wanted = {
        column: (values,) if isinstance(values, str) else values for column, values in check.accepted_values.items()
    }
    suggestions = {column: Suggestions(values) for column, values in wanted.items()}
    asked = [(column, check.span_of("accepted_values", column)) for column in wanted]
    for row in rows_of(check, kit, asked) or ():
        for column, values in wanted.items():
            cell = cell_of(row, column)
            if cell.text and cell.text not in values:
                fix = f"write {values[0]!r}" if len(values) == 1 else suggestions[column].fix(cell.text)
                yield Violation(cell.span, f"{column} {cell.text!r} is not accepted", fix)


CHECK = Check("a column holds the values of a list and no others", AcceptedValues, run)
