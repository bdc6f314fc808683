"""Parts: what every element of a template has in common, and field types whose values may wait for a table's row."""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Annotated, Any, Self

from pydantic import BeforeValidator, Field, PrivateAttr, WithJsonSchema, model_validator

from printkit.drawing import Mark, Role
from printkit.findings import Span
from printkit.models.base import (
    LENGTH,
    SCALAR,
    Model,
    Words,
    fields_read_by,
    for_editors,
    read_length,
    read_number,
    read_text,
)
from printkit.placeholders import OPTIONAL, PlaceholderError, fields_of, named_in

if TYPE_CHECKING:
    from printkit.contracts import Scene


_SHARE = re.compile(r"(?P<share>[0-9]{1,4}(\.[0-9]{1,3})?)%\s*((?P<sign>[+-])\s*(?P<length>[^%]+))?")


def read_extent(text: str) -> tuple[float, float]:
    """A length, a share of what is around it, or both: '5mm', '50%', '100% - 6mm'; (share, mm). Raises ValueError."""
    match = _SHARE.fullmatch(text.strip())
    if match is None:
        return 0.0, read_length(text)
    length = read_length(match["length"].strip()) if match["length"] else 0.0
    return float(match["share"]) / 100, -length if match["sign"] == "-" else length


def _phrase(value: Any) -> str:
    text = read_text(value)
    try:
        fields_of(text)
    except PlaceholderError as err:
        raise ValueError(str(err)) from None
    return text


def _amount(value: Any) -> float | str:
    text = _phrase(value)
    if "{" in text:
        return text
    share, length = read_extent(text)
    return text if share else length


def _factor(value: Any) -> float | str:
    text = _phrase(value)
    return text if "{" in text else read_number(text)


def _alternatives(value: Any) -> Any:
    return (value,) if isinstance(value, str) else value


Phrase = Annotated[str, BeforeValidator(_phrase), WithJsonSchema(SCALAR)]
"""Text that may hold {field}."""
Amount = Annotated[float | str, BeforeValidator(_amount), for_editors(rf".*[%{{].*|{LENGTH}", "string")]
"""A length in millimetres, or text: a share ('50%', '100% - 6mm') of the face or group, or a {field} that holds one."""
Factor = Annotated[float | str, BeforeValidator(_factor), for_editors(r".*\{.*|[+-]?[0-9.]+", "number", "string")]
"""A plain number, or text with a {field} that holds one."""
Patterns = Annotated[
    tuple[Words, ...],
    BeforeValidator(_alternatives),
    WithJsonSchema({"anyOf": [SCALAR, {"type": "array", "items": SCALAR}]}),
]
"""One or several: 'any' (not empty), 'none' (empty), or text in which ? is any character and * any number of them."""


def suits(text: str, patterns: tuple[str, ...]) -> bool:
    """Does a field's text suit one of the patterns?"""
    tests = {"any": text != "", "none": text == ""}
    return any(tests[one] if one in tests else fnmatchcase(text, one) for one in patterns)


class Part(Model):
    """An element of a template as its designer wrote it. It draws itself on a scene: one face, one row."""

    name: Phrase = ""
    """What readers of the face call it; a template that extends another replaces the parts of the same name."""
    role: Role = Role.ART
    when: dict[str, Patterns] = Field(default_factory=dict)
    """Drawn only for rows whose fields suit these patterns: {speed: any}, {class: [crew, visitor]}, {speed: "??"}.
    A column that may be missing has a question mark: {"art?": any}."""
    style: Words = ""
    """Id of one of the kit's `styles`, whose fields stand in for those that are not typed here."""
    inside: Words = ""
    """Name of a part before this one: x, y and percentages are measured inside its frame, `gap` from its sides."""
    below: Words = ""
    """Name of a part before this one, under which this one stands. If y is not typed, its top comes to the other's
    bottom and `gap`; if x is not typed, both line up."""
    above: Words = ""
    """As `below`, on the other's top."""
    right_of: Words = ""
    """Name of a part before this one, at whose right side this one begins; if y is not typed, middles line up."""
    left_of: Words = ""
    """As `right_of`, at the left side."""
    gap: Amount = 0.0
    """Space to the part that it is placed by."""

    _needs: frozenset[str] | None = PrivateAttr(default=None)

    @model_validator(mode="after")
    def _stands_by_something(self) -> Self:
        for one, other in (("below", "above"), ("right_of", "left_of")):
            if getattr(self, one) and getattr(self, other):
                raise ValueError(f"a part stands {one} or {other} another, not both; take one of the two out")
        beside = self.inside or self.below or self.above or self.right_of or self.left_of
        own = type(self).model_fields["gap"].annotation == Part.model_fields["gap"].annotation
        if own and "gap" in self.model_fields_set and not beside:
            raise ValueError(
                "gap is the space to another part, and none is named; add below, above, right_of or left_of"
            )
        return self

    @abstractmethod
    def draw(self, scene: Scene) -> Iterable[Mark]:
        """Its marks. What cannot be drawn is told in the kit's faults."""

    def shown(self, fields: Mapping[str, str]) -> bool:
        """Is it drawn for a row with these fields?"""
        return all(suits(fields.get(field.removesuffix(OPTIONAL), ""), wanted) for field, wanted in self.when.items())

    @property
    def needs(self) -> frozenset[str]:
        """The fields that it cannot be drawn without: what ``asked`` says, reckoned once."""
        if self._needs is None:
            self._needs = frozenset(field for field, _ in self.asked())
        return self._needs

    def asked(self) -> Iterator[tuple[str, Span]]:
        """Every field that it, or a part inside it, needs of a row, and where."""
        for field in self.when:
            if not field.endswith(OPTIONAL):
                yield field, self.span_of("when", field)
        for span, text in _phrases(self):
            yield from ((field, span) for field in fields_of(text))
        for part in self.inner():
            yield from part.asked()

    def named_fields(self) -> Iterator[str]:
        """Every field that it, or a part inside it, has a place for, needed or not."""
        yield from (field.removesuffix(OPTIONAL) for field in self.when)
        for _, text in _phrases(self):
            yield from named_in(text)
        for part in self.inner():
            yield from part.named_fields()

    def inner(self) -> Iterator[Part]:
        """The parts that it is made of."""
        for name in type(self).model_fields:
            value = getattr(self, name)
            yield from (item for item in (value if isinstance(value, tuple) else ()) if isinstance(item, Part))


def _phrases(model: Model) -> Iterator[tuple[Span, str]]:
    """Each text of a part, or of what it lists (milestones of a track), that may hold a {field}, and where."""
    for name in fields_read_by(type(model), _phrase, _amount, _factor):
        value = getattr(model, name)
        values = value.values() if isinstance(value, dict) else value if isinstance(value, tuple) else (value,)
        yield from ((model.span_of(name), text) for text in values if isinstance(text, str) and "{" in text)
    for name in type(model).model_fields:
        value = getattr(model, name)
        for item in value if isinstance(value, tuple) else ():
            if isinstance(item, Model) and not isinstance(item, Part):
                yield from _phrases(item)
