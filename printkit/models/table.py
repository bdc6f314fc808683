"""A table typed in YAML: ``tables: [{id: pieces, rows: [{id: jet-pak, speed: 8}]}]``. CSV files are tables, too."""

from __future__ import annotations

from pydantic import Field

from printkit.models.base import AnyRow, Model, Words


class TableDefinition(Model):
    """One item of ``tables``. Rows are mappings of column to text; printkit.yaml_table reads them."""

    id: Words = Field(min_length=1)
    about: Words = ""
    columns: tuple[Words, ...] = ()
    """Names of the columns in order; unless given, those that the rows use. A row may leave columns out."""
    rows: tuple[AnyRow, ...]
