"""Printed tables: lanes and cells to boxes, a box a row, so that a table may break between rows. Millimetres."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from printkit.drawing import Mark, Symbol, Use
from printkit.findings import NOWHERE, Span
from printkit.flow.columns import Box
from printkit.flow.inline import Word, as_typed, extent, place, wrap
from printkit.flow.look import Look, TableStyle
from printkit.flow.ornament import panel, rule, uprights
from printkit.lettering import ALIGN
from printkit.units import um

PAD = 1.3
"""Space beside the text of a cell (mm)."""


@dataclass(frozen=True, slots=True)
class Lane:
    """A column as placed: its left edge and width, and how its cells stand in it."""

    x: float
    width: float
    heading: Sequence[Word] = ()
    group: str = ""
    align: str = "start"
    strong: bool = False
    picture: float = 0.0
    """Side of the picture at the left of each cell; 0: none."""


@dataclass(frozen=True, slots=True)
class Item:
    """A cell as filled."""

    text: list[Word]
    span: Span = NOWHERE
    name: str = ""
    symbol: Symbol | None = None


def lanes(total: float, widths: Sequence[float | None], shares: Sequence[int]) -> list[tuple[float, float]]:
    """Left edge and width of each column: fixed ones first, the rest by their shares."""
    fixed = sum(width for width in widths if width is not None)
    parts = sum(share for width, share in zip(widths, shares, strict=True) if width is None)
    unit = max(0.0, total - fixed) / parts if parts else 0.0
    out: list[tuple[float, float]] = []
    at = 0.0
    for width, share in zip(widths, shares, strict=True):
        wide = unit * share if width is None else width
        out.append((at, wide))
        at += wide
    return out


def head_box(columns: Sequence[Lane], style: TableStyle, look: Look, span: Span) -> Box:
    """The headings, white on the accent, with one line of group headings above where there are any."""
    step = style.head.size * 1.15
    texts = [wrap(lane.heading, lane.width - 2 * PAD) for lane in columns]
    deep = max(len(rows) for rows in texts)
    groups = _groups(columns)
    above = step + 1.4 if groups else 0.0
    height = above + deep * step + 1.9
    total = columns[-1].x + columns[-1].width

    def draw(x: float, y: float) -> Sequence[Mark]:
        marks: list[Mark] = [panel(x, y, total, height, look.accent, span=span)]
        for name, left, right in groups:
            text = as_typed(name, style.head)
            room = right - left - 2 * PAD
            marks += place(
                text, x + left + PAD + (room - extent(text)) / 2, y + 0.9 + style.head.size * 0.78, room, span, "group"
            )
            marks.append(rule(x + left + PAD, y + above + 0.2, room, style.head.colour))
        for lane, rows in zip(columns, texts, strict=True):
            for i, row in enumerate(rows):
                base = y + above + 0.95 + (deep - len(rows) + i) * step + style.head.size * 0.8
                marks += _aligned(row, lane, x, base, span, "heading")
        return marks

    return Box(height, draw, 1.6, True, span)


def _groups(columns: Sequence[Lane]) -> list[tuple[str, float, float]]:
    out: list[tuple[str, float, float]] = []
    for lane in columns:
        if lane.group and out and out[-1][0] == lane.group and abs(out[-1][2] - lane.x) < 1e-6:
            out[-1] = (lane.group, out[-1][1], lane.x + lane.width)
        elif lane.group:
            out.append((lane.group, lane.x, lane.x + lane.width))
    return out


def _aligned(row: list[Word], lane: Lane, x: float, y: float, span: Span, name: str) -> Sequence[Mark]:
    inset = PAD + (lane.picture + PAD if lane.picture and name != "heading" else 0.0)
    room = lane.width - inset - PAD
    offset = max(0.0, room - extent(row)) * ALIGN[lane.align]
    return place(row, x + lane.x + inset + offset, y, room - offset, span, name)


def row_box(
    items: Sequence[Item], columns: Sequence[Lane], style: TableStyle, look: Look, shaded: bool, span: Span
) -> Box:
    """One row: every cell centred in its height, a hairline beneath."""
    texts = [
        wrap(item.text, lane.width - 2 * PAD - (lane.picture + PAD if lane.picture else 0.0))
        for item, lane in zip(items, columns, strict=True)
    ]
    deep = max([1, *(len(rows) for rows in texts)])
    height = max(
        style.row_height, deep * style.leading + 1.1, *(lane.picture + 0.8 for lane in columns if lane.picture), 0.0
    )
    total = columns[-1].x + columns[-1].width

    def draw(x: float, y: float) -> Sequence[Mark]:
        marks: list[Mark] = [panel(x, y, total, height, look.tint, span=span)] if shaded else []
        for item, lane, rows in zip(items, columns, texts, strict=True):
            if item.symbol is not None:
                side = lane.picture
                marks.append(picture(item.symbol, x + lane.x + PAD, y + (height - side) / 2, side, item.span))
            top = y + (height - len(rows) * style.leading) / 2
            for i, row in enumerate(rows):
                marks += _aligned(row, lane, x, top + i * style.leading + style.leading * 0.74, item.span, item.name)
        marks.append(rule(x, y + height, total, look.hairline))
        if style.ruled:
            edges = [x, *(x + lane.x + lane.width for lane in columns)]
            marks.append(uprights(edges, y, height, look.hairline))
        return marks

    return Box(height, draw, 0.0, False, span)


def picture(symbol: Symbol, x: float, y: float, side: float, span: Span) -> Use:
    """A symbol fitted into a square and centred there."""
    x0, y0, x1, y1 = symbol.box
    scale = um(side) / max(x1 - x0, y1 - y0, 1)
    return Use(
        symbol,
        (
            scale,
            0.0,
            0.0,
            scale,
            um(x) + (um(side) - (x0 + x1) * scale) / 2,
            um(y) + (um(side) - (y0 + y1) * scale) / 2,
        ),
        name="picture",
        span=span,
    )
