"""The kits of the guides check clean and are built, and the findings that the pages show are those that one gets."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

import printkit
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
