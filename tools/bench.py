"""How long printkit takes, as multiples of what nobody can be faster than in the same run: ``make bench``.

Whole processes are timed, each several times, and the median is told. Bare Python is the floor of what prints nothing,
a mapsheet's PDF written by hand (tools/floor.py) is the floor of what prints a mapsheet.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import yaml

ROOT = Path(__file__).parents[1]
RUNS = 5
MOST_MEMORY = 300
"""MB for a map of 200 x 200 hexes on both papers."""


def main() -> None:
    """Time everything and print the table."""
    printkit = [sys.executable, "-m", "printkit"]
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        kit, output = work / "yardstick", work / "output"
        write_yardstick(kit)
        build = [*printkit, "build", str(ROOT / "components" / "mmm"), "--output", str(output)]
        one = [*printkit, "build", str(kit), "--output", str(output), "--paper", "letter", "--flip", "none"]
        fresh = lambda: shutil.rmtree(output, ignore_errors=True)  # noqa: E731
        bare = median([sys.executable, "-c", "pass"])
        floor = median([sys.executable, str(ROOT / "tools" / "floor.py"), str(work / "floor.pdf")])
        tell("bare Python", bare)
        tell("printkit --help", median([*printkit, "--help"]), bare, "bare Python", 8)
        tell("mapsheet as PDF by hand", floor)
        tell("printkit build, one mapsheet", median(one, fresh), floor, "by hand")
        tell("printkit build mmm", median(build, fresh, runs=3))
        tell("printkit build mmm, unchanged", median(build), bare, "bare Python", 8)
        vast = work / "vast"
        write_vast(vast, printkit)
        seconds, megabytes = peak([*printkit, "build", str(vast), "--output", str(output)])
        tell("printkit build, 200 x 200 hexes", seconds)
        print(f"{'  its memory at most':<32}{megabytes:8.0f} MB (at most {MOST_MEMORY})")


def write_yardstick(folder: Path) -> None:
    """A kit of one mapsheet: the first of the MMM kit, in its fonts and colours."""
    whole = ROOT / "components" / "mmm"
    look = yaml.safe_load((whole / "kit.yaml").read_text(encoding="utf-8"))
    kit = {
        **dict.fromkeys(("title", "version", "players", "minutes", "age"), "1"),
        "kit": "yardstick",
        "include": ["I.yaml"],
        "fonts": look["fonts"],
        "colours": look["colours"],
    }
    folder.mkdir()
    (folder / "kit.yaml").write_text(json.dumps(kit), encoding="utf-8")
    shutil.copy(whole / "maps" / "I.yaml", folder)


def write_vast(folder: Path, printkit: Sequence[str]) -> None:
    """A kit of one mapsheet of 200 x 200 hexes with terrain, which is cut into tiles."""
    kit = {**dict.fromkeys(("title", "version", "players", "minutes", "age"), "1"), "kit": "vast", "include": ["a.csv"]}
    folder.mkdir()
    (folder / "kit.yaml").write_text(json.dumps(kit), encoding="utf-8")
    (folder / "a.csv").write_text("id\na\n", encoding="utf-8")
    size = ["--columns", "200", "--rows", "200", "--size", "12mm", "--numbering", "001001"]
    terrain = ["--terrain", "woods=20%", "--terrain", "hills=10%"]
    words = [*printkit, "map", "random", "--name", "Vast", "--seed", "1", *size, *terrain, "--kit", str(folder)]
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL, cwd=ROOT)


def peak(command: Sequence[str]) -> tuple[float, float]:
    """Seconds of one run of a process, and the most memory that it held, in MB."""
    begun = time.perf_counter()
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=ROOT) as process:
        _, status, usage = os.wait4(process.pid, 0)
    if status:
        raise subprocess.CalledProcessError(status, command)
    return time.perf_counter() - begun, usage.ru_maxrss / 1024


def median(command: Sequence[str], before: Callable[[], None] = lambda: None, runs: int = RUNS) -> float:
    """Seconds of the whole process, the middle one of several."""
    times = []
    for _ in range(runs):
        before()
        begun = time.perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=ROOT)
        times.append(time.perf_counter() - begun)
    return statistics.median(times)


def tell(what: str, seconds: float, than: float | None = None, name: str = "", limit: float | None = None) -> None:
    """One line of the table."""
    ratio = f"{seconds / than:6.1f} x {name}" if than else ""
    judged = f" (at most {limit:g})" if limit else ""
    print(f"{what:<32}{seconds * 1000:8.0f} ms {ratio}{judged}".rstrip())


if __name__ == "__main__":
    main()
