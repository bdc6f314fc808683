"""Clear: the ground itself."""

from __future__ import annotations

from printkit.cartography.area_terrain import AreaTerrain, Brink

TERRAIN = AreaTerrain("Clear", "open ground", fill="", brink=Brink(width=0.0))
