"""What the source of a model says of its fields: the annotation as written, the docstring below it, the limits.

docs/kinds.md and the JSON Schema are made from this, so that a field is explained once, where it is defined.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, get_args

from pydantic.fields import FieldInfo

from printkit.models.base import Model

_LIMITS = {"ge": "at least", "gt": "more than", "le": "at most", "lt": "less than"}


@dataclass(frozen=True, slots=True)
class Declared:
    """One field of a class body."""

    annotation: ast.expr
    meaning: str
    """The docstring that follows it, on one line; empty where there is none."""


def declared(model: type[Model]) -> dict[str, Declared]:
    """The fields of a model by name, those that it inherits too."""
    found: dict[str, Declared] = {}
    for owner in reversed(model.__mro__):
        if issubclass(owner, Model):
            found |= _own(owner)
    return found


def _own(model: type[Model]) -> dict[str, Declared]:
    (body,) = ast.parse(textwrap.dedent(inspect.getsource(model))).body
    assert isinstance(body, ast.ClassDef)
    found = {}
    for statement, after in zip(body.body, [*body.body[1:], None], strict=True):
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            says = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) and str(after.value.value)
            found[statement.target.id] = Declared(statement.annotation, plain(says or ""))
    return found


def plain(docstring: str) -> str:
    """A docstring on one line, code in single backquotes."""
    return " ".join(docstring.replace("``", "`").split())


def limits(info: FieldInfo) -> Iterator[str]:
    """The limits of a field in words: 'at least 5', 'not empty', 'matching ...'."""
    for limit in info.metadata:
        for name, word in _LIMITS.items():
            if getattr(limit, name, None) is not None:
                yield f"{word} {getattr(limit, name)}"
        if getattr(limit, "min_length", None) is not None:
            yield "not empty"
        if getattr(limit, "pattern", None):
            yield f"matching `{limit.pattern}`"


def inner_models(model: type[Model]) -> tuple[type[Model], ...]:
    """Models that a model's fields hold, at any depth, in order of first use."""
    found: dict[type[Model], None] = {}
    for info in model.model_fields.values():
        for inner in _models_in(info.annotation):
            if inner not in found:
                found[inner] = None
                found.update(dict.fromkeys(inner_models(inner)))
    return tuple(found)


def _models_in(annotation: Any) -> Iterator[type[Model]]:
    if inspect.isclass(annotation) and issubclass(annotation, Model):
        yield annotation
    for inner in get_args(annotation):
        yield from _models_in(inner)
