"""The manifest of an output folder: from what it was made and what is in it, so that nothing is built twice.

Nothing heavy is imported here: a rebuild without a change costs hashing and no more.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import NamedTuple

from printkit.findings import KIT_FILE, Finding, Level, Span
from printkit.output import SEAL

_KIT_LINE = re.compile(rb"^kit:[ \t]*[\"']?([a-z][a-z0-9-]{0,39})[\"']?[ \t]*\r?$", re.MULTILINE)
"""Where kit.yaml usually says its name. Only a hint of where to look: the key decides."""


class Manifest(NamedTuple):
    """What was recorded when an output folder was written."""

    key: str
    """Digest of all that the output depends on."""
    kit: str
    """The kit's name, which is the folder's."""
    summary: str
    """What was made, for the closing line."""
    findings: tuple[Finding, ...]
    """Warnings, which a rebuild without a change tells again."""
    files: dict[str, int]
    """Path in the folder to size in bytes."""

    def seal(self) -> tuple[str, bytes]:
        """The file that records it."""
        data = {**self._asdict(), "findings": [asdict(finding) for finding in self.findings]}
        return SEAL, (json.dumps(data, indent=1, ensure_ascii=False) + "\n").encode()


def key_of(folder: Path, output: Path, request: Iterable[str]) -> str:
    """Digest of printkit itself, the libraries beside it, every file of the kit in ``folder``, and what is asked for.

    Empty for a folder that is no kit, however much may lie in it. An ``output`` folder inside the kit is no part of it.
    """
    if not (folder / KIT_FILE).is_file():
        return ""
    digest = hashlib.sha256()
    for word in (sys.version, *_installed(), *request):
        digest.update(word.encode() + b"\0")
    for root in (Path(__file__).parent, folder):
        for path in files(root, output.resolve()):
            data = _bytes(path)
            digest.update(f"{path.relative_to(root.resolve()).as_posix()}\0{len(data)}\0".encode() + data)
    return digest.hexdigest()


def unchanged(folder: Path, output: Path, key: str) -> Manifest | None:
    """The manifest of the kit's output, if that was made from this key and every file is still as it was written."""
    try:
        named = _KIT_LINE.search((folder / KIT_FILE).read_bytes())
        if named is None:
            return None
        target = output / named[1].decode()
        manifest = _read(target / SEAL)
        if manifest.key != key or target.is_symlink():
            return None
        seal = (target / SEAL).stat().st_mtime_ns
        whole = all(_is_as_written(target / name, size, seal) for name, size in manifest.files.items())
    except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None
    return manifest if whole else None


def _read(path: Path) -> Manifest:
    data = json.loads(path.read_bytes())
    findings = tuple(
        Finding(Level(one["level"]), one["rule"], Span(**one["span"]), one["message"], one["fix"])
        for one in data["findings"]
    )
    return Manifest(data["key"], data["kit"], data["summary"], findings, data["files"])


def _is_as_written(path: Path, size: int, seal: int) -> bool:
    """Of its size, and not touched since the seal was written, which was last."""
    found = path.stat()
    return found.st_size == size and found.st_mtime_ns <= seal


def _installed() -> list[str]:
    """Name and version of each installed library, read from the folders that pip leaves beside them."""
    found = {name for place in sys.path if place.endswith("site-packages") for name in os.listdir(place)}  # noqa: PTH208
    return sorted(name for name in found if name.endswith(".dist-info"))


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as err:
        return str(err.errno).encode()


def files(root: Path, without: Path) -> Iterator[Path]:
    """Regular files under a folder, in order of name, without one folder, hidden ones and caches."""
    for place, folders, names in os.walk(root.resolve()):
        shown = (name for name in folders if not name.startswith(".") and name != "__pycache__")
        folders[:] = sorted(name for name in shown if Path(place, name) != without)
        for name in sorted(names):
            path = Path(place, name)
            if not name.startswith(".") and path.is_file():
                yield path
