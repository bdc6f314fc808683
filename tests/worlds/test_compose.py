"""New mapsheets as YAML: the same for the same seed, clean when checked, refused with a line."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.check import check
from printkit.worlds.compose import blank, random
from printkit.worlds.growth import Growth
from printkit.worlds.plan import Plan, PlanError
from tests.minikit import write_kit

MMM = {"size": (("width", "8.5in"), ("height", "10.5in")), "grid": (("pitches", "14"), ("rows", "15"))}
GROWTHS = (Growth("dense", 0.11, bars=True), Growth("rough", 0.20))
PLANS = [
    Plan("Like MMM", 3, "mare", "", **MMM),
    Plan("Pointy", 3, "", "", (("paper", "letter"),), (("orientation", "pointy-top"), ("flat_to_flat", "0.75in"))),
    Plan("Counted", 3, "", "", (), (("columns", "9"), ("rows", "7"), ("flat_to_flat", "2cm"), ("numbering", '"0101"'))),
]


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.name)
def test_a_new_mapsheet_checks_clean(plan: Plan, tmp_path: Path) -> None:
    text = blank(plan, ["rough", "dense"], ["mare"], "KIT")
    assert [str(f) for f in check(write_kit(tmp_path, {"map.yaml": text})).findings] == []
    assert "# The quiet shapes of the ground" in text or not plan.landform


@pytest.mark.parametrize(
    ("landform", "relief"),
    [("mare", ()), ("highland", ()), ("rille", ("courses",)), ("crater-field", ()), ("ray-crater", ("centre",))],
)
def test_a_random_mapsheet_checks_clean(landform: str, relief: tuple[str, ...], tmp_path: Path) -> None:
    text = random(Plan("Any", 8, landform, "", **MMM), GROWTHS, "chasm", relief)
    assert [str(f) for f in check(write_kit(tmp_path, {"map.yaml": text})).findings] == []


def test_one_seed_gives_the_same_bytes_and_another_other_terrain() -> None:
    one, again, other = (random(Plan("Any", seed, "mare", "", **MMM), GROWTHS) for seed in (7, 7, 8))
    assert one == again
    assert one.replace("7", "8") != other.replace("7", "8")


@pytest.mark.parametrize(
    ("grid", "said"),
    [
        ((("columns", "9"), ("rows", "x"), ("flat_to_flat", "20mm")), "'x' is not a count"),
        ((("columns", "9"), ("rows", "9"), ("flat_to_flat", "20")), "has no unit"),
        ((("columns", "400"), ("rows", "400"), ("flat_to_flat", "5mm")), "50000 hexes at most"),
    ],
)
def test_a_plan_that_cannot_be_says_why(grid: tuple[tuple[str, str], ...], said: str) -> None:
    with pytest.raises(PlanError, match=said):
        blank(Plan("No", 1, "", "", (), grid), ["rough"], [], "KIT")
