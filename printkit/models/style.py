"""Named styles: ``styles: [{id: title, font: display, size: 14pt, colour: ink}]``, worn by parts that name them."""

from __future__ import annotations

from pydantic import ConfigDict, Field

from printkit.models.base import Model, Words


class Style(Model):
    """Fields of elements under a name: `font`, `size`, `colour`, `fill`, `stroke` or any other. A part that says
    `style: title` takes those that its element has; what is typed in the part itself comes first."""

    model_config = ConfigDict(extra="allow", frozen=True)

    id: Words = Field(min_length=1)
    extends: Words = ""
    """Id of a style whose fields stand in for those that are not typed here."""
