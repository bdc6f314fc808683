"""From a model's source to a Markdown table: each field, what it takes, its default and what its docstring says."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

from pydantic.fields import FieldInfo

from printkit.field_docs import declared, limits
from printkit.models.base import Model

_WORDS = {
    "Words": "text",
    "Answered": "text",
    "OneOrMore": "text or list of: text",
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
    "Figure": "number",
    "Expression": "expression",
    "Corner": "a corner: `top-left`, `top-right`, `bottom-left` or `bottom-right`",
    "PointSize": "length",
    "Stroke": "length",
    "Name": "text",
    "Edges": "list of edges, `all` or `none`",
    "PlainColour": "#RRGGBB",
    "AnyBlock": "block",
    "Role": "role of its marks",
    "Any": "mapping",
    "Elements": "list of: element",
    "Joins": "list of: text or Join",
    "Dashes": "lengths of dash and gap in turn",
    "AnyRow": "mapping of column to text",
    "str": "text",
}
"""Field types in the words of somebody who writes YAML. A model is named by itself."""


@dataclass(frozen=True, slots=True)
class _Field:
    name: str
    value: str
    default: str
    meaning: str


def model_table(model: type[Model], beside: type[Model] | None = None) -> str:
    """The fields of one model as a Markdown table; ``beside``: only those that this other model has not."""
    rows = ["| field | value | default | meaning |", "|---|---|---|---|"]
    told = beside.model_fields if beside else {}
    for field in (field for field in _fields(model) if field.name not in told):
        cells = (f"`{field.name}`", field.value, field.default, field.meaning)
        rows.append("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |")
    return "\n".join(rows)


def _fields(model: type[Model]) -> Iterator[_Field]:
    seen = declared(model)
    for name, info in model.model_fields.items():
        value = ", ".join((_value(seen[name].annotation), *limits(info)))
        yield _Field(info.alias or name, value, _default(info), seen[name].meaning)


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
        case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[item, *extras])):
            return _value(_as_written(extras) or item)
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=[item, *_])):
            return f"list of: {_value(item)}"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, item])):
            return f"mapping of {_value(key)} to: {_value(item)}"
        case _:
            return f"`{ast.unparse(annotation)}`"


def _as_written(extras: list[ast.expr]) -> ast.expr | None:
    """What a validator that reads several forms says that it takes (``json_schema_input_type``)."""
    calls = (extra for extra in extras if isinstance(extra, ast.Call))
    return next((k.value for call in calls for k in call.keywords if k.arg == "json_schema_input_type"), None)


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
