"""Two or more expressions come to the same, in every row of a table or across the kit.

Law: all expressions are equal, as numbers where they are numbers (1.0 is 1), else letter by letter. An expression
is a number, ``table:TABLE/ROW/COLUMN``, a field such as ``scenario:first/players/most``, with ``table`` also a
column of the row, or several of these joined by ``+``, ``-``, ``*`` or ``//`` between blanks, from left to right. A
row in which a column that is read is empty is passed over.
Why: a total that is printed beside its parts is believed, right or wrong.

Bad::

    tables:
      - id: ships
        rows: [{id: fox, hull: 3, crew: 2, points: 6}]
    checks:
      - {id: points, about: points are hull and crew, table: ships, equal: [hull + crew, points]}

Good::

    tables:
      - id: ships
        rows: [{id: fox, hull: 3, crew: 2, points: 5}, {id: wolf, hull: 1, crew: 1, points: 2}]
    checks:
      - {id: points, about: points are hull and crew, table: ships, equal: [hull + crew, points]}
      - {id: fair, about: the fox is worth a wolf and 3, equal: [table:ships/fox/points, table:ships/wolf/points + 3]}
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from pydantic import Field, model_validator

from printkit.checks._rows import columns_in, has_gap, lacks, operands, place_of, reckoned
from printkit.contracts import Check, Violation
from printkit.findings import Span
from printkit.kit import Kit
from printkit.models.base import OneOrMore, Words
from printkit.models.check import Expression, KitCheck
from printkit.references import ReferenceFaultError, decimal
from printkit.tables import Row

Said = tuple[str, str | Fraction]
"""An expression and what it comes to."""


class Equal(KitCheck):
    """Expressions that must come to the same."""

    equal: tuple[Expression, ...] = Field(min_length=2)
    table: Words = ""
    """Ask it of every row of this table."""
    where: dict[str, OneOrMore] = Field(default_factory=dict)
    """Only rows of the table whose columns hold these texts, or one of several."""

    @model_validator(mode="after")
    def _where_of_a_table(self) -> Equal:
        if self.where and not self.table:
            raise ValueError("where asks for rows of no table; add table: ...")
        return self


def run(check: Equal, kit: Kit) -> Iterator[Violation]:
    """One violation a row, at the cell that the last unequal expression begins with, or one for the kit."""
    for row in _rows(check, kit):
        if row and any(has_gap(expression, row) for expression in check.equal):
            continue
        yield from _unequal(check, row, kit)


def _rows(check: Equal, kit: Kit) -> Iterator[Row | None]:
    """The rows to ask; None, once, where the question is about no table."""
    asked = [
        column
        for number, expression in enumerate(check.equal)
        for column in columns_in(expression, check.span_of("equal", number))
    ]
    if not check.table:
        for column, span in asked:
            fix = "say which table it is a column of, as table: ..., or write table:TABLE/ROW/COLUMN"
            kit.faults.error("unknown-column", span, f"{column!r} is no number and no reference", fix)
        if not asked:
            yield None
        return
    table = kit.table(check.table, check.span_of("table"))
    asked += [(column, check.span_of("where", column)) for column in check.where]
    if table.id in kit.tables and not lacks(table, asked, kit):
        rows = tuple(table.where(check.where))
        if not rows and check.where:
            kit.faults.add(table.has_none(check.where, check.span_of("where")))
        yield from rows


def _unequal(check: Equal, row: Row | None, kit: Kit) -> Iterator[Violation]:
    found: list[str | Fraction] = []
    for number, expression in enumerate(check.equal):
        try:
            found.append(reckoned(expression, row, kit))
        except ReferenceFaultError as err:
            place = check.span_of("equal", number)
            if row and place_of(expression, row) != row.span:  # a cell of the row, not what is the same for all rows
                place = place_of(expression, row)
            if err.table:
                kit.table(err.table, check.span_of("equal", number))
            else:
                yield Violation(place, str(err), err.fix)
            return
    for number, other in enumerate(found):
        if other != found[0]:
            message = _sentence((check.equal[0], found[0]), (check.equal[number], other))
            yield Violation(_place(check, number, row, kit), message, "change one of the two")
            return


def _sentence(one: Said, other: Said) -> str:
    """What the two come to; one that is typed as it is, such as 16, is not said to be itself."""
    (first, a), (second, b) = sorted((one, other), key=_plain)
    if not _plain((second, b)):
        return f"{first} is {_said(a)}, {second} is {_said(b)}"
    return f"{first} is not {second}" if _plain((first, a)) else f"{first} is {_said(a)}, not {_said(b)}"


def _plain(said: Said) -> bool:
    return said[0] == (said[1] if isinstance(said[1], str) else decimal(said[1]))


def _said(found: str | Fraction) -> str:
    return repr(found) if isinstance(found, str) else decimal(found)


def _place(check: Equal, number: int, row: Row | None, kit: Kit) -> Span:
    """The first cell that one of the two unequal expressions names; without any, the check."""
    for expression in (check.equal[number], check.equal[0]):
        for word in operands(expression):
            if row and word in row.cells:
                return row.span_of(word)
            if word.startswith("table:"):
                table, own_id, column = word.removeprefix("table:").split("/", 2)
                found = kit.tables[table].find("id", own_id)
                return found.span_of(column) if found else check.span_of("equal", number)
    return check.span_of("equal", number)


CHECK = Check("two expressions come to the same", Equal, run)
