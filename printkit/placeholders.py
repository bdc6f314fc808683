"""{field} in a template's text: finding the fields and filling them from a row. Double a brace to print one."""

from __future__ import annotations

import re
from collections.abc import Mapping

_PIECE = re.compile(r"\{\{|\}\}|\{(?P<field>[^{}]*)\}|(?P<lone>[{}])")


class PlaceholderError(ValueError):
    """A brace that opens or closes nothing, or an empty one; the message says how to write it."""


class UnknownFieldError(KeyError):
    """The row has no such field."""


def fields_of(text: str) -> tuple[str, ...]:
    """The fields that a text asks for, each once, in order. Raises PlaceholderError."""
    found: list[str] = []
    for match in _PIECE.finditer(text):
        if match["lone"]:
            brace = match["lone"]
            raise PlaceholderError(f"lone {brace!r} in {text!r}; write {brace * 2} for a brace that is printed")
        if match["field"] is not None:
            if not match["field"].strip():
                raise PlaceholderError(f"empty braces in {text!r}; write a column's name in them")
            found.append(match["field"].strip())
    return tuple(dict.fromkeys(found))


def fill(text: str, fields: Mapping[str, str]) -> str:
    """The text with its fields filled in. Raises UnknownFieldError."""
    if "{" not in text and "}" not in text:
        return text

    def one(match: re.Match[str]) -> str:
        name = match["field"]
        if name is None:
            return match[0][0]
        if name.strip() not in fields:
            raise UnknownFieldError(name.strip())
        return fields[name.strip()]

    return _PIECE.sub(one, text)
