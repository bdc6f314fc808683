"""The sample of grids is right, and each sheet prints the labels of its kind."""

from __future__ import annotations

from pathlib import Path

from printkit.check import check
from tests.minikit import write_kit

SAMPLE = Path(__file__).parents[1] / "maps" / "grids.yaml"


def test_a_sheet_of_every_kind_of_grid_is_checked_clean(tmp_path: Path) -> None:
    checked = check(write_kit(tmp_path / "mini", {"maps.yaml": SAMPLE.read_text(encoding="utf-8")}))
    assert checked.findings == ()
    assert checked.kit is not None
    sheets = {sheet.id: sheet.hexes for sheet in checked.kit.of("mapsheet")}
    printed = {name: [grid.label(hex) for hex in filter(grid.printed, grid.hexes())] for name, grid in sheets.items()}
    assert (printed["plain"][0], printed["plain"][-1]) == ("A1", "J11")
    assert {"0000", "0101", "0911"} <= set(printed["pointy"])
    assert not {"A3", "B1", "D5"} & set(printed["holes"]) and "B3" in printed["holes"]
    assert (printed["crop"][0], printed["crop"][-1]) == ("C.3", "H.9")
    assert printed["small"][:3] == ["0530", "0525", "0520"]
