"""Lengths: what is typed beside what it means."""

from __future__ import annotations

import pytest

from printkit.units import LengthError, parse_length, um


@pytest.mark.parametrize(
    ("text", "micrometres"),
    [
        ("0.7in", 17_780),
        ("1/2in", 12_700),
        ("5/8in", 15_875),
        ("1 1/2in", 38_100),
        ("1-1/2in", 38_100),
        ("5mm", 5_000),
        ("0.5cm", 5_000),
        ("0.19685in", 5_000),
        ("14.17pt", 4_999),
        ("72pt", 25_400),
        ("-2mm", -2_000),
        (".5 mm", 500),
    ],
)
def test_lengths(text: str, micrometres: int) -> None:
    assert um(parse_length(text)) == micrometres


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("5", "has no unit; write 5mm, 5in or 5pt"),
        ("5px", "unknown unit 'px' in '5px'; use mm, cm, in or pt"),
        ("five mm", "is not a length"),
        ("1/0in", "divides by zero"),
        ("nanmm", "is not a length"),
        ("1e3mm", "is not a length"),
        ("1,5mm", "is not a length; write a point for the comma: 1.5mm"),
        ("1,5", "is not a length; write a point for the comma: 1.5"),
        ("900in", "more than the limit of 5000 mm"),
        ("", "is not a length"),
    ],
)
def test_what_is_no_length_says_why(text: str, said: str) -> None:
    with pytest.raises(LengthError) as caught:
        parse_length(text)
    assert said in str(caught.value)
