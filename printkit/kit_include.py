"""Adding a file to a kit: its name joins the ``include`` list of kit.yaml, and nothing else of that text changes."""

from __future__ import annotations

import re
from pathlib import Path

from printkit.findings import KIT_FILE
from printkit.models.base import SpannedDict, SpannedList
from printkit.source import read_yaml

_SCALAR = re.compile(r"\"(?:[^\"\\]|\\.)*\"|'(?:[^']|'')*'|[^,\]\s#][^,\]\n#]*")


class IncludeError(ValueError):
    """The list cannot be added to by machine; the message is one line for the user."""


def add_file(folder: Path, name: str, text: str) -> None:
    """Write a new file of the kit in ``folder`` and include it. Raises IncludeError, with nothing written."""
    target, kit = folder / name, folder / KIT_FILE
    if target.exists() or target.is_symlink():
        raise IncludeError(f"{target.as_posix()} is there already; give the mapsheet another name")
    try:
        edited = with_include(kit.read_bytes().decode("utf-8-sig"), name)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(text.encode())
        kit.write_bytes(edited.encode())
    except UnicodeDecodeError:
        raise IncludeError(f"{kit.as_posix()} is not UTF-8") from None
    except OSError as err:
        raise IncludeError(f"cannot write {err.filename or target}: {err.strerror or err}") from None


def with_include(text: str, name: str) -> str:
    """The text of a kit.yaml with ``name`` as the last file of ``include``, comments and all else as they were.

    Raises IncludeError for a text that has no such list, or has the name already.
    """
    files = _included(text)
    if name in files:
        raise IncludeError(f"{KIT_FILE} includes {name!r} already")
    for edited in (_in_brackets(text, files, name), _in_lines(text, files, name)):
        if edited is not None and list(_included(edited)) == [*files, name]:
            return edited
    raise IncludeError(f"add {name!r} to the list under include in {KIT_FILE} yourself: its form is not a plain one")


def _included(text: str) -> SpannedList:
    data, _ = read_yaml(text, KIT_FILE)
    files = data.get("include") if isinstance(data, SpannedDict) else None
    if not isinstance(files, SpannedList) or not files:
        raise IncludeError(f"{KIT_FILE} has no list of files under include")
    return files


def _in_lines(text: str, files: SpannedList, name: str) -> str | None:
    """A list of one file a line: one line more, indented and dashed like the last."""
    lines = text.splitlines(keepends=True)
    last = files.spans[-1]
    before = lines[last.line - 1][: last.column - 1]
    if before.strip() != "-":
        return None
    end = "\r\n" if lines[last.line - 1].endswith("\r\n") else "\n"
    if not lines[last.line - 1].endswith("\n"):
        lines[last.line - 1] += end
    return "".join([*lines[: last.line], f"{before}{name}{end}", *lines[last.line :]])


def _in_brackets(text: str, files: SpannedList, name: str) -> str | None:
    """A list in brackets: the name after a comma."""
    lines = text.splitlines(keepends=True)
    last = files.spans[-1]
    line = lines[last.line - 1]
    scalar = _SCALAR.match(line, last.column - 1)
    if scalar is None or line[: last.column - 1].strip() == "-":
        return None
    end = scalar.start() + len(scalar[0].rstrip())
    lines[last.line - 1] = f"{line[:end]}, {name}{line[end:]}"
    return "".join(lines)
