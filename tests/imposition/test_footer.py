"""The footer: 100 mm and 4 in at true size, kit, version, paper and label, inside the margins."""

from __future__ import annotations

import pytest

from printkit.drawing import Path, Text
from printkit.imposition._footer import footer
from printkit.imposition._marks import footer_top
from printkit.paper import PAPERS
from printkit.shapes import bounds
from tests.imposition.stage import kit


@pytest.mark.parametrize("paper", PAPERS)
def test_it_says_what_sheet_this_is_and_how_to_print_it(paper: str) -> None:
    words = [mark.text for mark in footer(kit(), PAPERS[paper], "7") if isinstance(mark, Text) and mark.name == "folio"]
    name = {"letter": "Letter", "a4": "A4"}[paper]
    assert words == ["Mini · version 1", f"{name} · print at 100 % · page 7"]


def test_the_ruler_measures_100_mm_and_4_in() -> None:
    (ruler,) = (mark for mark in footer(kit(), PAPERS["letter"], "1") if isinstance(mark, Path))
    axis = ruler.segments[0][1][1]
    ends = [args for op, args in ruler.segments if op == "L"][1:]
    millimetres = sorted(x for x, y in ends if y < axis)
    eighths = sorted(x for x, y in ends if y > axis)
    assert (len(millimetres), millimetres[-1] - millimetres[0]) == (101, 100_000)
    assert (len(eighths), eighths[-1] - eighths[0]) == (33, 101_600)
    assert millimetres[0] == eighths[0]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(
    "title", ["Mini", "A title that goes on for very much longer than anybody would print on a box"]
)
def test_nothing_of_it_leaves_its_strip_or_touches_its_neighbour(paper: str, title: str) -> None:
    page = PAPERS[paper]
    marks = footer(kit(title=title), page, "123")
    boxes = [bounds([mark]) for mark in marks if isinstance(mark, Path)]
    texts = [mark for mark in marks if isinstance(mark, Text)]
    boxes += [(text.x, text.y - text.size, text.x + min(text.width, text.room), text.y) for text in texts]
    across = sorted(boxes)
    for x0, y0, x1, y1 in boxes:
        assert page.margin <= x0 and x1 <= page.width - page.margin
        assert footer_top(page) <= y0 and y1 <= page.height - page.margin
    left, ruler, *_, right = across
    assert left[2] < ruler[0] and max(box[2] for box in across[1:-1]) < right[0]
    assert all(text.width <= text.room for text in texts) or len(title) > 40
