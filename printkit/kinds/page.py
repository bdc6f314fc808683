"""Kind ``page``: documents of blocks that flow in columns over as many pages as they need."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from printkit.contracts import Kind
from printkit.drawing import Drawing
from printkit.flow.columns import Area, FlowError, Strand, pour
from printkit.flow.desk import Desk
from printkit.flow.furniture import HEAD, Titling, running_head, title_box
from printkit.flow.look import LIVE_HEIGHT, LIVE_WIDTH, Look, look
from printkit.flow.setting import numbers, sections, set_blocks
from printkit.kit import Kit
from printkit.models.page import Break, Document
from printkit.pieces import Piece
from printkit.units import um

_AREA = Area(0.0, HEAD, LIVE_WIDTH, LIVE_HEIGHT - HEAD, 8.0)
_STRAND_GAP = 5.0
"""Space above a run of blocks of another width (mm)."""


def draw(document: Document, kit: Kit) -> Iterator[Piece]:
    """One piece a page. A block taller than a page is a fault, and the document is left out."""
    style = look(kit, document.accent, document.span_of("accent"))
    try:
        pages = pour(list(_strands(document, kit, style)), _AREA)
    except FlowError as err:
        kit.faults.error("page-flow", err.span, str(err), "shorten it or cut it in two")
        return
    for i, page in enumerate(pages, 1):
        head = running_head(kit.info, document.title, LIVE_WIDTH, style, document.span_of("title"))
        marks = [*head, *(mark for put in page for mark in put.box.draw(put.x, put.y))]
        yield Piece(
            kind="page",
            id=f"{document.id}-{i}",
            name=f"{document.title}, page {i} of {len(pages)}",
            front=Drawing(um(LIVE_WIDTH), um(LIVE_HEIGHT), tuple(marks), title=document.title),
            scheme="page",
            section=document.title,
            definition=document.id,
            span=document.span,
        )


def _strands(document: Document, kit: Kit, style: Look) -> Iterator[Strand]:
    """The title, then runs of blocks of one width."""
    known = sections(kit)
    wide = Desk(kit, style, _AREA.width, known)
    narrow = Desk(kit, style, _AREA.column_width(document.columns), known)
    title, kicker, lead = (document.span_of(name) for name in ("title", "kicker", "lead"))
    yield Strand(1, (title_box(Titling(document.title, document.kicker, document.lead, title, kicker, lead), wide),))
    numbered = zip(document.blocks, numbers(document.blocks, document.prefix), strict=True)
    for (across, breaks), run in groupby(numbered, key=lambda one: (one[0].wide, isinstance(one[0], Break))):
        if breaks:
            yield Strand(1, (), fresh=True)
        else:
            desk, columns = (wide, 1) if across else (narrow, document.columns)
            yield Strand(columns, set_blocks(run, desk), _STRAND_GAP)


KIND = Kind(
    name="page",
    key="pages",
    model=Document,
    draw=draw,
    about="A document of headings, text, steps, lists, panels, rulings, tables and figures, flowing in columns.",
)
