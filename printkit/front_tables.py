"""The tables of the front matter: contents with dotted leaders, and parts with a box to tick."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from printkit.drawing import Mark, Paint, Path, Role
from printkit.findings import Span
from printkit.flow.columns import Box
from printkit.flow.desk import ASCENT
from printkit.flow.inline import Voices, as_typed, words
from printkit.flow.look import Look
from printkit.flow.markup import typographic
from printkit.flow.ornament import frame
from printkit.flow.tabular import Item, Lane, head_box, lanes, row_box
from printkit.front_facts import Entry, Part
from printkit.lettering import Style, line
from printkit.shapes import lines
from printkit.units import um

_INDENT = 5.0
_ROW = 6.4
"""Least height of a row of the parts list (mm)."""
_TICK = 2.6
"""Side of the box to tick (mm)."""


def contents_boxes(entries: Sequence[Entry], look: Look, width: float, span: Span) -> list[Box]:
    """A line an entry: its title, a dotted leader, its page number. What stands under another stays in its column."""
    followers = [*entries[1:], None]
    return [
        _entry(entry, look, width, bool(after and after.inner), span)
        for entry, after in zip(entries, followers, strict=False)
    ]


def _entry(entry: Entry, look: Look, width: float, keep: bool, span: Span) -> Box:
    style = look.body.plain if entry.inner else look.body.bold
    indent = _INDENT if entry.inner else 0.0
    label = _wide(entry.label, style)

    def draw(x: float, y: float) -> Sequence[Mark]:
        base = y + ASCENT * look.leading
        end = x + width - label - 1.5
        start = x + indent + _wide(entry.title, style) + 1.5
        marks: list[Mark] = [
            line(entry.title, x + indent, base, style, room=width - indent - label - 3.0, name="contents", span=span),
            line(entry.label, x + width, base, style, align="end", room=width, name="page-label", span=span),
        ]
        if end > start:
            dots = Paint(stroke=look.grey, width=um(0.25), dash=(um(0.25), um(1.25)))
            marks.append(Path(lines([((start, base), (end, base))]), dots, Role.RULE, "leader"))
        return marks

    return Box(look.leading, draw, 0.3 if entry.inner else 1.4, keep, span)


def _wide(text: str, style: Style) -> float:
    return style.font.width(text, style.size, style.tracking)


def parts_boxes(found: Sequence[Part], look: Look, width: float, span: Span) -> list[Box]:
    """A row a part: what, how many, on which pages, and a box to tick."""
    columns = [
        Lane(x, wide, as_typed(heading, look.table.head), "", align)
        for (x, wide), (heading, align) in zip(
            lanes(width, [None, 16.0, 24.0, 9.0], [1, 1, 1, 1]),
            (("Part", "start"), ("Count", "middle"), ("Page", "middle"), ("", "middle")),
            strict=True,
        )
    ]
    style = replace(look.table, row_height=_ROW)
    rows = [
        row_box(
            [
                Item(as_typed(typographic(part.name), style.cell.plain), span, f"part:{part.name}:name"),
                Item(words(str(part.count), _all(style.strong)), span, f"part:{part.name}:count"),
                Item(words(part.pages, style.cell), span, f"part:{part.name}:pages"),
                Item([], span),
            ],
            columns,
            style,
            look,
            i % 2 == 1,
            span,
        )
        for i, part in enumerate(found)
    ]
    return [head_box(columns, style, look, span), *(_ticked(row, columns[-1], look) for row in rows)]


def _all(style: Style) -> Voices:
    return Voices(style, style, style)


def _ticked(row: Box, lane: Lane, look: Look) -> Box:
    def draw(x: float, y: float) -> Sequence[Mark]:
        left, top = x + lane.x + (lane.width - _TICK) / 2, y + (row.height - _TICK) / 2
        return [*row.draw(x, y), frame(left, top, _TICK, _TICK, look.ink, 0.2, 0.3)]

    return replace(row, draw=draw)
