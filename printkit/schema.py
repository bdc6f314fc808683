"""The JSON Schema (2020-12) of a kit's YAML files, made from the models that read them, for editors.

One schema serves every file: what has a ``kit`` or an ``include`` is kit.yaml, all else an included file. It lets pass
whatever an editor's YAML parser may take a text for (0101 as a number), and never knows more than printkit check does:
references between files, and fields that a style lends, are left to that.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from pydantic.fields import FieldInfo
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaValue, models_json_schema
from pydantic_core.core_schema import LiteralSchema, NullableSchema, WithDefaultSchema

from printkit import catalog
from printkit.field_docs import declared, inner_models, limits, plain
from printkit.models.base import SCALAR, Model
from printkit.models.kit_info import KitInfo
from printkit.models.style import Style
from printkit.models.table import TableDefinition
from printkit.models.template import Template

FILE = "printkit.schema.json"
"""Its name beside a kit."""
_DIALECT = "https://json-schema.org/draft/2020-12/schema"
_BOUNDS = {"ge": "minimum", "gt": "exclusiveMinimum", "le": "maximum", "lt": "exclusiveMaximum"}
_ELEMENT = "element"
_PART = "included file"

Schema = dict[str, Any]


def schema() -> Schema:
    """The schema of kit.yaml and of included files."""
    kinds, elements = catalog.kinds(), catalog.elements()
    lists: dict[str, tuple[type[Model], str]] = {
        "tables": (TableDefinition, "Tables of rows; a CSV file is one, too."),
        "styles": (Style, "Fields of elements under a name, which elements wear."),
        "templates": (Template, "Named faces, laid out with elements."),
        **{kind.key: (kind.model, kind.about) for kind in kinds.values()},
    }
    words = {kind.key: kind.words() for kind in kinds.values() if kind.words}
    models: list[type[Model]] = [KitInfo, *(model for model, _ in lists.values())]
    models += [element.model for element in elements.values()]
    models += [word.model for told in words.values() for word in told.values()]
    refs, defs = _definitions(models)
    for element in elements.values():
        # A style may lend every other field.
        _of(refs[element.model], defs)["required"] = [element.name]
    _choose_by_key(defs)
    defs[_ELEMENT] = _by_key({name: (refs[one.model], one.about) for name, one in elements.items()}, defs)
    items = {key: refs[model] for key, (model, _) in lists.items()}
    for key, told in words.items():
        items[key] = _by_key({word: (refs[one.model], one.about) for word, one in told.items()}, defs)
    defs[_PART] = {
        "type": "object",
        "additionalProperties": False,
        "properties": {
            key: {"type": "array", "items": items[key], "description": about} for key, (_, about) in lists.items()
        },
    }
    return {
        "$schema": _DIALECT,
        "title": "A file of a printkit kit",
        "if": {"anyOf": [{"required": ["kit"]}, {"required": ["include"]}]},
        "then": refs[KitInfo],
        "else": _ref(_PART),
        "$defs": defs,
    }


def schema_text() -> str:
    """The schema as a file."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


class _Generator(GenerateJsonSchema):
    """pydantic's, without titles that only repeat a field's name, and with defaults as a kit would write them."""

    def field_title_should_be_set(self, schema: Any) -> bool:
        return False

    def nullable_schema(self, schema: NullableSchema) -> JsonSchemaValue:
        # None is a field that is not given; nobody types it.
        return self.generate_inner(schema["schema"])

    def literal_schema(self, schema: LiteralSchema) -> JsonSchemaValue:
        # A word of digits (180) is a number to an editor's YAML parser.
        made = super().literal_schema(schema)
        numbers = [int(word) for word in schema["expected"] if isinstance(word, str) and word.isdecimal()]
        if numbers:
            made = {"enum": [*schema["expected"], *numbers]}
        return made

    def default_schema(self, schema: WithDefaultSchema) -> JsonSchemaValue:
        made = super().default_schema(schema)
        default = made.get("default")
        if default in (None, "", [], {}):
            made.pop("default", None)
        elif isinstance(default, float) and made.get("type") == "string":
            made["default"] = f"{default:g}mm"
        return made


def _definitions(models: Iterable[type[Model]]) -> tuple[dict[type[Model], Schema], dict[str, Schema]]:
    """A reference to each model's definition, and the definitions, each field with what its docstring says."""
    every = dict.fromkeys(one for model in models for one in (model, *inner_models(model)))
    made, whole = models_json_schema([(model, "validation") for model in every], schema_generator=_Generator)
    refs = {model: made[model, "validation"] for model in every}
    defs: dict[str, Schema] = whole["$defs"]
    for model in every:
        _explain(model, _of(refs[model], defs))
    return refs, defs


def _explain(model: type[Model], definition: Schema) -> None:
    """Give each field of a model's definition its docstring and its limits."""
    definition["description"] = plain(model.__doc__ or "")
    says = declared(model)
    for name, info in model.model_fields.items():
        field = definition["properties"][info.alias or name]
        words = [says[name].meaning, *(f"({limit})" for limit in [", ".join(limits(info))] if limit)]
        if any(words):
            field["description"] = " ".join(filter(None, words))
        field |= dict(_limits(info, {*field.get("type", ())}))


def _limits(info: FieldInfo, types: set[str]) -> Iterator[tuple[str, Any]]:
    """The limits that a value's YAML type has words for. Those of a length do not hold for its text."""
    for limit in info.metadata:
        for name, word in _BOUNDS.items() if types & {"integer", "number"} else ():
            if getattr(limit, name, None) is not None:
                yield word, getattr(limit, name)
        if types == {*SCALAR["type"]} and getattr(limit, "pattern", None):
            yield "pattern", limit.pattern


def _ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def _of(ref: Schema, defs: Mapping[str, Schema]) -> Schema:
    return defs[ref["$ref"].removeprefix("#/$defs/")]


def _choose_by_key(defs: dict[str, Schema]) -> None:
    """Point to the elements, and say of unions of models which key tells their branches apart."""

    def chosen(node: Any) -> Any:
        if isinstance(node, list):
            return [chosen(item) for item in node]
        if not isinstance(node, dict):
            return node
        if node.get("$dynamicRef") == f"#{_ELEMENT}":
            return _ref(_ELEMENT)
        branches = node.get("oneOf", [])
        if branches and all("$ref" in branch for branch in branches):
            return _by_key(
                {_of(one, defs)["required"][0]: (one, _of(one, defs)["description"]) for one in branches}, defs
            )
        return {key: chosen(value) for key, value in node.items()}

    for name, definition in defs.items():
        defs[name] = chosen(definition)


def _by_key(branches: Mapping[str, tuple[Schema, str]], defs: Mapping[str, Schema]) -> Schema:
    """A mapping that one of its keys names; a key that is a field of another branch, too, gives way to that one's."""

    def named(key: str) -> Schema:
        over = [name for name, (ref, _) in branches.items() if name != key and key in _of(ref, defs)["properties"]]
        asks = {"required": [key]}
        return {**asks, "not": {"anyOf": [{"required": [name]} for name in over]}} if over else asks

    return {
        "type": "object",
        "properties": {key: {"description": about} for key, (_, about) in branches.items()},
        "anyOf": [{"required": [key]} for key in branches],
        "allOf": [{"if": named(key), "then": ref} for key, (ref, _) in branches.items()],
    }
