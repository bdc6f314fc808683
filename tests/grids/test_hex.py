"""Hexes: labels, neighbours, hexsides and counts, each beside the figure of facts.md section 4."""

from __future__ import annotations

import pytest

from printkit.grids.hex import HexError, HexGrid, full_sheet
from printkit.grids.orientation import FLAT_TOP
from printkit.grids.series import letter_index, letters

SHEET_I = full_sheet(14, 15, 215_900, 266_700, "A")
SHEET_III = full_sheet(14, 15, 215_900, 266_700, "K")


def test_counts_of_candidate_c3() -> None:
    wholes = list(SHEET_I.wholes())
    halves = [h for h in SHEET_I.hexes() if not SHEET_I.whole(h)]
    assert (len(wholes), len(halves)) == (188, 44)
    assert SHEET_I.flat_to_flat == pytest.approx(0.70 * 25.4)
    assert SHEET_I.stretch == pytest.approx(0.0015, abs=1e-4)


@pytest.mark.parametrize(
    ("index", "name"), [(0, "A"), (25, "Z"), (26, "AA"), (27, "AB"), (51, "AZ"), (52, "BA"), (702, "AAA")]
)
def test_columns_run_on_after_z(index: int, name: str) -> None:
    assert letters(index) == name
    assert letter_index(name) == index


def test_neighbours_by_direction() -> None:
    found = {d: SHEET_I.label(SHEET_I.neighbour(SHEET_I.find("G10"), d)) for d in FLAT_TOP.directions}
    assert found == {"N": "G9", "NE": "H9", "SE": "H10", "S": "G11", "SW": "F10", "NW": "F9"}


@pytest.mark.parametrize(
    ("grid", "one", "other", "steps"),
    [
        (SHEET_I, "G10", "G11", 1),
        (SHEET_III, "R10", "X7", 6),  # facts.md 4.3: along one grain
        (SHEET_I, "A1", "G10", 12),
        (SHEET_I, "B0", "B15", 15),
    ],
)
def test_distance(grid: HexGrid, one: str, other: str, steps: int) -> None:
    assert grid.distance(grid.find(one), grid.find(other)) == steps
    assert grid.distance(grid.find(other), grid.find(one)) == steps


@pytest.mark.parametrize(
    ("one", "other"), [("G10/NE", "H9/SW"), ("G10/N", "G9/S"), ("G10/SE", "H10/NW"), ("G10-G11", "G11/N")]
)
def test_one_hexside_has_two_names(one: str, other: str) -> None:
    assert SHEET_I.find_side(one) == SHEET_I.find_side(other)


def test_shared_corners_are_equal_to_the_bit() -> None:
    g10, h10 = SHEET_I.outline(SHEET_I.find("G10")), SHEET_I.outline(SHEET_I.find("H10"))
    assert len(set(g10) & set(h10)) == 2


@pytest.mark.parametrize(
    ("label", "said"),
    [
        ("Z3", "hex 'Z3' is off the map, whose columns run A to O and rows 0 to 15"),
        ("G16", "off the map"),
        ("A0", "off the map"),
        ("g10", "is not a hex; write column letter and row, such as B1"),
        ("10G", "is not a hex"),
        ("", "is not a hex"),
        ("G٣", "is not a hex"),
    ],
)
def test_labels_that_are_no_hex(label: str, said: str) -> None:
    with pytest.raises(HexError) as caught:
        SHEET_I.find(label)
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("G10/EAST", "'EAST' is no direction; use N, NE, SE, S, SW, NW"),
        ("G10-K2", "hexes G10 and K2 do not touch"),
        ("G10", "write G10/NE or G10-G11"),
        ("Q10/N", "off the map"),
    ],
)
def test_texts_that_are_no_hexside(text: str, said: str) -> None:
    with pytest.raises(HexError) as caught:
        SHEET_I.find_side(text)
    assert said in str(caught.value)


def test_half_turn_keeps_the_pattern() -> None:
    """facts.md 4.4: (X, Y) turns to (14 - X, 30 - Y): E4 becomes the hex that stands at column K."""
    turned = {(14 - h[0], 16 - h[1] if h[0] % 2 == 0 else 15 - h[1]) for h in SHEET_I.hexes()}
    assert turned == set(SHEET_I.hexes())
    x, y = SHEET_I.lattice(SHEET_I.find("E4"))
    assert SHEET_I.label(SHEET_I.at((42 - x, 30 - y))) == "K12"


def test_hexside_is_shared_by_the_hexes_that_touch_it() -> None:
    side = SHEET_I.find_side("G10/NE")
    assert [SHEET_I.label(h) for h in SHEET_I.touching(side)] == ["G10", "H9"]
