"""Tiles of a large map: fewest pages, cuts clear of numbers, strips that are the same on both pages."""

from __future__ import annotations

from functools import cache

import pytest
from PIL import ImageChops

from printkit.cropping import text_box
from printkit.drawing import Text, walk
from printkit.imposition._tiles import Cutter, united
from printkit.imposition.tiled import impose
from printkit.kinds._tiling import tiling
from printkit.paper import PAPERS
from printkit.pieces import Piece
from printkit.sheets import Placed, Request, Sheet
from tests.imposition import stage
from tests.maps import drawn, mapsheet

LARGE = {"width": "400.05mm", "height": "355.6mm", "grid": {"pitches": "26", "rows": "20"}, "tiles": {"overlap": "8mm"}}


def test_cuts_take_the_furthest_place_that_leaves_room_for_the_strip() -> None:
    cutter = Cutter(1000, ((100, 200, 300, 400, 500, 600, 700, 800, 900),), (), (), 50)
    spans = [(s.start, s.end, s.next) for s in cutter._greedy(400)]
    assert spans == [(0, 350, 300), (300, 650, 600), (600, 1000, 1000)]


def test_a_place_under_a_number_is_passed_over_and_the_strip_ends_beyond_one() -> None:
    numbers = united([(299_000, 301_000), (345_000, 352_000)])
    cutter = Cutter(1_000_000, ((200_000, 300_000),), numbers, numbers, 150_000)
    first = cutter._greedy(460_000)[0]
    assert (first.next, first.end) == (200_000, 352_300)


def test_text_that_is_no_number_is_cut_rather_than_paper_wasted() -> None:
    texts = united([(100_000, 399_000)])
    cutter = Cutter(1_000_000, ((200_000, 380_000),), (), texts, 10_000)
    assert cutter._greedy(400_000)[0].next == 380_000


def test_tiles_are_as_equal_as_their_places_allow() -> None:
    cutter = Cutter(1000_000, (tuple(range(10_000, 1_000_000, 10_000)),), (), (), 8_000)
    lengths = [span.end - span.start for span in cutter.spans(900_000)]
    assert len(lengths) == 2
    assert abs(lengths[0] - lengths[1]) <= 20_000


@cache
def piece() -> Piece:
    sheet = mapsheet(**LARGE)
    return Piece("mapsheet", "large", "Large", drawn(sheet), scheme="tiled", tiling=tiling(sheet), section="Mapsheets")


@cache
def tiles(paper: str = "letter") -> tuple[Sheet, ...]:
    sheets = impose((piece(),), stage.kit(), Request(PAPERS[paper], "none"))
    return tuple(sheet for sheet in sheets if any(placed.crop for placed in sheet.placed))


def placed(sheet: Sheet) -> Placed:
    return sheet.placed[0]


def test_the_tiles_cover_the_map_and_lie_inside_the_margins_of_both_papers() -> None:
    boxes = [placed(sheet).crop.box for sheet in tiles()]  # type: ignore[union-attr]
    assert (min(b[0] for b in boxes), min(b[1] for b in boxes)) == (0, 0)
    assert (max(b[2] for b in boxes), max(b[3] for b in boxes)) == (400_050, 355_600)
    assert boxes == [placed(sheet).crop.box for sheet in tiles("a4")], "Letter and A4 go together"  # type: ignore[union-attr]
    for name in PAPERS:
        for sheet in tiles(name):
            x0, y0, x1, y1 = sheet.bleed or (0, 0, 0, 0)
            margin = sheet.paper.margin
            assert margin <= x0 and margin <= y0
            assert x1 <= sheet.paper.width - margin and y1 <= sheet.paper.height - margin


def test_no_edge_of_a_tile_goes_through_a_hex_number() -> None:
    texts = [seen.mark for seen in walk(piece().front.marks) if isinstance(seen.mark, Text)]
    numbers = [text_box(text) for text in texts if text.name == "label"]
    assert len(numbers) > 400
    for sheet in tiles():
        x0, y0, x1, y1 = placed(sheet).crop.box  # type: ignore[union-attr]
        for left, top, right, bottom in numbers:
            assert not any(left < x < right for x in (x0, x1) if 0 < x < 400_050)
            assert not any(top < y < bottom for y in (y0, y1) if 0 < y < 355_600)


def test_the_piece_is_counted_once() -> None:
    assert [placed(sheet).counts for sheet in tiles()] == [True, *[False] * (len(tiles()) - 1)]


def test_a_strip_is_the_same_on_both_pages_to_the_pixel() -> None:
    first, second = tiles()[0], tiles()[1]
    start, end = placed(second).crop.box[0], placed(first).crop.box[2]  # type: ignore[union-attr]
    assert end - start >= 8_000
    # Both drawn at one place of the page, so that the renderer's pixels fall alike.
    pages = stage.raster(tuple(_moved(sheet, start) for sheet in (first, second)), 100)
    left = round((20_000 + 300) / 254)
    right = round((end - start + 20_000 - 300) / 254)
    strips = [page.crop((left, round(40_000 / 254), right, round(180_000 / 254))) for page in pages]
    assert len(strips[0].getcolors(100_000) or []) > 3, "there is something to compare"
    assert ImageChops.difference(*strips).getbbox() is None


def _moved(sheet: Sheet, start: int) -> Sheet:
    """The tile alone, so that the map's ``start`` lies 20 mm from the left edge and its top 20 mm from the top."""
    one = placed(sheet)
    at = Placed(one.piece, False, 20_000 - start, 20_000, bleed=one.bleed, crop=one.crop)
    return Sheet(sheet.paper, "1", "", "", (at,), ())


def test_the_marks_of_a_tile_stand_outside_it() -> None:
    from printkit.cropping import mark_box, overlap

    for sheet in tiles():
        x0, y0, x1, y1 = sheet.trim or (0, 0, 0, 0)
        inside = (x0 + 1, y0 + 1, x1 - 1, y1 - 1)
        for mark in sheet.guides:
            if mark.name in ("lap-bar", "neighbour", "neighbour-arrow", "tile"):
                box = mark_box(mark)
                assert box is not None and not overlap(box, inside), mark.name


def test_neighbours_are_named_at_the_edges() -> None:
    named = {
        sheet.title.rpartition(" ")[2]: {
            mark.text for mark in sheet.guides if isinstance(mark, Text) and mark.name == "neighbour"
        }
        for sheet in tiles()
    }
    assert named["A1"] == {"B1", "A2"}
    assert named["B2"] >= {"A2", "B1"}


@pytest.mark.parametrize(
    ("fields", "tiled"),
    [
        ({}, False),
        ({"tiles": {}}, True),
        ({"width": "431.8mm", "height": "533.4mm", "grid": {"pitches": "28", "rows": "30"}}, True),
        ({"width": "215.9mm", "height": "266.7mm", "grid": {"pitches": "14", "rows": "15"}}, False),
    ],
)
def test_what_is_tiled(fields: dict[str, object], tiled: bool) -> None:
    assert (tiling(mapsheet(**fields)) is not None) is tiled
