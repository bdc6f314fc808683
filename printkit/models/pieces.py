"""What counters, cards and tokens have in common: rows of a table become pieces with a front and, if wanted, a back."""

from __future__ import annotations

from collections.abc import Iterator

from pydantic import Field

from printkit.models.base import Answered, Model, Words
from printkit.models.join import Joins
from printkit.models.part import Patterns, Phrase
from printkit.tables import Row, Table


class Pieces(Model):
    """Which rows, and the templates of their faces."""

    id: Words = Field(min_length=1)
    name: Answered = ""
    """What they are called in the list of parts: 'Large vehicles', 'Encounter deck'."""
    table: Words = Field(min_length=1)
    join: Joins = ()
    """Tables that lend their columns to the faces: by the row's id, or by another column of it."""
    where: dict[str, Patterns] = Field(default_factory=dict)
    """Only rows whose columns hold these texts, or one of several: {class: [crew, visitor]}."""
    rows: tuple[Words, ...] = ()
    """Only rows with these ids, in the table's order."""
    without: tuple[Words, ...] = ()
    """No rows with these ids."""
    template: Words = Field(min_length=1)
    back: Words = ""
    """Template of the backs; none: blank."""
    copies: Phrase = "1"
    """How many of each: a count, or {copies} for a column that holds it. 0: none."""
    batch: Words = ""
    """Blocks of one batch are cut as one; not given: this block alone."""

    def chosen(self, table: Table) -> Iterator[Row]:
        """The rows that it asks for, in the table's order."""
        for row in table.where(self.where):
            own_id = row.texts().get("id", "")
            if own_id not in self.without and (not self.rows or own_id in self.rows):
                yield row
