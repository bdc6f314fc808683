"""Square grids: labels from any corner, and back."""

from __future__ import annotations

from itertools import product

import pytest

from printkit.grids.hexwords import read_hexes
from printkit.grids.numbering import Numbering
from printkit.grids.square import SquareGrid
from printkit.grids.words import HexError

CHESS = Numbering(from_bottom=True)


@pytest.mark.parametrize(
    ("numbering", "first", "last"),
    [
        (Numbering(), "A1", "H8"),
        (CHESS, "A8", "H1"),
        (Numbering(from_right=True), "H1", "A8"),
        (Numbering(row_first=True, between="-"), "1-A", "8-H"),
        (Numbering(row_start=10), "A10", "H17"),
    ],
)
def test_labels(numbering: Numbering, first: str, last: str) -> None:
    board = SquareGrid(8, 8, 20.0, numbering=numbering)
    assert (board.label((1, 1)), board.label((8, 8))) == (first, last)
    assert all(board.find(board.label(cell)) == cell for cell in board.cells())


def test_places() -> None:
    board = SquareGrid(3, 2, 10.0, x=5.0)
    assert board.size == (30.0, 20.0)
    assert list(board.cells()) == [(c, r) for r, c in product((1, 2), (1, 2, 3))]
    assert board.outline((3, 2)) == [(25, 10), (35, 10), (35, 20), (25, 20)]
    assert board.centre((1, 1)) == (10, 5)


def test_words() -> None:
    board = SquareGrid(8, 8, 20.0, numbering=CHESS)
    assert set(read_hexes(board, "A4:B5")) == {(1, 4), (2, 4), (1, 5), (2, 5)}
    assert read_hexes(board, "A1-A2") == ((1, 7), (1, 8))


@pytest.mark.parametrize("label", ["I1", "A9", "A0", "a1", "11", "", "A1B"])
def test_what_is_not_there_is_told(label: str) -> None:
    with pytest.raises(HexError, match="cells run from A8 to H1"):
        SquareGrid(8, 8, 20.0, numbering=CHESS).find(label)
