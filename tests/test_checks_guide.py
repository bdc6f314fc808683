"""The kit of docs/checks.md: its blocks are files, the kit keeps its laws, and each law can be broken."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import printkit
from printkit import catalog
from tests.guides import DOCS, write_guide

GUIDE = (DOCS / "checks.md").read_text(encoding="utf-8")


@pytest.fixture
def kit(tmp_path: Path) -> Path:
    return write_guide("checks.md", tmp_path / "kit")


def broken(kit: Path, name: str, old: str, new: str) -> list[str]:
    """What is found after one change of a file."""
    file = kit / name
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return [str(finding) for finding in printkit.check(kit).findings]


def test_the_guides_kit_keeps_its_laws(kit: Path) -> None:
    assert [str(finding) for finding in printkit.check(kit).findings] == []


def test_the_finding_that_the_guide_shows_is_told(kit: Path) -> None:
    (shown,) = re.findall(r"^```\n(ships.csv:.*?)\n```", GUIDE, re.M)
    assert shown in broken(kit, "ships.csv", "0201,Otter", "0102,Otter")


@pytest.mark.parametrize(
    ("name", "old", "new", "check"),
    [
        ("ships.csv", "Fox", "", "named"),
        ("ships.csv", "tender,6", "tendre,6", "classes"),
        ("orders.yaml", "0101 0102", "0101 0103", "orders"),
        ("ships.csv", "tender,6", "frigate,16", "two-each"),
        ("ships.csv", "5,2\n", "5,3\n", "fleet"),
        ("ships.csv", "6,2\n", "7,2\n", "points"),
        ("results.csv", "2-1,4,2\n", "", "rolls"),
        ("results.csv", "2-1,4,2\n", "2-1,4,0\n", "luck"),
        ("ships.csv", "tender,6", "tender,10", "slow-tenders"),
    ],
)
def test_each_of_its_laws_can_be_broken(kit: Path, name: str, old: str, new: str, check: str) -> None:
    assert any(finding.endswith(f"[check:{check}]") for finding in broken(kit, name, old, new))


def test_every_word_is_in_the_guide() -> None:
    assert [word for word in catalog.checks() if f"| `{word}` |" not in GUIDE] == []
