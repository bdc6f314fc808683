"""A track as a kit describes it: how many boxes, in which lines, and which of them are marked."""

from __future__ import annotations

from pydantic import Field

from printkit.models.base import Answered, Model, Words
from printkit.models.part import Phrase


class Milestone(Model):
    """A box that is marked in words. ``at`` is its number, or a reference such as {scenario:ID/rescue/find_by}."""

    at: Words = Field(min_length=1)
    title: Answered = Field(min_length=1)
    text: Words = ""
    colour: Phrase = "ink"


class Stretch(Model):
    """Boxes ``first`` to ``last`` (numbers or references) in a tint, with a word in each."""

    first: Words
    last: Words
    word: Answered = ""
    colour: Phrase
