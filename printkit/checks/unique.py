"""No two rows have the same value in a column, or the same values in several columns together.

Law: among the rows that the check asks for, every value of the column (of several columns: every combination) is
there once. Empty cells are not compared; ``not_null`` is the word for them.
Why: two cards with one id are one card to every table that names it, and nobody sees which of the two is meant.

Bad::

    tables:
      - id: ships
        rows:
          - {id: fox, name: Fox}
          - {id: wolf, name: Fox}
    checks:
      - {id: ship-names, about: every ship has a name of its own, table: ships, unique: name}

Good::

    tables:
      - id: ships
        rows:
          - {id: fox, name: Fox, squadron: 1}
          - {id: wolf, name: Wolf, squadron: 1}
    checks:
      - {id: ship-ids, about: every ship has an id of its own, table: ships, unique: id}
      - {id: names, about: no two ships of a squadron share a name, table: ships, unique: [squadron, name]}
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.checks._rows import cell_of, rows_of
from printkit.contracts import Check, Violation
from printkit.kit import Kit
from printkit.models.base import OneOrMore
from printkit.models.check import TableCheck, named
from printkit.tables import Cell


class Unique(TableCheck):
    """One column, or columns that are compared together."""

    unique: OneOrMore


def run(check: Unique, kit: Kit) -> Iterator[Violation]:
    """One violation a row that repeats an earlier one, at its cell."""
    columns = list(named(check, "unique"))
    first: dict[tuple[str, ...], Cell] = {}
    for row in rows_of(check, kit, columns) or ():
        cells = [cell_of(row, column) for column, _ in columns]
        values = tuple(cell.text for cell in cells)
        if not any(values):
            continue
        earlier = first.setdefault(values, cells[0])
        if earlier is not cells[0]:
            said = ", ".join(f"{column} {text!r}" for (column, _), text in zip(columns, values, strict=True))
            yield Violation(cells[0].span, f"{said} is already at {earlier.span}", "change one of the two")


CHECK = Check("no value of a column, or combination of columns, stands twice", Unique, run)
