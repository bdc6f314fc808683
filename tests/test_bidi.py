"""The order of characters on paper. In the examples capitals stand for Hebrew letters, as in the standard itself."""

from __future__ import annotations

import pytest

from printkit.bidi import levels, on_paper, reads_right_to_left, visual_order

HEBREW = {chr(ord("A") + i): chr(0x05D0 + i) for i in range(26)}
LATIN = {hebrew: capital for capital, hebrew in HEBREW.items()}


def typed(text: str) -> str:
    return "".join(HEBREW.get(character, character) for character in text)


def seen(text: str, right_to_left: bool | None = None) -> str:
    line = typed(text)
    shown = on_paper(line, reads_right_to_left(line) if right_to_left is None else right_to_left)
    return "".join(LATIN.get(character, character) for character in shown)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("car is red", "car is red"),
        ("CAR", "RAC"),
        ("PAY 12 COINS", "SNIOC 12 YAP"),
        ("PAY 1,250.", ".1,250 YAP"),
        ("ICE (COLD) 3", "3 (DLOC) ECI"),
        ("A-B/C!", "!C/B-A"),
        ("SAY <x>", "<x> YAS"),
        ("SAY <X>", "<X> YAS"),
        ("the CARS are RED.", "the SRAC are DER."),
        ("THE car IS red", "red SI car EHT"),
        ("he said (CAR) now", "he said (RAC) now"),
        ("HE SAID (car) NOW", "WON (car) DIAS EH"),
        ("10% OF 3", "3 FO 10%"),
        ("x [A] y", "x [A] y"),
        ("", ""),
    ],
)
def test_order_on_paper(text: str, shown: str) -> None:
    assert seen(text) == shown


def test_a_line_reads_as_its_paragraph_does_not_as_it_begins() -> None:
    assert seen("car IS RED.", right_to_left=True) == ".DER SI car"
    assert seen("car IS RED.", right_to_left=False) == "car DER SI."


def test_arabic_numbers_and_marks() -> None:
    assert levels("\u0627\u0661\u0662", True) == (1, 2, 2)
    assert levels("\u05d0\u05b8b", False) == (1, 1, 0)
    # A European number behind Arabic letters counts as Arabic: nothing but the number itself runs to the right.
    assert levels("\u0627 1a", False) == (1, 1, 2, 0)


def test_every_character_stands_somewhere_once() -> None:
    for text in ("a(BC)1,2-D", "A1b2C3", "((A)b]"):
        order = visual_order(levels(typed(text), True))
        assert sorted(order) == list(range(len(text)))
