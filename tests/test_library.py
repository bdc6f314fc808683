"""printkit as a library: the three functions, whatever was imported before them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import printkit
from tests.cli.test_commands import BAD, GOOD
from tests.minikit import write_kit


def test_load_check_and_build(tmp_path: Path) -> None:
    folder = write_kit(tmp_path / "kit", dict(GOOD))
    kit, findings = printkit.load(folder)
    assert kit is not None
    assert (kit.name, findings) == ("mini", ())
    assert printkit.check(str(folder)).clean
    built = printkit.build(folder, tmp_path / "output", papers=["a4"])
    assert built.folder == tmp_path / "output" / "mini"
    assert built.summary.startswith("4 counters (2 unique), 4 pages, ")
    assert printkit.build(folder, tmp_path / "output", papers=["a4"]).unchanged


def test_a_kit_with_an_error_is_told_not_raised(tmp_path: Path) -> None:
    built = printkit.build(write_kit(tmp_path / "kit", dict(BAD)), tmp_path / "output")
    assert built.folder is None
    assert "tempalte" in str(built.findings[0])
    nowhere = printkit.check(tmp_path / "nowhere")
    assert (nowhere.kit, nowhere.clean) == (None, False)


@pytest.mark.parametrize("module", ["load", "check", "build"])
def test_a_module_of_the_same_name_does_not_hide_the_function(module: str) -> None:
    code = f"import printkit.{module}; from printkit.{module} import {module}; assert callable(printkit.{module})"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_importing_it_imports_nothing_heavy() -> None:
    code = "import sys, printkit; print(*sorted({name.partition('.')[0] for name in sys.modules}))"
    told = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.split()
    assert not {"click", "pydantic", "yaml", "reportlab", "pikepdf", "fontTools", "PIL", "svgwrite"} & set(told)
