"""{field} in a template's text: finding the fields and filling them from a row. Double a brace to print one.

``{field?}`` may be left out of the table, and ``{field?default}`` says what then stands there, as it does for an
empty cell: so a stock template serves tables that have only some of its columns.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

_PIECE = re.compile(r"\{\{|\}\}|\{(?P<field>[^{}]*)\}|(?P<lone>[{}])")
OPTIONAL = "?"


class PlaceholderError(ValueError):
    """A brace that opens or closes nothing, or an empty one; the message says how to write it."""


class UnknownFieldError(KeyError):
    """The row has no such field."""


def _asks(text: str) -> Iterator[tuple[str, bool]]:
    """Each field that a text names, and whether it must be there. Raises PlaceholderError."""
    for match in _PIECE.finditer(text):
        if match["lone"]:
            brace = match["lone"]
            raise PlaceholderError(f"lone {brace!r} in {text!r}; write {brace * 2} for a brace that is printed")
        if match["field"] is not None:
            field, optional, _ = match["field"].partition(OPTIONAL)
            if not field.strip():
                raise PlaceholderError(f"empty braces in {text!r}; write a column's name in them")
            yield field.strip(), not optional


def is_reference(field: str) -> bool:
    """Is what stands between braces no column but a reference (printkit.references): a colon, or a sum?"""
    return ":" in field or field.startswith("=")


def fields_of(text: str) -> tuple[str, ...]:
    """The fields that a text needs, each once, in order. Raises PlaceholderError."""
    return tuple(dict.fromkeys(field for field, needed in _asks(text) if needed))


def named_in(text: str) -> tuple[str, ...]:
    """The fields that a text names, optional ones too, each once, in order. Raises PlaceholderError."""
    return tuple(dict.fromkeys(field for field, _ in _asks(text)))


def fill(text: str, fields: Mapping[str, str]) -> str:
    """The text with its fields filled in. Raises UnknownFieldError."""
    if "{" not in text and "}" not in text:
        return text

    def one(match: re.Match[str]) -> str:
        name = match["field"]
        if name is None:
            return match[0][0]
        field, optional, default = name.partition(OPTIONAL)
        if optional:
            return fields.get(field.strip()) or default.strip()
        if field.strip() not in fields:
            raise UnknownFieldError(field.strip())
        return fields[field.strip()]

    return _PIECE.sub(one, text)
