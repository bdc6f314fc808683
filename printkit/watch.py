"""Waiting for changes in the files of kits, by looking at their times and sizes again and again.

It asks nothing of the operating system and works on every disk, shared ones included.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from printkit.manifest import files

PAUSE = 0.4
"""Seconds between two looks."""


def changes(folders: Sequence[Path], output: Path, wait: Callable[[], object]) -> Iterator[Path]:
    """Each of the folders in which a file was written, added or taken away, once it is at rest again; without end.

    ``output`` is not looked at, should it lie in one of them. ``wait`` passes the time between two looks.
    """
    seen = {folder: _look(folder, output) for folder in folders}
    while True:
        wait()
        for folder in folders:
            now = _look(folder, output)
            if now == seen[folder]:
                continue
            # An editor may save several files, or one in several steps.
            while now != seen[folder]:
                seen[folder] = now
                wait()
                now = _look(folder, output)
            yield folder


def _look(folder: Path, output: Path) -> dict[Path, tuple[int, int]]:
    """Each file's time and size."""
    found = {}
    for path in files(folder, output.resolve()):
        try:
            stat = path.stat()
        except OSError:  # taken away since it was listed
            continue
        found[path] = stat.st_mtime_ns, stat.st_size
    return found
