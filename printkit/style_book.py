"""Styles as they were typed, and parts dressed in them before they are read: any element wears any of its fields."""

from __future__ import annotations

from collections.abc import Iterable

from pydantic import BaseModel

from printkit.findings import Finding, did_you_mean, error
from printkit.models.base import SpannedDict
from printkit.models.style import Style

_OWN = frozenset(Style.model_fields)
STYLE = "style"
"""The field by which a part names its style."""


class StyleBook:
    """The kit's styles by id. Findings are noted in the list that it is given."""

    def __init__(self, element_fields: Iterable[str], findings: list[Finding]) -> None:
        self._known = tuple(dict.fromkeys(element_fields))
        self._findings = findings
        self._styles: dict[str, SpannedDict] = {}

    def add(self, style_id: str, data: SpannedDict) -> None:
        """A style that has an id of its own; fields that no element has are told and left out."""
        self._styles[style_id] = data
        for name in data:
            if name not in self._known and name not in _OWN:
                message = f"no element has a field {name!r}"
                fix = did_you_mean(name, self._known)
                self._findings.append(error("unknown-field", data.key_spans[name], message, fix))

    def dressed(self, part: SpannedDict, model: type[BaseModel]) -> SpannedDict:
        """The part with the fields of its style that ``model`` has and the part itself does not say."""
        if not isinstance(part.get(STYLE), str):
            return part
        takes = {info.alias or name for name, info in model.model_fields.items()} - _OWN
        made = SpannedDict(part)
        spans, key_spans = dict(part.spans), dict(part.key_spans)
        for style in self._chain(part):
            for name in style:
                if name in takes and name not in made:
                    made[name], spans[name], key_spans[name] = style[name], style.spans[name], style.key_spans[name]
        made.span, made.spans, made.key_spans = part.span, spans, key_spans
        return made

    def _chain(self, part: SpannedDict) -> list[SpannedDict]:
        """The style that a part names and those that it extends, nearest first; what is wrong is told."""
        chain: list[SpannedDict] = []
        name, asked = part[STYLE], part.spans[STYLE]
        while isinstance(name, str) and name:
            found = self._styles.get(name)
            if found is None:
                fix = did_you_mean(name, self._styles) or "write it under 'styles'"
                self._findings.append(error("unknown-style", asked, f"no style {name!r}", fix))
                break
            if found in chain:
                message = f"style {name!r} extends itself"
                self._findings.append(error("unknown-style", asked, message, "take one 'extends' out"))
                break
            chain.append(found)
            name, asked = found.get("extends"), found.spans.get("extends", asked)
        return chain
