"""A column adds up to so much, in all or for each value of another column.

Law: the sum over the rows is within the bounds; with ``by``, that of each group of rows is. ``of`` is a column, or
columns and numbers joined by ``+``, ``-``, ``*`` or ``//`` between blanks, from left to right: ``copies * points``.
Rows in which a column of it is empty add nothing; a cell that is no number is told.
Why: the promise of 54 cards in the box is kept or broken by a column of copies that nobody adds up twice.

Bad::

    tables:
      - id: cards
        rows: [{id: fox, copies: 3}, {id: wolf, copies: 2}]
    checks:
      - {id: deck-size, about: the deck has six cards, table: cards, sum: {of: copies, exactly: 6}}

Good::

    tables:
      - id: cards
        rows: [{id: fox, copies: 3, points: 1.5}, {id: wolf, copies: 3, points: 2}]
    checks:
      - {id: deck-size, about: the deck has six cards, table: cards, sum: {of: copies, exactly: 6}}
      - {id: points, about: no deck is worth more than 12, table: cards, sum: {of: copies * points, at_most: 12}}
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from printkit.checks._rows import columns_in, groups, has_gap, in_group, no_figures, place_of, reckoned, rows_of
from printkit.contracts import Check, Violation
from printkit.findings import Span
from printkit.kit import Kit
from printkit.models.base import Words
from printkit.models.check import Bounds, Expression, TableCheck
from printkit.references import ReferenceFaultError, decimal
from printkit.tables import Row


class Total(Bounds):
    """What is added up, and how much it must come to."""

    of: Expression
    """Column, or an expression over columns."""
    by: Words = ""
    """Column: add up for each of its values by itself."""


class Sum(TableCheck):
    """What a column comes to."""

    sum: Total


def run(check: Sum, kit: Kit) -> Iterator[Violation]:
    """One violation a cell that is no number, and one a sum out of bounds, at the first row of its group."""
    asked = check.sum
    columns = [*columns_in(asked.of, asked.span_of("of")), *([(asked.by, asked.span_of("by"))] if asked.by else [])]
    rows = rows_of(check, kit, columns, counts=True)
    if rows is None:
        return
    if none := no_figures(rows, asked.of, asked.span_of("of")):
        yield none
        return
    for text, group in groups(rows, asked.by).items():
        total = Fraction(0)
        faults = []
        for row in group:
            term = _term(asked, row, kit)
            if isinstance(term, Violation):
                faults.append(term)
            else:
                total += term
        yield from faults
        wanted = "" if faults else asked.lacking(total)
        if wanted:
            message = f"{asked.of} adds up to {decimal(total)}{in_group(asked.by, text)} where {wanted} should be"
            yield Violation(_place(check, kit, group), message, f"change {asked.of}")


def _term(asked: Total, row: Row, kit: Kit) -> Fraction | Violation:
    if has_gap(asked.of, row):
        return Fraction(0)
    try:
        term = reckoned(asked.of, row, kit)
    except ReferenceFaultError as err:
        return Violation(place_of(asked.of, row), str(err), err.fix)
    if isinstance(term, str):
        return Violation(place_of(asked.of, row), f"{asked.of} {term!r} is no number to add up", "write plain digits")
    return term


def _place(check: Sum, kit: Kit, group: list[Row]) -> Span:
    return group[0].span if group else kit.tables[check.table].span


CHECK = Check("a column adds up to so much", Sum, run)
