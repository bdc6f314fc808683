"""What the words about rows share: the rows that a check asks for, wrong names told once, and figures out of cells."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from fractions import Fraction

from printkit.contracts import Violation
from printkit.findings import Span, did_you_mean
from printkit.kit import Kit
from printkit.models.check import TableCheck
from printkit.references import reckon, value
from printkit.tables import Cell, Row, Table

_NUMBER = re.compile(r"[+-]?(\d+(\.\d+)?|\.\d+)")

MOST_SUGGESTED = 20
"""Wrong values of one check for which a near one is looked for: no more are told."""

MOST_KNOWN = 5_000
"""Values among which a near one is looked for."""

Asked = Iterable[tuple[str, Span]]
"""Columns, each with the place in the check that names it."""


def rows_of(check: TableCheck, kit: Kit, columns: Asked, counts: bool = False) -> tuple[Row, ...] | None:
    """The rows that the check looks at; None where a name is wrong, which is then noted in the kit's faults.

    A condition that no row meets is noted as well, unless the check ``counts`` rows: it would ask nothing, and pass.
    """
    table = kit.table(check.table, check.span_of("table"))
    asked = [*columns, *((column, check.span_of("where", column)) for column in check.where)]
    if table.id not in kit.tables or lacks(table, asked, kit):
        return None
    rows = tuple(table.where(check.where))
    if not rows and check.where and not counts:
        kit.faults.add(table.has_none(check.where, check.span_of("where")))
        return None
    return rows


def lacks(table: Table, columns: Asked, kit: Kit) -> bool:
    """Is one of these columns missing? Each that is gets noted in the kit's faults."""
    missing = [table.lacks(column, span) for column, span in columns if column not in table.columns]
    for fault in missing:
        kit.faults.add(fault)
    return bool(missing)


def cells_elsewhere(place: str, span: Span, kit: Kit) -> tuple[Cell, ...] | None:
    """The cells of ``TABLE.COLUMN``; None where there is no such column, which is then noted in the kit's faults."""
    name, dot, column = place.rpartition(".")
    if not dot:
        kit.faults.error("unknown-column", span, f"{place!r} names no column of a table", "write TABLE.COLUMN")
        return None
    table = kit.table(name, span)
    if name not in kit.tables or lacks(table, [(column, span)], kit):
        return None
    return tuple(cell_of(row, column) for row in table.rows)


def cell_of(row: Row, column: str) -> Cell:
    """A cell; one that the row leaves out is empty, at the row's place."""
    return row.cells.get(column) or Cell("", row.span)


class Suggestions:
    """The nearest known values for wrong ones. To look for one takes long, so that only so many are looked for."""

    def __init__(self, known: Iterable[str]) -> None:
        self._known = list(dict.fromkeys(known))
        self._left = MOST_SUGGESTED if len(self._known) <= MOST_KNOWN else 0

    def fix(self, wrong: str) -> str:
        """What to write instead; empty where nothing is suggested any more."""
        self._left -= 1
        return did_you_mean(wrong, self._known) if self._left >= 0 else ""


def groups(rows: Iterable[Row], by: str) -> dict[str, list[Row]]:
    """Rows by their text in a column, in order of first use; all of them under '' where no column is named."""
    found: dict[str, list[Row]] = {} if by else {"": []}
    for row in rows:
        found.setdefault(cell_of(row, by).text if by else "", []).append(row)
    return found


def in_group(by: str, text: str) -> str:
    """' in suit 'cups'': which group a sentence is about; nothing where there is one only."""
    return f" in {by} {text!r}" if by else ""


def figure(text: str) -> Fraction | None:
    """A text as an exact number; None if it is none."""
    return Fraction(text) if _NUMBER.fullmatch(text) else None


def operands(expression: str) -> Iterator[str]:
    """The words of an expression that stand for cells: columns of the row, ``table:...`` and the like."""
    return (word for word in expression.split()[::2] if figure(word) is None)


def columns_in(expression: str, span: Span) -> Asked:
    """The columns that an expression reads in each row."""
    return [(word, span) for word in operands(expression) if ":" not in word]


def reckoned(expression: str, row: Row | None, kit: Kit) -> str | Fraction:
    """What an expression comes to: a number if it is one, else the text of the one cell that it names.

    Raises ReferenceFaultError for what leads nowhere or cannot be reckoned with.
    """
    words = expression.split()
    known = row.texts() if row else {}
    if len(words) == 1:
        text = known[words[0]] if words[0] in known else words[0]
        text = value(text, kit) if words[0] not in known and ":" in text else text
        number = figure(text)
        return text if number is None else number
    return reckon(expression, kit, known)


def no_figures(rows: Iterable[Row], column: str, span: Span) -> Violation | None:
    """The one violation, at ``span``, where of several filled cells of a column none is a number."""
    filled = [text for row in rows if (text := cell_of(row, column).text)]
    if len(filled) < SEVERAL or any(figure(text) is not None for text in filled):
        return None
    message = f"{column} holds no numbers, but {filled[0]!r} and {len(filled) - 1} more texts"
    return Violation(span, message, "name a column of numbers")


SEVERAL = 2


def place_of(expression: str, row: Row) -> Span:
    """The first cell that the expression reads in this row and that is no number; else the row."""
    columns = [word for word in operands(expression) if word in row.cells]
    return next((row.span_of(column) for column in columns if figure(row[column]) is None), row.span)


def has_gap(expression: str, row: Row) -> bool:
    """Is a cell that the expression reads in this row empty? Then there is nothing to reckon."""
    return any(not cell_of(row, word).text for word in operands(expression) if ":" not in word)
