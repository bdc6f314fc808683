"""How much is drawn: parts and marks counted while they are, so that a slip does not draw for an hour."""

from __future__ import annotations

from dataclasses import dataclass

MOST_ON_FACE = 50_000
"""Parts and marks of one face. A grid of 200 x 200 cells has 40,000."""
MOST_IN_KIT = 500_000
"""Parts and marks of all faces together, each drawn once."""


@dataclass(slots=True)
class Tally:
    """What is drawn of a face or, with no ``whole``, of a kit."""

    of: str
    """'face' or 'kit'."""
    most: int
    whole: Tally | None = None
    count: int = 0

    @property
    def spent(self) -> bool:
        """Is nothing more to be drawn?"""
        return self.count > self.most or (self.whole is not None and self.whole.spent)

    def take(self, number: int) -> Tally | None:
        """Count parts or marks. Returns the tally that they make too large, which is told once: then all is spent.

        A face that is too large ends the drawing of the kit: the faces of the table's other rows would be, too.
        """
        if self.spent:
            return None
        self.count += number
        over = self.whole.take(number) if self.whole is not None else None
        if self.count > self.most:
            if self.whole is not None:
                self.whole.count = self.whole.most + 1
            return self
        return over


def of_kit() -> Tally:
    """A tally for the whole of a kit."""
    return Tally("kit", MOST_IN_KIT)
