"""Cells to SQL values: a column whose cells are all plain numbers holds numbers, any other text as it was typed."""

from __future__ import annotations

import re
from collections.abc import Iterable

from printkit.models.base import NOT_ALLOWED

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
