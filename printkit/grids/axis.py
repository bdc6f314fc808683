"""From lattice units to millimetres, through whole micrometres."""

from __future__ import annotations

from dataclasses import dataclass

from printkit.units import mm


@dataclass(frozen=True, slots=True)
class Axis:
    """One direction of the sheet: lattice unit ``first`` lies at ``origin``, and ``units`` of them are ``length`` long.

    Micrometres. A length over whole units, not a unit's length, so that rounding never adds up along the sheet.
    """

    origin: int
    length: int
    first: int
    units: int

    def at(self, k: int) -> float:
        """Millimetres of lattice unit ``k``."""
        return mm(self.origin + round(self.length * (k - self.first) / self.units))

    def steps(self, units: int) -> float:
        """Millimetres of so many units, not rounded."""
        return mm(self.length) / (self.units / units)

    @property
    def end(self) -> int:
        """Where the last unit lies, in micrometres."""
        return self.origin + self.length
