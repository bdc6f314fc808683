"""A table as it is printed: which rows, which columns, how wide. For the element and the block ``table``."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from printkit.models.base import Answered, Count, Flag, Length, Model, OneOrMore, Words


class Column(Model):
    """One column of a printed table."""

    heading: Answered = ""
    group: Answered = ""
    """Heading above the headings of neighbours that have the same ``group``."""
    cell: Words = ""
    """Text of a cell, with {column} placeholders of the row; empty: left blank, to be written in."""
    empty: Answered = ""
    """Printed where the cell would be empty."""
    picture: Words = ""
    """SVG file of the kit, with placeholders, drawn at the left of the cell."""
    width: Length | None = None
    """Fixed width; the other columns share what is left."""
    share: Count = Field(1, ge=1)
    """Parts of the width that is left."""
    align: Literal["start", "middle", "end"] = "start"
    strong: Flag = False
    name: Words = ""
    """Cells are marks named ``cell:<row id>:<name>``; unless given, the placeholder's own name."""


class Tabular(Model):
    """Rows of a table of the kit (as ``where`` and ``given`` leave), ``lines`` typed here, and ``blank`` ones."""

    rows: Words = ""
    """Id of a table."""
    where: dict[str, OneOrMore] = Field(default_factory=dict)
    """Column to the value, or values, that it must hold."""
    given: tuple[Words, ...] = ()
    """Columns that must not be empty."""
    lines: tuple[tuple[Answered, ...], ...] = ()
    """Rows typed here, one text for each column."""
    blank: Count = Field(0, le=100)
    """Empty rows to write in, after the others."""
    columns: tuple[Column, ...] = Field(min_length=1)
    row_height: Length = Field(0.0, ge=0)
    """Least height of a row."""
    zebra: Flag = True
    ruled: Flag = False
    """Lines between the columns too, for a form to be written in."""
