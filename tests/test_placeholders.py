"""{field} in text: what is asked for, what is filled, and what a lone brace is told."""

from __future__ import annotations

import pytest

from printkit.placeholders import PlaceholderError, UnknownFieldError, fields_of, fill

ROW = {"name": "Fire & Ice <3", "speed": "15", "Größe": "2", "odd": "{speed}"}


@pytest.mark.parametrize(
    ("text", "fields", "filled"),
    [
        ("plain", (), "plain"),
        ("{name}", ("name",), "Fire & Ice <3"),
        ("{ name } goes {speed}, {speed}", ("name", "speed"), "Fire & Ice <3 goes 15, 15"),
        ("{Größe}", ("Größe",), "2"),
        ("{{speed}} is {speed}", ("speed",), "{speed} is 15"),
        ("{{{speed}}}", ("speed",), "{15}"),
        ("{odd}", ("odd",), "{speed}"),
    ],
)
def test_filled(text: str, fields: tuple[str, ...], filled: str) -> None:
    assert (fields_of(text), fill(text, ROW)) == (fields, filled)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("{name", "lone '{' in '{name'; write {{ for a brace that is printed"),
        ("name}", "lone '}' in 'name}'; write }} for a brace that is printed"),
        ("a {} b", "empty braces in 'a {} b'; write a column's name in them"),
    ],
)
def test_braces_that_hold_nothing(text: str, complaint: str) -> None:
    with pytest.raises(PlaceholderError) as told:
        fields_of(text)
    assert str(told.value) == complaint


def test_unknown_field() -> None:
    with pytest.raises(UnknownFieldError, match="sped"):
        fill("{sped}", ROW)
