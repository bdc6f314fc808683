"""A kit to start from: the files of ``printkit/skeleton`` under a name of their own, and the schema beside them."""

from __future__ import annotations

import re
from pathlib import Path

from printkit.findings import KIT_FILE
from printkit.models.kit_info import NAME
from printkit.schema import FILE, schema_text

SKELETON = Path(__file__).parent / "skeleton"
"""A whole kit, which shows one of each thing that a kit may hold."""


class NewKitError(Exception):
    """The kit cannot be written; the message is one line for the user."""


def new_kit(name: str, parent: Path) -> Path:
    """Write a commented kit called ``name`` into a new folder of that name in ``parent``, and return the folder.

    Raises NewKitError for a name that no kit may have, a folder with something in it, and what cannot be written.
    """
    if not re.fullmatch(NAME, name):
        raise NewKitError(f"{name!r} is not a kit's name; write small letters, digits and hyphens, such as my-game")
    folder = parent / name
    if folder.is_symlink() or (folder.exists() and not _is_empty(folder)):
        raise NewKitError(f"{folder} is there already; choose another name")
    try:
        for path, text in _files(name).items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(text, encoding="utf-8", newline="\n")
    except OSError as err:
        raise NewKitError(f"cannot write {folder}: {err.strerror or err}") from None
    return folder


def _is_empty(folder: Path) -> bool:
    return folder.is_dir() and not any(folder.iterdir())


def _files(name: str) -> dict[Path, str]:
    """Each file's path in the kit, and its text."""
    texts = {
        path.relative_to(SKELETON): path.read_text(encoding="utf-8")
        for path in sorted(SKELETON.rglob("*"))
        if path.is_file()
    }
    title = name.replace("-", " ").title()
    named = (
        texts[Path(KIT_FILE)]
        .replace("kit: skeleton\n", f"kit: {name}\n")
        .replace("title: Skeleton\n", f"title: {title}\n")
    )
    return {**texts, Path(KIT_FILE): named, Path(FILE): schema_text()}
