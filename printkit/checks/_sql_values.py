"""Cells to SQL values: a column whose cells are all plain numbers holds numbers, any other text as it was typed.

And names: to SQL, capital letters make no difference, so that some tables of a kit are none there.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping

from printkit.checks._sql_place import PLACE
from printkit.models.base import NOT_ALLOWED
from printkit.tables import Table

_PLAIN = re.compile(r"[+-]?(0|[1-9][0-9]{0,14})(\.[0-9]{1,9})?")
"""A number that loses nothing by being one: no leading zero, no more digits than a machine number keeps."""


def is_numeric(texts: Iterable[str]) -> bool:
    """Are all filled cells plain numbers, or NA, and at least one a number? ``0101`` makes its column text."""
    filled = {text for text in texts if text}
    numbers = filled - {NOT_ALLOWED}
    return bool(numbers) and all(_PLAIN.fullmatch(text) for text in numbers)


def to_sql(text: str, numeric: bool) -> int | float | str | None:
    """A cell as SQL holds it: NULL if it is empty."""
    if not text:
        return None
    if not numeric or text == NOT_ALLOWED:
        return text
    return float(text) if "." in text else int(text)


def unfit(tables: Mapping[str, Table]) -> dict[str, str]:
    """Tables that SQL cannot tell from another, or whose columns it cannot tell apart, and why."""
    found = {}
    ids = Counter(name.lower() for name in tables)
    for name, table in tables.items():
        columns = Counter(column.lower() for column in (PLACE, *table.columns))
        twice = [column for column in table.columns if columns[column.lower()] > 1]
        if ids[name.lower()] > 1:
            found[name] = "another table's name differs from its own in capital letters only"
        elif twice:
            found[name] = f"column {twice[0]!r} and another differ in capital letters only, or it is named {PLACE}"
    return found
