"""Numbering as data: each way of numbering beside the labels that it gives, and back."""

from __future__ import annotations

from typing import Any

import pytest

from printkit.grids.numbering import Numbering
from printkit.grids.series import NUMBERS, Series
from printkit.grids.words import HexError
from tests.grids.strategies import grid

ROWS = "A1 A2 A3 / B1 B2 B3 / C1 C2 C3"


def labels(numbering: Any, columns: int = 3, rows: int = 3, **asked: Any) -> str:
    """Labels of whole hexes, column by column from the left, top to bottom."""
    found = grid(columns=str(columns), rows=str(rows), flat_to_flat="10mm", numbering=numbering, **asked)
    lines = [[found.label((column, row)) for row in range(1, rows + 1)] for column in range(1, columns + 1)]
    assert all(found.label(found.find(label)) == label for line in lines for label in line)
    return " / ".join(map(" ".join, lines))


@pytest.mark.parametrize(
    ("numbering", "expected"),
    [
        ({}, ROWS),
        ("A1", ROWS),
        ("0101", "0101 0102 0103 / 0201 0202 0203 / 0301 0302 0303"),
        ("01.01", "01.01 01.02 01.03 / 02.01 02.02 02.03 / 03.01 03.02 03.03"),
        ("1-1", "1-1 1-2 1-3 / 2-1 2-2 2-3 / 3-1 3-2 3-3"),
        ("0001", "0001 0002 0003 / 0101 0102 0103 / 0201 0202 0203"),
        ("C10", "C10 C11 C12 / D10 D11 D12 / E10 E11 E12"),
        ({"format": "{row}{column}"}, "1A 2A 3A / 1B 2B 3B / 1C 2C 3C"),
        (
            {"format": "({column}/{row:03})"},
            "(A/001) (A/002) (A/003) / (B/001) (B/002) (B/003) / (C/001) (C/002) (C/003)",
        ),
        ({"origin": "bottom-left"}, "A3 A2 A1 / B3 B2 B1 / C3 C2 C1"),
        ({"origin": "top-right"}, "C1 C2 C3 / B1 B2 B3 / A1 A2 A3"),
        ({"origin": "bottom-right"}, "C3 C2 C1 / B3 B2 B1 / A3 A2 A1"),
        ({"first_column": "K", "first_row": "0"}, "K0 K1 K2 / L0 L1 L2 / M0 M1 M2"),
        ({"count": "alternate"}, "A1 A3 A5 / B2 B4 B6 / C1 C3 C5"),
        ({"count": "rising"}, "A1 A2 A3 / B2 B3 B4 / C2 C3 C4"),
        ({"count": "falling"}, "A2 A3 A4 / B2 B3 B4 / C1 C2 C3"),
        ({"columns": "numbers", "rows": "letters", "format": "{row}{column}"}, "A1 B1 C1 / A2 B2 C2 / A3 B3 C3"),
    ],
    ids=str,
)
def test_labels_of_a_numbering(numbering: Any, expected: str) -> None:
    assert labels(numbering) == expected


@pytest.mark.parametrize(
    ("count", "direction", "number"),
    [("rising", "NE", 1), ("falling", "SE", 1), ("zigzag", "S", 0), ("alternate", "S", 0)],
)
def test_oblique_numbers_stay_the_same_along_the_grain(count: str, direction: str, number: int) -> None:
    found = grid(columns="7", rows="7", flat_to_flat="10mm", numbering={"count": count})
    at = (4, 4)
    assert found.names.numbers(at)[number] == found.names.numbers(found.neighbour(at, direction))[number]


@pytest.mark.parametrize(("count", "direction"), [("rising", "NE"), ("falling", "SE")])
def test_oblique_columns_of_a_pointy_grid_run_along_the_same_grain(count: str, direction: str) -> None:
    found = grid(orientation="pointy-top", columns="7", rows="7", flat_to_flat="10mm", numbering={"count": count})
    at = (4, 4)
    assert found.names.numbers(at)[0] == found.names.numbers(found.neighbour(at, direction))[0]


@pytest.mark.parametrize(
    ("style", "expected"),
    [("letters", "Y Z AA AB AC"), ("repeated-letters", "Y Z AA BB CC"), ("numbers", "25 26 27 28 29")],
)
def test_columns_past_z(style: str, expected: str) -> None:
    found = grid(columns="29", rows="1", flat_to_flat="10mm", numbering={"columns": style, "format": "{column}-{row}"})
    assert [found.label((column, 1)).split("-")[0] for column in range(25, 30)] == expected.split()


def test_numbers_side_by_side_are_padded_so_that_no_label_means_two_hexes() -> None:
    found = grid(columns="101", rows="12", flat_to_flat="10mm", numbering="0101")
    assert [found.label(hex) for hex in ((1, 1), (10, 1), (101, 12))] == ["00101", "01001", "10112"]
    assert len({found.label(hex) for hex in found.hexes()}) == 101 * 12


def test_a_label_that_could_mean_two_hexes_is_not_guessed() -> None:
    plain = Numbering(NUMBERS, NUMBERS)
    assert sorted(plain.read("111")) == [(1, 11), (11, 1)]


@pytest.mark.parametrize("label", ["101", "00101", "0100", "A1", "01O1", "0101x", "", "٠١٠١", "0101" * 9, "1_01"])
def test_only_what_is_written_exactly_is_read(label: str) -> None:
    with pytest.raises(HexError):
        grid(columns="9", rows="9", flat_to_flat="10mm", numbering="0101").find(label)


@pytest.mark.parametrize(
    ("label", "said"),
    [
        ("0113", "hex '0113' is off the map, whose columns run 01 to 10 and rows 01 to 08"),
        ("A1", "'A1' is not a hex; write column and row, such as 0101"),
        ("0202", "hex '0202' is left out of the map"),
    ],
)
def test_the_finding_names_the_ranges(label: str, said: str) -> None:
    found = grid(columns="10", rows="8", flat_to_flat="10mm", numbering="0101", leave_out=["0202"])
    with pytest.raises(HexError) as caught:
        found.find(label)
    assert said in str(caught.value)


def test_letters_begin_later_where_a_half_column_lies_before_the_first() -> None:
    found = grid(columns="2", rows="2", flat_to_flat="10mm", half_hexes=["left"])
    assert [found.label((column, 1)) for column in (0, 1, 2)] == ["A1", "B1", "C1"]
    numbers = grid(columns="2", rows="2", flat_to_flat="10mm", half_hexes=["left"], numbering="0101")
    assert [numbers.label((column, 1)) for column in (0, 1, 2)] == ["0001", "0101", "0201"]


def test_no_letter_comes_before_a() -> None:
    with pytest.raises(HexError, match="nothing comes before A"):
        grid(columns="2", rows="2", flat_to_flat="10mm", half_hexes=["left"], numbering={"first_column": "A"})


@pytest.mark.parametrize(
    ("numbering", "said"),
    [
        ("AB", "is no example of a label; write A1, 0101, 01.01 or 1-1"),
        ("101", "is no example of a label"),
        ({"format": "{column}"}, "it has {column} and {row} once each"),
        ({"format": "{column}{row}{row}"}, "once each"),
        ({"format": "{column!r}{row"}, "is not a format"),
        ({"format": "{column:>9}{row}"}, "after a colon comes 0 and the number of digits"),
        ({"format": "{column}1{row}"}, "can be no letter or digit"),
        ({"format": "{column.__class__}{row}"}, "once each"),
        ({"rows": "letters"}, "letters of columns and rows run into each other"),
        ({"first_column": "7"}, "'7' is no first number here; write it as A"),
    ],
    ids=str,
)
def test_what_is_no_numbering_is_told(numbering: Any, said: str) -> None:
    with pytest.raises(ValueError) as caught:
        labels(numbering)
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("every", "count"),
    [
        ("1", 100),
        ("5", 4),
        ("0", 0),
        ({"columns": "1", "rows": "5"}, 20),
        ({"columns": "10", "rows": "1"}, 10),
        ({"columns": "0", "rows": "1"}, 0),
    ],
)
def test_every_nth_label_is_printed(every: Any, count: int) -> None:
    found = grid(columns="10", rows="10", flat_to_flat="10mm", numbering={"every": every})
    assert sum(map(found.printed, found.hexes())) == count


@pytest.mark.parametrize(
    ("series", "text"),
    [(Series(), "01"), (Series(width=2), "1"), (Series("letters"), "a"), (Series("repeated-letters"), "AB")],
)
def test_a_series_reads_nothing_that_it_would_not_write(series: Series, text: str) -> None:
    assert series.read(text) is None
