"""Card sheets: nine poker cards on Letter and A4, marks and footer clear of them, backs behind their fronts."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import ImageOps

from printkit.colour import Colour, rgb
from printkit.drawing import Path, walk
from printkit.imposition._footer import footer
from printkit.imposition.card import BACK_BLEED, SCHEME
from printkit.models.card import SIZES
from printkit.paper import PAPERS
from printkit.pieces import Piece
from printkit.shapes import bounds
from printkit.sheets import Request, Sheet
from tests.imposition.stage import back_colour, colour_of, face, kit, overlap, raster

POKER = (63_500, 88_900)


def cards(count: int, size: tuple[int, int] = POKER, backs: bool = True, bleed: int = 3_000) -> tuple[Piece, ...]:
    """Cards with a colour each on both sides."""
    return tuple(
        Piece(
            kind="card",
            id=str(number),
            name=str(number),
            front=face(*size, colour_of(number), bleed),
            back=face(*size, back_colour(colour_of(number)), bleed) if backs else None,
            scheme="card",
        )
        for number in range(count)
    )


def impose(pieces: tuple[Piece, ...], paper: str = "letter", flip: str = "long") -> list[Sheet]:
    return list(SCHEME.impose(pieces, kit(), Request(PAPERS[paper], flip)))


def strokes(sheet: Sheet, *names: str) -> list[tuple[int, int, int, int]]:
    paths = [mark for mark in sheet.guides if isinstance(mark, Path) and mark.name in (names or ("crop-marks",))]
    ends = [args for path in paths for _, args in path.segments]
    return [
        (min(a[0], b[0]), min(a[1], b[1]), max(a[0], b[0]), max(a[1], b[1]))
        for a, b in zip(ends[0::2], ends[1::2], strict=True)
    ]


@pytest.mark.parametrize("paper", PAPERS)
def test_nine_poker_cards_to_a_sheet(paper: str) -> None:
    front, _, last, _ = impose(cards(10), paper)
    assert [len(sheet.placed) for sheet in (front, last)] == [9, 1]
    page = PAPERS[paper]
    for placed in front.placed:
        x0, y0, x1, y1 = placed.box
        assert min(x0, y0) >= page.margin and x1 <= page.width - page.margin and y1 <= page.height - page.margin
    assert {placed.box[2] - placed.box[0] for placed in front.placed} == {63_500}
    assert not any(overlap(a.box, b.box) for a, b in combinations(front.placed, 2))
    # A lone card lies where the first of a full sheet does: a stack is cut together.
    assert last.placed[0].box == front.placed[0].box


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 4, 9])
def test_marks_touch_neither_cards_nor_footer(size: str, paper: str, count: int) -> None:
    wide, high = (round(side * 1000) for side in SIZES[size])
    page = PAPERS[paper]
    for sheet in impose(cards(count, (wide, high)), paper, "none"):
        foot = [seen for seen in walk(footer(kit(), page, "1", sheet.upright))]
        (ruler,) = (seen for seen in foot if isinstance(seen.mark, Path))
        x0, y0, x1, y1 = bounds([ruler.mark])  # type: ignore[list-item]
        a, b, c, d, e, f = ruler.matrix
        ends = [(a * x + c * y + e, b * x + d * y + f) for x in (x0, x1) for y in (y0, y1)]
        ruled = tuple(round(pick(axis)) for pick in (min, max) for axis in zip(*ends, strict=True))  # type: ignore[operator]
        for mark in strokes(sheet):
            grown = (mark[0] - 70, mark[1] - 70, mark[2] + 70, mark[3] + 70)
            assert not any(overlap(grown, placed.box) for placed in sheet.placed)
            assert not overlap(grown, ruled)  # type: ignore[arg-type]
            assert min(mark) >= 0 and mark[2] <= page.width and mark[3] <= page.height
        assert not any(overlap(ruled, placed.box) for placed in sheet.placed)  # type: ignore[arg-type]
        xs = {edge for placed in sheet.placed for edge in (placed.box[0], placed.box[2])}
        ys = {edge for placed in sheet.placed for edge in (placed.box[1], placed.box[3])}
        marks = strokes(sheet, "crop-marks", "cut-marks")
        assert xs <= {mark[0] for mark in marks} and ys <= {mark[1] for mark in marks}


def test_cuts_whose_marks_would_not_print_are_marked_on_the_cut_with_crosses_where_cuts_meet() -> None:
    (sheet,) = impose(cards(9), flip="none")
    _, y0, x1, y1 = sheet.placed[0].box
    on_cut = strokes(sheet, "cut-marks")
    # Three poker cards fill Letter from margin to margin: no mark above or below would print.
    assert not any(mark[0] == mark[2] for mark in strokes(sheet))
    assert (x1, y0, x1, y0 + 3_000) in on_cut
    assert {(x1, y1 - 1_500, x1, y1 + 1_500), (x1 - 1_500, y1, x1 + 1_500, y1)} <= set(on_cut)
    lines = {edge for placed in sheet.placed for edge in placed.box}
    assert all((mark[0] if mark[0] == mark[2] else mark[1]) in lines for mark in on_cut)
    paints = [mark.paint for mark in sheet.guides if isinstance(mark, Path) and mark.name == "cut-marks"]
    assert [(str(paint.stroke), paint.width) for paint in paints] == [("#FFFFFF", 200), ("#808080", 100)]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("count", [3, 10])
def test_through_the_paper_every_back_lies_behind_its_front(paper: str, count: int) -> None:
    sheets = impose(cards(count), paper)
    pages = raster(tuple(sheets), dpi=40)
    for front, reverse, page, back in zip(sheets[0::2], sheets[1::2], pages[0::2], pages[1::2], strict=True):
        assert (front.back, reverse.back) == (False, True)
        turned = ImageOps.mirror(back)
        for placed in front.placed:
            x0, y0, x1, y1 = (value * 40 / 25_400 for value in placed.box)
            for share in (0.1, 0.5, 0.9):  # A B C, not C B A
                at = int(x0 + (x1 - x0) * share), int(y0 + (y1 - y0) * share)
                number = int(placed.piece.id)
                assert page.getpixel(at) == rgb(Colour(colour_of(number)))
                assert turned.getpixel(at) == rgb(Colour(back_colour(colour_of(number))))


def test_no_card_shows_in_the_inner_corner_of_a_sheet_that_is_not_full() -> None:
    (sheet,) = impose(cards(5), flip="none")
    (page,) = raster((sheet,), dpi=200)
    _, second, _, _, fifth = sheet.placed
    _, _, x, y = second.box
    assert fifth.box[:2] == (second.box[0], y)
    for away in (700, 1_300, 1_900, 2_500):
        seen = page.getpixel(((x + away) * 200 // 25_400, (y + away) * 200 // 25_400))
        assert seen in ((255, 255, 255), rgb(Colour(colour_of(4)))), away
    outside = page.getpixel(((x + 1_900) * 200 // 25_400, (y + 1_900) * 200 // 25_400))
    assert outside == (255, 255, 255)


def test_cards_without_backs_have_a_blank_reverse() -> None:
    front, reverse = impose(cards(9, backs=False))
    assert len(front.placed) == 9 and reverse.placed == ()
    assert [sheet.back for sheet in impose(cards(9, backs=False), flip="none")] == [False]


def test_backs_bleed_farther_than_fronts_and_not_into_the_footer() -> None:
    front, reverse = impose(cards(9))
    (x0, y0, _, _) = front.placed[0].window
    assert (x0, y0) == (-1_500, -1_500)
    sides = [placed.bleed for placed in reverse.placed]
    assert max(side for bleed in sides for side in bleed or ()) == BACK_BLEED
    assert min(placed.box[0] for placed in reverse.placed) - BACK_BLEED > PAPERS["letter"].margin + 3_400


def test_decks_of_two_sizes_have_sheets_of_their_own() -> None:
    pieces = (*cards(4), *cards(3, (44_450, 63_500)))
    assert [[placed.face.width for placed in sheet.placed] for sheet in impose(pieces, flip="none")] == [
        [63_500] * 4,
        [44_450] * 3,
    ]


def test_copies() -> None:
    from dataclasses import replace

    one, two, three = cards(3)
    wanted = (replace(one, copies=2), replace(two, copies=0), replace(three, copies=3))
    (sheet,) = impose(wanted, flip="none")
    assert [placed.piece.id for placed in sheet.placed] == ["0", "0", "2", "2", "2"]
