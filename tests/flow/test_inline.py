"""Inline text: quotes, markup, lines, and what the marks of a line say."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.drawing import Text
from printkit.flow.inline import Word, even, extent, place, words, wrap
from printkit.flow.markup import InlineError, typographic
from tests.flow.fonts import voices

VOICES = voices()
LETTERS = st.text("abcdefghij", min_size=1, max_size=9)


def put(row: list[Word], x: float, y: float, room: float) -> list[Text]:
    """The marks of a line without icons."""
    return [mark for mark in place(row, x, y, room) if isinstance(mark, Text)]


def shown(text: str) -> list[list[tuple[str, str]]]:
    """Each word as (text, voice) fragments."""
    by_style = {VOICES.plain: "plain", VOICES.bold: "bold", VOICES.italic: "italic"}
    return [[(fragment.text, by_style[fragment.style]) for fragment in word] for word in words(text, VOICES)]


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ('He said "go".', "He said \u201cgo\u201d."),
        ("('it's')", "(\u2018it\u2019s\u2019)"),
        ('**"Bold"**', "**\u201cBold\u201d**"),
        ("R10--X7", "R10\u2013X7"),
        ("wait...", "wait\u2026"),
        ("A-B, 8.5", "A-B, 8.5"),
    ],
)
def test_quotes_dashes_and_ellipses(typed: str, printed: str) -> None:
    assert typographic(typed) == printed


def test_markup_ends_within_a_word_and_spans_words() -> None:
    assert shown("a **b c**, *d*e") == [
        [("a", "plain")],
        [("b", "bold")],
        [("c", "bold"), (",", "plain")],
        [("d", "italic"), ("e", "plain")],
    ]


@pytest.mark.parametrize(("text", "mark"), [("a **b", "**"), ("*a", "*"), ("**a** *b", "*")])
def test_open_markup_is_told(text: str, mark: str) -> None:
    with pytest.raises(InlineError, match="never closed") as caught:
        words(text, VOICES)
    assert str(caught.value).startswith(f"{mark} is opened")


def test_a_no_break_space_holds_two_words_and_prints_as_a_space() -> None:
    (line,) = wrap(words("10\u00a0turns", VOICES), 1.0)
    assert [mark.text for mark in put(line, 0.0, 5.0, 40.0)] == ["10 turns"]


@given(st.lists(LETTERS, min_size=1, max_size=40), st.floats(8, 60))
def test_words_in_are_words_out_in_order_and_lines_fit(typed: list[str], room: float) -> None:
    lines = wrap(words(" ".join(typed), VOICES), room)
    assert [fragment.text for line in lines for word in line for fragment in word] == typed
    assert all(extent(line) <= room + 1e-6 or len(line) == 1 for line in lines)


@given(st.lists(LETTERS, min_size=2, max_size=40), st.floats(30, 60))
def test_even_lines_are_no_more_and_no_longer(typed: list[str], room: float) -> None:
    text = words(" ".join(typed), VOICES)
    greedy, smoothed = wrap(text, room), even(text, room)
    assert len(smoothed) == len(greedy)
    assert [word for line in smoothed for word in line] == text
    assert max(map(extent, smoothed)) <= max(map(extent, greedy)) + 0.3


def test_one_mark_a_voice_each_told_the_room_that_is_left() -> None:
    (line,) = wrap(words("The **Space Crawler** rolls", VOICES), 80.0)
    marks = put(line, 10.0, 5.0, 80.0)
    assert [mark.text for mark in marks] == ["The", "Space Crawler", "rolls"]
    ends = [mark.x + mark.width for mark in marks]
    assert all(after.x > end for end, after in zip(ends, marks[1:], strict=False))
    assert [mark.x + mark.room for mark in marks] == pytest.approx([90_000] * 3, abs=2)


def test_a_word_wider_than_its_line_is_left_for_the_rule_text_fits() -> None:
    (line,) = wrap(words("Unbreakable", VOICES), 5.0)
    (mark,) = put(line, 0.0, 5.0, 5.0)
    assert mark.width > mark.room == 5_000
