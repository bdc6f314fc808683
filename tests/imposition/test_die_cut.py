"""Die-cut sheets: what fits exactly fits, blocks keep apart, marks stay outside, backs lie behind their fronts."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from PIL import ImageOps

from printkit.colour import Colour, rgb
from printkit.drawing import Drawing, Path
from printkit.imposition._marks import block_gap
from printkit.imposition.die_cut import SCHEME, make_blocks
from printkit.paper import PAPERS
from printkit.pieces import Piece
from printkit.sheets import Placed, Request, Sheet
from tests.imposition.stage import FIVE_EIGHTHS, HALF_INCH, back_colour, counters, face, kit, overlap, raster

LETTER, A4 = PAPERS["letter"], PAPERS["a4"]
MIXED = (*counters(7, "crew"), *counters(5, "tools", first=7), *counters(4, "vehicles", FIVE_EIGHTHS, first=12))


def impose(pieces: tuple[Piece, ...], paper: str = "letter", flip: str = "long") -> list[Sheet]:
    return list(SCHEME.impose(pieces, kit(), Request(PAPERS[paper], flip)))


def strokes(sheet: Sheet) -> list[tuple[int, int, int, int]]:
    """Crop marks as boxes with their line's width."""
    (path,) = (mark for mark in sheet.guides if isinstance(mark, Path) and mark.name == "crop-marks")
    half = path.paint.width // 2
    ends = [args for _, args in path.segments]
    return [
        (min(a[0], b[0]) - half, min(a[1], b[1]) - half, max(a[0], b[0]) + half, max(a[1], b[1]) + half)
        for a, b in zip(ends[0::2], ends[1::2], strict=True)
    ]


def test_three_poker_cards_and_two_gaps_fill_the_width_of_letter() -> None:
    # 3 x 63.5 mm + 2 x 12.7 mm = 215.9 mm: float rounding gives two columns.
    card = counters(1)[0]
    cards = [replace(card, id=str(n), front=face(63_500, 88_900, "#102030")) for n in range(3)]
    (block,) = make_blocks(cards, (215_900 - 2 * 12_700, 88_900))
    assert block.columns == 3
    (first, second) = make_blocks(cards, (215_900 - 2 * 12_700 - 1, 88_900))
    assert (first.columns, second.columns) == (2, 1)


@pytest.mark.parametrize("paper", PAPERS)
def test_every_copy_is_placed_once_and_none_touches_another(paper: str) -> None:
    wanted = tuple(replace(piece, copies=number % 4) for number, piece in enumerate(MIXED))
    fronts = [sheet for sheet in impose(wanted, paper) if not sheet.back]
    placed = [one.piece.id for sheet in fronts for one in sheet.placed]
    assert sorted(placed) == sorted(piece.id for piece in wanted for _ in range(piece.copies))
    for sheet in fronts:
        assert not any(overlap(a.box, b.box) for a, b in combinations(sheet.placed, 2))


def test_blocks_of_different_batches_keep_apart() -> None:
    (front, _) = impose(MIXED)
    gap = block_gap(bleed=1_000)
    assert gap >= 2 * 1_000
    for a, b in combinations(front.placed, 2):
        if a.piece.batch != b.piece.batch:
            x0, y0, x1, y1 = a.box
            assert not overlap((x0 - gap, y0 - gap, x1 + gap, y1 + gap), b.box)


def test_faces_bleed_out_of_the_block_and_under_the_neighbours_drawn_later() -> None:
    (front, _) = impose(tuple(counters(5)))
    # Two rows: 3 + 2. (left, top, right, bottom)
    assert [one.bleed for one in front.placed] == [
        (1_000, 1_000, 1_000, 1_000), (0, 1_000, 1_000, 1_000), (0, 1_000, 1_000, 1_000),
        (1_000, 0, 1_000, 1_000), (0, 0, 1_000, 1_000),
    ]  # fmt: skip


@pytest.mark.parametrize("paper", PAPERS)
def test_crop_marks_stay_two_millimetres_off_every_trim_and_are_drawn_once(paper: str) -> None:
    (front, back) = impose(MIXED, paper)
    marks = strokes(front)
    assert len(marks) == len(set(marks))
    for x0, y0, x1, y1 in (placed.box for placed in front.placed):
        near = (x0 - 1_900, y0 - 1_900, x1 + 1_900, y1 + 1_900)
        # A mark may pass a trim's corner in line with its edge, but never run beside or over the piece.
        assert not any(overlap(mark, near) for mark in marks)
    assert back.guides == ()


def test_an_empty_cell_has_no_marks() -> None:
    (front, _) = impose(tuple(counters(5)))
    bottom = max(placed.box[3] for placed in front.placed)
    right = max(placed.box[2] for placed in front.placed)
    below = sorted({(mark[0] + mark[2]) // 2 for mark in strokes(front) if mark[1] > bottom})
    assert below == sorted({x for placed in front.placed[3:] for x in (placed.box[0], placed.box[2])})
    beside = sorted({(mark[1] + mark[3]) // 2 for mark in strokes(front) if mark[0] > right})
    assert beside == [front.placed[0].box[1], front.placed[0].box[3]]


def test_letter_and_a4_hold_the_same_layout() -> None:
    pieces = (*MIXED, *counters(60, "decoys", first=20))

    def layout(paper: str) -> list[list[tuple[str, int, int]]]:
        sheets = impose(pieces, paper)
        shift = (PAPERS[paper].width // 2, PAPERS[paper].height // 2)
        return [[(one.piece.id, one.x - shift[0], one.y - shift[1]) for one in sheet.placed] for sheet in sheets]

    assert layout("letter") == layout("a4")


def test_more_than_a_sheet_holds_goes_on_to_the_next_leaf() -> None:
    sheets = impose(tuple(counters(400)))
    assert [sheet.back for sheet in sheets] == [False, True] * 2
    assert [len(sheet.placed) for sheet in sheets] == [266, 266, 134, 134]
    assert [sheet.title for sheet in sheets] == ["Counters 1", "Counters 1, backs", "Counters 2", "Counters 2, backs"]


def test_fronts_only_have_no_reverse() -> None:
    assert [sheet.back for sheet in impose(MIXED, flip="none")] == [False]


def test_no_counters_make_no_sheet() -> None:
    assert impose(tuple(replace(piece, copies=0) for piece in MIXED)) == []


def fill(drawing: Drawing) -> Colour:
    """The one colour of a hand-made face."""
    (mark,) = drawing.marks
    assert isinstance(mark, Path)
    assert mark.paint.fill
    return mark.paint.fill


def through_the_paper(front: Sheet, back: Sheet) -> list[str]:
    """Print both sides, turn the leaf about its long edge, and look at what lies behind the middle of each front."""
    seen, behind = raster((front, back))
    turned = ImageOps.mirror(behind)
    wrong = []
    for placed in front.placed:
        x0, y0, x1, y1 = placed.box
        middle = round((x0 + x1) / 2 / 25_400 * 100), round((y0 + y1) / 2 / 25_400 * 100)
        colour = fill(placed.piece.front)
        assert seen.getpixel(middle) == rgb(colour), placed.piece.id
        if turned.getpixel(middle) != rgb(Colour(back_colour(colour))):
            wrong.append(placed.piece.id)
    return wrong


@pytest.mark.parametrize("paper", PAPERS)
def test_each_back_lies_behind_its_front(paper: str) -> None:
    front, back = impose(MIXED, paper)
    assert through_the_paper(front, back) == []


def test_backs_that_are_not_mirrored_are_seen_through_the_paper() -> None:
    front, _ = impose(MIXED)
    straight = replace(front, back=True, guides=(), placed=tuple(replace(one, back=True) for one in front.placed))
    assert len(through_the_paper(front, straight)) > 10


def test_a_back_is_not_turned_and_bleeds_where_its_front_does() -> None:
    front, back = impose(tuple(counters(2)))
    assert [one.turn for one in back.placed] == [0, 0]
    assert [one.bleed for one in front.placed] == [(1_000, 1_000, 1_000, 1_000), (0, 1_000, 1_000, 1_000)]
    assert [one.bleed for one in back.placed] == [(1_000, 1_000, 1_000, 1_000), (1_000, 1_000, 0, 1_000)]


def test_bleed_of_a_neighbour_never_shows_on_a_counter() -> None:
    sheets = impose((*counters(5, size=FIVE_EIGHTHS),))
    for sheet, image in zip(sheets, raster(tuple(sheets), dpi=300), strict=True):
        for placed in sheet.placed:
            colours = image.crop(inner(placed)).getcolors()
            assert colours is not None
            assert len(colours) == 1


def test_no_hairline_between_neighbours_of_one_colour() -> None:
    blue = [replace(piece, front=face(HALF_INCH, HALF_INCH, "#1F3F7A", 1_000)) for piece in counters(6)]
    sheets = impose(tuple(blue))
    (image, _) = raster(tuple(sheets), dpi=97)
    x0 = min(placed.box[0] for placed in sheets[0].placed)
    x1 = max(placed.box[2] for placed in sheets[0].placed)
    y0 = min(placed.box[1] for placed in sheets[0].placed)
    y1 = max(placed.box[3] for placed in sheets[0].placed)
    block = image.crop(tuple(round(value / 25_400 * 97) for value in (x0, y0, x1, y1)))
    assert block.getcolors() == [(block.width * block.height, rgb(Colour("#1F3F7A")))]


def inner(placed: Placed, dpi: int = 300) -> tuple[int, int, int, int]:
    """The pixels well inside a trim."""
    x0, y0, x1, y1 = (round(value / 25_400 * dpi) for value in placed.box)
    return x0 + 2, y0 + 2, x1 - 2, y1 - 2


def test_a_counter_larger_than_the_paper_is_placed_all_the_same() -> None:
    giant = replace(counters(1)[0], front=face(400_000, HALF_INCH, "#102030"), back=None)
    (front, reverse) = impose((giant,))
    assert len(front.placed) == 1
    assert reverse.placed == ()
