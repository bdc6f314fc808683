"""Templates: faces laid out as lists of elements, with {field} placeholders filled from a table's row."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BeforeValidator, Field, ValidationInfo

from printkit.models.base import AnyElement, Bleed, Length, Model, Side, Words
from printkit.models.part import Phrase


def _read(data: Any, info: ValidationInfo) -> Any:
    reader = info.context
    return reader.elements(data) if reader is not None else data


Elements = Annotated[tuple[AnyElement, ...], BeforeValidator(_read)]
"""Elements of a face, read by their plug-ins through the reader in the validation context (printkit.validate)."""


class Template(Model):
    """A named face. ``elements`` are read by the element plug-ins; ``colours`` override the kit's palette words."""

    id: Words = Field(min_length=1)
    extends: Words = ""
    """Id of a template whose elements stand below these; a named element replaces those of its name there."""
    width: Side | None = None
    """Not given: that of the template that this one extends, or of the piece (cards have sizes of their own)."""
    height: Side | None = None
    bleed: Bleed | None = None
    """How far the face runs beyond its trim; not given: as the template that this one extends, or none."""
    safe: Length | None = Field(None, ge=0)
    """Text and digits keep this far inside the trim; not given: 3 mm for cards, else 0.6 mm."""
    colours: dict[str, Phrase] = Field(default_factory=dict)
    """Palette word to palette word or #RRGGBB, may hold {field}."""
    elements: Elements = ()
