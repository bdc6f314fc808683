"""The functions that a query may call.

Those over texts are our own: they know all letters, not only ASCII, and are charged for the length of what they read,
so that a query cannot spend hours in a few steps.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any

Value = str | int | None
"""What our functions return."""

_OF_SQLITE = (
    "abs avg coalesce count cume_dist dense_rank first_value group_concat iif ifnull lag last_value lead max min "
    "nth_value ntile nullif percent_rank rank round row_number sum total typeof"
)
_SIGNS_A_STEP = 16
"""Characters of a text that cost as much as one step of SQLite's machine."""

_CALL = 10
"""Steps that a call of one of our functions costs at least."""

_FORM = 300
"""Steps that a call costs beside, if it is a LIKE with a _ in its pattern."""


class Meter:
    """Steps that a query has left."""

    def __init__(self, left: int) -> None:
        self.left = left

    def charge(self, texts: Sequence[str], beside: int = 0) -> None:
        """Pay for a call with these texts. Raises RuntimeError when nothing is left."""
        self.left -= _CALL + beside + sum(map(len, texts)) // _SIGNS_A_STEP
        if self.left <= 0:
            raise RuntimeError("no steps left")


def _stretches(pattern: str, escape: str) -> list[list[str]]:
    """The signs of a LIKE pattern between its % signs; _, which stands for any sign, is the empty text."""
    made: list[list[str]] = [[]]
    signs = iter(pattern)
    for sign in signs:
        if sign == escape:
            made[-1].append(next(signs, escape))
        elif sign == "%":
            made.append([])
        else:
            made[-1].append("" if sign == "_" else sign)
    return made


def _find(stretch: list[str], text: str, start: int, end: int) -> int:
    """Where a stretch first stands in a part of the text, or -1. It has no repeats, so this takes linear time."""
    if "" not in stretch:
        return text.find("".join(stretch), start, end)
    form = "".join(re.escape(sign) if sign else "." for sign in stretch)
    found = re.compile(form, re.DOTALL).search(text, start, end)
    return found.start() if found else -1


def _like(pattern: str, text: str, escape: str = "") -> bool:
    """SQL's ``text LIKE pattern``: no matter the case, % any text, _ any one character."""
    text = text.casefold()
    first, *rest = _stretches(pattern.casefold(), escape.casefold())
    at = len(first)
    if _find(first, text, 0, at) != 0 or (not rest and len(text) != at):
        return False
    for stretch in rest[:-1]:
        found = _find(stretch, text, at, len(text))
        if found < 0:
            return False
        at = found + len(stretch)
    tail = len(text) - len(rest[-1]) if rest else at
    return tail >= at and (not rest or _find(rest[-1], text, tail, len(text)) == tail)


def _substr(text: str, start: str, length: str = "") -> str:
    """SQL's substr: from the start-th character, counted from 1, or from the end if it is negative."""
    begin = int(start)
    first = max(begin - 1 if begin >= 0 else len(text) + begin, 0)
    return text[first : first + max(int(length), 0)] if length else text[first:]


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
        texts = [str(one) for one in arguments]
        meter.charge(texts, _FORM if does is _like and "_" in texts[0] else 0)
        return does(*texts)

    return call
