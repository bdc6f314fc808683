"""Inline markup read: ``**bold**``, ``*italic*``, ``:icon:``, curled quotes. Text in, tokens out; no font in sight.

A star that stands alone is a star: it opens only before a letter and closes only after one, so ``4 * 3``, ``5*`` and
``Fire & Ice <3`` print as typed. ``\\*``, ``\\:``, ``\\"``, ``\\'`` and ``\\\\`` print the sign itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from unicodedata import normalize

NBSP = "\u00a0"
"""Holds two words on one line; printed as a plain space so that readers find the phrase."""

_OPENS = " \t\n([{\u2013\u2014/*" + NBSP
"""A quotation mark after one of these, or at the start, opens."""
_SIGN = re.compile(
    r"(?P<space>[ \t\n]+)|\\(?P<escaped>[*:\\\"'])|(?P<stars>\*{1,3})|:(?P<icon>[a-z][a-z0-9-]{0,39}):|(?P<plain>.)",
    re.DOTALL,
)
_BOLD, _ITALIC = 2, 1
"""Stars that a voice takes."""


class InlineError(ValueError):
    """The markup does not close; the message says which."""


@dataclass(frozen=True, slots=True)
class Token:
    """A run of characters in one voice, an icon's word, or (with neither) a space at which a line may break."""

    text: str = ""
    icon: str = ""
    bold: bool = False
    italic: bool = False


def typographic(text: str) -> str:
    """Straight quotes curled, ``--`` to an en dash, ``...`` to an ellipsis; escaped signs stay for the reader."""
    out: list[str] = []
    for i, char in enumerate(text):
        opens = i == 0 or text[i - 1] in _OPENS
        if char not in "\"'" or (i and text[i - 1] == "\\"):
            out.append(char)
        elif char == '"':
            out.append("\u201c" if opens else "\u201d")
        else:
            out.append("\u2018" if opens else "\u2019")
    return "".join(out).replace("--", "\u2013").replace("...", "\u2026")


def tokens(text: str) -> list[Token]:
    """The tokens of a paragraph, neighbours of one voice joined. Raises InlineError where a star stays open.

    A letter and an accent typed apart are one.
    """
    out: list[Token] = []
    for token in _read(typographic(text if text.isascii() else normalize("NFC", text))):
        last = out[-1] if out else None
        if last and last.text and token.text and (last.bold, last.italic) == (token.bold, token.italic):
            out[-1] = Token(last.text + token.text, "", token.bold, token.italic)
        else:
            out.append(token)
    return out


def _read(text: str) -> Iterator[Token]:
    open_stars = 0
    for found in _SIGN.finditer(text):
        before, after = text[max(0, found.start() - 1) : found.start()], text[found.end() : found.end() + 1]
        bold, italic = bool(open_stars & _BOLD), bool(open_stars & _ITALIC)
        if found["space"]:
            yield Token()
        elif found["icon"]:
            yield Token(icon=found["icon"], bold=bold, italic=italic)
        elif found["stars"]:
            stars = len(found["stars"])
            closes = open_stars & stars == stars and before.strip()
            if closes or (not open_stars & stars and after.strip()):
                open_stars ^= stars
            else:
                yield Token(found["stars"], "", bold, italic)
        else:
            yield Token(found["escaped"] or found["plain"], "", bold, italic)
    if open_stars:
        raise InlineError(f"{'**' if open_stars & _BOLD else '*'} is opened but never closed in {text[:40]!r}")
