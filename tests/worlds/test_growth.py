"""Terrain grown at random: shares, bare hexes, and one piece of open ground on every map."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from random import Random

import pytest

from printkit.grids.hex import Hex, HexGrid, Side, full_sheet
from printkit.worlds.growth import Growth, World, base_hexes

MMM = full_sheet(14, 15, 215_900, 266_700)


def open_pieces(grid: HexGrid, barred: Iterable[Hex], clefts: Iterable[Side]) -> int:
    """Into how many pieces the open whole hexes fall, if nobody crosses a barred hex or a cleft."""
    shut, cut = set(barred), set(clefts)
    left = {hex for hex in grid.wholes() if hex not in shut}
    pieces = 0
    while left:
        pieces += 1
        edge = [left.pop()]
        while edge:
            hex = edge.pop()
            for direction in grid.orientation.directions:
                there = grid.neighbour(hex, direction)
                if there in left and grid.side(hex, direction) not in cut:
                    left.remove(there)
                    edge.append(there)
    return pieces


def grown(seed: int, cleft: bool = True) -> World:
    world = World(MMM, Random(f"{seed}-test"), plain=set(base_hexes(MMM)))
    if cleft:
        assert world.cleave(12)
    world.grow(Growth("dense", 0.2, bars=True))
    world.grow(Growth("rough", 0.2))
    return world


@pytest.mark.parametrize("seed", range(12))
def test_what_is_open_is_one_piece(seed: int) -> None:
    world = grown(seed)
    sides = [side for run in world.clefts for side in run]
    assert open_pieces(MMM, world.barred, sides) == 1


def test_a_wall_is_seen_by_the_count_of_pieces() -> None:
    wall = {hex for hex in MMM.wholes() if hex[0] == 7}
    assert open_pieces(MMM, wall, ()) == 2
    ring = set(MMM.neighbours((6, 6)))
    assert open_pieces(MMM, ring, ()) == 2
    moat = [MMM.side((6, 6), d) for d in MMM.orientation.directions]
    assert open_pieces(MMM, (), moat) == 2


def test_shares_are_of_the_whole_hexes_and_the_rest_stays_plain() -> None:
    world = grown(5)
    names = list(world.terrain.values())
    assert (names.count("dense"), names.count("rough")) == (38, 38), "20 % of 188"
    assert all(MMM.whole(hex) for hex in world.terrain)
    assert not set(base_hexes(MMM)) & set(world.terrain)


def test_terrain_grows_in_clusters() -> None:
    world = grown(5, cleft=False)
    rough = [hex for hex, name in world.terrain.items() if name == "rough"]
    alone = [hex for hex in rough if not any(world.terrain.get(n) == "rough" for n in MMM.neighbours(hex))]
    assert len(alone) <= len(rough) // 5


def test_a_cleft_keeps_off_the_edges_and_goes_on_from_where_it_was() -> None:
    (run,) = grown(3).clefts
    halves = {corner for hex in MMM.hexes() if not MMM.whole(hex) for corner in MMM.corners(hex)}
    assert not {end for side in run for end in side} & halves
    assert all(set(one) & set(other) for one, other in pairwise(run))


def test_base_hexes_are_those_of_the_kit() -> None:
    assert [MMM.label(hex) for hex in base_hexes(MMM)] == ["G1", "I1", "G15", "I15"]
