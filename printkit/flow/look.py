"""The look of pages and charts: type sizes, colours and spaces, made from a kit's fonts and palette."""

from __future__ import annotations

from dataclasses import dataclass

from printkit.colour import WHITE, Colour, mix
from printkit.findings import Span
from printkit.flow.inline import Voices
from printkit.kit import Kit
from printkit.lettering import Style
from printkit.units import points

LIVE_WIDTH = 184.0
"""Width that fits inside the printable area of Letter and A4, with a generous margin (mm)."""
LIVE_HEIGHT = 246.0
"""Height that leaves room for ruler and folio on both papers (mm)."""


@dataclass(frozen=True, slots=True)
class TableStyle:
    """How a table is lettered: cells, cells of strong columns, headings (mm)."""

    cell: Voices
    strong: Style
    leading: float
    head: Style
    row_height: float = 0.0
    zebra: bool = True
    ruled: bool = False


@dataclass(frozen=True, slots=True)
class Look:
    """Every style that running text uses. Leading in millimetres, colours resolved."""

    ink: Colour
    grey: Colour
    accent: Colour
    tint: Colour
    hairline: Colour
    title: Style
    kicker: Style
    folio: Style
    """The running head."""
    lead: Voices
    lead_leading: float
    body: Voices
    leading: float
    heading: Style
    heading_number: Style
    subheading: Style
    small: Voices
    small_leading: float
    table: TableStyle
    badge: Style
    """Digits on a disc of the accent."""
    panel_title: Style
    tag: Style
    """The number of a ruling."""
    source: Style
    """Fact numbers behind a ruling."""


def look(kit: Kit, accent: str, span: Span, cell: float = 8.6) -> Look:
    """The look of one document or chart.

    From the kit's fonts ``display``, ``name``, ``label``, ``body``, ``body-bold`` and ``body-italic``, its
    colour ``ink``, and an accent; ``cell`` is the size of table cells in points.
    """
    ink, strong = kit.colour("ink", span), kit.colour(accent, span)
    grey = mix(ink, WHITE, 0.32)

    def style(font: str, size: float, colour: Colour, tracking: float = 0.0) -> Style:
        return Style(kit.font(font, span), points(size), colour, tracking)

    def voices(size: float, colour: Colour) -> Voices:
        return Voices(style("body", size, colour), style("body-bold", size, colour), style("body-italic", size, colour))

    return Look(
        ink=ink,
        grey=grey,
        accent=strong,
        tint=mix(WHITE, strong, 0.07),
        hairline=mix(WHITE, ink, 0.22),
        title=style("display", 32, ink, 0.35),
        kicker=style("name", 11, strong, 0.75),
        folio=style("name", 8, grey, 0.45),
        lead=voices(11.5, grey),
        lead_leading=points(15.5),
        body=voices(9.5, ink),
        leading=points(12.5),
        heading=style("display", 14.5, ink, 0.18),
        heading_number=style("display", 14.5, strong, 0.18),
        subheading=style("name", 11.5, ink, 0.08),
        small=voices(8, grey),
        small_leading=points(10.2),
        table=TableStyle(
            cell=voices(cell, ink),
            strong=style("name", cell * 1.12, ink, 0.04),
            leading=points(cell * 1.24),
            head=style("name", cell * 0.98, WHITE, 0.12),
        ),
        badge=style("name", 9.2, WHITE),
        panel_title=style("name", 9.5, strong, 0.3),
        tag=style("name", 10, strong),
        source=style("label", 7.2, grey, 0.1),
    )
