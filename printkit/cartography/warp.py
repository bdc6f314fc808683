"""A field of small shifts: what is drawn through it looks grown, not ruled, and what meets still meets."""

from __future__ import annotations

from printkit.cartography.areas import Warp
from printkit.cartography.noise import Noise
from printkit.grids.hex import HexGrid


def warp_of(grid: HexGrid, seed: int, share: float = 0.10, calls: str = "warp", swell: float = 2.6) -> Warp:
    """Shifts of at most ``share`` of a hex, ``swell`` swells to a hex."""
    east, south = Noise(f"{seed}-{calls}-x"), Noise(f"{seed}-{calls}-y")
    reach, swell = 2 * share * grid.flat_to_flat, swell / grid.flat_to_flat

    def moved(x: float, y: float) -> tuple[float, float]:
        u, v = x * swell, y * swell
        return x + reach * (east.layered(u, v) - 0.5), y + reach * (south.layered(u, v) - 0.5)

    return moved
