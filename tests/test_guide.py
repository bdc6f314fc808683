"""The kits of the guides check clean and are built, and the findings that the pages show are those that one gets."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

import printkit
from printkit.drawing import Text, walk
from tests.guides import DOCS, write_guide

MMM = DOCS.parent / "components" / "mmm"


@pytest.mark.parametrize(
    ("guide", "summary"),
    [
        ("kits.md", r"4 counters \(2 unique\), 1 chart, 1 mapsheet, 6 pages, \d+ KB"),
        ("mapsheets.md", r"1 mapsheet, 3 pages, \d+ KB"),
        ("faces.md", r"5 cards \(3 unique\), 8 counters \(5 unique\), 1 board, 5 pages, \d+ KB"),
    ],
)
def test_the_guides_kit_checks_clean_and_is_built(guide: str, summary: str, tmp_path: Path) -> None:
    kit = write_guide(guide, tmp_path / "kit")
    assert [str(finding) for finding in printkit.check(kit).findings] == []
    built = printkit.build(kit, tmp_path / "output", papers=["a4"], flip="none")
    assert re.fullmatch(summary, built.summary), built.summary


def shown(page: Path) -> str:
    """The finding that a page shows, from file to rule, without the folder before it."""
    (found,) = re.findall(r"^(?:components/mmm/)?(\S+:\d+:\d+: error: .*\])$", page.read_text(encoding="utf-8"), re.M)
    return str(found)


def test_the_finding_in_the_readme(tmp_path: Path) -> None:
    kit = shutil.copytree(MMM, tmp_path / "mmm")
    pieces = kit / "tables" / "pieces.yaml"
    lines = pieces.read_text().splitlines(keepends=True)
    number = int(shown(DOCS.parent / "README.md").split(":")[1])
    changed = lines[number - 1].replace("rough: 1.5", "rough: 1.25")
    assert changed != lines[number - 1]
    lines[number - 1] = changed
    pieces.write_text("".join(lines))
    assert [shown(DOCS.parent / "README.md")] == [str(finding) for finding in printkit.check(kit).findings]


def test_the_guides_map_has_the_ford_that_it_is_named_after(tmp_path: Path) -> None:
    """The road meets the brook at a hexside that is a ford."""
    inspection = printkit.check(write_guide("mapsheets.md", tmp_path / "kit")).inspection
    assert inspection is not None
    (sheet,) = inspection.kit.of("mapsheet")
    assert {"0606-0707", "0306-0307"} == {step for run in sheet.hexsides["ford"] for step in run}
    assert {"0606", "0707"} <= set(sheet.paths["road"][0]) and "0606/SE" in sheet.paths["brook"][0]


def test_the_guides_units_have_factors_for_a_reduced_strength(tmp_path: Path) -> None:
    inspection = printkit.check(write_guide("faces.md", tmp_path / "kit")).inspection
    assert inspection is not None
    backs = {piece.id: piece.back for piece in inspection.pieces if piece.kind == "counter" and piece.back}
    factors = {
        id: seen.mark.text
        for id, back in backs.items()
        for seen in walk(back.marks)
        if isinstance(seen.mark, Text) and seen.mark.name == "factors"
    }
    assert factors == {"a1": "2\u20133\u20134", "a2": "1\u20132\u20138", "b1": "3\u20132\u20136"}
