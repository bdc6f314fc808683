"""The painters there are, by name: terrain and landform plug-ins, typed."""

from __future__ import annotations

from collections.abc import Mapping

from printkit import catalog
from printkit.cartography.records import HexTerrain, Landform, SideTerrain


def terrains() -> Mapping[str, HexTerrain | SideTerrain]:
    """Every terrain by name."""
    return catalog.all_of("terrain")


def hex_terrains() -> dict[str, HexTerrain]:
    """Terrains that fill hexes, by name."""
    return {name: found for name, found in terrains().items() if isinstance(found, HexTerrain)}


def side_terrains() -> dict[str, SideTerrain]:
    """Terrains that run along hexsides, by name."""
    return {name: found for name, found in terrains().items() if isinstance(found, SideTerrain)}


def landforms() -> Mapping[str, Landform]:
    """Every landform by name."""
    return catalog.all_of("landforms")
