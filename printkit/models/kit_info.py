"""kit.yaml: what a kit is called, for whom, and which files it is made of."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from printkit.models.base import Answered, Model, PlainColour, Words

NAME = r"^[a-z][a-z0-9-]{0,39}$"
"""The form of a kit's name, which is also its folder under output/."""


class Print(Model):
    """How the kit is printed unless the command line says otherwise."""

    mapsheets: Literal["margin-safe", "full-bleed"] = "margin-safe"
    """margin-safe: one scale at which every mapsheet lies inside the margins of Letter and A4; full-bleed: 100 %."""


class KitInfo(Model):
    """The file that makes a folder a kit: what it is called, and the files that it is made of."""

    kit: Words = Field(pattern=NAME)
    title: Answered = Field(min_length=1)
    subtitle: Answered = ""
    version: Answered = Field(min_length=1)
    players: Answered = Field(min_length=1)
    minutes: Answered = Field(min_length=1)
    age: Answered = Field(min_length=1)
    author: Answered = ""
    """Who made the kit, for the metadata of its files."""
    about: Words = ""
    """A paragraph for the cover."""
    cover: Words = ""
    """SVG of the kit across the head of the cover."""
    assembly: tuple[Words, ...] = ()
    """Steps from printed sheets to a game on the table; the sheets fill {page:ID}, {pages:KIND} and {scale:KIND}."""
    notes: tuple[Words, ...] = ()
    """Lines of the front matter that the parts list cannot know: what to print twice, what to bring."""
    include: tuple[Words, ...]
    """Files of the kit. Sections print in the order in which these first define one of their kind."""
    fonts: dict[str, Words] = Field(default_factory=dict)
    """Word to full font name, or to a .ttf or .otf file of the kit. Several with commas between: each character is
    printed by the first that has it. A variable font is given its place: `fonts/own.ttf@wght=700`. display, name,
    label, body, body-bold and body-italic, which printkit's own pages use, have fonts unless named here."""
    icons: dict[str, Words] = Field(default_factory=dict)
    """Word to SVG file of the kit: ``gold: art/gold.svg`` is drawn where a text says :gold:, in the text's colour where
    the art says currentColor. Words are of small letters, digits and hyphens."""
    colours: dict[str, PlainColour] = Field(default_factory=dict)
    """Palette: word to colour."""
    print: Print = Print()
