"""Kind ``chart``: one page of tables, tracks, keys and text under a title, printed on one side of a leaf."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.contracts import Kind, Piece, Scene
from printkit.drawing import Drawing, Mark
from printkit.flow.desk import Desk
from printkit.flow.furniture import HEAD, Titling, running_head, title_box
from printkit.flow.look import LIVE_HEIGHT, LIVE_WIDTH, look
from printkit.kit import Kit
from printkit.models.chart import Chart
from printkit.units import um


def draw(chart: Chart, kit: Kit) -> Iterator[Piece]:
    """The chart's one piece."""
    style = look(kit, chart.accent, chart.span_of("accent"))
    title, kicker, lead = (chart.span_of(name) for name in ("title", "kicker", "lead"))
    head = title_box(Titling(chart.title, chart.kicker, chart.lead, title, kicker, lead), Desk(kit, style, LIVE_WIDTH, {}))
    marks: list[Mark] = [*running_head(kit.info.title, "Charts", style, title), *head.draw(0.0, HEAD)]
    scene = Scene(kit, LIVE_WIDTH, LIVE_HEIGHT)
    marks += [mark for part in chart.elements if part.shown({}) for mark in part.draw(scene)]
    yield Piece(
        kind="chart",
        id=chart.id,
        name=chart.title,
        front=Drawing(um(LIVE_WIDTH), um(LIVE_HEIGHT), tuple(marks), title=chart.title),
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
