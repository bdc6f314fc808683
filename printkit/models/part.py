"""Parts: what every element of a template has in common, and field types whose values may wait for a table's row."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Annotated, Any

from pydantic import BeforeValidator, Field

from printkit.drawing import Mark, Role
from printkit.findings import Span
from printkit.models.base import Model, Words, read_length, read_number, read_text
from printkit.placeholders import PlaceholderError, fields_of

if TYPE_CHECKING:
    from printkit.contracts import Scene


def _phrase(value: Any) -> str:
    text = read_text(value)
    try:
        fields_of(text)
    except PlaceholderError as err:
        raise ValueError(str(err)) from None
    return text


def _amount(value: Any) -> float | str:
    text = _phrase(value)
    return text if "{" in text else read_length(text)


def _factor(value: Any) -> float | str:
    text = _phrase(value)
    return text if "{" in text else read_number(text)


def _alternatives(value: Any) -> Any:
    return (value,) if isinstance(value, str) else value


Phrase = Annotated[str, BeforeValidator(_phrase)]
"""Text that may hold {field}."""
Amount = Annotated[float | str, BeforeValidator(_amount)]
"""A length in millimetres, or text with a {field} that holds one."""
Factor = Annotated[float | str, BeforeValidator(_factor)]
"""A plain number, or text with a {field} that holds one."""
Patterns = Annotated[tuple[Words, ...], BeforeValidator(_alternatives)]
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
    """Drawn only for rows whose fields suit these patterns: {speed: any}, {class: [crew, visitor]}, {speed: "??"}."""

    @abstractmethod
    def draw(self, scene: Scene) -> Iterable[Mark]:
        """Its marks. What cannot be drawn is told in the kit's faults."""

    def shown(self, fields: Mapping[str, str]) -> bool:
        """Is it drawn for a row with these fields?"""
        return all(suits(fields.get(field, ""), patterns) for field, patterns in self.when.items())

    def asked(self) -> Iterator[tuple[str, Span]]:
        """Every field that it asks a row for, and where."""
        for field in self.when:
            yield field, self.span_of("when", field)
        for name in type(self).model_fields:
            value = getattr(self, name)
            for text in value if isinstance(value, tuple) else (value,):
                if isinstance(text, str) and "{" in text:
                    yield from ((field, self.span_of(name)) for field in fields_of(text))
