"""Pages two to a leaf, and pieces that have a sheet to themselves."""

from __future__ import annotations

from dataclasses import replace

import pytest

from printkit.imposition._marks import footer_top
from printkit.imposition.one_up import SCHEME as ONE_UP
from printkit.imposition.page import SCHEME as PAGE
from printkit.paper import PAPERS
from printkit.pieces import Piece
from printkit.sheets import Request
from tests.imposition.stage import face, kit

PAGES = tuple(
    Piece("page", str(n), f"Page {n}", face(184_000, 246_000, "#EEEEEE"), scheme="page", section="Rules")
    for n in range(3)
)
CHART = Piece("chart", "weight", "Weight", face(120_000, 80_001, "#EEEEEE"), section="Charts")


@pytest.mark.parametrize(("flip", "backs"), [("long", [False, True, False, True]), ("none", [False, False, False])])
def test_pages_share_leaves_and_the_last_leaf_is_filled_up(flip: str, backs: list[bool]) -> None:
    sheets = list(PAGE.impose(PAGES, kit(), Request(PAPERS["a4"], flip)))
    assert [sheet.back for sheet in sheets] == backs
    assert [one.piece.id for sheet in sheets for one in sheet.placed] == ["0", "1", "2"]
    assert all(sheet.guides == () for sheet in sheets)


@pytest.mark.parametrize("paper", PAPERS)
def test_a_page_of_184_by_246_mm_lies_inside_the_margins_clear_of_the_footer(paper: str) -> None:
    page = PAPERS[paper]
    (sheet, _) = PAGE.impose(PAGES[:1], kit(), Request(page))
    x0, y0, x1, y1 = sheet.placed[0].box
    assert min(x0, y0, page.width - x1) >= page.margin
    assert y1 <= footer_top(page)


@pytest.mark.parametrize("paper", PAPERS)
def test_a_chart_is_centred_across_and_is_its_pages_trim(paper: str) -> None:
    front, reverse = ONE_UP.impose((CHART,), kit(), Request(PAPERS[paper]))
    x0, _, x1, _ = front.placed[0].box
    assert x0 + x1 == PAPERS[paper].width
    assert front.trim == front.placed[0].box
    assert (reverse.back, reverse.placed, reverse.title, reverse.trim) == (True, (), "", None)


def test_copies_have_a_leaf_each_and_none_has_none() -> None:
    request = Request(PAPERS["letter"])
    assert len(list(ONE_UP.impose((replace(CHART, copies=2),), kit(), request))) == 4
    assert list(ONE_UP.impose((replace(CHART, copies=0),), kit(), request)) == []
