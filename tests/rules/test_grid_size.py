"""All mapsheets of a kit share one limit of hexes; what is beyond it is told once and not drawn."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.check import check
from printkit.kinds import mapsheet as kind
from printkit.models import mapsheet as model
from printkit.rules import grid_size
from tests.minikit import write_kit


def test_the_mapsheets_of_a_kit_share_a_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (kind, model, grid_size):
        monkeypatch.setattr(module, "MOST_HEXES", 20)
    sizes = {"a": (2, 4), "huge": (5, 5), "b": (3, 4), "c": (1, 4), "d": (1, 4)}
    lines = [
        f"  - {{id: {name}, name: {name}, grid: {{columns: {columns}, rows: {rows}, flat_to_flat: 20mm}}}}\n"
        for name, (columns, rows) in sizes.items()
    ]
    checked = check(write_kit(tmp_path / "kit", {"maps.yaml": "mapsheets:\n" + "".join(lines)}))
    told = [(found.span.line, found.message) for found in checked.findings if found.rule == "grid-size"]
    assert told == [
        (3, "the grid of mapsheet 'huge' has 25 hexes, more than the limit of 20"),
        (5, "with mapsheet 'c' the kit has 24 hexes, more than the limit of 20"),
    ]
    assert checked.kit is not None
    assert [sheet.id for sheet in checked.kit.of("mapsheet") if sheet.within_limit] == ["a", "b"]
