"""Six sheets become one board: where a sheet's hexes and hexsides come to lie."""

from __future__ import annotations

from random import Random

import pytest

from printkit.grids.hex import Hex, full_sheet
from printkit.grids.orientation import FLAT_TOP
from printkit.solvers.layout import Board, Ground, Laid, assemble, random_layout

SHEET = full_sheet(14, 15, 215_900, 266_700)
BARE = Laid(Ground("bare", SHEET, {}))


def six(special: Laid, column: int, row: int) -> Board:
    return assemble([[special if (c, r) == (column, row) else BARE for c in range(3)] for r in range(2)])


def test_the_board_has_the_hexes_of_the_reference() -> None:
    # facts.md 4.5, row C3: 1209 whole hexes, 594 in the northern half; from the station 15 / 27.1 / 39 hexes to it.
    board = six(BARE, 0, 0)
    north = board.northern_half()
    steps = [board.grid.distance((20, 30), board.hexes[i]) for i in north]
    assert (len(board.hexes), len(north)) == (1209, 594)
    assert (min(steps), round(sum(steps) / len(steps), 1), max(steps)) == (15, 27.1, 39)


@pytest.mark.parametrize(
    ("turned", "place", "label", "lies_at"),
    [
        (False, (0, 0), "E4", (4, 4)),
        (False, (1, 0), "E4", (18, 4)),
        (False, (2, 1), "E4", (32, 19)),
        # A half-turn: column c to 14 - c; even columns' rows r to 16 - r, odd ones' to 15 - r.
        (True, (0, 0), "E4", (10, 12)),
        (True, (0, 0), "H5", (7, 10)),
        (True, (1, 1), "H5", (21, 25)),
    ],
)
def test_a_hex_comes_to_lie(turned: bool, place: tuple[int, int], label: str, lies_at: Hex) -> None:
    ground = Ground("I", SHEET, {SHEET.find(label): "dense"})
    board = six(Laid(ground, turned), *place)
    assert [hex for hex, kind in zip(board.hexes, board.terrain, strict=True) if kind == "dense"] == [lies_at]


@pytest.mark.parametrize(("turned", "pair"), [(False, {(4, 4), (4, 5)}), (True, {(10, 12), (10, 11)})])
def test_a_chasm_bars_the_same_two_hexes_from_both_sides(turned: bool, pair: set[Hex]) -> None:
    ground = Ground("III", SHEET, {}, frozenset([SHEET.find_side("E4-E5")]))
    board = six(Laid(ground, turned), 0, 0)
    barred = [{board.hexes[i], board.hexes[j]} for i, around in enumerate(board.steps) for j, chasm in around if chasm]
    assert barred == [pair, pair]


def test_hexes_on_a_seam_are_whole_on_the_board_and_plain() -> None:
    # Half-hexes of the sheet, here all Dense, never count: the seam's hexes are Plain, and joined to both sheets.
    halves = {hex: "dense" for hex in SHEET.hexes() if not SHEET.whole(hex)}
    board = six(Laid(Ground("edgy", SHEET, halves)), 1, 0)
    assert set(board.terrain) == {"plain"}
    seam = board.numbers[(14, 8)]
    assert {board.hexes[j][0] for j, _ in board.steps[seam]} == {13, 14, 15}


def test_steps_are_mutual_and_stay_on_whole_hexes() -> None:
    board = six(BARE, 0, 0)
    pairs = {(i, j) for i, around in enumerate(board.steps) for j, _ in around}
    assert pairs == {(j, i) for i, j in pairs}
    assert max(len(around) for around in board.steps) == len(FLAT_TOP.directions)
    corner = board.numbers[(1, 1)]
    assert sorted(board.hexes[j] for j, _ in board.steps[corner]) == [(1, 2), (2, 1), (2, 2)]


def test_random_layouts_follow_their_seed_and_turn_sheets() -> None:
    grounds = [Ground(name, SHEET, {}) for name in ("I", "II", "III")]
    one, same, other = (random_layout(grounds, 3, 2, Random(seed)) for seed in ("a", "a", "b"))
    words = [" ".join(str(laid) for row in layout for laid in row) for layout in (one, same, other)]
    assert words[0] == words[1] != words[2]
    assert any("'" in word for word in words)
