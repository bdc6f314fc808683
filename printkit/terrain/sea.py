"""Sea: open water, lines along its shore that fade out to sea."""

from __future__ import annotations

from printkit.cartography.area_terrain import AreaTerrain, Brink

TERRAIN = AreaTerrain("Sea", "open water", fill="#C6DAE5", ink="#52819E", brink=Brink(width=0.45, lines=3))
