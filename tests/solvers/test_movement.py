"""Movement by turns, against the rule text's own examples and against a slow search that knows no tricks."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from printkit.grids.hex import full_sheet
from printkit.solvers.layout import Board, Ground, Laid, assemble
from printkit.solvers.movement import NEVER, Mover, turns_from, turns_to
from tests.solvers.boards import ASTRONAUT, CRAWLER, RECONO_JET, lane, mover

X = NEVER


@pytest.mark.parametrize(
    ("who", "board", "turns"),
    [
        # Rule text L64: one hex a turn whatever the terrain.
        (ASTRONAUT, ".rd.r", [0, 1, 2, 3, 4]),
        # Rule text L66: three steps through plain and rough, two through dense.
        (CRAWLER, ".r.r.", [0, 1, 1, 1, 2]),
        (CRAWLER, ".dddd", [0, 1, 1, 2, 2]),
        # Rule text L66: rough and dense take 2.5 of 3; the half point pays for nothing and is lost.
        (CRAWLER, ".rd....", [0, 1, 1, 2, 2, 2, 3]),
        (CRAWLER, ".rdr", [0, 1, 1, 2]),
        # Two whole points cannot be topped up from the turn before: dense after two plain waits.
        (CRAWLER, "...d..", [0, 1, 1, 2, 2, 3]),
        # Rule text L68: fifteen hexes a turn.
        (RECONO_JET, "." + 15 * "d" + "..", [0] + 15 * [1] + [2, 2]),
        # L70: not allowed.
        (mover("5", "1", "2", "NA"), "..rd.", [0, 1, 1, X, X]),
        # MB38: no free hex for a piece whose speed does not pay.
        (mover("1", "1", "1.5", "NA"), "..r.", [0, 1, X, X]),
        # Halves add up within a turn: four plain hexes of 1/2, or one rough and one plain.
        (mover("2", "0.5", "1.5", "NA"), ".....r.", [0, 1, 1, 1, 1, 2, 2]),
        # Half of 3 is 1.5: one hex a turn, the half is lost (MB37).
        (mover("3", "1", "1", "1").slowed(Fraction(1, 2)), "....", [0, 1, 2, 3]),
        # A chasm stops what may not cross it, and costs a flyer no more than the hex.
        (CRAWLER, "..|..", [0, 1, X, X]),
        (RECONO_JET, "..|..", [0, 1, 1, 1]),
        # A dear crossing takes the place of the hex's cost.
        (mover("3", "1", "1", "1", "2.5"), "..|..", [0, 1, 2, 3]),
        # MB35: with a walker beside it, one hex a turn wherever it may go.
        (mover("3", "1", "1.5", "3").paced(ASTRONAUT), "..rd|.", [0, 1, 2, 3, X]),
        (mover("3", "1", "1.5", "NA").paced(ASTRONAUT), "..rd.", [0, 1, 2, X, X]),
    ],
)
def test_turns_along_a_lane(who: Mover, board: str, turns: list[int]) -> None:
    assert turns_from(lane(board), who, [0]) == turns


@pytest.mark.parametrize(
    ("who", "board", "turns"),
    [
        # To the southern end: a step costs what the hex entered costs; the first hex is free, the last is paid.
        (CRAWLER, "....d", [2, 2, 1, 1, 0]),
        (CRAWLER, "d....", [2, 1, 1, 1, 0]),
        (mover("5", "1", "2", "NA"), "..d..", [X, X, 1, 1, 0]),
    ],
)
def test_turns_to_the_last_hex(who: Mover, board: str, turns: list[int]) -> None:
    assert turns_to(lane(board), who, len(turns) - 1) == turns


def slow_turns(board: Board, who: Mover, start: int) -> list[int]:
    """Least turns by walking every (turn, hex, points left) that can come about."""
    enter = dict(who.enter)
    best = [NEVER] * len(board.hexes)
    best[start] = 0
    seen = {(start, Fraction(0))}
    now = [(start, Fraction(0))]
    for turn in range(1, 60):
        todo = sorted({(here, who.speed) for here, _ in now})
        now = list(todo)
        while todo:
            here, left = todo.pop()
            for there, chasm in board.steps[here]:
                cost = enter[board.terrain[there]]
                if cost is None or (chasm and who.chasm is None):
                    continue
                if chasm and who.chasm is not None:
                    cost = max(cost, who.chasm)
                state = (there, left - cost)
                if cost <= left and (turn, *state) not in seen:
                    seen.add((turn, *state))
                    best[there] = min(best[there], turn)
                    now.append(state)
                    todo.append(state)
    return best


def random_board(seed: int) -> Board:
    random = Random(f"board-{seed}")
    grid = full_sheet(6, 4, 60_000, 40_000)
    terrain = {hex: random.choice(("plain", "plain", "rough", "dense")) for hex in grid.wholes()}
    chasms = frozenset(side for side in grid.sides() if random.random() < 0.15)
    return assemble([[Laid(Ground("random", grid, terrain, chasms))]])


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(
    "who",
    [CRAWLER, mover("2", "0.5", "1.5", "2"), mover("3", "1", "2", "NA", "2.5")],
    ids=["crawler", "halves", "climber"],
)
def test_both_directions_agree_with_a_slow_search(who: Mover, seed: int) -> None:
    board = random_board(seed)
    slow = {start: slow_turns(board, who, start) for start in range(0, len(board.hexes), 3)}
    allowed = [dict(who.enter)[kind] is not None for kind in board.terrain]
    for start, turns in slow.items():
        if allowed[start]:
            assert turns_from(board, who, [start]) == turns
    goal = next(i for i, kind in enumerate(board.terrain) if kind == "plain")
    home = turns_to(board, who, goal)
    assert {start: home[start] for start in slow} == {start: turns[goal] for start, turns in slow.items()}
