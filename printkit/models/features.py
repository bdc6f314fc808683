"""What is drawn over the hexes of a map: paths, hexside features, towns, names, title, compass."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BeforeValidator, Field

from printkit.models.base import Answered, Count, Flag, Length, Model, Words, read_text
from printkit.models.terrain import Block, Name, Stroke

Corner = Literal["top-left", "top-right", "bottom-left", "bottom-right"]
PointSize = Annotated[Length, Field(ge=1, le=40)]
"""Size of letters: ``9pt``."""


def _typed(value: Any) -> Any:
    return read_text(value).replace(",", " ").split() if not isinstance(value, list) else value


def _named(value: str) -> str:
    if value and not value.strip():
        raise ValueError("the name is blank; write it, or take it out")
    return value


Dashes = Annotated[tuple[Length, ...], BeforeValidator(_typed, json_schema_input_type=Words | tuple[Length, ...])]
"""Lengths of dash and gap in turn: ``2mm 1mm``."""


class PathType(Model):
    """A kind of path: roads, rivers, rails, borders. What is not said is as in the one that it is ``like``."""

    id: Name
    name: Answered = Field(min_length=1)
    about: Answered = ""
    """A few words for the terrain key."""
    like: Words = "road"
    """A stock path: highway, road, trail, rail, river, stream, border, front."""
    along: Literal["hexes", "hexsides"] | None = None
    """hexes: from centre to centre, crossing each hexside in its middle; hexsides: from vertex to vertex."""
    colour: Words | None = None
    width: Stroke | None = None
    casing: Words | None = None
    """Colour of the line's edges, ``none`` for none."""
    casing_width: Stroke | None = None
    """How far the casing shows on either side."""
    dash: Dashes | None = None
    ties: Words | None = None
    """Colour of cross-ties, as on railways; ``none`` for none."""
    smooth: Flag | None = None
    """In curves; else from point to point."""
    wind: Flag | None = None
    """A little uneven, as water runs."""


class HexsideType(Model):
    """A kind of hexside: cliff, wall, ditch. What is not said is as in the one that it is ``like``."""

    id: Name
    name: Answered = Field(min_length=1)
    about: Answered = ""
    """A few words for the terrain key."""
    like: Words = "wall"
    """A stock hexside: bridge, chasm, cliff, ford, hedge, river, wall."""
    colour: Words | None = None
    width: Stroke | None = None


class Town(Model):
    """A place with a name."""

    hex: Answered
    name: Annotated[Answered, AfterValidator(_named)] = ""
    size: Literal["capital", "city", "town", "village", "fort", "port"] = "town"
    at: Literal["", "right", "left", "above", "below", "above-right", "below-right", "above-left", "below-left"] = ""
    """Where its name stands; not given: where it covers least."""
    colour: Words | None = None


class AreaName(Model):
    """A name spread over an area: a sea, a range of hills."""

    name: Annotated[Answered, AfterValidator(_named)] = Field(min_length=1)
    along: tuple[Words, ...] = Field(min_length=1)
    """Hexes: one to stand on, or several to run through from first to last."""
    size: PointSize = 4.2
    """Of its letters."""
    colour: Words | None = None
    italic: Flag = True
    """In the kit's font ``body-italic``; else in ``name``."""


class Cartouche(Model):
    """The map's title in a corner."""

    title: Answered = Field(min_length=1)
    subtitle: Answered = ""
    at: Corner = "top-left"


class Compass(Model):
    """An arrow to the north."""

    at: Corner = "top-right"
    turn: Literal["0", "90", "180", "270"] = "0"
    """Degrees clockwise from the top of the sheet to the north."""


class MapKey(Model):
    """A key of all that the map uses, in a corner of the map. Not given: it is printed above the map, where it fits."""

    at: Corner = "bottom-right"
    columns: Count = Field(default=1, ge=1, le=6)
    title: Answered = "Key"


class Elevation(Model):
    """Height of each hex as a whole number; what is not named is at level 0. The steps between are drawn by it."""

    levels: dict[Annotated[Words, Field(pattern=r"^-?[0-9]{1,2}$")], tuple[Words, ...]] = Field(default_factory=dict)
    """Level to hexes, ranges (``B2-B9``) and rectangles (``B2:D5``)."""
    block: Block | None = None
    """The same as a block of characters, of which the legend tells the level."""
    names: dict[Words, Answered] = Field(default_factory=dict)
    """Level to what the key calls it; not given: ``Level 2``."""
    high: Words = "#B08D57"
    """Tint of the highest level: palette word or #RRGGBB. Levels below are mixed with the ground."""
    low: Words = "#7F93A0"
    """Tint of the lowest level below 0."""
