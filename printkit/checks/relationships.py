"""Every value of a column is a value of another column, mostly the id of another table.

Law: each filled cell of the column is found in the other column, letter by letter; with ``each_word``, each of the
words in it is.
Why: a card that hands out a piece of a name that nobody has cannot be played.

Bad::

    tables:
      - id: ships
        rows: [{id: fox}, {id: wolf}]
      - id: orders
        rows: [{id: "1", ship: fxo}]
    checks:
      - {id: ordered, about: every order is for a ship, table: orders, relationships: {column: ship, to: ships.id}}

Good::

    tables:
      - id: ships
        rows: [{id: fox}, {id: wolf}]
      - id: orders
        rows: [{id: "1", ship: fox wolf}]
    checks:
      - id: ordered
        about: every order is for ships
        table: orders
        relationships: {column: ship, to: ships.id, each_word: yes}
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.checks._rows import Suggestions, cell_of, cells_elsewhere, rows_of
from printkit.contracts import Check, Violation
from printkit.kit import Kit
from printkit.models.base import Flag, Model, Words
from printkit.models.check import TableCheck


class Relation(Model):
    """A column and the one in which its values must be found."""

    column: Words
    to: Words
    """``TABLE.COLUMN``."""
    each_word: Flag = False
    """The cell holds several values with blanks between."""


class Relationships(TableCheck):
    """Which column leads where."""

    relationships: Relation


def run(check: Relationships, kit: Kit) -> Iterator[Violation]:
    """One violation a value that leads nowhere, at its cell."""
    relation = check.relationships
    rows = rows_of(check, kit, [(relation.column, relation.span_of("column"))])
    others = cells_elsewhere(relation.to, relation.span_of("to"), kit)
    if rows is None or others is None:
        return
    known = {cell.text for cell in others if cell.text}
    suggestions = Suggestions(cell.text for cell in others if cell.text)
    for row in rows:
        cell = cell_of(row, relation.column)
        for text in cell.text.split() if relation.each_word else [cell.text] if cell.text else []:
            if text not in known:
                message = f"{relation.column} {text!r} is not in {relation.to}"
                yield Violation(cell.span, message, suggestions.fix(text))


CHECK = Check("every value of a column is found in another column", Relationships, run)
