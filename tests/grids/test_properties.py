"""What holds for every grid, whatever its orientation, shape and numbering."""

from __future__ import annotations

from collections import deque

from hypothesis import given, settings
from hypothesis import strategies as st

from printkit.grids.hex import Hex, HexGrid
from tests.grids.strategies import grids

small = settings(max_examples=60)


@small
@given(grids)
def test_every_label_is_read_back_as_its_hex(grid: HexGrid) -> None:
    labels = {hex: grid.label(hex) for hex in grid.hexes()}
    assert {label: grid.find(label) for label in labels.values()} == {label: hex for hex, label in labels.items()}


@small
@given(grids)
def test_neighbours_are_mutual_and_share_one_hexside(grid: HexGrid) -> None:
    for hex in grid.hexes():
        for direction in grid.orientation.directions:
            other = grid.neighbour(hex, direction)
            back = next(d for d in grid.orientation.directions if grid.neighbour(other, d) == hex)
            assert grid.side(hex, direction) == grid.side(other, back)
            assert len({*grid.corners(hex)} & {*grid.corners(other)}) == 2


@small
@given(grids)
def test_the_lattice_leads_back_to_the_hex(grid: HexGrid) -> None:
    assert all(grid.at(grid.lattice(hex)) == hex for hex in grid.hexes())


@small
@given(grids)
def test_every_hexside_is_listed_once_and_touches_one_or_two_hexes(grid: HexGrid) -> None:
    sides = list(grid.sides())
    assert sides == sorted(set(sides))
    assert set(sides) == {grid.side(hex, d) for hex in grid.hexes() for d in grid.orientation.directions}
    for side in sides:
        touching = grid.touching(side)
        assert touching == sorted(
            h for h in grid.hexes() if side in {grid.side(h, d) for d in grid.orientation.directions}
        )
        assert len(touching) in (1, 2)


@small
@given(grids)
def test_a_hexside_has_one_name_from_each_of_its_hexes(grid: HexGrid) -> None:
    for side in grid.sides():
        touching = grid.touching(side)
        names = {
            f"{grid.label(h)}/{d}" for h in touching for d in grid.orientation.directions if grid.side(h, d) == side
        }
        assert {grid.find_side(name) for name in names} == {side}
        assert len(names) == len(touching)
        if len(touching) == 2:
            one, other = map(grid.label, touching)
            assert grid.find_side(f"{one}-{other}") == side == grid.find_side(f"{other}-{one}")


@small
@given(grids, st.data())
def test_distance_is_the_length_of_the_shortest_way(grid: HexGrid, data: st.DataObject) -> None:
    """Counted by walking over the whole plane of hexes, not over this grid's own alone."""
    hexes = list(grid.hexes())
    start, goal = data.draw(st.sampled_from(hexes)), data.draw(st.sampled_from(hexes))
    steps: dict[Hex, int] = {start: 0}
    queue = deque([start])
    while goal not in steps:
        at = queue.popleft()
        for direction in grid.orientation.directions:
            if (near := grid.neighbour(at, direction)) not in steps:
                steps[near] = steps[at] + 1
                queue.append(near)
    assert grid.distance(start, goal) == steps[goal] == grid.distance(goal, start)


@small
@given(grids)
def test_whole_hexes_lie_within_the_frame_and_half_hexes_are_cut_by_it(grid: HexGrid) -> None:
    x0, y0, x1, y1 = grid.frame
    for hex in grid.hexes():
        xs, ys = zip(*grid.outline(hex), strict=True)
        within = min(xs) >= x0 and max(xs) <= x1 and min(ys) >= y0 and max(ys) <= y1
        assert within == grid.whole(hex) == (not grid.cut_by(hex)), grid.label(hex)
        x, y = grid.centre(hex)
        on = {"left": x == x0, "right": x == x1, "top": y == y0, "bottom": y == y1}
        assert {edge for edge, centred in on.items() if centred} == set(grid.cut_by(hex)), grid.label(hex)


@small
@given(grids)
def test_half_hexes_are_found_only_along_edges_that_have_them(grid: HexGrid) -> None:
    asked = {grid.orientation.edge(edge) for edge in grid.shape.halves}
    assert {edge for hex in grid.hexes() for edge in grid.cut_by(hex)} <= asked
