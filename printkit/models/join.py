"""How a table lends its columns to the rows of another."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BeforeValidator, Field

from printkit.models.base import Model, Words


class Join(Model):
    """A table that lends columns. Also its name alone: rows of the same id.

    A lent column is asked for by its name, which the row's own filled cell comes before, or by table and column,
    which is always the lent one: `{ports.name}`.
    """

    table: Words = Field(min_length=1)
    by: Words = Field("id", min_length=1)
    """Column of the borrowing row that holds the id of the row that lends: {table: classes, by: class}."""


def _join(value: Any) -> Any:
    return {"table": value} if isinstance(value, str) else value


Joins = tuple[Annotated[Join, BeforeValidator(_join, json_schema_input_type=Words | Join)], ...]
"""Tables that lend columns, the first before the next; the borrowing row's own filled cells come before all.
``{ports.name}`` is always the column of that table."""
