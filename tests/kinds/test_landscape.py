"""A mapsheet of a paper that lies on its long side."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.check import check
from tests.minikit import write_kit

MAP = """\
mapsheets:
  - id: one
    name: One
    paper: {paper}
    landscape: {landscape}
    grid: {{columns: 10, rows: 7}}
"""


@pytest.mark.parametrize("paper", ["letter", "a4"])
def test_it_is_as_wide_as_the_other_is_high(paper: str, tmp_path: Path) -> None:
    found = []
    for landscape in ("no", "yes"):
        kit = write_kit(tmp_path / landscape, {"it.yaml": MAP.format(paper=paper, landscape=landscape)})
        checked = check(kit)
        assert checked.inspection is not None and not checked.findings
        (piece,) = checked.inspection.pieces
        fronts = [sheet for sheet in checked.inspection.sheets if sheet.placed and sheet.placed[0].piece is piece]
        assert {(sheet.placed[0].turn, sheet.placed[0].scale) for sheet in fronts} == {(90 * (landscape == "yes"), 1.0)}
        found.append((piece.front.width, piece.front.height))
    assert found[0] == found[1][::-1] and found[1][0] > found[1][1]


def test_without_a_paper_it_says_nothing(tmp_path: Path) -> None:
    text = MAP.format(paper="letter", landscape="yes").replace("    paper: letter\n", "")
    (finding,) = check(write_kit(tmp_path / "kit", {"it.yaml": text})).findings
    assert "landscape goes with paper" in str(finding)
