"""Inline text: typographic quotes, **bold** and *italic*, and lines broken at spaces. Millimetres; no kit in sight."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from printkit.drawing import Text
from printkit.findings import NOWHERE, Span
from printkit.lettering import Style, line

NBSP = "\u00a0"
"""Holds two words on one line; printed as a plain space so that readers find the phrase."""

_OPENS = " \t\n([{\u2013\u2014/*" + NBSP
"""A quotation mark after one of these, or at the start, opens."""
_MARKUP = re.compile(r"\*\*|\*")


class InlineError(ValueError):
    """The markup does not close; the message says which."""


@dataclass(frozen=True, slots=True)
class Voices:
    """One text in its three voices, all of one size."""

    plain: Style
    bold: Style
    italic: Style


@dataclass(frozen=True, slots=True)
class Fragment:
    """Part of a word in one voice."""

    text: str
    style: Style

    @property
    def width(self) -> float:
        """Advance in millimetres."""
        return self.style.font.width(self.text, self.style.size, self.style.tracking)


Word = tuple[Fragment, ...]
"""What no line break may part."""


def typographic(text: str) -> str:
    """Straight quotes curled, ``--`` to an en dash, ``...`` to an ellipsis."""
    out: list[str] = []
    for i, char in enumerate(text):
        opens = i == 0 or text[i - 1] in _OPENS
        if char == '"':
            out.append("\u201c" if opens else "\u201d")
        elif char == "'":
            out.append("\u2018" if opens else "\u2019")
        else:
            out.append(char)
    return "".join(out).replace("--", "\u2013").replace("...", "\u2026")


def words(text: str, voices: Voices) -> list[Word]:
    """Read markup and part at spaces. Raises InlineError where ``**`` or ``*`` stays open."""
    text = typographic(" ".join(text.split(" ")))
    out: list[Word] = []
    word: list[Fragment] = []
    bold = italic = False
    for kind, part in _tokens(text):
        if kind == "mark":
            bold, italic = (not bold, italic) if part == "**" else (bold, not italic)
        elif kind == "space":
            if word:
                out.append(tuple(word))
                word = []
        else:
            word.append(Fragment(part, voices.bold if bold else voices.italic if italic else voices.plain))
    if word:
        out.append(tuple(word))
    if bold or italic:
        raise InlineError(f"{'**' if bold else '*'} is opened but never closed in {text[:40]!r}")
    return out


def _tokens(text: str) -> Iterator[tuple[str, str]]:
    for chunk in re.findall(r"[ \t\n]+|[^ \t\n]+", text):
        if chunk.isspace() and NBSP not in chunk:
            yield "space", chunk
            continue
        at = 0
        for found in _MARKUP.finditer(chunk):
            if found.start() > at:
                yield "text", chunk[at : found.start()]
            yield "mark", found.group()
            at = found.end()
        if at < len(chunk):
            yield "text", chunk[at:]


def width(word: Word) -> float:
    """Advance of a word in millimetres."""
    return sum(fragment.width for fragment in word)


def _space(word: Word) -> float:
    style = word[-1].style
    return style.font.width(" ", style.size)


def wrap(text: Sequence[Word], room: float) -> list[list[Word]]:
    """Break into lines that fit ``room``; a wider word stands alone, and its mark tells the rule text-fits."""
    lines: list[list[Word]] = []
    used = 0.0
    for word in text:
        wide = width(word)
        step = _space(lines[-1][-1]) if lines else 0.0
        if lines and used + step + wide <= room + 1e-9:
            lines[-1].append(word)
            used += step + wide
        else:
            lines.append([word])
            used = wide
    return lines


def even(text: Sequence[Word], room: float) -> list[list[Word]]:
    """As ``wrap``, in no more lines, but as even as can be: for leads, where a last line of one word looks lost."""
    lines = wrap(text, room)
    low, high = room / 2, room
    while len(lines) > 1 and high - low > 0.2:
        middle = (low + high) / 2
        tried = wrap(text, middle)
        if len(tried) == len(lines) and all(extent(row) <= middle + 1e-9 for row in tried):
            high = middle
        else:
            low = middle
    return wrap(text, high)


def extent(words_: Sequence[Word]) -> float:
    """Width of words on one line, spaces between them included."""
    return sum(width(word) for word in words_) + sum(_space(word) for word in words_[:-1])


def place(
    words_: Sequence[Word], x: float, y: float, room: float, span: Span = NOWHERE, name: str = ""
) -> tuple[Text, ...]:
    """One line with its baseline at (x, y): a mark for each run of one voice, each told the room that is left to it."""
    marks: list[Text] = []
    run, style, start, at = "", None, 0.0, 0.0

    def close() -> None:
        if style is not None and run.strip():
            shown = run.strip(" " + NBSP).replace(NBSP, " ")
            blank = len(run) - len(run.lstrip(" " + NBSP))
            left = start + style.font.width(run[:blank], style.size)
            marks.append(line(shown, x + left, y, style, room=max(0.0, room - left), span=span, name=name))

    for i, word in enumerate(words_):
        for j, fragment in enumerate(word):
            gap = _space(words_[i - 1]) if j == 0 and i > 0 else 0.0
            if fragment.style == style:
                run += (" " if gap else "") + fragment.text
            else:
                close()
                run, style, start = fragment.text, fragment.style, at + gap
            at += gap + fragment.width
    close()
    return tuple(marks)
