"""Markup: what opens and closes, what prints as typed, which words are icons."""

from __future__ import annotations

import pytest

from printkit.flow.markup import InlineError, tokens


def said(text: str) -> list[str]:
    """Each token as its text, with b, i or bi before it, icons between angles; spaces as underscores."""
    out = []
    for token in tokens(text):
        voice = "b" * token.bold + "i" * token.italic
        shown = f"<{token.icon}>" if token.icon else token.text or "_"
        out.append(f"{voice}:{shown}" if voice and shown != "_" else shown)
    return out


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("Fire & Ice <3", ["Fire", "_", "&", "_", "Ice", "_", "<3"]),
        ("**Bold**, *it*", ["b:Bold", ",", "_", "i:it"]),
        ("***both*** one", ["bi:both", "_", "one"]),
        ("**a *b* c**", ["b:a", "_", "bi:b", "_", "b:c"]),
        ("4 * 3 and 5*", ["4", "_", "*", "_", "3", "_", "and", "_", "5*"]),
        ("2 ** 3", ["2", "_", "**", "_", "3"]),
        (r"\*not\* \:gold\:", ["*not*", "_", ":gold:"]),
        (r"6\" gun, \\", ['6"', "_", "gun,", "_", "\\"]),
        ("Pay 2:gold:.", ["Pay", "_", "2", "<gold>", "."]),
        ("10:30:45 a::b :Gold:", ["10:30:45", "_", "a::b", "_", ":Gold:"]),
        ("**:gold:**", ["b:<gold>"]),
        ("", []),
    ],
)
def test_what_is_read(typed: str, read: list[str]) -> None:
    assert said(typed) == read


@pytest.mark.parametrize(("typed", "mark"), [("a **b", "**"), ("*a **", "*"), ("**a*", "**"), ("***a**", "*")])
def test_what_stays_open_is_told(typed: str, mark: str) -> None:
    with pytest.raises(InlineError) as caught:
        tokens(typed)
    assert str(caught.value).startswith(f"{mark} is opened but never closed")
