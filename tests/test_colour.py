"""Colours: parsing, mixing and contrast against known values."""

from __future__ import annotations

import pytest

from printkit.colour import BLACK, WHITE, Colour, ColourError, contrast, mix, parse_colour


@pytest.mark.parametrize(("text", "colour"), [("#abc", "#AABBCC"), ("#1f3f7a", "#1F3F7A"), ("#FFFFFF", "#FFFFFF")])
def test_parse(text: str, colour: str) -> None:
    assert parse_colour(text) == colour


@pytest.mark.parametrize("text", ["red", "#12", "#12345g", "#1234567", "rgb(1,2,3)", ""])
def test_what_is_no_colour(text: str) -> None:
    with pytest.raises(ColourError, match="write six hex digits"):
        parse_colour(text)


@pytest.mark.parametrize(
    ("one", "other", "ratio"),
    [
        ("#000000", "#FFFFFF", 21.0),
        ("#777777", "#FFFFFF", 4.48),
        ("#FF0000", "#FFFFFF", 4.00),
        ("#5F6673", "#F5F3EE", 5.3),
    ],
)
def test_contrast(one: str, other: str, ratio: float) -> None:
    assert contrast(Colour(one), Colour(other)) == pytest.approx(ratio, abs=0.1)


def test_mix_is_half_way() -> None:
    assert mix(BLACK, WHITE, 0.5) == "#808080"
