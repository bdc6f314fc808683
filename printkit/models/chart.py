"""Charts: one page laid out with elements under a title."""

from __future__ import annotations

from pydantic import Field

from printkit.models.base import Answered, Model, Words
from printkit.models.template import Elements


class Chart(Model):
    """One chart. Its elements stand below the title, in 171 mm of width; their x and y are measured from there."""

    id: Words = Field(min_length=1)
    title: Answered = Field(min_length=1)
    kicker: Answered = ""
    lead: Words = ""
    accent: Words = "ink"
    elements: Elements
