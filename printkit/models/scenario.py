"""scenarios: what a scenario uses, how it is set up and when it is won.

It draws nothing: rules and proofs hold the kit to it.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Literal

from pydantic import Field

from printkit.models.base import Count, Flag, Model, Words

PACES: dict[str, Fraction] = {"normal": Fraction(1), "half": Fraction(1, 2)}
"""Share of its speed at which a carrier moves; 'on-foot' is one hex a turn instead."""


class Players(Model):
    """For how many."""

    least: Count = Field(ge=1)
    most: Count = Field(ge=1)


class Muster(Model):
    """A line of the roster: a piece of the table and how many of it must be there."""

    piece: Words = Field(min_length=1)
    copies: Count = Field(ge=1)
    role: Literal["figure", "vehicle", "other"] = "other"
    """A player chooses one figure and one vehicle."""


class Board(Model):
    """How the mapsheets are laid, and where the station stands."""

    across: Count = Field(ge=1, le=6)
    down: Count = Field(ge=1, le=6)
    station_columns: tuple[Count, ...] = Field(min_length=1)
    """Column indices from 0 on the sheet in the middle of the southern edge; the row is its last whole one."""
    start_within: Count
    """Vehicles start at most so many hexes from the station."""
    source: Words = ""


class Search(Model):
    """Counters laid face down, of which one is the lost person."""

    decoys: Words = Field(min_length=1)
    """Class of the decoys in the table."""
    per_player: Count = Field(ge=1)
    spacing: Count = Field(ge=1)
    """Least distance between two of them, in hexes."""
    not_on: tuple[Words, ...] = ()
    """Terrain on which none may lie."""
    source: Words = ""


class Rescue(Model):
    """Who is lost, where he must be brought, and the clock."""

    lost: Words = Field(min_length=1)
    station: Words = Field(min_length=1)
    walker: Words = Field(min_length=1)
    """The figure that drives, and whose feet set the pace of a carrier that is walked beside."""
    find_by: Count = Field(ge=1)
    return_by: Count = Field(ge=1)
    source: Words = ""


class Together(Model):
    """A way to carry him that capacity alone would not allow, or a finder and a carrier who share the work."""

    id: Words = Field(min_length=1)
    name: Words = Field(min_length=1)
    finders: tuple[Words, ...] = ()
    """Pieces of which any may find him; the carriers always may."""
    carriers: tuple[Words, ...] = Field(min_length=1)
    """Pieces that must all be there, each named once a copy."""
    pace: Literal["normal", "half", "on-foot"] = "normal"
    players: Count = Field(ge=1)
    """Drivers that it takes."""
    optional: Flag = False
    """Only by the rule text's advice for a game that proves too hard."""
    source: Words


class Limits(Model):
    """What this kit promises about the speeds that it chose."""

    fastest_chosen: Count
    middle: Words = ""
    """A piece whose speed stays between those of the slowest and the fastest vehicle."""


class Scenario(Model):
    """One scenario. Parts that are left out are not checked."""

    id: Words = Field(min_length=1)
    title: Words = ""
    pieces: Words = "pieces"
    """Table of the pieces, with columns id, class, copies, speed, weight, capacity, and one for each terrain."""
    terrain: tuple[Words, ...] = ("plain", "rough", "dense")
    """Columns with the cost of entering a hex."""
    hexside: Words = "chasm"
    """Column with the least cost of crossing a hexside of that kind."""
    on_counters: tuple[Words, ...] = ()
    """Columns that every counter shows, in a text of that name, if its row has a value there."""
    on_charts: tuple[Words, ...] = ()
    """Columns that the charts show for every row that has a value there."""
    players: Players | None = None
    roster: tuple[Muster, ...] = ()
    board: Board | None = None
    search: Search | None = None
    rescue: Rescue | None = None
    together: tuple[Together, ...] = ()
    limits: Limits | None = None

    @property
    def costs(self) -> tuple[str, ...]:
        """All columns that hold costs."""
        return (*self.terrain, self.hexside)

    def of_role(self, role: str) -> list[str]:
        """Pieces of the roster in a role, in order."""
        return [line.piece for line in self.roster if line.role == role]
