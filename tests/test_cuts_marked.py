"""Every straight cut can be found on the page that a printer at home prints: read back from the finished PDF."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

import printkit
from printkit.check import inspect
from printkit.exporters._pdf_document import make_pdf
from printkit.kit import Kit
from printkit.paper import PAPERS, Paper
from printkit.sheets import Request, Sheet
from tests.exporters.readback import Item
from tests.exporters.readback_pdf import read_pdf

ROOT = Path(__file__).parents[1]
KITS = {
    "mmm": ROOT / "components" / "mmm",
    "five-arches": ROOT / "components" / "five-arches",
    "skeleton": ROOT / "printkit" / "skeleton",
}
CUT_BY_LINES = ("card", "die-cut", "mapsheet", "one-up", "board")
"""Schemes of pieces that are cut out by straight cuts all round."""
UM = 25_400 / 72
REACH, LEAST, NEAR = 9_000, 2_000, 50
"""Micrometres: how far off a mark may stand, how much of it is wanted, and how exactly it lies on its line."""

Line = tuple[bool, int]
"""Upright or level, and where."""
Span = tuple[int, int]


def the_kit(name: str) -> Kit:
    kit, findings = printkit.load(KITS[name])
    assert kit is not None, findings
    return kit


@cache
def pages(name: str, paper: str) -> list[tuple[Sheet, list[Item]]]:
    """Each front that is cut, and what its page of the PDF shows. Of copies and further maps one is enough."""
    kit = the_kit(name)
    found: dict[tuple[str, int, int], Sheet] = {}
    for sheet in inspect(kit, [Request(PAPERS[paper], "none")]).sheets:
        if sheet.placed and sheet.placed[0].piece.scheme in CUT_BY_LINES:
            one = sheet.placed[0]
            found.setdefault((one.piece.scheme, one.x, one.y) if len(sheet.placed) == 1 else ("", 0, len(found)), sheet)
    sheets = tuple(found.values())
    data = make_pdf(kit, sheets)
    return [(sheet, read_pdf(data, number)) for number, sheet in enumerate(sheets)]


def ends(sheet: Sheet) -> Iterator[tuple[Line, int, int]]:
    """Both ends of every cut: its line, where it ends, and which way is out (-1 or 1)."""
    lines: dict[Line, list[Span]] = defaultdict(list)
    for x0, y0, x1, y1 in (placed.box for placed in sheet.placed):
        for x in (x0, x1):
            lines[True, x].append((y0, y1))
        for y in (y0, y1):
            lines[False, y].append((x0, x1))
    for line, spans in lines.items():
        for start, end in spans:
            if not any(other[0] < start <= other[1] for other in spans):
                yield line, start, -1
            if not any(other[0] <= end < other[1] for other in spans):
                yield line, end, 1


def strokes(items: list[Item]) -> dict[Line, list[Span]]:
    """Straight strokes along the paper's edges by the line that they lie on."""
    found: dict[Line, list[Span]] = defaultdict(list)
    for item in items:
        if item.what == "path" and set(item.look[0]) == {"M", "L"} and len(item.look[0]) % 2 == 0:
            for (x0, y0), (x1, y1) in zip(item.points[0::2], item.points[1::2], strict=True):
                a, b, c, d = (round(v * UM) for v in (x0, y0, x1, y1))
                if abs(a - c) <= 1:
                    found[True, a].append((min(b, d), max(b, d)))
                elif abs(b - d) <= 1:
                    found[False, b].append((min(a, c), max(a, c)))
    return found


def unmarked(sheet: Sheet, items: list[Item]) -> list[tuple[Line, int, int]]:
    """Ends of cuts that nobody finds: no stroke near them on the cut's line that a printer would print."""
    marks = strokes(items)
    return [
        (line, end, way)
        for line, end, way in ends(sheet)
        if not any(
            _printed(span, line, end, way, sheet.paper) >= LEAST
            for (upright, at), spans in marks.items()
            if upright == line[0] and abs(at - line[1]) <= NEAR
            for span in spans
        )
    ]


def _printed(span: Span, line: Line, end: int, way: int, paper: Paper) -> int:
    """How much of a stroke near the end of a cut, outside it or on it, lies inside the paper's margins."""
    room = (paper.height if line[0] else paper.width) - paper.margin
    low, high = sorted((end + way * REACH, end - way * REACH))
    return min(span[1], high, room) - max(span[0], low, paper.margin)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", KITS)
def test_every_cut_has_a_mark_at_each_end_that_is_printed(name: str, paper: str) -> None:
    for sheet, items in pages(name, paper):
        assert not unmarked(sheet, items), sheet.title


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", KITS)
def test_marks_on_cuts_lie_on_no_text(name: str, paper: str) -> None:
    for sheet, items in pages(name, paper):
        lines = {line for line, _, _ in ends(sheet)}
        texts = [(item.points, item.look[2]) for item in items if item.what == "text"]
        for points, size in texts:
            left, right = (pick(x for x, _ in points) * UM for pick in (min, max))
            top, bottom = (min(y for _, y in points) - size * 0.7) * UM, max(y for _, y in points) * UM
            for (upright, at), spans in strokes(items).items():
                if (upright, at) not in lines:
                    continue
                for low, high in spans:
                    box = (at, low, at, high) if upright else (low, at, high, at)
                    assert not (box[0] <= right and left <= box[2] and box[1] <= bottom and top <= box[3]), sheet.title


def test_a_mark_that_is_taken_away_is_missed() -> None:
    sheet, items = next(page for page in pages("five-arches", "letter") if page[0].section == "Cards")
    assert {item.look[3] for item in items if item.look[0] == "ML" * (len(item.look[0]) // 2)} >= {"#FFFFFF", "#808080"}
    bare = replace(sheet, guides=())
    assert len(unmarked(bare, read_pdf(make_pdf(the_kit("five-arches"), (bare,))))) > 8
