"""Each part of Scenario One given to a piece that cannot play it, in a copy of the MMM kit."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from printkit import catalog
from printkit.contracts import Inspection
from printkit.load import load

MMM = Path(__file__).parents[2] / "components" / "mmm"


@pytest.mark.parametrize(
    ("typed", "instead", "told"),
    [
        ("walker: matt-mason", "walker: turn", ["walker 'turn' has no speed"]),
        ("walker: matt-mason", "walker: space-station", ["the walker 'space-station' is the station, too"]),
        ("walker: matt-mason", "walker: sgt-storm", ["the walker 'sgt-storm' is the lost one, too"]),
        ("station: space-station", "station: jet-pak", ["the station 'jet-pak' has a speed"]),
        ("lost: sgt-storm", "lost: space-crawler", ["the lost one 'space-crawler' is a vehicle"]),
        ("carriers: [unitred]", "carriers: [space-shelter]", ["carrier 'space-shelter' has no speed"]),
        ("middle: space-crawler", "middle: space-station", ["yardstick 'space-station' has no speed"]),
        ("walker: matt-mason", "walker: callisto", []),
    ],
)
def test_a_piece_that_cannot_play_its_part(typed: str, instead: str, told: list[str], tmp_path: Path) -> None:
    kit = shutil.copytree(MMM, tmp_path / "mmm")
    scenarios = kit / "scenarios.yaml"
    text = scenarios.read_text()
    assert text.count(typed) == 1
    scenarios.write_text(text.replace(typed, instead))
    read, findings = load(kit, catalog.kinds(), catalog.elements())
    assert read is not None and not findings
    found = list(catalog.rules()["scenario-roles"].check(Inspection(read, ())))
    assert [violation.message for violation in found] == told
    assert all(violation.span.file == "scenarios.yaml" for violation in found)
