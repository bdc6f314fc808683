"""Reading a sheet's ``relief`` by the model that its landform names."""

from __future__ import annotations

from typing import Any

from pydantic import ValidationError

from printkit.cartography.records import Landform
from printkit.findings import NOWHERE, Span, did_you_mean
from printkit.models.base import Model


def read_relief(data: Any, landform: Landform) -> tuple[Model, tuple[tuple[Span, str, str], ...]]:
    """The landform's parameters (its defaults, if anything is wrong), and what is wrong: place, sentence, fix."""
    if data is None:
        return landform.model(), ()
    try:
        return landform.model.model_validate(data), ()
    except ValidationError as err:
        wrong = tuple(
            _told(problem["loc"], problem["type"], problem["msg"], data, landform) for problem in err.errors()
        )
        return landform.model(), wrong


def _told(loc: tuple[int | str, ...], kind: str, message: str, data: Any, landform: Landform) -> tuple[Span, str, str]:
    spans = getattr(data, "spans", {})
    span = spans.get(loc[0], NOWHERE) if loc else getattr(data, "span", NOWHERE)
    if kind == "extra_forbidden":
        return (
            span,
            f"landform {landform.title} has no parameter {loc[0]!r}",
            did_you_mean(str(loc[0]), landform.model.model_fields),
        )
    return span, f"relief {'.'.join(map(str, loc))}: {message.removeprefix('Value error, ')}", ""
