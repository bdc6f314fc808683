"""grid: the hexes of a mapsheet as a kit describes them, and as geometry."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, model_validator

from printkit.grids.words import EDGES
from printkit.models.base import Count, Flag, Length, Model, Words
from printkit.models.numbering import Numbering, read_numbering

EdgeWord = Literal["top", "right", "bottom", "left"]
_NOT_WITH_PITCHES = {
    "columns", "flat_to_flat", "margin", "fill", "shifted", "shift", "shifted_hexes", "half_hexes", "crop", "only",
    "leave_out",
}  # fmt: skip


class Margin(Model):
    """Clear space around the hexes, edge by edge. Also one length for all edges."""

    top: Length = Field(default=6.0, ge=0)
    right: Length = Field(default=6.0, ge=0)
    bottom: Length = Field(default=6.0, ge=0)
    left: Length = Field(default=6.0, ge=0)


def _margin(value: Any) -> Any:
    return dict.fromkeys(EDGES, value) if isinstance(value, str) else value


def _edges(value: Any) -> Any:
    words = {"all": list(EDGES), "none": []}
    return words.get(value, value) if isinstance(value, str) else value


Edges = Annotated[
    tuple[EdgeWord, ...], BeforeValidator(_edges, json_schema_input_type=Literal["all", "none"] | tuple[EdgeWord, ...])
]


class HalfHexes(Model):
    """Half-hexes along the edges of the field, where sheets are laid edge to edge."""

    edges: Edges = ()
    """Edges that run through hex centres: a list, ``all`` or ``none``."""
    labels: Literal["none", "own", "shared"] = "none"
    """own: every half-hex prints its label; shared: only those that this sheet owns; none: none does."""
    owner: Edges = ("top", "left")
    """Edges whose half-hexes are this sheet's own. Where two sheets meet, one of the two edges owns the hex."""


def _half_hexes(value: Any) -> Any:
    return {"edges": value} if isinstance(value, str | list) else value


class Grid(Model):
    """Hexes in straight columns (flat-top) or straight rows (pointy-top).

    Give two of columns, rows and flat_to_flat: the third follows from the sheet's size and the margin. ``pitches`` and
    ``rows`` instead make a sheet whose every edge runs through hex centres (facts.md 4.1, phase A1), so that it abuts
    others.
    """

    orientation: Literal["flat-top", "pointy-top"] = "flat-top"
    """flat-top: straight columns, hexsides N NE SE S SW NW; pointy-top: straight rows, hexsides NE E SE SW W NW."""
    columns: Count | None = Field(default=None, ge=1)
    """Columns of whole hexes."""
    rows: Count | None = Field(default=None, ge=1)
    """Rows of whole hexes."""
    flat_to_flat: Annotated[Length, Field(ge=2, le=500)] | None = None
    """The size of a hex: the distance between two opposite sides."""
    margin: Annotated[Margin, BeforeValidator(_margin, json_schema_input_type=Length | Margin)] = Margin()
    """Clear space between the sheet's edges and the hexes."""
    fill: Flag = False
    """Stretch the hexes a little, so that they fill the sheet within its margins."""
    pitches: Count | None = Field(default=None, ge=2)
    """A full sheet: column pitches from its left edge to its right, one fewer than the columns."""
    shifted: Literal["odd", "even"] = "even"
    """Which columns (rows, if pointy-top) are shifted by half a hex."""
    shift: Literal["down", "up", "right", "left"] | None = None
    """Which way: down or up, of a flat-top grid, right or left, of a pointy-top one. Not given: down, right."""
    shifted_hexes: Literal["same", "fewer", "more"] = "same"
    """How many whole hexes a shifted column (row) has: as many as the others, one fewer (17, 16, 17), or one more."""
    half_hexes: Annotated[HalfHexes, BeforeValidator(_half_hexes, json_schema_input_type=Edges | HalfHexes)] = (
        HalfHexes()
    )
    """Half-hexes along edges: which edges, or their fields."""
    crop: Words = ""
    """A window of the grid, from hex to hex (``C3:H9``): columns and rows count the whole grid, and labels stay."""
    only: tuple[Words, ...] = ()
    """The only hexes that there are, for an irregular outline: hexes and ranges (``B2-B9``, ``B2:D5``)."""
    leave_out: tuple[Words, ...] = ()
    """Hexes and ranges that are not there: an irregular outline, or holes."""
    numbering: Annotated[Numbering, BeforeValidator(read_numbering, json_schema_input_type=Words | Numbering)] = (
        Numbering()
    )
    """How hexes are numbered: the label of the first one (``0101``), or its fields."""
    first_column: Words = Field(default="A", pattern=r"^[A-Z]{1,3}$")
    """Of a full sheet: the letter of the column that the left edge cuts in half."""

    @model_validator(mode="after")
    def _agree(self) -> Grid:
        if self.pitches is None:
            if self.shift in (("right", "left") if self.orientation == "flat-top" else ("down", "up")):
                raise ValueError(f"hexes of a {self.orientation} grid cannot be shifted {self.shift}")
            if self.crop and (self.columns is None or self.rows is None):
                raise ValueError("a crop needs the columns and rows of the whole grid")
            return self
        given = self.model_fields_set & _NOT_WITH_PITCHES
        if given:
            raise ValueError(f"pitches make a full sheet, which takes no {sorted(given)[0]}")
        if self.orientation != "flat-top" or self.rows is None or self.rows < 2:
            raise ValueError("pitches make a full sheet, which is flat-top and has two rows at least")
        return self
