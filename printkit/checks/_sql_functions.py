"""The functions that a query may call.

Those over texts are our own: they know all letters, not only ASCII, and are charged for the length of what they read,
so that a query cannot spend hours in a few steps.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Sequence
from functools import lru_cache, wraps
from typing import Any

Value = str | int | None
"""What our functions return."""

_OF_SQLITE = (
    "abs avg coalesce count cume_dist dense_rank first_value group_concat iif ifnull lag last_value lead max min "
    "nth_value ntile nullif percent_rank rank round row_number sum total typeof"
)
_BYTES_A_STEP = 16
"""Characters of a text that cost as much as one step of SQLite's machine."""


class Meter:
    """Steps that a query has left."""

    def __init__(self, left: int) -> None:
        self.left = left

    def charge(self, texts: Sequence[object]) -> None:
        """Pay for reading texts. Raises RuntimeError when nothing is left."""
        self.left -= sum(len(text) for text in texts if isinstance(text, str)) // _BYTES_A_STEP
        if self.left <= 0:
            raise RuntimeError("no steps left")


@lru_cache(maxsize=256)
def _stretches(pattern: str, escape: str) -> tuple[re.Pattern[str], ...]:
    """The stretches of a LIKE pattern between its % signs; without repeats, so each is matched in linear time."""
    made = [""]
    signs = iter(pattern)
    for sign in signs:
        if escape and sign == escape:
            made[-1] += re.escape(next(signs, escape))
        elif sign == "%":
            made.append("")
        else:
            made[-1] += "." if sign == "_" else re.escape(sign)
    return tuple(re.compile(stretch, re.DOTALL) for stretch in made)


def _like(pattern: str, text: str, escape: str = "") -> bool:
    """SQL's ``text LIKE pattern``: no matter the case, % any text, _ any one character."""
    first, *rest = _stretches(pattern.casefold(), escape)
    text = text.casefold()
    begin = first.match(text)
    if not rest:
        return bool(begin) and first.fullmatch(text) is not None
    if not begin:
        return False
    at = begin.end()
    for stretch in rest[:-1]:
        found = stretch.search(text, at)
        if not found:
            return False
        at = found.end()
    length = len(rest[-1].pattern.replace("\\", ""))
    return len(text) - length >= at and rest[-1].fullmatch(text, len(text) - length) is not None


def _substr(text: str, start: int, length: int | None = None) -> str:
    """SQL's substr: from the start-th character, counted from 1, or from the end if it is negative."""
    first = start - 1 if start > 0 else max(len(text) + start, 0) if start < 0 else 0
    return text[first:] if length is None else text[first : first + max(length, 0)]


_OURS: dict[tuple[str, int], Callable[..., Value]] = {
    ("instr", 2): lambda text, part: text.find(part) + 1,
    ("length", 1): len,
    ("like", 2): _like,
    ("like", 3): _like,
    ("lower", 1): str.lower,
    ("ltrim", 1): lambda text: text.lstrip(" "),
    ("replace", 3): lambda text, old, new: text.replace(old, new) if old else text,
    ("rtrim", 1): lambda text: text.rstrip(" "),
    ("substr", 2): _substr,
    ("substr", 3): _substr,
    ("trim", 1): lambda text: text.strip(" "),
    ("upper", 1): str.upper,
}
"""Name and number of arguments to what it does with texts; a NULL among them gives NULL."""

ALLOWED = frozenset([*_OF_SQLITE.split(), *(name for name, _ in _OURS)])
"""Names of all functions that a query may call."""


def install(connection: sqlite3.Connection, meter: Meter) -> None:
    """Give a connection our functions, paid for from the meter."""
    for (name, arguments), does in _OURS.items():
        connection.create_function(name, arguments, _charged(does, meter), deterministic=True)


def _charged(does: Callable[..., Value], meter: Meter) -> Callable[..., Value]:
    @wraps(does)
    def call(*arguments: Any) -> Value:
        if None in arguments:
            return None
        texts = [one if isinstance(one, int) else str(one) for one in arguments]
        meter.charge(texts)
        return does(*texts)

    return call
