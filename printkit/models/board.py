"""A diagram of mapsheets laid edge to edge, as a kit describes it."""

from __future__ import annotations

from printkit.models.base import Answered, Flag, Model, Words


class SheetPlace(Model):
    """One sheet of the board: a mapsheet by its id, as printed or turned by 180 degrees."""

    sheet: Words
    turned: Flag = False


class Spot(Model):
    """A hex of the board: the place of its sheet (A is north-western, then eastward), and its label on that sheet."""

    place: Words
    hex: Words


class Base(Spot):
    """The spot where the base stands, and the hexes near it."""

    text: Answered = ""
    within: Words = "0"
    """Hexes at most so far away are tinted; a number or a reference."""


class Counters(Model):
    """Face-down counters of the search, in the northern half and apart from each other."""

    spots: tuple[Spot, ...]
    apart: Words = "1"
    """Least distance between two, in hexes; a number or a reference. A nearer pair is a fault."""
    text: Answered = ""


class Named(Spot):
    """A hex ringed and named, as an example of how to write down a position."""

    text: Answered
