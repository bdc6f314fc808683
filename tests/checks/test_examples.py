"""Every word's docstring shows a bad and a good example: both are run, and the bad one must be found at a cell."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit import catalog
from printkit.check import check
from printkit.rule_page import read_word_page
from tests.minikit import example_files, write_kit


@pytest.mark.parametrize("word", sorted(catalog.checks()))
def test_word_finds_its_bad_example_and_not_its_good_one(word: str, tmp_path: Path) -> None:
    page = read_word_page(word)
    assert page.law and page.why, f"{word}: the docstring says what the law is and why"
    assert f"{word}:" in page.bad
    (bad,) = check(write_kit(tmp_path / "bad", example_files(page.bad))).findings
    good = check(write_kit(tmp_path / "good", example_files(page.good))).findings
    assert bad.rule.startswith("check:")
    assert bad.span.line < page.bad.splitlines().index("checks:") + 1, "it is told at the row, not at the check"
    assert not good, f"{word}: its good example gave {[str(f) for f in good]}"
