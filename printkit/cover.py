"""The front matter of a kit: the cover with its contents, and the page on parts, printing and assembly.

Everything in it is counted from the imposed sheets or read from kit.yaml; only how to print is said here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from printkit import catalog
from printkit.drawing import Drawing, Group, Mark, Use
from printkit.flatart.intake import icon
from printkit.flatart.transform import fit
from printkit.flow.columns import Area, Box, FlowError, Strand, pour
from printkit.flow.desk import ASCENT, Desk
from printkit.flow.furniture import HEAD, Titling, running_head, title_box
from printkit.flow.inline import even, place
from printkit.flow.look import LIVE_HEIGHT, LIVE_WIDTH, Look, look
from printkit.flow.ornament import panel, rule
from printkit.flow.setting import set_blocks
from printkit.front_facts import contents, parts, places
from printkit.front_tables import contents_boxes, parts_boxes
from printkit.instructions import as_typed, instructions
from printkit.kit import Kit
from printkit.lettering import fit_size, line
from printkit.models.page import Block, Heading, Note
from printkit.pieces import Piece
from printkit.shapes import rectangle
from printkit.sheets import Sheet
from printkit.units import points, um

ACCENT = "accent"
"""Palette word of the front matter's accent; a kit that has none gets its ink."""
_TALLEST_ART = 120.0
"""The cover's picture may be so tall (mm); a taller one is cut at top and bottom."""
_GUTTER = 8.0
FRONT_PAGES = 2
"""The cover, and parts, printing and assembly: one leaf, whatever the kit, so that the pages after it can be numbered
before it is drawn."""


def draw_front(kit: Kit, pieces: Sequence[Piece], sheets: Sequence[Sheet]) -> tuple[Drawing, Drawing]:
    """The two pages of the front matter on the live area; ``sheets`` are all the others, with their labels."""
    style = look(kit, ACCENT if ACCENT in kit.info.colours else "ink", kit.info.span_of("colours"))
    return (
        _page("Cover", _cover(kit, style, sheets)),
        _page("Parts, printing, assembly", _making(kit, style, sheets)),
    )


def _page(title: str, marks: Sequence[Mark]) -> Drawing:
    return Drawing(um(LIVE_WIDTH), um(LIVE_HEIGHT), tuple(marks), title=title)


def _cover(kit: Kit, style: Look, sheets: Sequence[Sheet]) -> list[Mark]:
    """Picture, title, the facts of the box's side, what it is about, and the contents."""
    info = kit.info
    desk = Desk(kit, style, LIVE_WIDTH, {})
    marks, top = _picture(kit)
    marks += [*(words := _big_title(kit, style, top)).draw(0.0, top)]
    top += words.height
    marks += _facts(kit, style, top)
    top += 15.5
    span = info.span_of("about")
    about = even(desk.words(info.about, style.lead, span), LIVE_WIDTH)
    for i, row in enumerate(about):
        marks += place(row, 0.0, top + (i + ASCENT) * style.lead_leading, LIVE_WIDTH, span, "about")
    top += style.lead_leading * len(about) + 5.0
    area = Area(0.0, top, LIVE_WIDTH, LIVE_HEIGHT - top, _GUTTER)
    heading = set_blocks([(Heading(heading="Contents"), "")], desk)
    boxes = contents_boxes(contents(sheets), style, area.column_width(2), info.span)
    return marks + _poured(kit, [Strand(1, heading), Strand(2, tuple(boxes), 1.0)], area)


def _picture(kit: Kit) -> tuple[list[Mark], float]:
    """The kit's cover art, filling a band as wide as the page; no art, no band."""
    art = icon(kit, kit.info.cover, kit.info.span_of("cover")) if kit.info.cover else None
    if art is None:
        return [], 20.0
    span = kit.info.span_of("cover")
    height = min(_TALLEST_ART, LIVE_WIDTH * art.view[3] / art.view[2])
    use = Use(art.symbol, fit(art.view, (0, 0, um(LIVE_WIDTH), um(height)), "xMidYMid slice"), name="cover", span=span)
    return [Group((use,), clip=rectangle(0.0, 0.0, LIVE_WIDTH, height), name="cover")], height + 5.0


def _big_title(kit: Kit, style: Look, top: float) -> Box:
    """The game's name as large as one line allows, a rule with a bar, the subtitle."""
    info, font = kit.info, style.title.font
    name = info.title.upper()
    size = fit_size(name, font, points(52), points(20), LIVE_WIDTH, 0.4)
    big = replace(style.title, size=size, tracking=0.4)
    sub = replace(style.kicker, size=points(14), tracking=0.6)
    base = size * 0.76

    def draw(x: float, y: float) -> Sequence[Mark]:
        title, subtitle = info.span_of("title"), info.span_of("subtitle")
        marks: list[Mark] = [line(name, x, y + base, big, room=LIVE_WIDTH, name="title", span=title)]
        marks += [
            rule(x, y + base + 4.2, LIVE_WIDTH, style.ink, 0.25),
            panel(x, y + base + 3.6, 22.0, 1.2, style.accent),
        ]
        if info.subtitle:
            words = info.subtitle.upper()
            marks.append(line(words, x, y + base + 11.4, sub, room=LIVE_WIDTH, name="subtitle", span=subtitle))
        return marks

    return Box(base + (15.5 if info.subtitle else 8.0), draw)


def _facts(kit: Kit, style: Look, top: float) -> list[Mark]:
    """Players, minutes, age and version in four cells."""
    info = kit.info
    facts = (
        ("Players", info.players, "players"),
        ("Minutes", info.minutes, "minutes"),
        ("Age", info.age, "age"),
        ("Version", info.version, "version"),
    )
    wide = LIVE_WIDTH / len(facts)
    marks: list[Mark] = [panel(0.0, top, LIVE_WIDTH, 12.0, style.tint)]
    for i, (label, value, field) in enumerate(facts):
        x, room, span = i * wide + 4.0, wide - 6.0, info.span_of(field)
        marks.append(line(label.upper(), x, top + 4.4, style.panel_title, room=room, name="label", span=span))
        marks.append(line(value, x, top + 9.8, style.heading, room=room, name=field, span=span))
    return marks


def _making(kit: Kit, style: Look, sheets: Sequence[Sheet]) -> list[Mark]:
    """On the left the parts to tick off and the kit's notes, on the right how to print and assemble."""
    title = title_box(
        Titling("Print, cut, play", "Before the first game", "", *[kit.info.span] * 3), Desk(kit, style, LIVE_WIDTH, {})
    )
    top = HEAD + title.height + _GUTTER / 2
    left = Area(0.0, top, (LIVE_WIDTH - _GUTTER) / 2, LIVE_HEIGHT - top, 0.0)
    right = replace(left, x=left.width + _GUTTER)
    keys = {name: kind.key for name, kind in catalog.kinds().items()}
    desk = Desk(kit, style, left.width, places(sheets, keys))

    def set_all(*blocks: Block) -> tuple[Box, ...]:
        return set_blocks([(block, "") for block in blocks], desk)

    listed = parts_boxes(parts(sheets), style, desk.width, kit.info.span)
    notes = [Note.model_validate(as_typed(kit, "notes", "note", title="Mind"))] if kit.info.notes else []
    return [
        *running_head(kit.info, "Parts, printing, assembly", LIVE_WIDTH, style, kit.info.span),
        *title.draw(0.0, HEAD),
        *_poured(kit, [Strand(1, (*set_all(Heading(heading="Parts")), *listed, *set_all(*notes)))], left),
        *_poured(kit, [Strand(1, set_all(*instructions(kit, sheets)))], right),
    ]


def _poured(kit: Kit, strands: Sequence[Strand], area: Area) -> list[Mark]:
    """The marks of one page; what does not fit it is a fault."""
    try:
        pages = pour(strands, area)
    except FlowError as err:
        kit.faults.error("front-matter", err.span, str(err), "shorten it")
        return []
    if len(pages) > 1:
        kit.faults.error(
            "front-matter",
            kit.info.span,
            "the front matter does not fit its two pages",
            "shorten about, assembly or notes",
        )
    return [mark for put in (pages[0] if pages else []) for mark in put.box.draw(put.x, put.y)]
