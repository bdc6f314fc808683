"""Setters of the blocks that are words: headings, paragraphs, steps, points, panels, rulings."""

from __future__ import annotations

from collections.abc import Sequence

from printkit.drawing import Mark
from printkit.findings import Span
from printkit.flow.columns import Box
from printkit.flow.desk import ASCENT, Desk
from printkit.flow.inline import Fragment, Voices, Word, place, wrap
from printkit.flow.look import Look
from printkit.flow.markup import NBSP
from printkit.flow.ornament import disc, panel, rule
from printkit.lettering import line
from printkit.models.page import Bullets, Heading, Note, Paragraph, Ruling, Steps

_PARAGRAPH_GAP = 1.6
_STEP_GAP = 1.4
_POINT_GAP = 1.0
_RULING_GAP = 2.8
_STEP_INDENT = 6.4
_POINT_INDENT = 4.6
_RULING_INDENT = 7.0
_PAD = 2.8
"""Space inside a panel (mm)."""
_BAR = 0.8
"""Width of the accent bar at the left of a panel (mm)."""


def paragraph(block: Paragraph, desk: Desk, number: str) -> list[Box]:
    """Lines of body text."""
    span = block.span_of("text")
    return desk.lines(desk.words(block.text, desk.look.body, span), span, before=_PARAGRAPH_GAP)


def heading(block: Heading, desk: Desk, number: str) -> list[Box]:
    """One box that keeps with what follows; level 1 in capitals under a rule, with its number."""
    look, span = desk.look, block.span_of("heading")
    major = block.level == 1
    style, tag = (look.heading if major else look.subheading), look.heading_number
    lead = tag.font.width(number, tag.size, tag.tracking) + 2.2 if number else 0.0
    rows = wrap(desk.words(block.heading, Voices(style, style, style), span, capitals=major), desk.width - lead)
    top, step = (2.4 if major else 0.0), style.size * 1.12

    def draw(x: float, y: float) -> Sequence[Mark]:
        base = y + top + style.size * 0.86
        marks: list[Mark] = []
        if major:
            marks += [rule(x, y + 0.35, desk.width, look.hairline), rule(x, y + 0.35, 9.0, look.accent, 0.7)]
        if number:
            marks.append(line(number, x, base, tag, name="number", span=span))
        for i, row in enumerate(rows):
            marks += place(row, x + lead, base + i * step, desk.width - lead, span, "heading")
        return marks

    return [Box(top + step * len(rows) + (0.7 if major else 0.1), draw, 5.0 if major else 3.2, True, span)]


def steps(block: Steps, desk: Desk, number: str) -> list[Box]:
    """Numbered steps, each number on a disc."""
    out: list[Box] = []
    for i, step in enumerate(block.steps):
        span = block.span_of("steps", i)
        text = desk.words(step, desk.look.body, span)
        out += desk.lines(
            text, span, indent=_STEP_INDENT, before=_STEP_GAP, first=_badge(str(block.start + i), desk.look, span)
        )
    return out


def _badge(text: str, look: Look, span: Span) -> Sequence[Mark]:
    style = look.badge
    x, y = 2.15, look.leading * 0.5
    return disc(x, y, 2.1, look.accent), line(
        text, x, y + style.size * 0.35, style, align="middle", name="number", span=span
    )


def bullets(block: Bullets, desk: Desk, number: str) -> list[Box]:
    """Points, each behind a small square."""
    bullet = panel(1.5, desk.look.leading * 0.5 - 0.6, 1.2, 1.2, desk.look.accent)
    out: list[Box] = []
    for i, point in enumerate(block.list):
        span = block.span_of("list", i)
        text = desk.words(point, desk.look.body, span)
        out += desk.lines(text, span, indent=_POINT_INDENT, before=_POINT_GAP, first=(bullet,))
    return out


def note(block: Note, desk: Desk, number: str) -> list[Box]:
    """A tinted panel in one piece."""
    look, title = desk.look, desk.look.panel_title
    room = desk.width - 2 * _PAD - _BAR
    rows: list[tuple[list[Word], Span, float]] = []
    for i, text in enumerate(block.paragraphs):
        span = block.span_of("note", None if isinstance(block.note, str) else i)
        broken = wrap(desk.words(text, look.body, span), room)
        rows += [(row, span, 1.0 if i and not j else 0.0) for j, row in enumerate(broken)]
    shown = desk.filled(block.title, block.span_of("title")) or block.title
    head = title.size * 1.35 if shown else 0.0
    height = 2 * _PAD - 1.0 + head + sum(look.leading + gap for _, _, gap in rows)

    def draw(x: float, y: float) -> Sequence[Mark]:
        marks: list[Mark] = [
            panel(x, y, desk.width, height, look.tint, span=block.span),
            panel(x, y, _BAR, height, look.accent, span=block.span),
        ]
        at, left = y + _PAD - 0.7, x + _PAD + _BAR
        if shown:
            span = block.span_of("title")
            marks.append(line(shown.upper(), left, at + title.size * 0.82, title, room=room, name="heading", span=span))
            at += head
        for row, span, gap in rows:
            at += gap
            marks += place(row, left, at + look.leading * ASCENT, room, span)
            at += look.leading
        return marks

    return [Box(height, draw, 2.6, False, block.span)]


def ruling(block: Ruling, desk: Desk, number: str) -> list[Box]:
    """A question in bold, its decision beneath, and the fact numbers behind it small at the end."""
    look = desk.look
    asked, decided = block.span_of("ruling"), block.span_of("decision")
    tag = (line(number, 0.0, look.leading * ASCENT, look.tag, name="number", span=asked),) if number else ()
    answer = desk.words(block.decision, look.body, decided)
    if answer:  # tags are tied to the last word, so that no line holds tags alone
        answer[-1] = (*answer[-1], *(Fragment(NBSP + tag, look.source) for tag in block.source.split()))
    question = desk.words(f"**{block.ruling}**", look.body, asked)
    return [
        *desk.lines(question, asked, indent=_RULING_INDENT, before=_RULING_GAP, first=tag, keep=True),
        *desk.lines(answer, decided, indent=_RULING_INDENT),
    ]
