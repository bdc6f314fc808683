"""Colours of a kit: words, tints, mixtures, and what is read on what."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.colour import WHITE, contrast
from printkit.findings import NOWHERE
from printkit.kit import STANDARD_COLOURS
from tests.elements.drawn import kit_of

LOCAL = {"accent": "red", "tint": "accent 50%", "loop": "other", "other": "loop", "red": "red"}


@pytest.mark.parametrize(
    ("word", "colour"),
    [
        ("red", "#D4402F"),  # the kit's own, before the standard one
        ("navy", "#22314F"),
        ("#abc", "#AABBCC"),
        ("accent", "#D4402F"),
        ("red 0%", "#FFFFFF"),
        ("red 100%", "#D4402F"),
        ("#000000 50%", "#808080"),
        ("#FF0000 50% black", "#800000"),
        ("tint", "#EAA097"),
        ("on navy", "#FFFFFF"),
        ("on paper", "#1E2230"),
        ("on accent", "#FFFFFF"),
    ],
)
def test_words(word: str, colour: str, tmp_path: Path) -> None:
    kit, _ = kit_of(tmp_path, {})
    assert kit.colour(word, NOWHERE, LOCAL) == colour
    assert kit.faults.findings == ()


@pytest.mark.parametrize("word", ["rde", "rde 50%", "on rde", "loop", "#12", ""])
def test_unknown_ones_are_told(word: str, tmp_path: Path) -> None:
    kit, _ = kit_of(tmp_path, {})
    kit.colour(word, NOWHERE, LOCAL)
    (fault,) = kit.faults.findings
    assert fault.rule == "unknown-colour"


def test_small_print_can_be_read_on_every_standard_colour() -> None:
    ink = STANDARD_COLOURS["ink"]
    best = {word: max(contrast(colour, WHITE), contrast(colour, ink)) for word, colour in STANDARD_COLOURS.items()}
    assert [word for word, ratio in best.items() if ratio < 4.5] == []
