"""Documents: blocks of text that flow over as many pages as they need."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BeforeValidator, Discriminator, Field, Tag

from printkit.findings import did_you_mean
from printkit.models.base import Answered, Count, Flag, Length, Model, Words
from printkit.models.tabular import Tabular
from printkit.models.template import Elements


class Block(Model):
    """Part of a document."""

    wide: Flag = False
    """Across all columns."""


class Heading(Block):
    """A heading: level 1 is numbered if the document has a ``prefix``; text refers to its ``id`` with {section:id}."""

    heading: Words = Field(min_length=1)
    id: Words = ""
    level: Count = Field(1, ge=1, le=2)


class Paragraph(Block):
    """A paragraph."""

    text: Words = Field(min_length=1)


class Steps(Block):
    """Numbered steps."""

    steps: tuple[Words, ...] = Field(min_length=1)
    start: Count = 1


class Bullets(Block):
    """A list of points."""

    list: tuple[Words, ...] = Field(min_length=1)


class Note(Block):
    """A tinted panel: a word of its own in front, such as Example."""

    note: Words | tuple[Words, ...]
    title: Words = ""

    @property
    def paragraphs(self) -> tuple[str, ...]:
        """The panel's text, paragraph by paragraph."""
        return (self.note,) if isinstance(self.note, str) else self.note


class Ruling(Block):
    """A question that the rules leave open, and how this kit decides it."""

    ruling: Words = Field(min_length=1)
    decision: Words = Field(min_length=1)
    source: Answered = ""
    """Numbers of the facts it rests on, printed small."""


class TableBlock(Block):
    """A table, broken between rows if it must be."""

    table: Tabular
    caption: Words = ""


class Figure(Block):
    """A picture made of elements, as tall as ``height`` and as wide as the column."""

    figure: Elements
    height: Length = Field(gt=0, le=230)
    caption: Words = ""


class Break(Block):
    """Go on at the top of a new page."""

    page_break: Flag


_BLOCKS: dict[str, type[Block]] = {
    "heading": Heading,
    "text": Paragraph,
    "steps": Steps,
    "list": Bullets,
    "note": Note,
    "ruling": Ruling,
    "table": TableBlock,
    "figure": Figure,
    "page_break": Break,
}
"""Blocks by the key that names them in YAML."""


def _known_block(data: Any) -> Any:
    """Refuse what names no block. Raises ValueError."""
    if isinstance(data, dict) and not any(name in data for name in _BLOCKS):
        first = next(iter(data), "")
        raise ValueError(f"no block is named {first!r}; {did_you_mean(first, _BLOCKS)}")
    return data


def _branch(data: Any) -> str | None:
    """Name of the model of a block: the branch of the union, which is no key of its mapping."""
    found = [model for name, model in _BLOCKS.items() if isinstance(data, dict) and name in data]
    return found[0].__name__ if found else type(data).__name__


AnyBlock = Annotated[
    Annotated[Heading, Tag("Heading")]
    | Annotated[Paragraph, Tag("Paragraph")]
    | Annotated[Steps, Tag("Steps")]
    | Annotated[Bullets, Tag("Bullets")]
    | Annotated[Note, Tag("Note")]
    | Annotated[Ruling, Tag("Ruling")]
    | Annotated[TableBlock, Tag("TableBlock")]
    | Annotated[Figure, Tag("Figure")]
    | Annotated[Break, Tag("Break")],
    Discriminator(_branch),
    BeforeValidator(_known_block),
]


class Document(Model):
    """One document of a kit's pages."""

    id: Words = Field(min_length=1)
    title: Answered = Field(min_length=1)
    kicker: Answered = ""
    """Small line above the title."""
    lead: Words = ""
    """Paragraph under the title, across all columns."""
    prefix: Words = Field("", pattern=r"^[A-Z]?$")
    """Letter before the numbers of headings: R gives R1, R2, ..."""
    accent: Words = "ink"
    """Colour of headings, numbers and panels."""
    columns: Count = Field(2, ge=1, le=3)
    blocks: tuple[AnyBlock, ...] = Field(min_length=1)
