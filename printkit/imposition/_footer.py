"""The footer of a sheet: a ruler that shows the printer's scale, and the folio (kit, version, paper, page label).

It stands at the bottom of the printable area, below all that a scheme may use, so nothing of it can lie on a piece.
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.colour import Colour
from printkit.contracts import Paper
from printkit.drawing import Mark, Paint, Path, Role, Segment, Text
from printkit.fonts import Font
from printkit.imposition._marks import FOOTER
from printkit.kit import Kit
from printkit.lettering import Style, fit_size, line
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
_APART = 2.0
_INSET = 6.0
"""Millimetres between ruler and words, and from the printable edge to the words: a wide piece has crop marks there."""


def footer(kit: Kit, paper: Paper, label: str) -> tuple[Mark, ...]:
    """The marks of one sheet's footer."""
    font = _font(kit)
    axis = paper.height - paper.margin - FOOTER // 2
    left = (paper.width - um(_EIGHTHS * float(MM_PER_INCH) / 8)) // 2
    begin, end = mm(left), mm(paper.width - left)
    units = tuple(_unit(word, font, end, mm(axis), side) for word, side in ((f"{_MILLIMETRES} mm", 0.0), ("4 in", 1.0)))
    edge = mm(paper.margin) + _INSET
    after = end + _APART + max(mm(unit.width) for unit in units)
    title = f"{kit.info.title} · version {kit.info.version}"
    folio = f"{paper_name(paper)} · print at 100 % · page {label}"
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

    yield from stroke(left, axis, left + um(_EIGHTHS * float(MM_PER_INCH) / 8), axis)
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
