"""make on a machine that lacks something: one line that says what to do."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

STUB = """#!/bin/sh
case "$2" in *{without}*) exit 1;; esac
exec {python} "$@"
"""


def make(folder: Path, *words: str) -> tuple[int, str]:
    """Run make on a copy of the Makefile alone, outside any make that runs the tests."""
    shutil.copy(ROOT / "Makefile", folder)
    env = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    told = subprocess.run(["make", *words], cwd=folder, env=env, capture_output=True, text=True, check=False)
    return told.returncode, told.stdout


@pytest.mark.parametrize(
    ("without", "says"),
    [
        ("version_info", "printkit needs Python 3.11 or newer; say which: make PYTHON=/path/to/python3\n"),
        ("ensurepip", "Python cannot make a virtual environment here; install the package python3-venv\n"),
    ],
)
def test_what_is_missing_is_said_in_one_line(tmp_path: Path, without: str, says: str) -> None:
    python = tmp_path / "python3"
    python.write_text(STUB.format(without=without, python=sys.executable))
    python.chmod(0o755)
    assert make(tmp_path, f"PYTHON={python}") == (2, says)
    assert not (tmp_path / ".venv").exists()


def test_no_python_at_all(tmp_path: Path) -> None:
    status, told = make(tmp_path, "PYTHON=/nowhere/python3")
    assert (status, told.count("\n")) == (2, 1)
    assert "needs Python 3.11" in told


def test_help_lists_every_target() -> None:
    told = subprocess.run(["make", "-C", str(ROOT), "-s", "help"], capture_output=True, text=True, check=True).stdout
    for target in ("all", "kit", "check", "prove", "test", "lint", "docs", "bench", "clean"):
        assert f"  make {target} - " in told


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-dev.lock"])
def test_locks_hold_versions_and_hashes_and_no_place(lock: str) -> None:
    lines = (ROOT / lock).read_text(encoding="utf-8").splitlines()
    assert not [line for line in lines if any(word in line for word in ("://", "--index", "--find-links", "/home/"))]
    names = [line for line in lines if not line.startswith(" ")]
    assert all("==" in line for line in names)
    assert sum("--hash=sha256:" in line for line in lines) >= len(names)


def test_the_version_is_one() -> None:
    import tomllib

    import printkit

    assert tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"] == (
        printkit.__version__
    )
    assert f"## {printkit.__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_the_project_is_locked_at_what_it_asks_for() -> None:
    import tomllib

    asked = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    locked = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    locked_too = (ROOT / "requirements-dev.lock").read_text(encoding="utf-8")
    for words, text in ((asked["dependencies"], locked), (asked["optional-dependencies"]["dev"], locked_too)):
        for word in words:
            name = word.partition(">")[0].partition("=")[0]
            assert f"\n{name.lower()}==" in f"\n{text}", f"{name}: run make lock"
