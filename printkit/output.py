"""Writing a kit's output folder whole or not at all.

All files go into a sibling folder ``.<kit>.new`` first; two renames put it in the place of the old one. Whenever a
build is killed, the old output is whole, or the next run puts the finished new one in its place.
"""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath

SEAL = "manifest.json"
"""Written last, and what tells an output folder of ours from somebody's own."""


class OutputError(Exception):
    """The output cannot be written; the message is one line for the user."""


def publish(target: Path, files: Iterable[tuple[str, bytes]]) -> None:
    """Make ``target`` hold exactly ``files`` (path inside it, bytes), the last of which is the seal.

    Raises OutputError, with the old output untouched.
    """
    refuse_foreign(target)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with _alone(target.parent):
            _swap(target, files)
    except OSError as err:
        raise OutputError(f"cannot write {target}: {err.strerror or err}") from None


def _swap(target: Path, files: Iterable[tuple[str, bytes]]) -> None:
    """All steps, or none of them. Raises OSError."""
    try:
        for _ in steps(target, files):
            pass
    except OSError:
        with contextlib.suppress(OSError):
            undo(target)
        raise


@contextlib.contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Wait until no other build writes into a folder, and keep others waiting; a build that dies lets them in.

    The folder itself is locked, so that nothing is left lying about. Where the system has no such locks nobody waits.
    """
    try:
        import fcntl
    except ImportError:
        yield
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)


def refuse_foreign(target: Path) -> None:
    """Raise OutputError unless ``target`` is free, empty, or was written by printkit. Links are never followed."""
    if target.is_symlink():
        raise OutputError(f"{target} is a symbolic link; remove it or choose another --output")
    for place in (target, *target.parents):
        if place.exists() and not place.is_dir():
            raise OutputError(f"{place} is a file where a folder should be; move it or choose another --output")
    if target.exists() and not (target / SEAL).is_file() and any(target.iterdir()):
        raise OutputError(f"{target} holds files that printkit did not write; move them or choose another --output")


def steps(target: Path, files: Iterable[tuple[str, bytes]]) -> Iterator[str]:
    """The writing, step by step, each named once it is done; to be killed between any two of them by the tests."""
    target.parent.mkdir(parents=True, exist_ok=True)
    recover(target)
    new, old = _new(target), _old(target)
    new.mkdir()
    yield "begun"
    for name, data in files:
        _write(new, name, data)
        yield f"written {name}"
    for path in sorted(new.iterdir()):
        if path.is_file():
            _sync(path)
    yield "synced"
    if target.exists():
        target.rename(old)
        yield "old moved away"
    new.rename(target)
    yield "new moved in"
    _remove(old)
    yield "old removed"


def recover(target: Path) -> None:
    """Finish a swap that was cut off, and clear away what an earlier run left. Raises OSError."""
    new, old = _new(target), _old(target)
    if not target.exists() and old.exists():
        # The old output is moved away only once the new one is complete.
        (new if new.exists() else old).rename(target)
    _remove(new)
    _remove(old)


def undo(target: Path) -> None:
    """Put the old output back where it was, and clear the unfinished one away. Raises OSError."""
    new, old = _new(target), _old(target)
    if not target.exists() and old.exists():
        old.rename(target)
    _remove(new)


def _new(target: Path) -> Path:
    return target.with_name(f".{target.name}.new")


def _old(target: Path) -> Path:
    return target.with_name(f".{target.name}.old")


def _write(folder: Path, name: str, data: bytes) -> None:
    """One file inside ``folder``, which this run has made, so that no link can stand in it."""
    inner = PurePosixPath(name)
    if inner.is_absolute() or ".." in inner.parts:
        raise ValueError(f"an exporter names {name!r}, outside the output folder")
    path = folder / inner
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("xb") as stream:
        stream.write(data)


def _remove(path: Path) -> None:
    """A folder with all that is in it, or a link itself, never what it points to."""
    if path.is_symlink() or path.is_file():
        path.unlink()
    elif path.exists():
        shutil.rmtree(path)


def _sync(path: Path) -> None:
    """Wait until the disk has a file. Should one in a folder below be lost, the seal's sizes tell the next run."""
    with path.open("rb+") as stream:
        os.fsync(stream.fileno())
