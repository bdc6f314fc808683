"""From a kit's words to what the solvers know: movers from rows, parties from a scenario."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from printkit.kit import Kit
from printkit.models.base import read_cost
from printkit.models.scenario import PACES, Rescue, Scenario, Together
from printkit.solvers.movement import Mover
from printkit.solvers.reach import Party
from printkit.tables import Row


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice of vehicles: the party, how many players it takes, and whether only the optional advice allows it."""

    party: Party
    players: int
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Pieces:
    """The rows of a scenario's table, read as movers and weights."""

    kit: Kit
    scenario: Scenario

    def row(self, piece: str) -> Row:
        """A piece's row. Raises KeyError; rule roster-exists tells the user first."""
        row = self.kit.tables[self.scenario.pieces].find("id", piece)
        if row is None:
            raise KeyError(piece)
        return row

    def mover(self, piece: str) -> Mover:
        """How a piece moves."""
        row = self.row(piece)
        enter = {name: read_cost(row[name]) for name in self.scenario.terrain}
        return Mover.of(Fraction(row["speed"]), enter, read_cost(row[self.scenario.hexside]))

    def number(self, piece: str, column: str) -> Fraction:
        """A weight or capacity; empty counts as nothing."""
        return Fraction(self.row(piece)[column] or 0)

    def choices(self, rescue: Rescue) -> Iterator[Choice]:
        """Each kind of vehicle by itself, then what the special rules allow together."""
        needed = self.number(rescue.walker, "weight") + self.number(rescue.lost, "weight")
        seen: set[Mover] = set()
        for piece in self.scenario.of_role("vehicle"):
            mover = self.mover(piece)
            if mover in seen:  # two Cat-tracs are one choice
                continue
            seen.add(mover)
            carries = self.number(piece, "capacity") >= needed
            name = self.row(piece)["name"] + ("" if carries else " (finds only)")
            yield Choice(Party(name, (mover,), (mover,), mover if carries else None), 1)
        for way in self.scenario.together:
            yield self._together(way, rescue)

    def _together(self, way: Together, rescue: Rescue) -> Choice:
        carriers = tuple(self.mover(piece) for piece in way.carriers)
        finders = (*(self.mover(piece) for piece in way.finders), *carriers)
        slowest = min(carriers, key=lambda mover: mover.speed)
        walker = self.mover(rescue.walker)
        loaded = slowest.paced(walker) if way.pace == "on-foot" else slowest.slowed(PACES[way.pace])
        name = way.name + (" (optional)" if way.optional else "")
        return Choice(Party(name, finders, carriers, loaded), way.players, way.optional)
