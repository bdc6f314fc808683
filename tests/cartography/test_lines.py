"""Grid lines, clipping, and hexsides strung together."""

from __future__ import annotations

import pytest

from printkit.cartography.lines import chains, clip, courses, grid_lines
from tests.maps import mapsheet

GRID = mapsheet().hexes
BOX = (0.0, 0.0, 10.0, 10.0)


@pytest.mark.parametrize(
    ("a", "b", "kept"),
    [
        ((1, 1), (9, 9), ((1, 1), (9, 9))),
        ((-5, 5), (5, 5), ((0, 5), (5, 5))),
        ((5, -5), (5, 15), ((5, 0), (5, 10))),
        ((-5, -1), (15, -1), None),
        ((-5, 0), (15, 0), ((0, 0), (10, 0))),
        ((-1, 5), (5, -7), ((0, 3), (1.5, 0))),
        ((-5, 5), (5, -7), None),
    ],
)
def test_clip(a: tuple[float, float], b: tuple[float, float], kept: object) -> None:
    assert clip(a, b, BOX) == kept


def test_every_hexside_is_drawn_once() -> None:
    steps = grid_lines(GRID, (-200, -200, 400, 400), ())
    assert sum(op == "M" for op, _ in steps) == len(list(GRID.sides()))
    less = grid_lines(GRID, (-200, -200, 400, 400), [GRID.find_side("C2/N")])
    assert len(steps) - len(less) == 2


def test_hexsides_in_order_make_one_chain_and_a_jump_begins_another() -> None:
    run = [GRID.find_side(text) for text in ("C2/NW", "C2/N", "C2/NE", "E3/S")]
    found = chains(run)
    assert [len(chain) for chain in found] == [4, 2]
    assert set(found[0]) == {vertex for side in run[:3] for vertex in side}


def test_a_chain_runs_the_way_it_is_listed() -> None:
    there = chains([GRID.find_side(text) for text in ("C2/NW", "C2/N")])
    back = chains([GRID.find_side(text) for text in ("C2/N", "C2/NW")])
    assert there[0] == back[0][::-1]


def test_a_branch_is_joined_where_it_leaves_the_main_course() -> None:
    main = [GRID.find_side(text) for text in ("C2/NW", "C2/N", "C2/NE")]
    branch = [GRID.find_side("C1/SE")]
    one, other = courses(GRID, "chasm", [main, branch])
    assert one.joined == (False, False)
    assert other.joined.count(True) == 1
