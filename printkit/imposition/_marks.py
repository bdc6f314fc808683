"""Where schemes may lay pieces on a sheet, and the crop marks round them. Whole micrometres, y down."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

from printkit.colour import Colour
from printkit.drawing import Paint, Path, Role, Segment
from printkit.paper import FOOTER, FOOTER_GAP, Paper, printable

Box = tuple[int, int, int, int]
"""x0, y0, x1, y1."""

CROP_OFF = 2_000
"""Crop marks begin this far from the trim, so that a cut that strays a little shows none of them."""
CROP_LENGTH = 4_000
CROP_PAINT = Paint(stroke=Colour("#808080"), width=141)
"""0.4 pt in mid grey, which shows on light and on dark."""


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


def crop_marks(
    blocks: Iterable[Iterable[Box]], bleed: int = 0, off: int | None = None, clear: Box | None = None
) -> Path:
    """Marks at both ends of each straight cut through blocks of butted trims.

    They lie outside the blocks only, an empty cell gets none, and where two blocks want the same mark it is drawn once.
    They begin ``off`` from the trim (not given: past the bleed), and stop short of the box ``clear``.
    """
    start = crop_off(bleed) if off is None else off
    strokes = (stroke for trims in blocks for stroke in _block_marks(trims, start))
    segments: list[Segment] = []
    for stroke in dict.fromkeys(strokes):
        kept = _clear_of(stroke, clear) if clear else stroke
        if kept is not None:
            segments += [("M", (kept[0], kept[1])), ("L", (kept[2], kept[3]))]
    return Path(tuple(segments), CROP_PAINT, Role.GUIDE, name="crop-marks")


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


def _block_marks(trims: Iterable[Box], off: int) -> Iterator[Box]:
    upright: dict[int, list[tuple[int, int]]] = defaultdict(list)
    level: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for x0, y0, x1, y1 in trims:
        for x in (x0, x1):
            upright[x].append((y0, y1))
        for y in (y0, y1):
            level[y].append((x0, x1))
    for x, cuts in sorted(upright.items()):
        yield from ((x, near, x, far) for near, far in _ends(cuts, off))
    for y, cuts in sorted(level.items()):
        yield from ((near, y, far, y) for near, far in _ends(cuts, off))


def _ends(cuts: list[tuple[int, int]], off: int) -> Iterator[tuple[int, int]]:
    """From where to where the marks run at the ends of cuts along one line; cuts that touch are one cut."""
    joined: list[tuple[int, int]] = []
    for start, end in sorted(cuts):
        if joined and start <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        else:
            joined.append((start, end))
    reach = off + CROP_LENGTH
    for start, end in joined:
        yield start - reach, start - off
        yield end + off, end + reach
