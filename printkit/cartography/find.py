"""The painters there are, by name: terrain and landform plug-ins, typed."""

from __future__ import annotations

from collections.abc import Mapping

from printkit import catalog
from printkit.cartography.area_terrain import AreaTerrain
from printkit.cartography.records import HexTerrain, Landform, SideTerrain


def terrains() -> Mapping[str, HexTerrain | SideTerrain | AreaTerrain]:
    """Every terrain by name."""
    return catalog.all_of("terrain")


def hex_terrains() -> dict[str, HexTerrain]:
    """Terrains that fill hexes, by name."""
    return {name: found for name, found in terrains().items() if isinstance(found, HexTerrain)}


def area_terrains() -> dict[str, AreaTerrain]:
    """Terrains that unite into areas, by name."""
    return {name: found for name, found in terrains().items() if isinstance(found, AreaTerrain)}


def side_terrains() -> dict[str, SideTerrain]:
    """Terrains that run along hexsides, by name."""
    return {name: found for name, found in terrains().items() if isinstance(found, SideTerrain)}


def landforms() -> Mapping[str, Landform]:
    """Every landform by name."""
    return catalog.all_of("landforms")
