"""The footer of a sheet: a ruler that shows the printer's scale, and the folio (kit, version, paper, page label).

It stands at the bottom of the printable area, below all that a scheme may use, so nothing of it can lie on a piece.
Where pieces reach down to the bottom margin, as three poker cards do on Letter, it stands upright at the left side.
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.colour import Colour
from printkit.drawing import Group, Mark, Paint, Path, Role, Segment, Text
from printkit.fonts import Font
from printkit.imposition._marks import Box
from printkit.kit import Kit
from printkit.lettering import Style, fit_size, line
from printkit.paper import FOOTER, Paper
from printkit.units import MM_PER_INCH, mm, points, um

_INK = Colour("#4A4F57")
_HAIRLINE = Paint(stroke=_INK, width=106)
_FONT_WORD = "label"
"""The kit's font for the footer; a kit that has none of this name prints it in its first font."""
_SIZE, _FLOOR, _UNIT_SIZE = 6.5, 5.0, 5.5
"""Points: the folio's words, the least that a long title may shrink them to, and the ruler's units."""
_NOTE_SIZE = 9.0
"""Points: the words on a blank reverse."""

_MILLIMETRES, _EIGHTHS = 100, 32
"""The ruler's two scales: 100 mm above its axis, 4 in below."""
_TICKS = {10: 1_700, 5: 1_200, 1: 700}
_EIGHTH_TICKS = {8: 1_700, 4: 1_200, 1: 700}
"""Every so many steps: how tall the tick is."""
_LENGTH = um(_EIGHTHS * float(MM_PER_INCH) / 8)
_DEEP = 2 * 1_700
"""The ruler from the tips of its ticks to the tips on the other side."""
UPRIGHT_SHIFT = 14_000
"""How far down an upright ruler is moved: of the cuts between poker cards on Letter it then crosses one, not two."""
CLEAR = 300
"""Between an upright ruler and a crop mark."""
_APART = 2.0
_INSET = 6.0
"""Millimetres between ruler and words, and from the printable edge to the words: a wide piece has crop marks there."""


def footer(kit: Kit, paper: Paper, label: str, upright: bool = False) -> tuple[Mark, ...]:
    """The marks of one sheet's footer."""
    name = paper_name(paper)
    if not upright:
        return _level(kit, paper, name, label, 0)
    # As at the bottom of a sheet that lies on its side, read from below; the ruler is moved off the cut between cards.
    side = Paper(paper.name, paper.height, paper.width, paper.margin)
    marks = _level(kit, side, name, label, -UPRIGHT_SHIFT)
    across = float(2 * paper.margin + (_DEEP + FOOTER) // 2 - side.height)
    return (Group(marks, (0.0, -1.0, 1.0, 0.0, across, float(paper.height)), name="footer"),)


def footer_strip(paper: Paper, upright: bool = False) -> Box:
    """What the footer takes of a sheet: x0, y0, x1, y1. Of an upright one, the part that its ruler takes."""
    if not upright:
        top = paper.height - paper.margin - FOOTER
        return paper.margin, top, paper.width - paper.margin, top + FOOTER
    middle, half = paper.height // 2 + UPRIGHT_SHIFT, _LENGTH // 2
    return paper.margin, middle - half, paper.margin + _DEEP + CLEAR, middle + half


def _level(kit: Kit, paper: Paper, name: str, label: str, shift: int) -> tuple[Mark, ...]:
    """Words, ruler, words along the bottom; the ruler ``shift`` off the middle."""
    font = _font(kit)
    axis = paper.height - paper.margin - FOOTER // 2
    left = (paper.width - _LENGTH) // 2 + shift
    begin, end = mm(left), mm(left + _LENGTH)
    units = tuple(_unit(word, font, end, mm(axis), side) for word, side in ((f"{_MILLIMETRES} mm", 0.0), ("4 in", 1.0)))
    edge = mm(paper.margin) + _INSET
    after = end + _APART + max(mm(unit.width) for unit in units)
    title = f"{kit.info.title} · version {kit.info.version}"
    folio = f"{name} · print at 100 % · page {label}"
    return (
        Path(tuple(_ruler(left, axis)), _HAIRLINE, Role.GUIDE, name="ruler"),
        *units,
        _words(title, font, edge, mm(axis), begin - _APART - edge, "start"),
        _words(folio, font, mm(paper.width) - edge, mm(axis), mm(paper.width) - edge - after, "end"),
    )


def _font(kit: Kit) -> Font:
    return kit.fonts[_FONT_WORD] if _FONT_WORD in kit.fonts else next(iter(kit.fonts.by_word.values()))


def paper_name(paper: Paper) -> str:
    """'Letter' or 'A4', as print dialogs write it."""
    return paper.name.capitalize()


def _ruler(left: int, axis: int) -> Iterator[Segment]:
    """The axis, millimetre ticks upward and eighths of an inch downward, all from one zero."""

    def stroke(x0: int, y0: int, x1: int, y1: int) -> Iterator[Segment]:
        yield "M", (x0, y0)
        yield "L", (x1, y1)

    yield from stroke(left, axis, left + _LENGTH, axis)
    for step in range(_MILLIMETRES + 1):
        x = left + step * 1_000
        yield from stroke(x, axis, x, axis - _tick(step, _TICKS))
    for step in range(_EIGHTHS + 1):
        x = left + step * 3_175
        yield from stroke(x, axis, x, axis + _tick(step, _EIGHTH_TICKS))


def _tick(step: int, heights: dict[int, int]) -> int:
    return next(height for every, height in heights.items() if step % every == 0)


def _unit(text: str, font: Font, x: float, axis: float, side: float) -> Text:
    """A unit at the end of its scale: above the axis (side 0) or below it (side 1)."""
    size = points(_UNIT_SIZE)
    gap = 0.35
    baseline = axis - gap if side == 0.0 else axis + gap + font.cap_height * size
    return line(text, x + 0.8, baseline, Style(font, size, _INK), role=Role.GUIDE, name="ruler")


def blank_note(kit: Kit, paper: Paper, front_label: str) -> Text:
    """What stands in the middle of a reverse that carries no back, so that nobody takes it for a fault."""
    font = _font(kit)
    text = f"The reverse of page {front_label} is blank on purpose."
    middle = mm(paper.width) / 2, mm(paper.height) / 2
    return line(text, *middle, Style(font, points(_NOTE_SIZE), _INK), align="middle", role=Role.GUIDE, name="blank")


def _words(text: str, font: Font, x: float, axis: float, room: float, align: str) -> Text:
    size = fit_size(text, font, points(_SIZE), points(_FLOOR), room)
    baseline = axis + font.cap_height * size / 2
    return line(text, x, baseline, Style(font, size, _INK), align=align, room=room, role=Role.GUIDE, name="folio")
