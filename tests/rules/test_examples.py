"""Every rule's docstring shows a bad and a good example: both are run, and the bad one must be found."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit import catalog
from printkit.check import check
from printkit.rule_page import read_rule_page
from tests.minikit import example_files, write_kit


@pytest.mark.parametrize("name", sorted(catalog.rules()))
def test_rule_finds_its_bad_example_and_not_its_good_one(name: str, tmp_path: Path) -> None:
    page = read_rule_page(name)
    assert page.law and page.why, f"{name}: the docstring says what the law is and why"
    bad = check(write_kit(tmp_path / "bad", example_files(page.bad))).findings
    good = check(write_kit(tmp_path / "good", example_files(page.good))).findings
    assert name in {f.rule for f in bad}, f"{name}: its bad example gave {[str(f) for f in bad]}"
    assert not good, f"{name}: its good example gave {[str(f) for f in good]}"
