"""Woods: crowns of trees from straight above, each light in its middle."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from printkit.cartography.area_terrain import AreaTerrain, Strewn, Tones
from printkit.cartography.curves import dots
from printkit.drawing import Mark, Paint, Path
from printkit.terrain._forms import canopy
from printkit.units import um


def tree(stream: Random, tones: Tones) -> Iterable[Mark]:
    """A crown of 1.5 to 2.1 mm radius, its light top, three leaves."""
    radius = stream.uniform(1.5, 2.1)
    yield Path(canopy(stream, radius, stream.randint(5, 7)), Paint(tones.body, tones.ink, um(0.22), join="round"))
    yield Path(canopy(stream, radius * 0.52, 5), Paint(tones.top))
    leaves = [(stream.uniform(-0.4, 0.4) * radius, stream.uniform(-0.4, 0.4) * radius) for _ in range(3)]
    yield Path(dots(leaves), Paint(stroke=tones.ink, width=um(0.24), cap="round"))


TERRAIN = AreaTerrain("Woods", "trees", fill="#DFE7D0", ink="#465844", motif=tree, strewn=Strewn(8, jitter=0.8))
