"""From a model's source to a Markdown table: each field, what it takes, its default and what its docstring says."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, get_args

from pydantic.fields import FieldInfo

from printkit.models.base import Model

_WORDS = {
    "Words": "text",
    "Phrase": "text, may hold {field}",
    "Patterns": "pattern, or list of patterns",
    "Count": "count",
    "Integer": "whole number",
    "Number": "number",
    "Factor": "number, or {field}",
    "Length": "length",
    "Side": "length",
    "Bleed": "length",
    "Amount": "length, or {field}",
    "Flag": "yes or no",
    "Cost": "number, or NA",
    "PlainColour": "#RRGGBB",
    "AnyBlock": "block",
    "Role": "role of its marks",
    "Any": "mapping",
    "str": "text",
}
"""Field types in the words of somebody who writes YAML. A model is named by itself."""


@dataclass(frozen=True, slots=True)
class _Field:
    name: str
    value: str
    default: str
    meaning: str


def model_table(model: type[Model]) -> str:
    """The fields of one model as a Markdown table."""
    rows = ["| field | value | default | meaning |", "|---|---|---|---|"]
    for field in _fields(model):
        cells = (f"`{field.name}`", field.value, field.default, field.meaning)
        rows.append("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |")
    return "\n".join(rows)


def inner_models(model: type[Model]) -> tuple[type[Model], ...]:
    """Models that a model's fields hold, at any depth, in order of first use."""
    found: dict[type[Model], None] = {}
    for info in model.model_fields.values():
        for inner in _models_in(info.annotation, info.metadata):
            if inner not in found:
                found[inner] = None
                found.update(dict.fromkeys(inner_models(inner)))
    return tuple(found)


def _models_in(annotation: Any, metadata: list[Any] | None = None) -> Iterator[type[Model]]:
    if inspect.isclass(annotation) and issubclass(annotation, Model):
        yield annotation
    for inner in get_args(annotation):
        yield from _models_in(inner)


def _fields(model: type[Model]) -> Iterator[_Field]:
    seen: dict[str, tuple[ast.AnnAssign, str]] = {}
    for owner in reversed(model.__mro__):
        if inspect.isclass(owner) and issubclass(owner, Model):
            seen |= _declared(owner)
    for name, info in model.model_fields.items():
        declared, meaning = seen[name]
        value = _value(declared.annotation)
        limits = ", ".join(_limits(info))
        yield _Field(info.alias or name, f"{value}, {limits}" if limits else value, _default(info), meaning)


def _declared(model: type[Model]) -> dict[str, tuple[ast.AnnAssign, str]]:
    """Each annotated name of a class body with the docstring that follows it."""
    (body,) = ast.parse(textwrap.dedent(inspect.getsource(model))).body
    assert isinstance(body, ast.ClassDef)
    found = {}
    for statement, after in zip(body.body, [*body.body[1:], None], strict=True):
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            says = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) and str(after.value.value)
            found[statement.target.id] = (statement, " ".join(says.replace("``", "`").split()) if says else "")
    return found


def _value(annotation: ast.expr) -> str:
    """What a field takes, in words."""
    match annotation:
        case ast.Name(id=name):
            return _WORDS.get(name, name)
        case ast.Constant(value=None):
            return ""
        case ast.BinOp(left=left, right=right):
            return " or ".join(word for word in (_value(left), _value(right)) if word)
        case ast.Subscript(value=ast.Name(id="Literal"), slice=choice):
            options = choice.elts if isinstance(choice, ast.Tuple) else [choice]
            return " or ".join(f"`{ast.literal_eval(option)}`" for option in options)
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=[item, *_])):
            return f"list of: {_value(item)}"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, item])):
            return f"mapping of {_value(key)} to: {_value(item)}"
        case _:
            return f"`{ast.unparse(annotation)}`"


def _limits(info: FieldInfo) -> Iterator[str]:
    words = {"ge": "at least", "gt": "more than", "le": "at most", "lt": "less than", "min_length": "not empty"}
    for limit in info.metadata:
        for name, word in words.items():
            if getattr(limit, name, None) is not None:
                yield word if name == "min_length" else f"{word} {getattr(limit, name)}"
        if getattr(limit, "pattern", None):
            yield f"matching `{limit.pattern}`"


def _default(info: FieldInfo) -> str:
    if info.is_required():
        return "required"
    value = info.get_default(call_default_factory=True)
    if value is True or value is False:
        return "yes" if value else "no"
    if value is None or value in ("", (), {}):
        return ""
    if isinstance(value, Model):
        return "its defaults"
    if isinstance(value, tuple):
        return ", ".join(str(one) for one in value)
    return f"`{value:g}`" if isinstance(value, float) else f"`{value}`"
