"""Pieces and papers: full-bleed mapsheets fit Letter and not A4."""

from __future__ import annotations

import pytest

from printkit.contracts import Inspection
from printkit.imposition.mapsheet import SCHEME as MAPSHEET
from printkit.imposition.one_up import SCHEME as ONE_UP
from printkit.paper import PAPERS
from printkit.pieces import Piece
from printkit.rules.sheet_fits_paper import check
from printkit.sheets import Request
from tests.imposition.stage import face, kit

MAP = Piece("mapsheet", "I", "Mapsheet I", face(215_900, 266_700, "#EEEEEE"), scheme="mapsheet")


def told(paper: str, piece: Piece, mapsheets: str = "margin-safe") -> list[str]:
    scheme = MAPSHEET if piece.scheme == "mapsheet" else ONE_UP
    stage = kit(mapsheets)
    sheets = tuple(scheme.impose((piece,), stage, Request(PAPERS[paper])))
    return [violation.message for violation in check(Inspection(stage, (piece,), sheets))]


@pytest.mark.parametrize("paper", PAPERS)
def test_a_margin_safe_mapsheet_fits_both_papers(paper: str) -> None:
    assert told(paper, MAP) == []


def test_a_full_bleed_mapsheet_fits_letter_and_not_a4() -> None:
    assert told("letter", MAP, "full-bleed") == []
    assert told("a4", MAP, "full-bleed") == ["mapsheet 'I' of 215.9 x 266.7 mm does not fit a4 paper (210 x 297 mm)"]


def test_a_chart_must_lie_inside_the_margins() -> None:
    chart = Piece("chart", "wide", "Wide", face(262_000, 100_000, "#EEEEEE"))
    for paper, size in (("letter", "215.9 x 279.4"), ("a4", "210 x 297")):
        assert told(paper, chart) == [
            f"chart 'wide' of 262 x 100 mm does not fit {paper} paper ({size} mm) inside margins of 6.35 mm"
        ]


def test_a_chart_that_is_wider_than_the_page_lies_sideways() -> None:
    chart = Piece("chart", "wide", "Wide", face(261_000, 100_000, "#EEEEEE"))
    assert told("letter", chart) == told("a4", chart) == []
