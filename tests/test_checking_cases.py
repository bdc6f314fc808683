"""Every case of tests/cases/checking gives the findings that it announces, through the whole of printkit.check."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.check import check
from tests.casebook import cases, expected, lay_out, told


@pytest.mark.parametrize("case", cases("checking"), ids=lambda case: case.name)
def test_case_gives_what_it_announces(case: Path, tmp_path: Path) -> None:
    found = check(lay_out(case, tmp_path / "mini")).findings
    assert list(map(str, sorted(map(told, found)))) == list(map(str, expected(case)))
