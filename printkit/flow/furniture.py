"""What stands at the head of pages and charts: the running head, and the title with its rule and lead."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from printkit.drawing import Mark
from printkit.findings import Span
from printkit.flow.columns import Box
from printkit.flow.desk import ASCENT, Desk
from printkit.flow.inline import Voices, even, place, wrap
from printkit.flow.look import Look
from printkit.flow.ornament import panel, rule
from printkit.lettering import line
from printkit.models.kit_info import KitInfo

HEAD = 8.0
"""Height of the running head with the space below it (mm)."""
_LEAD_SHARE = 0.88
"""Part of the width that the lead may take: shorter lines read better."""


@dataclass(frozen=True, slots=True)
class Titling:
    """The words of a title, and where they were typed."""

    title: str
    kicker: str
    lead: str
    span: Span
    kicker_span: Span
    lead_span: Span


def running_head(kit: KitInfo, right: str, width: float, look: Look, span: Span) -> list[Mark]:
    """The kit's title and another name, typed at ``span``, in small capitals over a hairline."""
    left, typed = kit.title.upper(), kit.span_of("title")
    return [
        line(left, 0, 3.2, look.folio, room=width / 2, name="running-head", span=typed),
        line(right.upper(), width, 3.2, look.folio, align="end", room=width / 2, name="running-head", span=span),
        rule(0, 4.7, width, look.hairline),
    ]


def title_box(words: Titling, desk: Desk) -> Box:
    """Kicker, title in capitals, a rule with a bar of the accent, and the lead."""
    look, width = desk.look, desk.width
    voice = Voices(look.title, look.title, look.title)
    heads = wrap(desk.words(words.title, voice, words.span, capitals=True), width)
    leads = even(desk.words(words.lead, look.lead, words.lead_span), width * _LEAD_SHARE)
    step = look.title.size * 1.02
    above = 7.2 if words.kicker else 2.0
    below = above + len(heads) * step + 1.6

    def draw(x: float, y: float) -> Sequence[Mark]:
        marks: list[Mark] = []
        if words.kicker:
            kicker = words.kicker.upper()
            marks.append(line(kicker, x, y + 5.0, look.kicker, room=width, name="kicker", span=words.kicker_span))
        for i, row in enumerate(heads):
            marks += place(row, x, y + above + look.title.size * 0.78 + i * step, width, words.span, "title")
        marks += [rule(x, y + below, width, look.ink, 0.25), panel(x, y + below - 0.6, 22.0, 1.2, look.accent)]
        for i, row in enumerate(leads):
            base = y + below + 3.0 + (i + ASCENT) * look.lead_leading
            marks += place(row, x, base, width * _LEAD_SHARE, words.lead_span, "lead")
        return marks

    height = below + (3.4 + len(leads) * look.lead_leading if leads else 0.8)
    return Box(height, draw, 0.0, False, words.span)
