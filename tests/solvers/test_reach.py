"""A rescue on lanes short enough to be reckoned by hand."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from printkit.solvers.reach import Clock, Party, Shares, Trips, scatter, search_chance, shares
from tests.solvers.boards import ASTRONAUT, CRAWLER, RECONO_JET, lane

# Eight hexes, rows 1 to 8 from north to south; the station is row 8 and everyone starts there.
NORTH = [0, 1, 2, 3]


def trips(drawn: str = 8 * ".") -> Trips:
    board = lane(drawn)
    return Trips(board, board.hexes[-1], 0)


@pytest.mark.parametrize(
    ("party", "clock", "expected"),
    [
        # The Crawler needs 3, 2, 2, 2 turns out to rows 1 to 4, and as many back.
        (Party("crawler", (CRAWLER,), (CRAWLER,), CRAWLER), Clock(3, 6), Shares(1, 1, 1)),
        (Party("crawler", (CRAWLER,), (CRAWLER,), CRAWLER), Clock(3, 5), Shares(1, 3 / 4, 3 / 4)),
        (Party("crawler", (CRAWLER,), (CRAWLER,), CRAWLER), Clock(3, 4), Shares(1, 3 / 4, 0)),
        (Party("crawler", (CRAWLER,), (CRAWLER,), CRAWLER), Clock(2, 6), Shares(3 / 4, 3 / 4, 3 / 4)),
        # A scout who cannot carry finds him in turn 1 and that is all.
        (Party("jet", (RECONO_JET,)), Clock(1, 20), Shares(1, 0, 0)),
        # Scout and carrier: found in turn 1; the Crawler may come later than the limit for finding.
        (Party("both", (RECONO_JET, CRAWLER), (CRAWLER,), CRAWLER), Clock(1, 6), Shares(1, 1, 1)),
        # Two must both be there before he is lifted: the walker needs 7, 6, 5, 4 turns; home by jet takes 1.
        (Party("two", (RECONO_JET,), (RECONO_JET, ASTRONAUT), RECONO_JET), Clock(1, 6), Shares(1, 2 / 4, 2 / 4)),
    ],
)
def test_shares_by_hand(party: Party, clock: Clock, expected: Shares) -> None:
    assert shares(trips(), party, NORTH, clock) == expected


def test_a_chasm_across_the_lane_leaves_nothing_to_land_vehicles() -> None:
    barred = trips("....|....")
    party = Party("crawler", (CRAWLER,), (CRAWLER,), CRAWLER)
    assert shares(barred, party, NORTH, Clock(10, 20)) == Shares(0, 0, 0)
    assert shares(barred, Party("jet", (RECONO_JET,), (RECONO_JET,), RECONO_JET), NORTH, Clock(10, 20)).saved == 1


@pytest.mark.parametrize(
    ("clock", "chance"),
    [
        # Counters in rows 6, 4 and 1: looked under in turns 1, 2 and 3; from there home takes 1, 2 and 3 turns.
        (Clock(3, 6), 1),
        (Clock(3, 5), 2 / 3),
        (Clock(2, 6), 2 / 3),
        (Clock(1, 6), 1 / 3),
        (Clock(1, 1), 0),
    ],
)
def test_a_lone_searcher_looks_in_the_best_order(clock: Clock, chance: float) -> None:
    assert search_chance(trips(), CRAWLER, CRAWLER, [0, 3, 5], clock) == chance


def test_counters_keep_their_distance_and_fill_the_room() -> None:
    board = lane(11 * ".")
    for seed in range(20):
        taken = sorted(scatter(board, range(11), 5, Random(seed)))
        assert all(b - a >= 5 for a, b in pairwise(taken))
        assert len(taken) in (2, 3)
