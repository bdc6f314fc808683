"""The size of a mapsheet: given, taken from the page, or made by its hexes."""

from __future__ import annotations

import pytest

from printkit.contracts import Inspection
from printkit.drawing import Drawing
from printkit.imposition.mapsheet import SCHEME
from printkit.paper import PAPERS
from printkit.pieces import Piece
from printkit.rules.sheet_fits_paper import check
from printkit.sheets import Request
from printkit.units import um
from tests.imposition.stage import kit
from tests.maps import mapsheet


@pytest.mark.parametrize("word", ["letter", "a4"])
def test_a_sheet_of_the_papers_size_prints_at_full_size_on_both_papers(word: str) -> None:
    sheet = mapsheet(paper=word, grid={"columns": 9, "rows": 9}, width=None, height=None)
    face = Drawing(um(sheet.width), um(sheet.height), (), um(sheet.bleed))
    piece = Piece("mapsheet", "one", "One", face, scheme="mapsheet")
    for paper in PAPERS.values():
        sheets = tuple(SCHEME.impose((piece,), kit(), Request(paper)))
        assert [placed.scale for laid in sheets for placed in laid.placed] == [1.0]
        assert not list(check(Inspection(kit(), (piece,), sheets)))
