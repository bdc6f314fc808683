"""Where schemes may lay pieces on a sheet, and the marks of their cuts. Whole micrometres, y down.

A cut is marked at both ends, outside the block. Where a printer at home would not print that mark, since the block
reaches too near to the margin, it lies on the cut itself instead, where the knife takes it away.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from printkit.colour import WHITE, Colour
from printkit.drawing import Paint, Path, Role, Segment
from printkit.paper import FOOTER, FOOTER_GAP, Paper, printable

Box = tuple[int, int, int, int]
"""x0, y0, x1, y1."""

CROP_OFF = 2_000
"""Crop marks begin this far from the trim, so that a cut that strays a little shows none of them."""
CROP_LENGTH = 4_000
CROP_PAINT = Paint(stroke=Colour("#808080"), width=141)
"""0.4 pt in mid grey, which shows on light and on dark."""
LEAST_SEEN = 2_000
"""A mark of which less would be printed lies on its cut instead."""
CUT_LENGTH = 3_000
"""Marks on a cut are this long, from the block's edge inward."""
CUT_ARM = 1_500
"""Crosses where cuts meet reach so far: no farther than the corners of cards are commonly rounded."""
CUT_PAINTS = (Paint(stroke=WHITE, width=200), Paint(stroke=CROP_PAINT.stroke, width=100))
"""White under grey, so that the line shows on the darkest face and on the lightest."""


def frame(paper: Paper) -> Box:
    """What Letter and A4 can both print, less the footer, centred: one size, so that both hold the same layout."""
    width, height = printable()
    left, top = (paper.width - width) // 2, (paper.height - height) // 2
    return left, top, left + width, top + height - FOOTER - FOOTER_GAP


def footer_top(paper: Paper) -> int:
    """A piece that ends above this height is clear of the footer."""
    return paper.height - paper.margin - FOOTER - FOOTER_GAP


def crop_off(bleed: int) -> int:
    """How far from the trim crop marks begin: not before the bleed has ended."""
    return max(CROP_OFF, bleed)


def crop_reach(bleed: int) -> int:
    """How far crop marks stand out from the trim."""
    return crop_off(bleed) + CROP_LENGTH


def block_gap(bleed: int) -> int:
    """How far apart blocks stand: their bleeds keep clear of each other, and their facing marks become one."""
    return crop_reach(bleed) + crop_off(bleed)


class _Cut(NamedTuple):
    """One straight cut through a block: upright at an x from y to y, or level at a y from x to x."""

    upright: bool
    at: int
    start: int
    end: int

    def stroke(self, near: int, far: int) -> Box:
        """The line from ``near`` to ``far`` along it."""
        return (self.at, near, self.at, far) if self.upright else (near, self.at, far, self.at)


def crop_marks(
    paper: Paper, blocks: Iterable[Iterable[Box]], bleed: int = 0, off: int | None = None, clear: Box | None = None
) -> tuple[Path, ...]:
    """Marks at both ends of each straight cut through blocks of butted trims.

    They lie outside the blocks, an empty cell gets none, and where two blocks want the same mark it is drawn once. They
    begin ``off`` from the trim (not given: past the bleed), and stop short of the box ``clear``. A mark of which too
    little lies inside the paper's margins lies on the cut, with a small cross wherever another cut meets that one.
    """
    away = crop_off(bleed) if off is None else off
    outside: dict[Box, None] = {}
    on_cut: dict[Box, None] = {}
    for trims in blocks:
        cuts = list(_cuts(trims))
        for cut in cuts:
            hidden = False
            for stroke, tick in _ends(cut, away, paper):
                kept = _clear_of(stroke, clear) if clear else stroke
                if kept is not None and _seen(kept, paper) >= LEAST_SEEN:
                    outside[kept] = None
                elif _is_cut(cut, paper):
                    hidden = True
                    on_cut[tick] = None
            if hidden:
                on_cut |= dict.fromkeys(_crosses(cut, cuts))
    marks = [(outside, CROP_PAINT, "crop-marks"), *((on_cut, paint, "cut-marks") for paint in CUT_PAINTS)]
    return tuple(Path(_segments(strokes), paint, Role.GUIDE, name=name) for strokes, paint, name in marks if strokes)


def _segments(strokes: Iterable[Box]) -> tuple[Segment, ...]:
    out: list[Segment] = []
    for x0, y0, x1, y1 in strokes:
        out += [("M", (x0, y0)), ("L", (x1, y1))]
    return tuple(out)


def _clear_of(stroke: Box, box: Box) -> Box | None:
    """A mark, cut off where it runs into a box; None where nothing of it is left."""
    x0, y0, x1, y1 = stroke
    if x1 < box[0] or x0 > box[2] or y1 < box[1] or y0 > box[3]:
        return stroke
    if x0 == x1:
        kept = (x0, y0, x1, box[1]) if y0 < box[1] else (x0, box[3], x1, y1)
    else:
        kept = (x0, y0, box[0], y1) if x0 < box[0] else (box[2], y0, x1, y1)
    return kept if kept[2] > kept[0] or kept[3] > kept[1] else None


def _seen(stroke: Box, paper: Paper) -> int:
    """How much of a mark lies inside the paper's margins."""
    x0, y0 = max(stroke[0], paper.margin), max(stroke[1], paper.margin)
    x1, y1 = min(stroke[2], paper.width - paper.margin), min(stroke[3], paper.height - paper.margin)
    return 0 if x1 < x0 or y1 < y0 else x1 - x0 + y1 - y0


def _is_cut(cut: _Cut, paper: Paper) -> bool:
    """Is there anything to cut? Not where a piece ends with the paper, or beyond it."""
    return 0 < cut.at < (paper.width if cut.upright else paper.height)


def _ends(cut: _Cut, away: int, paper: Paper) -> Iterator[tuple[Box, Box]]:
    """For both ends of a cut: the mark outside the block, and the one on the cut, from where the printer begins."""
    far = away + CROP_LENGTH
    first = max(cut.start, paper.margin)
    last = min(cut.end, (paper.height if cut.upright else paper.width) - paper.margin)
    long = min(CUT_LENGTH, (cut.end - cut.start) // 2)
    yield cut.stroke(cut.start - far, cut.start - away), cut.stroke(first, first + long)
    yield cut.stroke(cut.end + away, cut.end + far), cut.stroke(last - long, last)


def _crosses(cut: _Cut, cuts: Iterable[_Cut]) -> Iterator[Box]:
    """The arms of a cross, along both cuts, wherever another meets this one between its ends."""
    for other in cuts:
        if other.upright != cut.upright and cut.start < other.at < cut.end and other.start <= cut.at <= other.end:
            for along, at in ((cut, other.at), (other, cut.at)):
                yield along.stroke(max(along.start, at - CUT_ARM), min(along.end, at + CUT_ARM))


def _cuts(trims: Iterable[Box]) -> Iterator[_Cut]:
    """The straight cuts through a block, upright ones first; cuts that touch along one line are one."""
    lines: dict[tuple[bool, int], list[tuple[int, int]]] = defaultdict(list)
    for x0, y0, x1, y1 in trims:
        for x in (x0, x1):
            lines[True, x].append((y0, y1))
        for y in (y0, y1):
            lines[False, y].append((x0, x1))
    for (upright, at), parts in sorted(lines.items(), key=lambda item: (not item[0][0], item[0][1])):
        joined: list[tuple[int, int]] = []
        for start, end in sorted(parts):
            if joined and start <= joined[-1][1]:
                joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
            else:
                joined.append((start, end))
        yield from (_Cut(upright, at, start, end) for start, end in joined)
