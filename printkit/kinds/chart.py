"""Kind ``chart``: one page of tables, tracks, keys and text under a title, printed on one side of a leaf."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.contracts import Kind, Scene
from printkit.drawing import Drawing
from printkit.flow.desk import Desk
from printkit.flow.furniture import HEAD, Titling, running_head, title_box
from printkit.flow.look import LIVE_HEIGHT, LIVE_WIDTH, look
from printkit.flow.ornament import frame, moved
from printkit.kit import Kit
from printkit.models.chart import Chart
from printkit.pieces import Piece
from printkit.placing import arrange
from printkit.references import answers
from printkit.units import um

INSET = 6.5
"""Clear space between the trim and what the chart says (mm): a chart may be cut out and mounted."""
_BORDER = 2.5
_GAP = 4.0
"""Space between the title and the elements (mm)."""


def draw(chart: Chart, kit: Kit) -> Iterator[Piece]:
    """The chart's one piece: border, running head and title, and below them its elements."""
    style = look(kit, chart.accent, chart.span_of("accent"))
    width, height = LIVE_WIDTH - 2 * INSET, LIVE_HEIGHT - 2 * INSET
    words = Titling(
        chart.title, chart.kicker, chart.lead, *(chart.span_of(name) for name in ("title", "kicker", "lead"))
    )
    head = title_box(words, Desk(kit, style, width, {}))
    top = HEAD + head.height + _GAP
    border = frame(_BORDER, _BORDER, LIVE_WIDTH - 2 * _BORDER, LIVE_HEIGHT - 2 * _BORDER, style.accent, 0.4, 3.0)
    titled = (*running_head(kit.info, "Charts", width, style, words.span), *head.draw(0.0, HEAD))
    scene = Scene(kit, width, height - top, answers(kit, chart.elements))
    body = list(arrange(chart.elements, scene))
    marks = (border, moved(titled, INSET, INSET), moved(body, INSET, INSET + top))
    yield Piece(
        kind="chart",
        id=chart.id,
        name=chart.title,
        front=Drawing(um(LIVE_WIDTH), um(LIVE_HEIGHT), marks, title=chart.title),
        scheme="one-up",
        section="Charts",
        span=chart.span,
    )


KIND = Kind(
    name="chart",
    key="charts",
    model=Chart,
    draw=draw,
    about="One page of tables, tracks, keys and text, laid out with elements.",
    plural="charts",
)
