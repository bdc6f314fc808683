"""counters: rows of a table as square or oblong cardboard pieces with a front and, if wanted, a back."""

from __future__ import annotations

from collections.abc import Iterator

from pydantic import Field

from printkit.models.base import Flag, Model, Words
from printkit.models.part import Phrase
from printkit.tables import Row, Table


class Counters(Model):
    """One block of counters: which rows, and the templates of their faces."""

    id: Words
    name: Words
    """Heading of the block: 'Vehicles'."""
    table: Words
    where: dict[str, Words] = Field(default_factory=dict)
    """Only rows whose columns hold these texts: {class: crew}."""
    rows: tuple[Words, ...] = ()
    """Only rows with these ids, in the table's order."""
    without: tuple[Words, ...] = ()
    """No rows with these ids."""
    template: Words
    back: Words = ""
    """Template of the backs; none: blank."""
    copies: Phrase = "1"
    """How many of each: a count, or {copies} for a column that holds it. 0: none."""
    batch: Words = ""
    """Blocks of one batch are cut as one; not given: this block alone."""
    section: Words = "Counters"
    """Bookmark in the PDF."""
    figures: Flag = False
    """Each shows somebody whose outline alone must tell him from the others (rule silhouettes-differ)."""

    def chosen(self, table: Table) -> Iterator[Row]:
        """The rows that it asks for, in the table's order. Columns that the table lacks suit no row."""
        for row in table.rows:
            own_id = row.cells["id"].text if "id" in row.cells else ""
            suits = all(column in row.cells and row[column] == text for column, text in self.where.items())
            if suits and own_id not in self.without and (not self.rows or own_id in self.rows):
                yield row
