"""Setters of the blocks that are no running text: tables and figures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from printkit.contracts import Scene
from printkit.drawing import Mark
from printkit.flow.columns import Box
from printkit.flow.desk import ASCENT, Desk
from printkit.flow.inline import place, wrap
from printkit.flow.ornament import moved
from printkit.flow.rows import table_boxes
from printkit.models.page import Figure, TableBlock
from printkit.placing import arrange
from printkit.references import answers

_GAP = 2.6
"""Space above a table or figure (mm)."""


def table(block: TableBlock, desk: Desk, number: str) -> list[Box]:
    """A box a row, then the caption."""
    rows = table_boxes(block.table, desk.kit, desk.look, desk.width)
    if not rows:
        return []
    rows[0] = replace(rows[0], before=_GAP)
    if block.caption:
        rows[-1] = replace(rows[-1], keep=True)
    return [*rows, *_caption(block.caption, desk, block)]


def figure(block: Figure, desk: Desk, number: str) -> list[Box]:
    """The elements in one box, then the caption."""
    scene = Scene(desk.kit, desk.width, block.height, answers(desk.kit, block.figure))
    marks = list(arrange(block.figure, scene))

    def draw(x: float, y: float) -> Sequence[Mark]:
        return (moved(marks, x, y, "figure"),)

    picture = Box(block.height, draw, _GAP, bool(block.caption), block.span)
    return [picture, *_caption(block.caption, desk, block)]


def _caption(text: str, desk: Desk, block: TableBlock | Figure) -> list[Box]:
    """Small grey lines under a table or figure, in one box."""
    if not text:
        return []
    look, span = desk.look, block.span_of("caption")
    rows = wrap(desk.words(text, look.small, span), desk.width)

    def draw(x: float, y: float) -> Sequence[Mark]:
        leading = look.small_leading
        return [m for i, row in enumerate(rows) for m in place(row, x, y + (i + ASCENT) * leading, desk.width, span)]

    return [Box(len(rows) * look.small_leading, draw, 1.0, False, span)]
