"""Files of a kit: found only inside its folder, bounded in size, decoded as UTF-8. A refusal says why, and the fix."""

from __future__ import annotations

from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Collection
from pathlib import Path, PurePosixPath

from printkit.findings import KIT_FILE, Finding, Span, error, known_names, nearest

LARGEST_FILE = 8_000_000
"""Bytes of the largest YAML, CSV or SVG file that is read."""


class FileRefusedError(Exception):
    """A file that is not read: rule, sentence, fix, and the line and column in it if the fault is inside."""

    def __init__(self, rule: str, message: str, fix: str = "", inside: tuple[int, int] | None = None) -> None:
        super().__init__(message)
        self.rule, self.message, self.fix, self.inside = rule, message, fix, inside

    def finding(self, asked: Span, name: str) -> Finding:
        """The finding: inside the file where that is known, else where the file was asked for."""
        place = Span(name, *self.inside) if self.inside else asked
        return error(self.rule, place, self.message, self.fix)


def find_file(folder: Path, name: str) -> Path:
    """The regular file ``name`` (with /) inside ``folder``. Raises FileRefusedError; nothing outside is opened."""
    inside_fix = "copy the file into the kit folder and name it from there"
    if not name.strip():
        raise FileRefusedError("missing-file", "a file name is empty", inside_fix)
    if PurePosixPath(name).is_absolute() or {":", "\\", "\0"} & {*name}:
        raise FileRefusedError("outside-kit", f"{name!r} is not a relative path with /", inside_fix)
    try:
        root = folder.resolve()
        path = (root / name).resolve()
        if not path.is_relative_to(root):
            raise FileRefusedError("outside-kit", f"{name!r} leads out of the kit folder", inside_fix)
        if path.is_symlink():
            raise FileRefusedError("missing-file", f"{name!r} is a link that leads to itself", inside_fix)
        if path.is_dir():
            raise FileRefusedError("missing-file", f"{name!r} is a folder, not a file", "name a file in it")
        if not path.exists():
            raise FileRefusedError("missing-file", f"there is no file {name!r}", _nearest(root, name))
        if not path.is_file():
            raise FileRefusedError("missing-file", f"{name!r} is not a regular file", inside_fix)
    except RuntimeError:  # what Python 3.11 and 3.12 say of a link that leads to itself
        raise FileRefusedError("missing-file", f"{name!r} is a link that leads to itself", inside_fix) from None
    except (OSError, ValueError) as err:
        raise FileRefusedError("missing-file", f"{name!r} cannot be found: {_reason(err)}", inside_fix) from None
    return path


def read_bytes(folder: Path, name: str, limit: int = LARGEST_FILE) -> bytes:
    """The bytes of a file of the kit, at most ``limit``. Raises FileRefusedError."""
    path = find_file(folder, name)
    try:
        with path.open("rb") as stream:
            data = stream.read(limit + 1)
    except OSError as err:
        raise FileRefusedError("missing-file", f"{name!r} cannot be read: {_reason(err)}") from None
    if len(data) > limit:
        raise FileRefusedError("limit", f"{name!r} is larger than the limit of {limit:,} bytes", "split the file")
    return data


def read_text(folder: Path, name: str) -> str:
    """The text of a UTF-8 file of the kit, without byte order mark. Raises FileRefusedError."""
    data = read_bytes(folder, name)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as err:
        before = data[: err.start]
        line_start = before.rfind(b"\n") + 1
        place = before.count(b"\n") + 1, len(before[line_start:].decode("utf-8-sig", "replace")) + 1
        fix = "save the file as UTF-8"
        if name.lower().endswith(".csv"):
            fix = "in the spreadsheet choose the file type 'CSV UTF-8' when you save"
        other = "UTF-16" if data[:2] in (BOM_UTF16_LE, BOM_UTF16_BE) else "Windows-1252"
        message = f"byte 0x{data[err.start]:02X} is not UTF-8 (the file may be {other})"
        raise FileRefusedError("not-utf8", message, fix, place) from None
    if not text.strip():
        fix = "write something in it" + ("" if name == KIT_FILE else " or take it out of include")
        raise FileRefusedError("empty-file", "the file is empty", fix, (1, 1))
    return text


def unlisted_tables(folder: Path, included: Collection[str]) -> dict[str, str]:
    """CSV files and workbooks in ``folder`` that are not ``included``, by the name of the table that each would be."""
    found = sorted(path for end in ("csv", "xlsx") for path in folder.rglob(f"*.{end}") if path.is_file())
    named = {path.stem: path.relative_to(folder).as_posix() for path in reversed(found)}
    return {table: name for table, name in named.items() if name not in included}


def _nearest(root: Path, name: str) -> str:
    """The fix that names a file beside the one that was asked for."""
    if name == KIT_FILE:
        return "name the folder of a kit, or begin one with 'printkit new kit'"
    beside = PurePosixPath(name).parent
    if not (root / beside).is_dir():
        return ""
    files = sorted(file.name for file in (root / beside).iterdir() if file.is_file())
    end = PurePosixPath(name).suffix
    same = [file for file in files if PurePosixPath(file).suffix == end]
    stems = {PurePosixPath(file).stem: file for file in (*files, *same)}
    # The folder and the end are alike for all of them: what was meant is told by the rest of the name.
    near = nearest(PurePosixPath(name).stem, stems)
    if near:
        return f"did you mean {(beside / stems[near]).as_posix()!r}?"
    return known_names((beside / file).as_posix() for file in (same or files))


def _reason(err: Exception) -> str:
    return (err.strerror if isinstance(err, OSError) else None) or str(err)
