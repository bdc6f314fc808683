"""The base of every definition, and the field types that read scalars as they were typed.

Scalars reach pydantic as text: 0101, NO and 1_000 stay what was typed, and each field type decides what it accepts.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache
from typing import Annotated, Any, get_args

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    ModelWrapValidatorHandler,
    PrivateAttr,
    WithJsonSchema,
    model_validator,
)

from printkit.colour import ColourError, parse_colour
from printkit.findings import NOWHERE, Span
from printkit.units import LengthError, parse_length, shortened

MOST_COPIES = 10_000
"""No count in a kit may exceed this."""


class SpannedDict(dict[str, Any]):
    """A YAML mapping: values by key, and where it, its keys and its values stand."""

    span: Span = NOWHERE
    key_spans: Mapping[str, Span] = {}
    spans: Mapping[str, Span] = {}


class SpannedList(list[Any]):
    """A YAML sequence: items, and where it and they stand."""

    span: Span = NOWHERE
    spans: tuple[Span, ...] = ()


class FieldError(ValueError):
    """A definition that cannot be as a whole, because of one field: ``path`` leads to it."""

    def __init__(self, message: str, *path: str) -> None:
        super().__init__(message)
        self.path = path


class Model(BaseModel):
    """A definition: unknown fields refused, frozen, and aware of the lines that it was read from."""

    model_config = ConfigDict(extra="forbid", frozen=True, arbitrary_types_allowed=True)

    _span: Span = PrivateAttr(default=NOWHERE)
    _spans: Mapping[str, Any] = PrivateAttr(default={})

    @model_validator(mode="wrap")
    @classmethod
    def _keep_spans(cls, data: Any, handler: ModelWrapValidatorHandler[Any]) -> Any:
        made = handler(data)
        if isinstance(data, SpannedDict) and isinstance(made, Model):
            made._span = data.span
            made._spans = {
                key: (data.spans.get(key, data.span), value if hasattr(value, "spans") else None)
                for key, value in data.items()
            }
        return made

    @property
    def span(self) -> Span:
        """Where the definition stands."""
        return self._span

    def span_of(self, name: str, *items: int | str | None) -> Span:
        """Where a field's value stands, or an item (of an item ...) of the list or mapping in it; the nearest known.

        ``span_of("hexsides", "chasm", 0, 3)`` is the fourth item of the first list under ``chasm``.
        """
        place: Span
        place, inner = self._spans.get(name, (self._span, None))
        for item in items:
            if item is None or inner is None:
                return place
            try:
                place = inner.spans[item]
                inner = inner[item]
            except (KeyError, IndexError, TypeError):
                return place
            inner = inner if hasattr(inner, "spans") else None
        return place


@cache
def fields_read_by(model: type[Model], *readers: Callable[[Any], Any]) -> tuple[str, ...]:
    """The fields of a model whose type, or one that it is made of, is read by one of these functions."""

    def reads(kind: Any) -> bool:
        own = isinstance(kind, BeforeValidator) and kind.func in readers
        return own or any(map(reads, get_args(kind)))

    fields = model.model_fields.items()
    return tuple(name for name, info in fields if any(map(reads, (info.annotation, *info.metadata))))


_COUNT = re.compile(r"[0-9]{1,9}")
_INTEGER = re.compile(r"-?[0-9]{1,12}")
_NUMBER = re.compile(r"[+-]?([0-9]{1,9}(\.[0-9]{1,9})?|\.[0-9]{1,9})")


def read_text(value: Any) -> str:
    """A scalar as it was typed. Raises ValueError for a list or mapping."""
    if not isinstance(value, str):
        raise ValueError("expected text, found a list or mapping")
    return value


def read_answered(value: Any) -> str:
    """A text whose references the kit answers; another reader than ``read_text``, so that its fields are known."""
    return read_text(value)


def read_count(value: Any) -> int:
    """A whole number in plain digits, 0 to MOST_COPIES. Raises ValueError."""
    text = read_text(value)
    if not _COUNT.fullmatch(text):
        raise ValueError(f"{shortened(text)} is not a count; write a whole number in plain digits, such as 3")
    if int(text) > MOST_COPIES:
        raise ValueError(f"{text} is more than the limit of {MOST_COPIES}")
    return int(text)


def _integer(value: Any) -> int:
    text = read_text(value)
    if not _INTEGER.fullmatch(text):
        raise ValueError(f"{shortened(text)} is not a whole number; write plain digits, such as 1967")
    return int(text)


def read_number(value: Any) -> float:
    """A plain decimal number. Raises ValueError."""
    text = read_text(value)
    if not _NUMBER.fullmatch(text):
        fix = _pointed(text) or "write plain digits, such as 2 or 1.5"
        raise ValueError(f"{shortened(text)} is not a number; {fix}")
    return float(text)


def _pointed(text: str) -> str:
    """What to write for a number with a decimal comma; nothing for any other text."""
    pointed = text.replace(",", ".", 1)
    return f"write a point for the comma: {pointed}" if "," in text and _NUMBER.fullmatch(pointed) else ""


def read_length(value: Any) -> float:
    """A length with its unit, in millimetres. Raises ValueError."""
    try:
        return parse_length(read_text(value))
    except LengthError as err:
        raise ValueError(str(err)) from None


def _colour(value: Any) -> str:
    try:
        return parse_colour(read_text(value))
    except ColourError as err:
        raise ValueError(str(err)) from None


def _flag(value: Any) -> bool:
    text = read_text(value)
    if text not in ("yes", "no", "true", "false"):
        raise ValueError(f"{shortened(text)} is not a flag; write yes or no")
    return text in ("yes", "true")


NOT_ALLOWED = "NA"
"""What a table says where a piece may not enter."""


def read_cost(text: str) -> Fraction | None:
    """A movement cost: a number such as 1.5, or NA (None). Raises ValueError."""
    if text == NOT_ALLOWED:
        return None
    if not _NUMBER.fullmatch(text):
        fix = _pointed(text) or "write a number such as 1.5, or NA where not allowed"
        raise ValueError(f"{shortened(text)} is not a cost; {fix}")
    return Fraction(text)


def _cost(value: Any) -> Fraction | None:
    return read_cost(read_text(value))


SCALAR = {"type": ["string", "number", "boolean", "null"]}
"""What an editor's YAML parser may take a text for: 0101 is a number to it, true a boolean, nothing at all null."""
LENGTH = r"[+-]?([0-9]+[ -])?([0-9]+/[0-9]+|[0-9]*\.?[0-9]+)\s*(mm|cm|in|pt)"
"""The form of a length, for editors; units.parse_length is what reads it."""


def for_editors(pattern: str, *types: str) -> WithJsonSchema:
    """What the JSON Schema says of a scalar: the types that YAML may give it, and its form where it is a string."""
    return WithJsonSchema({"type": list(types) if len(types) > 1 else types[0], "pattern": f"^({pattern})$"})


Count = Annotated[int, BeforeValidator(read_count), for_editors("[0-9]{1,9}", "integer", "string")]
Integer = Annotated[int, BeforeValidator(_integer), for_editors("-?[0-9]{1,12}", "integer", "string")]
Number = Annotated[float, BeforeValidator(read_number), for_editors("[+-]?[0-9.]+", "number", "string")]
Length = Annotated[float, BeforeValidator(read_length), for_editors(LENGTH, "string")]
"""Millimetres."""
Side = Annotated[Length, Field(ge=5, le=1000)]
"""A side of a face's trim: from a very small counter to the largest sheet that anybody tiles over paper."""
Bleed = Annotated[Length, Field(ge=0, le=25)]
"""How far art runs beyond the trim."""
PlainColour = Annotated[str, BeforeValidator(_colour), for_editors("#[0-9A-Fa-f]{3}|#[0-9A-Fa-f]{6}", "string")]
"""'#RRGGBB'."""
Flag = Annotated[bool, BeforeValidator(_flag), for_editors("yes|no|true|false", "boolean", "string")]
Words = Annotated[str, BeforeValidator(read_text), WithJsonSchema(SCALAR)]
"""Text as typed."""


def _some(value: Any) -> Any:
    if isinstance(value, list | tuple) and not value:
        raise ValueError("an empty list asks for nothing; write a text, or a list of texts")
    return value


OneOrMore = Annotated[Words | tuple[Words, ...], BeforeValidator(_some)]
"""A text, or a list of texts that is not empty."""
Answered = Annotated[str, BeforeValidator(read_answered), WithJsonSchema(SCALAR)]
"""Text that is printed as it stands, such as a name: references in it are answered when all of the kit is read."""
Cost = Annotated[Fraction | None, BeforeValidator(_cost), for_editors(f"[0-9.]+|{NOT_ALLOWED}", "number", "string")]
"""Movement points, or None for NA."""
AnyElement = Annotated[Any, WithJsonSchema({"$dynamicRef": "#element"})]
"""A part of a face, read by the element plug-in that its first key names (printkit.validate.Reader)."""
AnyRow = Annotated[Any, WithJsonSchema({"type": "object", "additionalProperties": SCALAR})]
"""A row of a table: column to text."""
