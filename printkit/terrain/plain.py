"""Plain: nothing is drawn; the ground of the sheet shows (rule text L19)."""

from __future__ import annotations

from collections.abc import Iterable

from printkit.cartography.records import HexTerrain, Plot
from printkit.drawing import Mark


def paint(plot: Plot) -> Iterable[Mark]:
    """No marks."""
    return ()


TERRAIN = HexTerrain("Plain", "open ground; pale relief is scenery", paint)
