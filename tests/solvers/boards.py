"""Boards drawn by hand for the tests of movement and reach."""

from __future__ import annotations

from fractions import Fraction

from printkit.grids.hex import full_sheet
from printkit.solvers.layout import Board, Ground, Laid, assemble
from printkit.solvers.movement import Mover

TERRAIN = {".": "plain", "r": "rough", "d": "dense"}


def lane(drawn: str) -> Board:
    """A single column of hexes from north to south, a letter each; ``|`` is a chasm between two."""
    letters = drawn.replace("|", "")
    # Two pitches and n + 1 rows: one column of n whole hexes, all else half-hexes.
    grid = full_sheet(2, len(letters) + 1, 20_000, 10_000 * (len(letters) + 1))
    terrain = {(1, row): TERRAIN[letter] for row, letter in enumerate(letters, 1)}
    chasms, row = [], 0
    for letter in drawn:
        if letter == "|":
            chasms.append(grid.side((1, row), "S"))
        else:
            row += 1
    return assemble([[Laid(Ground("lane", grid, terrain, frozenset(chasms)))]])


def mover(speed: str, plain: str, rough: str, dense: str, chasm: str = "NA") -> Mover:
    """A mover from the numbers as a chart shows them."""
    costs = [None if cost == "NA" else Fraction(cost) for cost in (plain, rough, dense, chasm)]
    return Mover.of(Fraction(speed), dict(zip(("plain", "rough", "dense"), costs, strict=False)), costs[3])


ASTRONAUT = mover("1", "1", "1", "1", "1")
CRAWLER = mover("3", "1", "1", "1.5")
RECONO_JET = mover("15", "1", "1", "1", "1")
