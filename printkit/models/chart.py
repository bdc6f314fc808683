"""Charts: one page laid out with elements under a title."""

from __future__ import annotations

from typing import Any

from pydantic import Field, ValidationInfo, field_validator

from printkit.models.base import AnyElement, Model, Words
from printkit.models.template import read_elements


class Chart(Model):
    """One chart. Its elements stand below the title, in 171 mm of width; their x and y are measured from there."""

    id: Words = Field(min_length=1)
    title: Words = Field(min_length=1)
    kicker: Words = ""
    lead: Words = ""
    accent: Words = "ink"
    elements: tuple[AnyElement, ...]

    @field_validator("elements", mode="before")
    @classmethod
    def _read_elements(cls, data: Any, info: ValidationInfo) -> Any:
        return read_elements(data, info)
