"""The sentence and the fix of a validation error, in plain words instead of pydantic's."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from printkit.findings import did_you_mean
from printkit.models.kit_info import NAME
from printkit.units import shortened

Said = tuple[str, str]
"""Message and fix."""


def found(value: Any) -> str:
    """What stands there, in words: text 'x', nothing, a list, a mapping."""
    if isinstance(value, str):
        return f"text {shortened(value)}" if value else "nothing"
    return "a mapping" if isinstance(value, dict) else "a list"


def say(fault: Mapping[str, Any], value: Any) -> Said:
    """Message and fix of one of pydantic's errors; ``value`` is what the kit says at its place."""
    words = _WORDS.get(fault["type"])
    return words(fault, value) if words else (f"{found(value)} does not fit: {fault['msg']}", "")


def _own(fault: Mapping[str, Any], value: Any) -> Said:
    """An error of printkit's own field types: 'message; fix'."""
    message, _, fix = str(fault["ctx"]["error"]).partition("; ")
    return message, fix


def _choice(fault: Mapping[str, Any], value: Any) -> Said:
    context = fault["ctx"]
    options = re.findall(r"'([^']*)'", str(context.get("expected") or context.get("expected_tags")))
    word = value if isinstance(value, str) else str(context.get("tag", ""))
    if not word and "tag" not in context:
        return f"expected a word, found {found(value)}", did_you_mean("", options)
    return f"{shortened(word)} is not known here", did_you_mean(word, options)


def _no_choice(fault: Mapping[str, Any], value: Any) -> Said:
    name = str(fault["ctx"]["discriminator"]).strip("'")
    return f"field {name!r} is missing", f"add '{name}: ...', which says what this is"


def _mapping(fault: Mapping[str, Any], value: Any) -> Said:
    return f"expected a mapping, found {found(value)}", "write 'key: value' lines"


def _list(fault: Mapping[str, Any], value: Any) -> Said:
    return f"expected a list, found {found(value)}", "write [a, b], or lines that begin with '- '"


def _form(fault: Mapping[str, Any], value: Any) -> Said:
    pattern = fault["ctx"]["pattern"]
    asked = _FORMS.get(pattern, f"it must match {pattern}")
    if pattern == NAME:
        plain = re.sub("[^a-z0-9]+", "-", value.lower()).strip("-0123456789")[:40]
        asked = f"write small letters, digits and hyphens, a letter first, such as {plain or 'moon-base'}"
    return f"{shortened(value)} does not have the form asked for", asked


_FORMS: Mapping[str, str] = {
    r"^[IVX]{0,5}$": "write a Roman numeral of I, V and X, such as IV",
    r"^[A-Z]?$": "write one capital letter, or nothing",
    r"^[A-Z]{1,3}$": "write one to three capital letters, such as A or AA",
    r"^-?[0-9]{1,2}$": "write a whole number of one or two digits, such as 2 or -1",
    r"^[A-Za-z0-9][A-Za-z0-9._-]*$": "write letters, digits, points, hyphens and _, a letter or digit first",
}
"""The patterns of fields, in words."""


def _bound(key: str, message: str, fix: str) -> Callable[[Mapping[str, Any], Any], Said]:
    def words(fault: Mapping[str, Any], value: Any) -> Said:
        unit = "mm" if str(value)[-1:].isalpha() else ""  # a value typed with a unit is a length
        return f"{shortened(str(value))} {message}", fix.format(f"{fault['ctx'][key]:g}{unit}")

    return words


def _too_few(fault: Mapping[str, Any], value: Any) -> Said:
    return f"too short: {len(value)} where at least {fault['ctx']['min_length']} are needed", "add what is missing"


def _no_word(fault: Mapping[str, Any], value: Any) -> Said:
    return "nothing stands here", "write something, or take what it belongs to out"


def _too_many(fault: Mapping[str, Any], value: Any) -> Said:
    return f"too long: {len(value)} where at most {fault['ctx']['max_length']} fit", "take some out"


_WORDS: Mapping[str, Callable[[Mapping[str, Any], Any], Said]] = {
    "value_error": _own,
    "assertion_error": _own,
    "literal_error": _choice,
    "enum": _choice,
    "union_tag_invalid": _choice,
    "union_tag_not_found": _no_choice,
    "model_type": _mapping,
    "model_attributes_type": _mapping,
    "dict_type": _mapping,
    "tuple_type": _list,
    "list_type": _list,
    "string_pattern_mismatch": _form,
    "greater_than_equal": _bound("ge", "is too small", "write {} or more"),
    "greater_than": _bound("gt", "is too small", "write more than {}"),
    "less_than_equal": _bound("le", "is too large", "write {} or less"),
    "less_than": _bound("lt", "is too large", "write less than {}"),
    "too_short": _too_few,
    "string_too_short": _no_word,
    "too_long": _too_many,
    "string_too_long": _too_many,
}
