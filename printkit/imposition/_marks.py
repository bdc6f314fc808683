"""Where schemes may lay pieces on a sheet, and the crop marks round them. Whole micrometres, y down."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

from printkit.colour import Colour
from printkit.contracts import PAPERS, Paper
from printkit.drawing import Paint, Path, Role, Segment

Box = tuple[int, int, int, int]
"""x0, y0, x1, y1."""

CROP_OFF = 2_000
"""Crop marks begin this far from the trim, so that a cut that strays a little shows none of them."""
CROP_LENGTH = 4_000
CROP_PAINT = Paint(stroke=Colour("#808080"), width=141)
"""0.4 pt in mid grey, which shows on light and on dark."""

FOOTER = 4_000
"""Height of the ruler and folio at the bottom of the printable area."""
FOOTER_GAP = 1_500
"""Clear space above them."""


def frame(paper: Paper) -> Box:
    """What Letter and A4 can both print, less the footer, centred: one size, so that both hold the same layout."""
    width = min(each.width - 2 * each.margin for each in PAPERS.values())
    height = min(each.height - 2 * each.margin for each in PAPERS.values())
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


def crop_marks(blocks: Iterable[Iterable[Box]], bleed: int = 0) -> Path:
    """Marks at both ends of each straight cut through blocks of butted trims.

    They lie outside the blocks only, an empty cell gets none, and where two blocks want the same mark it is drawn once.
    """
    strokes = (stroke for trims in blocks for stroke in _block_marks(trims, bleed))
    segments: list[Segment] = []
    for x0, y0, x1, y1 in dict.fromkeys(strokes):
        segments += [("M", (x0, y0)), ("L", (x1, y1))]
    return Path(tuple(segments), CROP_PAINT, Role.GUIDE, name="crop-marks")


def _block_marks(trims: Iterable[Box], bleed: int) -> Iterator[Box]:
    upright: dict[int, list[tuple[int, int]]] = defaultdict(list)
    level: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for x0, y0, x1, y1 in trims:
        for x in (x0, x1):
            upright[x].append((y0, y1))
        for y in (y0, y1):
            level[y].append((x0, x1))
    for x, cuts in sorted(upright.items()):
        yield from ((x, near, x, far) for near, far in _ends(cuts, bleed))
    for y, cuts in sorted(level.items()):
        yield from ((near, y, far, y) for near, far in _ends(cuts, bleed))


def _ends(cuts: list[tuple[int, int]], bleed: int) -> Iterator[tuple[int, int]]:
    """From where to where the marks run at the ends of cuts along one line; cuts that touch are one cut."""
    joined: list[tuple[int, int]] = []
    for start, end in sorted(cuts):
        if joined and start <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        else:
            joined.append((start, end))
    off, reach = crop_off(bleed), crop_reach(bleed)
    for start, end in joined:
        yield start - reach, start - off
        yield end + off, end + reach
