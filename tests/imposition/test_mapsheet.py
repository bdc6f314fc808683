"""Mapsheets: one scale for both papers, computed; full bleed on request; the legend where there is room."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from printkit.drawing import Group
from printkit.imposition._marks import footer_top
from printkit.imposition.mapsheet import SCHEME, margin_safe
from printkit.paper import PAPERS
from printkit.pieces import Piece
from printkit.sheets import Request, Sheet
from tests.imposition.stage import face, kit, overlap

WIDTH, HEIGHT = 215_900, 266_700
MAP = Piece(
    kind="mapsheet",
    id="I",
    name="Mapsheet I",
    front=face(WIDTH, HEIGHT, "#EEEEEE"),
    back=face(WIDTH, HEIGHT, "#DDDDDD"),
    scheme="mapsheet",
    section="Mapsheets",
    legend=face(150_000, 10_000, "#102030"),
)


def impose(paper: str, mapsheets: str = "margin-safe", piece: Piece = MAP) -> list[Sheet]:
    return list(SCHEME.impose((piece,), kit(mapsheets), Request(PAPERS[paper])))


def legends(sheet: Sheet) -> list[Group]:
    return [mark for mark in sheet.guides if isinstance(mark, Group) and mark.name == "legend"]


def test_the_scale_is_that_of_the_narrower_paper() -> None:
    # A4 is 210 mm wide, less two margins of 6.35 mm, for a sheet of 215.9 mm: print.md says 91.4 %.
    assert margin_safe(MAP.front)[0] == pytest.approx(float(Fraction(1973, 2159)))
    assert round(margin_safe(MAP.front)[0], 3) == 0.914


def test_a_small_mapsheet_is_not_blown_up() -> None:
    assert margin_safe(face(100_000, 100_000, "#EEEEEE")) == (1.0, 0)


@pytest.mark.parametrize("paper", PAPERS)
def test_both_papers_print_it_alike_inside_their_margins(paper: str) -> None:
    front, back = impose(paper)
    page = PAPERS[paper]
    x0, y0, x1, y1 = front.placed[0].box
    assert (x1 - x0, y1 - y0) == (197_300, 243_724)
    assert x0 >= page.margin and x1 <= page.width - page.margin
    assert y0 >= page.margin and y1 <= page.height - page.margin
    assert front.trim == back.trim == (x0, y0, x1, y1)
    assert (back.placed[0].back, back.placed[0].turn, back.placed[0].box) == (True, 0, front.placed[0].box)


@pytest.mark.parametrize(("paper", "across"), [("letter", (0, 215_900)), ("a4", (-2_950, 212_950))])
def test_full_bleed_prints_at_its_own_size_and_runs_off_a4(paper: str, across: tuple[int, int]) -> None:
    front, _ = impose(paper, "full-bleed")
    x0, y0, x1, y1 = front.placed[0].box
    assert front.placed[0].scale == 1.0
    assert ((x0, x1), y1 - y0, y0 >= 0) == (across, HEIGHT, True)


@pytest.mark.parametrize("paper", PAPERS)
def test_the_legend_stands_above_the_trim_inside_the_margin(paper: str) -> None:
    front, back = impose(paper)
    (legend,) = legends(front)
    top = round(legend.matrix[5])
    assert PAPERS[paper].margin <= top
    assert top + 10_000 < front.placed[0].box[1]
    assert not legends(back)


def test_a_legend_that_is_too_high_is_left_out() -> None:
    high = replace(MAP, legend=face(150_000, 30_000, "#102030"))
    assert not legends(impose("letter", piece=high)[0])
    assert len(legends(impose("a4", piece=high)[0])) == 1


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("mapsheets", ["margin-safe", "full-bleed"])
def test_the_bleed_stays_clear_of_footer_and_legend(paper: str, mapsheets: str) -> None:
    bled = replace(MAP, front=face(WIDTH, HEIGHT, "#EEEEEE", bleed=3_000))
    for sheet in impose(paper, mapsheets, bled):
        assert sheet.bleed is not None
        assert sheet.bleed[3] <= footer_top(PAPERS[paper])
        assert all(round(legend.matrix[5]) + 10_000 < sheet.bleed[1] for legend in legends(sheet))


def test_the_bleed_box_keeps_on_the_paper() -> None:
    bled = Piece("mapsheet", "I", "Mapsheet I", face(WIDTH, HEIGHT, "#EEEEEE", bleed=20_000), scheme="mapsheet")
    front, reverse = impose("letter", piece=bled)
    assert front.bleed is not None and not overlap(front.bleed, (-1_000_000, 0, 0, 279_400))
    assert (reverse.placed, reverse.trim) == ((), None)


WIDE = replace(MAP, front=face(240_000, 180_000, "#EEEEEE", 3_000), back=face(240_000, 180_000, "#DDDDDD", 3_000))


@pytest.mark.parametrize("paper", PAPERS)
def test_a_wide_map_lies_sideways_at_full_size(paper: str) -> None:
    front, back = impose(paper, piece=WIDE)
    page, (x0, y0, x1, y1) = PAPERS[paper], front.placed[0].box
    assert margin_safe(WIDE.front) == (1.0, 90)
    assert (x1 - x0, y1 - y0) == (180_000, 240_000)
    assert x0 >= page.margin and x1 <= page.width - page.margin
    assert y0 >= page.margin and y1 + 3_000 <= footer_top(page)
    assert front.bleed == (x0 - 3_000, y0 - 3_000, x1 + 3_000, y1 + 3_000)
    # Its head is at the right of the page, and the legend beyond it, turned as the map is.
    (legend,) = legends(front)
    assert legend.matrix[:4] == (0.0, 1.0, -1.0, 0.0)
    assert legend.matrix[4] - 10_000 >= x1 + 3_000 and legend.matrix[4] <= page.width - page.margin
    assert legend.matrix[5] + 150_000 / 2 == pytest.approx((page.margin + footer_top(page)) / 2, abs=1)
    # Turned over about the long edge, the plate lies behind it.
    (u0, v0, u1, v1), turn = back.placed[0].box, back.placed[0].turn
    assert (page.width - u1, v0, page.width - u0, v1, turn) == (x0, y0, x1, y1, 270)


def test_the_end_of_a_wide_map_keeps_clear_of_the_footer() -> None:
    full = replace(MAP, front=face(258_200, 197_300, "#EEEEEE", 3_000), back=None)
    front, *_ = impose("letter", piece=full)
    assert front.bleed is not None and front.trim is not None
    assert front.trim[1] == PAPERS["letter"].margin
    assert front.bleed[3] <= footer_top(PAPERS["letter"])
