"""Watching kits: what is saved is told once it is at rest, and the command builds it until Ctrl-C."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from printkit.cli.main import cli
from printkit.watch import changes
from tests.minikit import write_kit

COUNTERS = """\
counters:
  - {id: all, name: All, table: pieces, template: plain}
"""


@pytest.fixture
def kits(tmp_path: Path) -> list[Path]:
    files: dict[str, str | bytes] = {"pieces.csv": "id,name\nfox,Fox\n", "counters.yaml": COUNTERS}
    return [write_kit(tmp_path / name, dict(files)) for name in ("one", "two")]


def script(*steps: Callable[[], object]) -> Callable[[], object]:
    """A wait in which one step happens each time, and Ctrl-C when they are over."""
    left: Iterator[Callable[[], object]] = iter(steps)

    def wait(_: float = 0.0) -> object:
        for step in left:
            return step()
        raise KeyboardInterrupt

    return wait


def told(kits: list[Path], output: Path, wait: Callable[[], object]) -> list[str]:
    found: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        for folder in changes(kits, output, wait):
            found.append(folder.name)
    return found


def save(path: Path, text: str) -> Callable[[], object]:
    return lambda: path.write_text(text, encoding="utf-8")


def quiet() -> None:
    pass


def test_nothing_is_told_while_nothing_changes(kits: list[Path], tmp_path: Path) -> None:
    assert told(kits, tmp_path / "output", script(quiet, quiet)) == []


@pytest.mark.parametrize("change", ["written", "touched", "added", "taken away"])
def test_a_change_is_told_once(change: str, kits: list[Path], tmp_path: Path) -> None:
    path = kits[1] / "pieces.csv"
    happens: dict[str, Callable[[], object]] = {
        "written": save(path, "id,name\nfox,Wolf\nwolf,Wolf\n"),
        "touched": lambda: os.utime(path, (1, 1)),
        "added": save(kits[1] / "new.svg", "<svg/>"),
        "taken away": path.unlink,
    }
    assert told(kits, tmp_path / "output", script(quiet, happens[change], quiet, quiet)) == ["two"]


def test_it_waits_until_the_files_are_at_rest(kits: list[Path], tmp_path: Path) -> None:
    one = kits[0]
    steps = save(one / "a.csv", "id\n"), save(one / "a.csv", "id\nfox\n"), save(one / "b.csv", "id\n"), quiet, quiet
    assert told(kits, tmp_path / "output", script(*steps)) == ["one"]


def test_output_inside_a_kit_and_hidden_files_are_no_change(kits: list[Path]) -> None:
    output = kits[0] / "output"
    output.mkdir()
    steps = save(output / "mini.pdf", "%PDF"), save(kits[0] / ".pieces.csv.swp", "x"), quiet
    assert told(kits, output, script(*steps)) == []


def test_the_command_builds_again_and_ctrl_c_ends_it(
    kits: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pieces = kits[0] / "pieces.csv"
    broken, mended = "id,nmae\nfox,Fox\n", "id,name\nfox,Fox\nwolf,Wolf\n"
    steps = save(pieces, broken), quiet, save(pieces, mended), quiet
    monkeypatch.setattr("printkit.cli.build.time.sleep", script(*steps))
    words = ["build", str(kits[0]), "--output", str(tmp_path / "output"), "--paper", "a4", "--watch"]
    done = CliRunner().invoke(cli, words, catch_exceptions=False)
    assert done.exit_code == 0
    first, second = done.stdout.splitlines()
    assert first.startswith("mini: 1 counter, ")
    assert second.startswith("mini: 2 counters, ")
    assert "printkit: watching; Ctrl-C stops\n" in done.stderr
    assert "unknown field 'name'" in done.stderr
    assert "mini: not built, " in done.stderr
