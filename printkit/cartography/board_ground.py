"""A mapsheet as the solvers of boards know it: terrain by hex, and the hexsides that bar the way."""

from __future__ import annotations

from printkit.cartography.survey import survey
from printkit.models.mapsheet import Mapsheet
from printkit.solvers.layout import Ground


def ground_of(sheet: Mapsheet, hexside: str) -> Ground:
    """The sheet's ground, ``hexside`` being the terrain that bars the way. A grid above the limit is bare."""
    found = survey(sheet)
    if found is None:
        return Ground(sheet.id, sheet.hexes, {})
    sides = frozenset(side for side, name in found.sides.items() if name == hexside)
    return Ground(sheet.id, found.grid, found.terrain, sides)
