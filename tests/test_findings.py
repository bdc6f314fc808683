"""Findings stay short, whatever a kit says."""

from __future__ import annotations

from printkit.findings import LONGEST_SENTENCE, Span, error

PLACE = Span("kit.yaml", 1, 1)


def test_long_quotations_are_cut_and_the_sentence_goes_on() -> None:
    found = error("text-fits", PLACE, f"{'x' * 20_000!r} is wider than {'y' * 400!r}; it is", f"write {'z' * 9000!r}")
    assert found.message == f"'{'x' * 57}...' is wider than '{'y' * 57}...'; it is"
    assert found.fix == f"write '{'z' * 57}...'"


def test_a_sentence_without_quotations_is_cut_too() -> None:
    found = error("text-fits", PLACE, "word " * 1000)
    assert found.message.endswith("word wo...")
    assert len(found.message) == LONGEST_SENTENCE


def test_a_short_sentence_is_told_whole() -> None:
    message = f"{'x' * 200!r} is no length"
    assert error("bad-value", PLACE, message).message == message
