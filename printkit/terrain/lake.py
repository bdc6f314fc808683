"""Lake: still water with one line along its shore."""

from __future__ import annotations

from printkit.cartography.area_terrain import AreaTerrain, Brink

TERRAIN = AreaTerrain("Lake", "fresh water", fill="#CFE1E9", ink="#5F8CA6", brink=Brink(width=0.4, lines=1))
