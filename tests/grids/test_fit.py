"""Sizes: what is given is kept to the micrometre, what is not is computed, what cannot be is told."""

from __future__ import annotations

import pytest

from printkit.grids.words import HexError
from tests.grids.strategies import grid, laid


@pytest.mark.parametrize(
    "words", [("5mm", "0.19685in", "14.17pt"), ("0.7in", "17.78mm", "50.4pt"), ("1in", "25.4mm", "2.54cm")]
)
@pytest.mark.parametrize("orientation", ["flat-top", "pointy-top"])
def test_flat_to_flat_is_what_it_says_in_every_unit(words: tuple[str, ...], orientation: str) -> None:
    """Field.md: tools take the side or the width; a 1 in hex came out near 3 in."""
    for word in words:
        found = grid(orientation=orientation, columns="9", rows="9", flat_to_flat=word)
        expected = {"5mm": 5.0, "0.7in": 17.78, "1in": 25.4}[words[0]]
        assert found.flat_to_flat == pytest.approx(expected, abs=0.01)
        hex = found.find("C3")
        opposite = found.neighbour(hex, found.orientation.directions[0])
        (x1, y1), (x2, y2) = found.centre(hex), found.centre(opposite)
        assert ((x1 - x2) ** 2 + (y1 - y2) ** 2) ** 0.5 == pytest.approx(expected, abs=0.01)
        assert abs(found.stretch) < 1e-3


def test_a_bare_number_is_no_size() -> None:
    with pytest.raises(ValueError, match="'20' has no unit; write 20mm, 20in or 20pt"):
        grid(columns="3", rows="3", flat_to_flat="20")


@pytest.mark.parametrize(
    ("asked", "columns", "rows", "size"),
    [
        ({"columns": "10", "rows": "8"}, 10, 8, 21.01),  # 188 mm = (3 x 9 + 4) x 0.2887 x size
        ({"columns": "10"}, 10, 11, 21.01),
        ({"rows": "8"}, 7, 8, 29.18),  # 248 mm = 8.5 x size
        ({"flat_to_flat": "20mm"}, 10, 11, 20.0),
        ({"columns": "5", "flat_to_flat": "20mm"}, 5, 11, 20.0),
        ({"rows": "3", "flat_to_flat": "20mm"}, 10, 3, 20.0),
        ({"columns": "10", "rows": "8", "flat_to_flat": "12mm"}, 10, 8, 12.0),
    ],
)
def test_what_is_left_out_is_computed(asked: dict[str, str], columns: int, rows: int, size: float) -> None:
    found = grid(200.0, 260.0, **asked)
    assert (found.shape.lines, found.shape.places) == (columns, rows)
    assert found.flat_to_flat == pytest.approx(size, abs=0.01)
    assert laid(200.0, 260.0, **asked).overflow == (0.0, 0.0)
    x0, y0, x1, y1 = found.frame
    assert x0 >= 6 and y0 >= 6 and x1 <= 194 and y1 <= 254
    assert (x0 + x1) / 2 == pytest.approx(100, abs=0.01) and (y0 + y1) / 2 == pytest.approx(130, abs=0.01)


def test_one_hex_more_would_not_fit() -> None:
    found = grid(200.0, 260.0, flat_to_flat="20mm")
    for more in ({"columns": "11", "rows": "11"}, {"columns": "10", "rows": "12"}):
        assert any(laid(200.0, 260.0, flat_to_flat="20mm", **more).overflow)
    assert found.orientation.name == "flat-top"


def test_float_rounding_costs_no_column() -> None:
    """Field.md: 3 x 63.5 mm + 2 x 12.7 mm on 215.9 mm gives two columns by float rounding."""
    exact = grid(columns="7", rows="9", flat_to_flat="0.7in", margin="0.5in")
    found = grid(exact.width / 1000, exact.height / 1000, flat_to_flat="0.7in", margin="0.5in")
    assert (found.shape.lines, found.shape.places) == (7, 9)


def test_a_sheet_of_no_size_is_as_large_as_its_hexes_and_margins() -> None:
    found = grid(columns="5", rows="4", flat_to_flat="20mm", margin={"top": "30mm", "left": "10mm"})
    assert (found.width, found.height) == (um(10 + (3 * 4 + 4) * 20 / 12**0.5 + 6), um(30 + 4.5 * 20 + 6))
    assert found.frame[:2] == (10.0, 30.0)


def um(millimetres: float) -> int:
    return round(millimetres * 1000)


def test_hexes_stretch_only_where_they_are_told_to_fill() -> None:
    still = grid(200.0, 200.0, columns="10", rows="8")
    filling = grid(200.0, 200.0, columns="10", rows="8", fill="yes")
    assert abs(still.stretch) < 1e-4
    assert filling.frame == (6.0, 6.0, 194.0, 194.0)
    assert filling.stretch == pytest.approx(-0.0508, abs=1e-3)  # 188 / 8.5 = 22.12 high, 21.01 wide


@pytest.mark.parametrize(
    ("size", "asked", "said"),
    [
        ((200.0, 260.0), {}, "the grid's size is open; give two of columns, rows and flat_to_flat"),
        ((None, None), {"columns": "3", "rows": "3"}, "give two of columns, rows and flat_to_flat"),
        ((None, None), {"columns": "3", "flat_to_flat": "1in"}, "the sheet's size is open; give its width and height"),
        ((50.0, 50.0), {"flat_to_flat": "90mm"}, "no hex of this size fits on the sheet within its margins"),
        ((None, None), {"columns": "300", "rows": "3", "flat_to_flat": "1in"}, "the sheet is more than 5000 mm long"),
    ],
)
def test_what_cannot_be_laid_out_is_told(
    size: tuple[float | None, float | None], asked: dict[str, str], said: str
) -> None:
    with pytest.raises(HexError) as caught:
        grid(size[0], size[1], **asked)
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"shift": "left"}, "hexes of a flat-top grid cannot be shifted left"),
        ({"orientation": "pointy-top", "shift": "up"}, "hexes of a pointy-top grid cannot be shifted up"),
        ({"flat_to_flat": "1in", "crop": "A1:B2"}, "a crop needs the columns and rows of the whole grid"),
        ({"pitches": "4", "rows": "4", "columns": "4"}, "pitches make a full sheet, which takes no columns"),
        ({"pitches": "4", "rows": "4", "orientation": "pointy-top"}, "pitches make a full sheet, which is flat-top"),
    ],
)
def test_fields_that_contradict_each_other_are_told(asked: dict[str, str], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        grid(200.0, 200.0, **asked)
