"""Data against a model: a typed definition, or findings that say where and how to mend it.

pydantic tells every error with a location; here the location becomes file:line:column, the wording plain, and one
mistake one finding: the branches of a union that were not meant are dropped, and so is the missing field that was only
misspelt.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, get_args

from pydantic import BaseModel, ValidationError

from printkit.findings import NOWHERE, Finding, Span, did_you_mean, error, in_order, nearest
from printkit.models.base import Model, SpannedDict, SpannedList
from printkit.style_book import StyleBook
from printkit.wording import say

if TYPE_CHECKING:
    from printkit.contracts import Element

M = TypeVar("M", bound=Model)


class Reader:
    """The validation context: reads lists of elements by their plug-ins and gathers findings of their own places."""

    def __init__(self, elements: Mapping[str, Element]) -> None:
        self._elements = elements
        self.findings: list[Finding] = []
        self.styles = StyleBook((name for one in elements.values() for name in _fields((one.model,))), self.findings)

    def read(self, model: type[M], data: Any) -> M | None:
        """One definition, or None and findings. ``data`` comes from printkit.source."""
        try:
            return model.model_validate(data, context=self)
        except ValidationError as err:
            self.findings.extend(misfits(err, model, data))
            return None

    def elements(self, data: Any) -> tuple[Model, ...]:
        """The elements of a list; one that does not read is left out, with its findings. Raises ValueError."""
        if not isinstance(data, SpannedList):
            raise ValueError('expected a list of elements, such as - text: "{name}"')
        read = (self._element(item, span) for item, span in zip(data, data.spans, strict=True))
        return tuple(element for element in read if element is not None)

    def _element(self, item: Any, span: Span) -> Model | None:
        fix = 'begin an element with its name, such as - text: "{name}"'
        if not isinstance(item, SpannedDict):
            self.findings.append(error("bad-value", span, "an element is a mapping", fix))
            return None
        named = [key for key in item if key in self._elements]
        if named:
            model = self._elements[named[0]].model
            return self.read(model, self.styles.dressed(item, model))
        first = next((key for key in item if nearest(key, self._elements)), next(iter(item), ""))
        place = item.key_spans.get(first, item.span)
        fix = did_you_mean(first, self._elements)
        self.findings.append(error("unknown-element", place, f"no element is named {first!r}", fix))
        return None


def misfits(err: ValidationError, model: type[Model], data: Any) -> tuple[Finding, ...]:
    """The findings of a failed validation of ``data`` against ``model``, one for each mistake."""
    slips = [_Slip(fault, model, data) for fault in err.errors(include_url=False)]
    misspelt = {(slip.path, slip.meant) for slip in slips}
    paths = {slip.path for slip in slips}
    whole = {(*slip.path, slip.name) if slip.name else slip.path for slip in slips}
    findings: dict[tuple[Span, str], Finding] = {}
    for slip in slips:
        # A list is not told to be too short where one of its items does not read: pydantic counts only those that do.
        doubtful = slip.in_branch or slip.type == "too_short"
        others = paths if slip.name else whole
        in_vain = doubtful and any(p != slip.path and p[: len(slip.path)] == slip.path for p in others)
        if not in_vain and not (slip.type == "missing" and (slip.path, slip.name) in misspelt):
            findings.setdefault((slip.span, slip.name), slip.finding())
    return in_order(findings.values())


class _Slip:
    """One pydantic error, its location walked through the data and the models side by side."""

    def __init__(self, fault: Any, model: type[Model], data: Any) -> None:
        self.fault = fault
        self.type: str = fault["type"]
        loc = [part for part in fault["loc"] if part != "[key]"]
        self.at_key = self.type == "extra_forbidden" or len(loc) < len(fault["loc"])
        self.name = str(loc[-1]) if self.at_key or self.type == "missing" else ""
        self.value, self.span = data, _span(data)
        self.path: tuple[Any, ...] = ()
        self.in_branch = False
        self._models: tuple[type[BaseModel], ...] = (model,)
        for part in loc[:-1] if self.name else loc:
            self._step(part)
        for part in getattr(fault.get("ctx", {}).get("error"), "path", ()):
            if isinstance(self.value, SpannedDict) and part in self.value:
                self._step(part)
        self.known = list(_fields(self._models))
        if self.at_key and isinstance(self.value, SpannedDict):
            self.span = self.value.key_spans.get(self.name, self.span)
        self.meant = nearest(self.name, self.known) if self.type == "extra_forbidden" else ""
        """The field that an unknown one was meant to be."""

    def _step(self, part: int | str) -> None:
        if isinstance(self.value, SpannedDict) and part in self.value:
            fields = _fields(self._models)
            self._models = _models_in(fields[str(part)]) if part in fields else self._models
            self.span, self.value = self.value.spans.get(str(part), self.span), self.value[str(part)]
        elif isinstance(self.value, SpannedList) and isinstance(part, int) and part < len(self.value):
            self.span, self.value = self.value.spans[part], self.value[part]
        else:  # pydantic names the branch of a union by its tag or class, which is no place in the data
            self._models = tuple(m for m in self._models if _answers_to(m, part)) or self._models
            self.in_branch = True
            return
        self.path = (*self.path, part)

    def finding(self) -> Finding:
        """What to tell."""
        if self.type == "missing":
            return error("missing-field", self.span, f"field {self.name!r} is missing", f"add '{self.name}: ...'")
        if self.type == "union_tag_not_found":
            return error("missing-field", self.span, *say(self.fault, self.value))
        if self.type == "extra_forbidden":
            return error(
                "unknown-field", self.span, f"unknown field {self.name!r}", did_you_mean(self.name, self.known)
            )
        value = self.name if self.at_key else self.value
        return error("bad-value", self.span, *say(self.fault, value))


def _span(data: Any) -> Span:
    return data.span if isinstance(data, SpannedDict | SpannedList) else NOWHERE


def _fields(models: tuple[type[BaseModel], ...]) -> dict[str, Any]:
    """Names by which the models' fields are typed, and their annotations."""
    return {f.alias or name: f.annotation for model in models for name, f in model.model_fields.items()}


def _answers_to(model: type[BaseModel], branch: int | str) -> bool:
    """Is this the union's branch of that class name or tag?"""
    return model.__name__ == branch or any(branch in get_args(f.annotation) for f in model.model_fields.values())


def _models_in(annotation: Any) -> tuple[type[BaseModel], ...]:
    """The models that an annotation such as tuple[Row | Gap, ...] mentions."""
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return (annotation,)
    return tuple(model for part in get_args(annotation) for model in _models_in(part))
