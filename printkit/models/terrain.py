"""terrains: terrains of one's own by data, and the ways in which a mapsheet says which hex has which."""

from __future__ import annotations

from typing import Annotated

from pydantic import BeforeValidator, Field

from printkit.models.base import Answered, Count, Flag, Length, Model, Number, Words, read_text

Name = Annotated[Words, Field(pattern=r"^[a-z][a-z0-9-]{0,39}$")]
"""A word by which maps name a thing: lower case, digits and hyphens."""
Stroke = Annotated[Length, Field(ge=0, le=20)]
"""Width of a line in millimetres."""


NO_SYMBOL = "none"
"""What a terrain says instead of a symbol."""


def is_file(symbol: str) -> bool:
    """Does the symbol of a terrain name a file, and no stock terrain?"""
    return "." in symbol or "/" in symbol


class Scatter(Model):
    """Symbols strewn over a hex by a seeded stream of its own: none under its number, on a road or on a town."""

    count: Count = Field(default=6, ge=1, le=60)
    """Symbols in a hex; one more or fewer by chance."""
    jitter: Number = Field(default=0.7, ge=0, le=1)
    """0: evenly spread; 1: as chance will have it."""
    vary: Number = Field(default=0.2, ge=0, le=0.8)
    """By which share sizes differ."""


class Edge(Model):
    """The outline of an area: hexes of one terrain that touch."""

    colour: Words | None = None
    """Palette word or #RRGGBB; not given: a darker tone of the fill."""
    width: Stroke = 0.3
    smooth: Flag = True
    """Round and a little uneven, as areas grow; else along the hexsides."""
    lines: Count = Field(default=0, le=4)
    """Fine lines along the inside of the outline, as along a shore."""


class OwnTerrain(Model):
    """A terrain: a name, a fill, a symbol. What is not said is as in the terrain that it is ``like``."""

    id: Name
    name: Answered = Field(min_length=1)
    about: Answered = ""
    """A few words for the terrain key: printed above a map, and where a chart's ``terrain-key`` says ``about: yes``. A
    key in a corner of the map prints names only."""
    like: Words = "clear"
    """A stock terrain: clear, woods, hills, mountain, marsh, desert, urban, lake, sea, field."""
    fill: Words | None = None
    """Palette word or #RRGGBB."""
    ink: Words | None = None
    """Of the symbols: palette word or #RRGGBB; currentColor in an SVG."""
    symbol: Words | None = None
    """A flat SVG of the kit (``art/palm.svg``), a stock terrain whose symbol it takes, or ``none``."""
    size: Length | None = Field(default=None, ge=0.5, le=200)
    """Height of the symbol in a hex of 20 mm; it grows and shrinks with the hex."""
    scatter: Scatter | None = None
    """Not given, with an SVG: one symbol in the middle of the hex."""
    edge: Edge | None = None


def _lines(value: object) -> tuple[str, ...]:
    text = read_text(value)
    return tuple(text.rstrip("\n").split("\n"))


NONE = "none"
"""The legend word of characters that stand for no hex."""


class Block(Model):
    """A map as typed: a line for each row of hexes, a character for each column, a blank where there is no hex."""

    legend: dict[Words, Words]
    """Character to what it stands for: in ``terrain_block`` a terrain, or ``none`` where the map has no hex."""
    rows: Annotated[tuple[Words, ...], BeforeValidator(_lines, json_schema_input_type=Words)]
    """A block (``|``) of lines: the map's rows from the top, its columns from the left. Blanks at the end of
    a row that stand for no hex may be missing, as many editors drop them. If the first row begins with blanks, say by
    how much the lines are indented: ``|2`` is two more than ``rows``."""
