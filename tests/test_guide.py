"""The kit of docs/kits.md: its blocks are files, and the kit that they make is without a finding and is built."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import printkit

GUIDE = Path(__file__).parents[1] / "docs" / "kits.md"


@pytest.fixture
def kit(tmp_path: Path) -> Path:
    for name, text in re.findall(r"^```(?:yaml|csv) (\S+)\n(.*?)^```", GUIDE.read_text(encoding="utf-8"), re.S | re.M):
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_the_guides_kit_is_without_a_finding(kit: Path) -> None:
    assert [str(finding) for finding in printkit.check(kit).findings] == []


def test_the_guides_kit_is_built(kit: Path) -> None:
    built = printkit.build(kit, kit / "output", papers=["a4"], flip="none")
    assert re.match(r"4 counters \(2 unique\), 1 chart, 1 mapsheet, 6 pages, \d+ KB", built.summary)
