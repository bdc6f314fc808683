"""Definitions that one of several words reads: each word has its model, and a definition holds one word as a field."""

from __future__ import annotations

from collections.abc import Mapping

from printkit.contracts import Check
from printkit.findings import did_you_mean, error, nearest
from printkit.models.base import Model, SpannedDict
from printkit.validate import Reader

_RULE = "unknown-check"


def read_worded(reader: Reader, what: str, words: Mapping[str, Check], data: SpannedDict) -> Model | None:
    """One ``what`` by the model of its word, or None; findings go to the reader."""
    held = [key for key in data if key in words]
    if len(held) == 1:
        return reader.read(words[held[0]].model, data)
    if held:
        first, second = held[:2]
        message = f"{first!r} and {second!r} are asked in one {what}"
        reader.findings.append(error(_RULE, data.key_spans[second], message, f"write a {what} for each"))
        return None
    strange = [key for key in data if key not in _fields(words)]
    meant = next((key for key in strange if nearest(key, words)), next(iter(strange), ""))
    place = data.key_spans.get(meant, data.span)
    message = f"no {what} is named {meant!r}" if meant else f"the {what} does not say what it asks"
    reader.findings.append(error(_RULE, place, message, did_you_mean(meant, words, limit=len(words))))
    return None


def _fields(words: Mapping[str, Check]) -> set[str]:
    """Names that fields of such definitions have, whatever their word."""
    return {field.alias or name for check in words.values() for name, field in check.model.model_fields.items()}
