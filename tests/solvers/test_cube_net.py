"""Nets of squares, folded."""

from __future__ import annotations

import pytest

from printkit.solvers.cube_net import Cell, fold, opposite


def cells(picture: str) -> dict[str, Cell]:
    """Letters of a picture by column and row."""
    rows = picture.split("/")
    return {letter: (x, y) for y, row in enumerate(rows) for x, letter in enumerate(row) if letter != "."}


@pytest.mark.parametrize(
    ("picture", "pairs"),
    [
        (".a../bcde/.f..", {"af", "bd", "ce"}),
        ("a.../bcde/f...", {"af", "bd", "ce"}),
        ("ab../.cd./..ef", {"ad", "be", "cf"}),
        ("abc../..def", {"ac", "be", "df"}),
    ],
)
def test_opposite_faces_of_a_net(picture: str, pairs: set[str]) -> None:
    net = cells(picture)
    folded = fold(net.values())
    found = {a + b for a in net for b in net if a < b and folded[net[a]] == opposite(folded[net[b]])}
    assert found == pairs


@pytest.mark.parametrize("picture", ["abcdef", "ab/cd/ef", "abc/def", "abcde./.....f"])
def test_what_is_no_net_of_a_cube_does_not_cover_it(picture: str) -> None:
    assert len(set(fold(cells(picture).values()).values())) < 6


def test_a_square_that_hangs_by_no_edge_is_left_out() -> None:
    assert set(fold([(0, 0), (1, 0), (5, 5)])) == {(0, 0), (1, 0)}
