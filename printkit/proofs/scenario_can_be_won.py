"""Scenario proof: the lost one can be found and brought home in time, on whatever board the players lay.

Law: the clock (found by turn 10, home by turn 20; facts.md M31, M32) leaves room for at least one choice of vehicles on
half of the hexes or more of the northern half; and the search counters find room.
Why: speeds, costs and maps are chosen apart, and a scenario that nobody can win is found out after an evening's play.

Boards are seeded random layouts of the kit's own mapsheets; on each board every time is exact. A vehicle by itself
carries the lost one only if its capacity holds driver and load. A solo player has one figure and one vehicle (rule text
L101) and keeps to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from printkit.cartography.board_ground import ground_of
from printkit.contracts import Inspection, Proof, ProofReport
from printkit.kit import Kit
from printkit.models.scenario import Board as BoardPlan
from printkit.models.scenario import Rescue, Scenario, Search
from printkit.proofs._rescue import Choice, Pieces
from printkit.solvers.layout import Board, Ground, assemble, random_layout
from printkit.solvers.reach import Clock, Shares, Trips, scatter, search_chance, shares

LAYOUTS = 60
"""Boards laid by default."""
ENOUGH = 0.5
"""Mean share of the hexes from which at least one choice must save him."""


@dataclass(slots=True)
class Tally:
    """What the boards said of one choice."""

    choice: Choice
    shares: list[Shares] = field(default_factory=list)
    chances: list[float] = field(default_factory=list)
    """Chance of a solo search, where one player suffices."""

    @property
    def mean(self) -> float:
        """Mean share saved."""
        return _mean([one.saved for one in self.shares])

    @property
    def luck(self) -> float:
        """Mean chance of a solo search."""
        return _mean(self.chances)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _spread(values: Sequence[float]) -> str:
    return " ".join(f"{100 * value:4.0f}" for value in (min(values), _mean(values), max(values)))


def _station(board: Board, plan: BoardPlan, sheet_pitches: int, random: Random) -> tuple[int, int]:
    column = plan.across // 2 * sheet_pitches + random.choice(plan.station_columns)
    return column, board.grid.rows if column % 2 == 0 else board.grid.rows - 1


@dataclass(frozen=True, slots=True)
class Trial:
    """One scenario whose parts are all there, ready to be tried on boards."""

    scenario: Scenario
    plan: BoardPlan
    search: Search
    rescue: Rescue
    most_players: int
    grounds: tuple[Ground, ...]

    def run(self, kit: Kit, layouts: int) -> ProofReport:
        """Lay the boards, try every choice on each, and report."""
        tallies = [Tally(choice) for choice in Pieces(kit, self.scenario).choices(self.rescue)]
        clock = Clock(self.rescue.find_by, self.rescue.return_by)
        seats = [self._try_board(tallies, clock, Random(f"{self.scenario.id}-layout-{n}")) for n in range(layouts)]
        return self._report(tallies, seats)

    def _try_board(self, tallies: list[Tally], clock: Clock, random: Random) -> int:
        """Add one board to the tallies; return how many search counters found room."""
        board = assemble(random_layout(self.grounds, self.plan.across, self.plan.down, random))
        station = _station(board, self.plan, self.grounds[0].grid.pitches, random)
        hexes = [hex for hex in board.northern_half() if board.terrain[hex] not in self.search.not_on]
        trips = Trips(board, station, self.plan.start_within)
        counters = scatter(board, hexes, self.search.spacing, random)
        for tally in tallies:
            party = tally.choice.party
            tally.shares.append(shares(trips, party, hexes, clock))
            if tally.choice.players == 1:
                alone = counters[: self.search.per_player]
                chance = search_chance(trips, party.finders[0], party.loaded, alone, clock) if party.loaded else 0.0
                tally.chances.append(chance)
        return len(counters)

    def _report(self, tallies: list[Tally], seats: list[int]) -> ProofReport:
        needed = self.most_players * self.search.per_player
        seated = sum(count >= needed for count in seats)
        best = max(tallies, key=lambda tally: tally.mean)
        alone = [tally for tally in tallies if tally.chances]
        solo = max(alone, key=lambda tally: (tally.luck, tally.mean))
        find, back = self.rescue.find_by, self.rescue.return_by
        shape = f"{self.plan.across} x {self.plan.down} mapsheets"
        per_player, spacing = self.search.per_player, self.search.spacing
        lines = [
            f"{len(seats)} boards of {shape}: % of the hexes of the northern half",
            "where he may lie; least, mean and greatest over the boards; all players make straight for him",
            f"{'choice of vehicles':36}{'players':>7}   "
            f"{f'found by {find}':14} {f'home by {back}':14} if found only in {find}",
            *(
                f"{tally.choice.party.name:36}{tally.choice.players:7}   {_spread([s.found for s in tally.shares])} "
                f"{_spread([s.saved for s in tally.shares])} {_spread([s.saved_late for s in tally.shares])}"
                for tally in tallies
            ),
            f"best choice: {best.choice.party.name}, {100 * best.mean:.0f} % (at least {100 * ENOUGH:.0f} % asked for)",
            f"% of searches in which a solo player (one vehicle, {per_player} counters, best order) saves him:",
            *(f"{tally.choice.party.name:36}{100 * tally.luck:7.0f}" for tally in alone),
            f"a solo player's best: {solo.choice.party.name}, {100 * solo.mean:.0f} % of hexes, "
            f"{100 * solo.luck:.0f} % of searches",
            f"{needed} search counters at least {spacing} hexes apart, laid at random, found room on {seated} "
            f"of {len(seats)} boards (places: {min(seats)} or more)",
        ]
        holds = best.mean >= ENOUGH and seated == len(seats)
        return ProofReport(holds, "seeded simulation of boards, exact movement on each", tuple(lines))


def prepare(kit: Kit) -> list[Trial]:
    """The scenarios of a kit that have a board, a search and a rescue."""
    return [
        Trial(
            one,
            one.board,
            one.search,
            one.rescue,
            one.players.most if one.players else 1,
            tuple(ground_of(sheet, one.hexside) for sheet in kit.of("mapsheet")),
        )
        for one in kit.of("scenario")
        if one.board and one.search and one.rescue
    ]


def run(inspection: Inspection, layouts: int = LAYOUTS) -> ProofReport:
    """Try every scenario of the kit; all of them must hold."""
    trials = prepare(inspection.kit)
    if not trials:
        return ProofReport(True, "nothing to prove", ("this kit has no scenario with a search and a rescue",))
    if not inspection.kit.of("mapsheet"):
        return ProofReport(False, "nothing to try it on", ("this kit has a scenario and no mapsheets",))
    reports = [trial.run(inspection.kit, layouts) for trial in trials]
    lines = tuple(line for report in reports for line in report.lines)
    return ProofReport(all(report.holds for report in reports), reports[0].method, lines)


PROOF = Proof("the scenario can be won: the lost one is found and brought home before the clock runs out", run)
