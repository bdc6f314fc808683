"""Movement by turns, as the rule text has it, and the exact least number of turns to every hex.

A piece has ``speed`` points a turn. Entering a hex costs points by its terrain; crossing a chasm costs at least the
chasm's number. A step that the points left in the turn do not pay for waits for the next turn: what is left over is
lost and nothing is carried on (facts.md M22, M25). A step dearer than the speed is never made: there is no free hex a
turn (MB38).

Being further on in time is never better (one may always wait), so one label a hex suffices: the points spent so far,
with the lost ones counted in. Backwards the same label is exact too: the least number of turns for a row of steps is
the least number of runs of steps none of which sums to more than the speed, and that number does not depend on the end
from which the runs are filled.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from heapq import heappop, heappush
from math import lcm

from printkit.solvers.layout import Board

NEVER = 1_000_000
"""Turns to a hex that cannot be reached."""

Cost = Fraction | None
"""Movement points, or None: not allowed."""


@dataclass(frozen=True, slots=True)
class Mover:
    """How a piece moves: points a turn, cost by terrain (one that is not named is not allowed), cost of a chasm."""

    speed: Fraction
    enter: tuple[tuple[str, Cost], ...]
    chasm: Cost = None

    @classmethod
    def of(cls, speed: Fraction | int, enter: Mapping[str, Cost], chasm: Cost = None) -> Mover:
        """A mover from a mapping of terrain to cost."""
        return cls(Fraction(speed), tuple(sorted(enter.items())), chasm)

    def slowed(self, share: Fraction) -> Mover:
        """The same at a share of its speed; a fraction of a point that pays for no step is lost by itself (MB37)."""
        return Mover(self.speed * share, self.enter, self.chasm)

    def paced(self, walker: Mover) -> Mover:
        """One hex a turn wherever both this piece and a walker may go (MB35)."""
        feet = dict(walker.enter)
        one = Fraction(1)
        enter = tuple((name, None if cost is None or feet.get(name) is None else one) for name, cost in self.enter)
        return Mover(one, enter, None if self.chasm is None or walker.chasm is None else one)

    def scaled(self) -> tuple[int, dict[str, int | None], int | None]:
        """Speed, costs and chasm as whole numbers of the largest unit that fits them all."""
        costs = [cost for _, cost in self.enter] + [self.chasm]
        unit = lcm(self.speed.denominator, *(cost.denominator for cost in costs if cost is not None))
        whole = [None if cost is None else int(cost * unit) for cost in costs]
        return int(self.speed * unit), dict(zip((name for name, _ in self.enter), whole, strict=False)), whole[-1]


def turns_from(board: Board, mover: Mover, starts: Iterable[int]) -> list[int]:
    """Least turns from any of the start hexes (entered before play, so free) to each hex: NEVER where barred."""
    return _turns(board, mover, starts, backwards=False)


def turns_to(board: Board, mover: Mover, goal: int) -> list[int]:
    """Least turns from each hex to the goal, setting out with a fresh turn."""
    return _turns(board, mover, [goal], backwards=True)


def _turns(board: Board, mover: Mover, sources: Iterable[int], backwards: bool) -> list[int]:
    speed, enter, cross = mover.scaled()
    price = [enter.get(kind) for kind in board.terrain]
    best = [NEVER * speed] * len(price)
    heap: list[tuple[int, int]] = []
    for source in sources:
        if price[source] is not None:
            best[source] = 0
            heappush(heap, (0, source))
    while heap:
        spent, here = heappop(heap)
        if spent > best[here]:
            continue
        left = -spent % speed
        for there, chasm in board.steps[here]:
            cost = price[here if backwards else there]
            if cost is None or (chasm and cross is None):
                continue
            if chasm and cross is not None and cross > cost:
                cost = cross
            if cost > speed:
                continue
            # Where too few points are left they are lost; at the very end of a turn ``left`` is 0 and nothing is.
            after = spent + cost if cost <= left else spent + left + cost
            if after < best[there]:
                best[there] = after
                heappush(heap, (after, there))
    return [min(NEVER, -(-spent // speed)) for spent in best]
