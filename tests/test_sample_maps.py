"""The sample maps of tests/maps: they show every feature, check clean, and a large map is drawn in little memory."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

from printkit.check import Checked, check
from printkit.drawing import Text, walk
from tests.minikit import write_kit

MAPS = Path(__file__).parent / "maps"


def checked(name: str, folder: Path) -> Checked:
    files = {f"{name}.yaml": (MAPS / f"{name}.yaml").read_text(encoding="utf-8")}
    files |= {f"art/{path.name}": path.read_text(encoding="utf-8") for path in sorted((MAPS / "art").iterdir())}
    return check(write_kit(folder, {**files}, templates=False))


@pytest.mark.parametrize("name", ["vale", "isles"])
def test_a_sample_checks_clean(name: str, tmp_path: Path) -> None:
    assert [str(finding) for finding in checked(name, tmp_path).findings] == []


def test_the_key_lists_what_is_used_and_nothing_else(tmp_path: Path) -> None:
    inspection = checked("vale", tmp_path).inspection
    assert inspection is not None
    (piece,) = inspection.pieces
    found = [
        seen.mark.text for seen in walk(piece.front.marks) if isinstance(seen.mark, Text) and seen.mark.name == "key"
    ]
    terrains = ["Clear", "Sea", "Hills", "Mountains", "Woods", "Downs", "Fields", "Urban", "Lake", "Vineyard", "Marsh"]
    others = [
        "Desert",
        "Level 1",
        "Level 2",
        "Cliff",
        "Wall",
        "River",
        "Stream",
        "Road",
        "Railway",
        "Causeway",
        "Border",
    ]
    towns = ["Capital", "City", "Town", "Village", "Fort", "Port"]
    assert [text for text in found if text != "Key"] == [*terrains, *others, *towns]


LARGE = """
from pathlib import Path
from tests.test_sample_maps import large_map
large_map()
print(next(line.split()[1] for line in Path("/proc/self/status").read_text().splitlines() if line.startswith("VmHWM")))
"""
"""Prints the peak of its own memory in KB; getrusage would count that of the process that started it."""


def large_map() -> None:
    """Draw 200 x 200 hexes with terrain in nearly all of them."""
    from tests.cartography.test_placements import sheet
    from tests.maps import drawn

    stream = random.Random(1)
    rows = []
    for _ in range(50):
        row = "".join(stream.choice("..wwhmls") * 4 for _ in range(50))
        rows += [row] * 4
    legend = {".": "clear", "w": "woods", "h": "hills", "m": "mountain", "l": "lake", "s": "marsh"}
    grid = {"columns": 200, "rows": 200, "flat_to_flat": "4mm"}
    block = {"legend": legend, "rows": "\n".join(rows)}
    assert len(drawn(sheet(grid=grid, base_terrain="clear", terrain_block=block)).marks) > 60_000


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="the peak of memory is read from Linux's /proc")
def test_forty_thousand_hexes_in_300_megabytes() -> None:
    root = Path(__file__).parent.parent
    done = subprocess.run([sys.executable, "-c", LARGE], cwd=root, capture_output=True, text=True, check=True)
    assert int(done.stdout) / 1024 < 300
