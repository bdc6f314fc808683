"""How a kit is printed and assembled, as blocks of text: what holds for every kit, and the kit's own steps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from printkit import catalog
from printkit.flow.markup import NBSP
from printkit.front_facts import ranges
from printkit.kit import Kit
from printkit.models.base import SpannedDict, SpannedList
from printkit.models.page import Block, Heading, Steps
from printkit.sheets import Sheet


def instructions(kit: Kit, sheets: Sequence[Sheet]) -> list[Block]:
    """How to print, and the kit's own steps of assembly."""
    paper = sheets[0].paper.name.capitalize() if sheets else "paper"
    duplex = any(sheet.back for sheet in sheets)
    sides, held = (
        (
            "Print the whole file on **both sides, flipped on the long edge**. Every front is an odd page and its back "
            "the next one; a piece without a back has an empty reverse, so nothing shifts.",
            ("Hold it against the light: a back must lie behind its front. Crop marks are on fronts only.",),
        )
        if duplex
        else ("Print on **one side**: this file holds fronts only.", ())
    )
    blocks: list[Block] = [
        Heading(heading="Print"),
        Steps(
            steps=(
                f'Choose **{paper}**, portrait, **100 %** or "actual size". Switch off "fit to page".',
                sides,
                f"Print one page first. The ruler printed on it must measure **100{NBSP}mm** and **4{NBSP}in**.",
                *held,
            )
        ),
    ]
    if kit.info.assembly:
        blocks += [Heading(heading="Assemble"), Steps.model_validate(as_typed(kit, "assembly", "steps"))]
    elif steps := tuple(_common_steps(sheets)):
        blocks += [Heading(heading="Assemble"), Steps(steps=steps)]
    return blocks


def _common_steps(sheets: Sequence[Sheet]) -> Iterator[str]:
    """What is done with each kind of piece in any kit, if the kit has no steps of its own. Tiles have a page on it."""
    kinds = catalog.kinds()
    lying: dict[str, list[str]] = {}
    for sheet in sheets:
        for placed in sheet.placed:
            if not placed.back and placed.crop is None:
                lying.setdefault(placed.piece.kind, []).append(sheet.label)
    for name, labels in lying.items():
        if name in kinds and kinds[name].making:
            pages = ranges(labels)
            word = "page" if pages.isdecimal() else "pages"
            yield f"**{kinds[name].key.capitalize()}** ({word} {pages}): {kinds[name].making}"


def as_typed(kit: Kit, field: str, word: str, **more: str) -> SpannedDict:
    """A list of kit.yaml as the field ``word`` of a block, each item at its own place."""
    info = kit.info
    items = SpannedList(getattr(info, field))
    items.span, items.spans = info.span_of(field), tuple(info.span_of(field, i) for i in range(len(items)))
    data = SpannedDict({word: items, **more})
    data.span, data.spans = items.span, {word: items.span}
    return data
