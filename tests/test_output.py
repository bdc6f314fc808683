"""Writing an output folder: whole or not at all, whenever the run is killed; nothing of anybody else's is touched."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from printkit.output import SEAL, OutputError, publish, recover, steps

OLD = {"kit.pdf": b"old pdf", "svg/a.svg": b"old a", SEAL: b"old seal"}
NEW = {"kit.pdf": b"new pdf", "svg/b.svg": b"new b", SEAL: b"new seal"}


def contents(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def leftovers(target: Path) -> list[str]:
    return sorted(path.name for path in target.parent.iterdir() if path != target)


def number_of_steps(tmp_path: Path) -> int:
    target = tmp_path / "count"
    publish(target, OLD.items())
    return len(list(steps(target, NEW.items())))


def test_a_second_run_replaces_all_of_the_first(tmp_path: Path) -> None:
    target = tmp_path / "deep" / "mmm"
    publish(target, OLD.items())
    publish(target, NEW.items())
    assert contents(target) == NEW
    assert leftovers(target) == []


KILLED = """
import os, sys
from pathlib import Path
from printkit.output import steps
from tests.test_output import NEW

for done, _ in enumerate(steps(Path(sys.argv[1]), NEW.items()), 1):
    if done == int(sys.argv[2]):
        os._exit(9)
"""


@pytest.mark.parametrize("done", range(1, 9))
def test_killed_after_any_step_the_old_output_is_whole_or_the_next_run_finishes(tmp_path: Path, done: int) -> None:
    assert number_of_steps(tmp_path) == 8
    target = tmp_path / "mmm"
    publish(target, OLD.items())
    killed = subprocess.run([sys.executable, "-c", KILLED, str(target), str(done)], check=False)
    assert killed.returncode == 9
    if target.exists():
        assert contents(target) in (OLD, NEW)
    recover(target)
    assert contents(target) == (OLD if done < 6 else NEW)
    publish(target, NEW.items())
    assert contents(target) == NEW
    assert [name for name in leftovers(target) if name != "count"] == []


def test_killed_before_the_first_output_ever_nothing_is_left_after_the_next_run(tmp_path: Path) -> None:
    target = tmp_path / "mmm"
    run = steps(target, NEW.items())
    next(run)
    next(run)
    publish(target, NEW.items())
    assert contents(target) == NEW
    assert leftovers(target) == []


@pytest.mark.parametrize("failing", [1, 2])
def test_a_rename_that_fails_is_undone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: int) -> None:
    target = tmp_path / "mmm"
    publish(target, OLD.items())
    real, calls = Path.rename, []

    def rename(path: Path, to: Path) -> Path:
        calls.append(path.name)
        if len(calls) == failing:
            raise OSError(5, "Input/output error")
        return real(path, to)

    monkeypatch.setattr(Path, "rename", rename)
    with pytest.raises(OutputError, match=r"cannot write .*mmm: Input/output error"):
        publish(target, NEW.items())
    assert contents(target) == OLD
    assert leftovers(target) == []


FULL = """
import resource, sys
from pathlib import Path
from printkit.output import OutputError, publish, SEAL

resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
try:
    publish(Path(sys.argv[1]), [("kit.pdf", b"x" * 5000), (SEAL, b"seal")])
except OutputError as err:
    print(err)
"""


def test_a_full_disk_is_one_line_and_the_old_output_stays(tmp_path: Path) -> None:
    target = tmp_path / "mmm"
    publish(target, OLD.items())
    told = subprocess.run([sys.executable, "-c", FULL, str(target)], check=True, capture_output=True, text=True)
    assert told.stdout == f"cannot write {target}: File too large\n"
    assert told.stderr == ""
    assert contents(target) == OLD
    assert leftovers(target) == []


def test_a_file_where_the_folder_should_be(tmp_path: Path) -> None:
    (tmp_path / "mmm").write_text("mine")
    with pytest.raises(OutputError, match=r"mmm is a file where a folder should be"):
        publish(tmp_path / "mmm", NEW.items())
    with pytest.raises(OutputError, match=r"mmm is a file where a folder should be"):
        publish(tmp_path / "mmm" / "inner", NEW.items())
    assert (tmp_path / "mmm").read_text() == "mine"


def test_a_folder_of_somebody_elses_is_not_replaced(tmp_path: Path) -> None:
    (tmp_path / "mmm").mkdir()
    (tmp_path / "mmm" / "thesis.txt").write_text("mine")
    with pytest.raises(OutputError, match="holds files that printkit did not write"):
        publish(tmp_path / "mmm", NEW.items())
    assert contents(tmp_path / "mmm") == {"thesis.txt": b"mine"}


@pytest.mark.parametrize("name", ["mmm", ".mmm.new", ".mmm.old"])
def test_a_link_is_never_followed(tmp_path: Path, name: str) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / SEAL).write_text("mine")
    output = tmp_path / "output"
    output.mkdir()
    (output / name).symlink_to(elsewhere)
    if name == "mmm":
        with pytest.raises(OutputError, match="is a symbolic link"):
            publish(output / "mmm", NEW.items())
    else:
        publish(output / "mmm", NEW.items())
        assert contents(output / "mmm") == NEW
    assert contents(elsewhere) == {SEAL: b"mine"}


@pytest.mark.parametrize("name", ["../outside", "/tmp/outside", "svg/../../outside"])
def test_an_exporter_cannot_write_outside(tmp_path: Path, name: str) -> None:
    with pytest.raises(ValueError, match="outside the output folder"):
        publish(tmp_path / "mmm", [(name, b"x")])


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_may_not_be_written(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(OutputError, match="Permission denied"):
        publish(tmp_path / "mmm", NEW.items())


SLOW = """
import sys, time
from pathlib import Path
from printkit.output import SEAL, publish
word = sys.argv[2]
def files():
    for n in range(20):
        yield f"{n}.txt", word.encode()
        time.sleep(0.02)
    yield SEAL, b"{}"
publish(Path(sys.argv[1]), files())
"""


def test_two_builds_at_once_wait_for_each_other(tmp_path: Path) -> None:
    target = tmp_path / "out" / "kit"
    words = ("one", "two", "three")
    builds = [
        subprocess.Popen([sys.executable, "-c", SLOW, str(target), word], stderr=subprocess.PIPE) for word in words
    ]
    told = [build.communicate()[1] for build in builds]
    assert (told, [build.returncode for build in builds]) == ([b""] * 3, [0] * 3)
    written = {path.read_text() for path in target.glob("*.txt")}
    assert len(written) == 1 and written <= set(words)
    assert len(list(target.iterdir())) == 21
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["kit"]
