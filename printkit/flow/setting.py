"""Blocks of a document to boxes: which setter sets which block, and how headings and rulings are numbered."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import count
from typing import Any

from printkit.flow import inset_blocks as inset
from printkit.flow import text_blocks as text
from printkit.flow.columns import Box
from printkit.flow.desk import Desk
from printkit.kit import Kit
from printkit.models.page import Block, Bullets, Figure, Heading, Note, Paragraph, Ruling, Steps, TableBlock

_SETTERS: Mapping[type[Block], Callable[[Any, Desk, str], list[Box]]] = {
    Heading: text.heading,
    Paragraph: text.paragraph,
    Steps: text.steps,
    Bullets: text.bullets,
    Note: text.note,
    Ruling: text.ruling,
    TableBlock: inset.table,
    Figure: inset.figure,
}
"""How each block becomes boxes."""


def set_blocks(blocks: Iterable[tuple[Block, str]], desk: Desk) -> tuple[Box, ...]:
    """The boxes of blocks, each with its number."""
    return tuple(box for block, number in blocks for box in _SETTERS[type(block)](block, desk, number))


def numbers(blocks: Sequence[Block], prefix: str) -> tuple[str, ...]:
    """The number of each block: R1, R2 for headings if the prefix is R, 1, 2 for rulings, empty for the others."""
    headings, rulings = count(1), count(1)
    return tuple(
        f"{prefix}{next(headings)}"
        if prefix and isinstance(block, Heading) and block.level == 1
        else str(next(rulings))
        if isinstance(block, Ruling)
        else ""
        for block in blocks
    )


def sections(kit: Kit) -> dict[str, str]:
    """'section:ID' to the number of each heading of the kit's documents that has an id, or else to its words."""
    return {
        f"section:{block.id}": number or block.heading
        for document in kit.of("page")
        for block, number in zip(document.blocks, numbers(document.blocks, document.prefix), strict=True)
        if isinstance(block, Heading) and block.id
    }
