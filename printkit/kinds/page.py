"""Kind ``page``: documents of blocks that flow in columns over as many pages as they need."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count, groupby
from typing import Any

from printkit.contracts import Kind, Piece
from printkit.drawing import Drawing, Mark
from printkit.flow.columns import Area, Box, FlowError, Strand, pour
from printkit.flow.inline import Voices, place, wrap
from printkit.flow.look import LIVE_HEIGHT, LIVE_WIDTH, Look, look
from printkit.flow.ornament import panel, rule
from printkit.kinds import _inset_blocks as inset
from printkit.kinds import _text_blocks as text
from printkit.kinds._desk import ASCENT, Desk
from printkit.kit import Kit
from printkit.lettering import line
from printkit.models.page import (
    Block,
    Break,
    Bullets,
    Document,
    Figure,
    Heading,
    Note,
    Paragraph,
    Ruling,
    Steps,
    TableBlock,
)
from printkit.units import um

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

_HEAD = 8.0
"""Height of the running head with the space below it (mm)."""
_AREA = Area(0.0, _HEAD, LIVE_WIDTH, LIVE_HEIGHT - _HEAD, 8.0)


def draw(document: Document, kit: Kit) -> Iterator[Piece]:
    """One piece a page. A block taller than a page is a fault, and the document is left out."""
    style = look(kit, document.accent, document.span_of("accent"))
    try:
        pages = pour(list(_strands(document, kit, style)), _AREA)
    except FlowError as err:
        kit.faults.error("page-flow", err.span, str(err), "shorten it or cut it in two")
        return
    for i, page in enumerate(pages):
        marks = [*_running_head(document, kit, style), *(mark for put in page for mark in put.box.draw(put.x, put.y))]
        yield Piece(
            kind="page",
            id=f"{document.id}-{i + 1}",
            name=f"{document.title}, page {i + 1} of {len(pages)}",
            front=Drawing(um(LIVE_WIDTH), um(LIVE_HEIGHT), tuple(marks), title=document.title),
            scheme="page",
            section=document.title,
            span=document.span,
        )


def numbers(document: Document) -> tuple[str, ...]:
    """The number of each block: R1, R2 for headings of a document with prefix R, 1, 2 for rulings, empty for the others."""
    headings, rulings = count(1), count(1)
    return tuple(
        f"{document.prefix}{next(headings)}" if isinstance(block, Heading) and block.level == 1 and document.prefix
        else str(next(rulings)) if isinstance(block, Ruling)
        else ""
        for block in document.blocks
    )


def sections(kit: Kit) -> dict[str, str]:
    """Numbers of all headings of the kit that have an id; a heading without a number gives its words."""
    return {
        block.id: number or block.heading
        for document in kit.of("page")
        for block, number in zip(document.blocks, numbers(document), strict=True)
        if isinstance(block, Heading) and block.id
    }


def _strands(document: Document, kit: Kit, style: Look) -> Iterator[Strand]:
    """The title, then runs of blocks of one width."""
    known = sections(kit)
    wide = Desk(kit, style, _AREA.width, known)
    narrow = Desk(kit, style, _AREA.column_width(document.columns), known)
    yield Strand(1, (_title(document, wide),))
    numbered = list(zip(document.blocks, numbers(document), strict=True))
    for (across, breaks), run in groupby(numbered, key=lambda one: (one[0].wide, isinstance(one[0], Break))):
        if breaks:
            yield Strand(1, (), fresh=True)
            continue
        desk, columns = (wide, 1) if across else (narrow, document.columns)
        yield Strand(columns, tuple(box for block, number in run for box in _SETTERS[type(block)](block, desk, number)), 5.0)


def _running_head(document: Document, kit: Kit, style: Look) -> list[Mark]:
    """Kit and document in small capitals over a hairline."""
    span = document.span_of("title")
    return [
        line(kit.info.title.upper(), 0, 3.2, style.folio, name="running-head", span=span),
        line(document.title.upper(), LIVE_WIDTH, 3.2, style.folio, align="end", name="running-head", span=span),
        rule(0, 4.7, LIVE_WIDTH, style.hairline),
    ]


def _title(document: Document, desk: Desk) -> Box:
    """Kicker, title, a rule with a bar of the accent, and the lead."""
    style, width = desk.look, desk.width
    kicker, title, lead = (document.span_of(name) for name in ("kicker", "title", "lead"))
    voice = Voices(style.title, style.title, style.title)
    heads = wrap(desk.words(document.title.upper(), voice, title), width)
    step = style.title.size * 1.02
    leads = wrap(desk.words(document.lead, style.lead, lead), width * 0.86)
    above = 7.2 if document.kicker else 2.0
    below = above + len(heads) * step + 1.6

    def draw(x: float, y: float) -> Sequence[Mark]:
        marks: list[Mark] = []
        if document.kicker:
            marks.append(line(document.kicker.upper(), x, y + 5.0, style.kicker, room=width, name="kicker", span=kicker))
        for i, row in enumerate(heads):
            marks += place(row, x, y + above + style.title.size * 0.78 + i * step, width, title, "title")
        marks += [rule(x, y + below, width, style.ink, 0.25), panel(x, y + below - 0.6, 22.0, 1.2, style.accent)]
        for i, row in enumerate(leads):
            base = y + below + 3.0 + i * style.lead_leading + style.lead_leading * ASCENT
            marks += place(row, x, base, width * 0.86, lead, "lead")
        return marks

    height = below + (3.4 + len(leads) * style.lead_leading if leads else 0.8)
    return Box(height, draw, 0.0, False, document.span)


KIND = Kind(
    name="page",
    key="pages",
    model=Document,
    draw=draw,
    about="A document of headings, text, steps, lists, panels, rulings, tables and figures, flowing in columns.",
    plural="pages",
)
