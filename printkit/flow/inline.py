"""Inline text: words in their voices with icons among them, lines broken at spaces. Millimetres; no kit in sight."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from printkit.bidi import levels, reads_right_to_left, visual_order
from printkit.colour import Colour
from printkit.drawing import Role, Text, Use
from printkit.findings import NOWHERE, Span
from printkit.flatart.reader import FlatArt
from printkit.flatart.transform import fit
from printkit.flow.markup import NBSP, Token, tokens
from printkit.lettering import Style, line
from printkit.units import um

Art = Callable[[str, Colour], FlatArt | None]
"""An icon's word and the colour of the text around it to the picture; None where the word is no icon."""

_ICON = 1.0
"""Height of an icon in ems: it stands a little over capitals and digits, and as much under their line."""
_BESIDE = 0.06
"""Space at either side of an icon in ems."""


@dataclass(frozen=True, slots=True)
class Voices:
    """One text in its voices, all of one size. Bold italic is bold unless ``both`` is given."""

    plain: Style
    bold: Style
    italic: Style
    both: Style | None = None

    def style(self, bold: bool, italic: bool) -> Style:
        """The voice of a token."""
        if bold and italic and self.both is not None:
            return self.both
        return self.bold if bold else self.italic if italic else self.plain


@dataclass(frozen=True, slots=True)
class Fragment:
    """Part of a word in one voice, or an icon among them (``text`` is then its word, for readers of the drawing)."""

    text: str
    style: Style
    art: FlatArt | None = None

    @property
    def width(self) -> float:
        """Advance in millimetres."""
        if self.art is not None:
            return self.style.size * (_ICON * self.art.view[2] / self.art.view[3] + 2 * _BESIDE)
        return self.style.font.width(self.text, self.style.size, self.style.tracking)


Word = tuple[Fragment, ...]
"""What no line break may part."""


def words(text: str, voices: Voices, art: Art | None = None, capitals: bool = False) -> list[Word]:
    """Read markup and part at spaces. Raises InlineError where ``**`` or ``*`` stays open."""
    out: list[Word] = []
    word: list[Fragment] = []
    for token in (*tokens(text), Token()):
        if token.text or token.icon:
            word.append(_fragment(token, voices.style(token.bold, token.italic), art, capitals))
        elif word:
            out.append(_joined(word))
            word = []
    return out


def as_typed(text: str, style: Style, capitals: bool = False) -> list[Word]:
    """The words of a text in which no sign means anything but itself."""
    return [(Fragment(word.upper() if capitals else word, style),) for word in text.split()]


def _fragment(token: Token, style: Style, art: Art | None, capitals: bool) -> Fragment:
    found = art(token.icon, style.colour) if art and token.icon else None
    text = f":{token.icon}:" if token.icon else token.text
    return Fragment(text.upper() if capitals and not found else text, style, found)


def _joined(word: list[Fragment]) -> Word:
    """Neighbours of one voice as one: what is no icon is text like that around it."""
    out = word[:1]
    for fragment in word[1:]:
        if fragment.art is None and out[-1].art is None and fragment.style == out[-1].style:
            out[-1] = Fragment(out[-1].text + fragment.text, fragment.style)
        else:
            out.append(fragment)
    return tuple(out)


def width(word: Word) -> float:
    """Advance of a word in millimetres."""
    return sum(fragment.width for fragment in word)


def space(word: Word) -> float:
    """Width of the space after a word."""
    style = word[-1].style
    return style.font.width(" ", style.size)


def breaks(measured: Sequence[tuple[float, float]], room: float) -> list[tuple[int, int]]:
    """Lines as (first, one past the last) of words given as (width, space after); a wider word stands alone."""
    lines: list[tuple[int, int]] = []
    start, used, gap = 0, 0.0, 0.0
    for i, (wide, after) in enumerate(measured):
        if i > start and used + gap + wide > room + 1e-9:
            lines.append((start, i))
            start, used = i, wide
        else:
            used += gap + wide if i > start else wide
        gap = after
    if start < len(measured):
        lines.append((start, len(measured)))
    return lines


def measured(text: Sequence[Word]) -> list[tuple[float, float]]:
    """Each word's width and the space after it, for ``breaks``."""
    return [(width(word), space(word)) for word in text]


def wrap(text: Sequence[Word], room: float) -> list[list[Word]]:
    """Break into lines that fit ``room``; a wider word stands alone, and its mark tells the rule text-fits."""
    return [list(text[start:end]) for start, end in breaks(measured(text), room)]


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
    return sum(width(word) for word in words_) + sum(space(word) for word in words_[:-1])


def leads_right_to_left(text: Sequence[Word]) -> bool:
    """Does a paragraph read from right to left?"""
    return reads_right_to_left("".join(part.text for word in text for part in word if part.art is None))


def place(
    words_: Sequence[Word],
    x: float,
    y: float,
    room: float,
    span: Span = NOWHERE,
    name: str = "",
    role: Role = Role.TEXT,
    right_to_left: bool | None = None,
) -> tuple[Text | Use, ...]:
    """One line with its baseline at (x, y): a mark for each run of one voice, each told the room that is left to it,
    and one for each icon. A line reads as its paragraph does (None: as its first letter does)."""
    leftward = leads_right_to_left(words_) if right_to_left is None else right_to_left
    marks: list[Text | Use] = []
    for run, left, back in _on_paper(list(_runs(words_)), leftward):
        if run.art is not None:
            marks.append(_icon(run, x + left, y, span))
            continue
        shown = run.text.strip(" " + NBSP).replace(NBSP, " ")
        if shown:
            bare = run.text.rstrip(" " + NBSP) if back else run.text.lstrip(" " + NBSP)
            at = left + run.style.font.width(" ", run.style.size) * (len(run.text) - len(bare))
            rest = max(0.0, room - at)
            marks.append(
                line(shown, x + at, y, run.style, room=rest, right_to_left=back, role=role, span=span, name=name)
            )
    return tuple(marks)


def _runs(words_: Sequence[Word]) -> Iterator[Fragment]:
    """Fragments of one voice joined over spaces, in reading order."""
    run: Fragment | None = None
    for i, word in enumerate(words_):
        for j, fragment in enumerate(word):
            gap = " " if j == 0 and i > 0 else ""
            if run is None:
                run = fragment
            elif run.art is None and fragment.art is None and fragment.style == run.style:
                run = Fragment(run.text + gap + fragment.text, run.style)
            elif gap and run.art is None:
                yield Fragment(run.text + gap, run.style)
                run = fragment
            else:
                yield run
                if gap:
                    yield Fragment(gap, run.style)
                run = fragment
    if run is not None:
        yield run


def _on_paper(runs: list[Fragment], leftward: bool) -> Iterator[tuple[Fragment, float, bool]]:
    """Runs from left to right, each with its distance from the line's left end and whether it reads to the left."""
    text = "".join("\ufffc" if run.art else run.text for run in runs)
    depths = levels(text, leftward)
    if len(runs) > 1 and any(depths):
        parts = list(_parted(runs, depths))
        runs, sides = [part for part, _ in parts], [depth % 2 == 1 for _, depth in parts]
        order = visual_order([depth for _, depth in parts])
    else:
        sides, order = [leftward] * len(runs), list(range(len(runs)))
    at = 0.0
    for i in order:
        yield runs[i], at, sides[i]
        at += runs[i].width


def _parted(runs: list[Fragment], depths: Sequence[int]) -> Iterator[tuple[Fragment, int]]:
    """Runs cut where the direction changes, each with its level."""
    at = 0
    for run in runs:
        length = 1 if run.art else len(run.text)
        for depth, same in groupby(range(at, at + length), key=depths.__getitem__):
            places = list(same)
            text = run.text if run.art else run.text[places[0] - at : places[-1] + 1 - at]
            yield Fragment(text, run.style, run.art), depth
        at += length


def _icon(run: Fragment, x: float, y: float, span: Span) -> Use:
    assert run.art is not None
    size = run.style.size
    height, inset = _ICON * size, _BESIDE * size
    top = y - run.style.font.cap_height * size / 2 - height / 2
    box = (um(x + inset), um(top), um(run.width - 2 * inset), um(height))
    return Use(run.art.symbol, fit(run.art.view, box), Role.ART, f"icon{run.text}".rstrip(":"), span)
