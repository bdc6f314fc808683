"""Definitions with their references answered: every text that is printed as it stands, when all of a kit is read."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from printkit.findings import Span
from printkit.kit import Kit
from printkit.models.base import Model, fields_read_by, read_answered
from printkit.references import PLACEHOLDER, ReferenceFaultError, fill, tell

M = TypeVar("M", bound=Model)


def settled(model: M, kit: Kit) -> M:
    """The definition, and what it holds, with the references in all its ``Answered`` texts answered.

    One that leads nowhere is told at its place, and STAND_IN stands for it: nothing else is to follow from it.
    """
    told = fields_read_by(type(model), read_answered)
    update: dict[str, Any] = {}
    for name in type(model).model_fields:
        value = getattr(model, name)
        made = _settled(value, kit, partial(model.span_of, name), name in told)
        if made is not value:
            update[name] = made
    return model.model_copy(update=update) if update else model


STAND_IN = "?"
"""What is printed for a reference that leads nowhere."""


def _settled(value: Any, kit: Kit, place: Callable[..., Span], told: bool) -> Any:
    """A field's value with the models in it settled and, if it is ``told``, its texts; the same where nothing is."""
    if isinstance(value, Model):
        return settled(value, kit)
    if isinstance(value, str):
        return _answer(value, kit, place()) if told and "{" in value else value
    if isinstance(value, tuple | dict):
        keys = range(len(value)) if isinstance(value, tuple) else list(value)
        made = [_settled(value[key], kit, partial(place, key), told) for key in keys]
        if any(new is not value[key] for key, new in zip(keys, made, strict=True)):
            return tuple(made) if isinstance(value, tuple) else dict(zip(keys, made, strict=True))
    return value


def _answer(text: str, kit: Kit, span: Span) -> str:
    try:
        return fill(text, kit)
    except ReferenceFaultError as err:
        tell(err, kit, span)
        return PLACEHOLDER.sub(STAND_IN, text)
