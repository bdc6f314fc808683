"""A rescue on a board: from which hexes can someone be found in time and brought home in time?

All times are exact least numbers of turns (printkit.solvers.movement). ``shares`` asks whether the clock leaves room:
the searchers make for the right hex at once. ``search_chance`` adds the luck of searching for one who has no helper.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from random import Random

from printkit.grids.hex import Hex
from printkit.solvers.layout import Board
from printkit.solvers.movement import NEVER, Mover, turns_from, turns_to


@dataclass(frozen=True, slots=True)
class Clock:
    """Last turn in which the lost one may be found, and last turn in which he may be brought home."""

    find_by: int
    return_by: int


@dataclass(frozen=True, slots=True)
class Party:
    """Who finds (any of them), who carries (all of them must be there), and how the carriers move with their load."""

    name: str
    finders: tuple[Mover, ...]
    carriers: tuple[Mover, ...] = ()
    loaded: Mover | None = None
    """None: they cannot carry him at all."""


@dataclass(frozen=True, slots=True)
class Shares:
    """Shares of the hexes asked about: found in time, saved in time, saved even if found in the last turn only."""

    found: float
    saved: float
    saved_late: float


@dataclass(slots=True)
class Trips:
    """Times from the start hexes and to the station on one board, reckoned once a mover."""

    board: Board
    station: Hex
    start_within: int
    _out: dict[Mover, list[int]] = field(default_factory=dict)
    _home: dict[Mover, list[int]] = field(default_factory=dict)

    def out(self, mover: Mover) -> list[int]:
        """Turns from the best start hex."""
        if mover not in self._out:
            starts = self.board.within(self.station, self.start_within)
            self._out[mover] = turns_from(self.board, mover, starts)
        return self._out[mover]

    def home(self, mover: Mover) -> list[int]:
        """Turns to the station."""
        if mover not in self._home:
            self._home[mover] = turns_to(self.board, mover, self.board.numbers[self.station])
        return self._home[mover]


def shares(trips: Trips, party: Party, hexes: Sequence[int], clock: Clock) -> Shares:
    """How a party fares over the hexes where he may lie.

    Found in the activity step of the turn in which the first finder arrives; loaded in the activity step of the turn in
    which finder and carriers are all there; home from the next turn on.
    """
    outs = [trips.out(mover) for mover in party.finders]
    carriers = [trips.out(mover) for mover in party.carriers]
    home = trips.home(party.loaded) if party.loaded else [NEVER] * len(trips.board.hexes)
    found = saved = late = 0
    for hex in hexes:
        first = min(times[hex] for times in outs)
        if first > clock.find_by:
            continue
        found += 1
        loaded = max([first, *(times[hex] for times in carriers)])
        saved += loaded + home[hex] <= clock.return_by
        late += max(loaded, clock.find_by) + home[hex] <= clock.return_by
    return Shares(found / len(hexes), saved / len(hexes), late / len(hexes))


def search_chance(trips: Trips, mover: Mover, loaded: Mover, counters: Sequence[int], clock: Clock) -> float:
    """The chance of a lone searcher who looks under the counters in the best order, the lost one being under any alike.

    A look ends the movement of the turn, so that each leg sets out with a fresh turn (M44).
    """
    home = trips.home(loaded)
    legs = {counter: turns_from(trips.board, mover, [counter]) for counter in counters}
    best = 0
    for order in permutations(counters):
        turn = trips.out(mover)[order[0]]
        saved = 0
        for here, there in zip(order, (*order[1:], order[-1]), strict=True):
            saved += turn <= clock.find_by and turn + home[here] <= clock.return_by
            turn += legs[here][there]
        best = max(best, saved)
    return best / len(counters)


def scatter(board: Board, hexes: Iterable[int], spacing: int, random: Random) -> list[int]:
    """Put counters down at random until no hex is left that is at least ``spacing`` from all of them."""
    order = list(hexes)
    random.shuffle(order)
    taken: list[int] = []
    for hex in order:
        at = board.hexes[hex]
        if all(board.grid.distance(at, board.hexes[other]) >= spacing for other in taken):
            taken.append(hex)
    return taken
