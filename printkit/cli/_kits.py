"""The KIT argument: a folder, the name of one under components/, or none for all of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from printkit.findings import KIT_FILE, did_you_mean

COMPONENTS = Path("components")
"""Where kits live unless a folder is named."""


def known_kits() -> list[Path]:
    """Folders under components/ that hold a kit.yaml, by name."""
    return sorted(path.parent for path in COMPONENTS.glob(f"*/{KIT_FILE}"))


def find_kit(word: str) -> Path:
    """The folder of one KIT. Raises click.BadParameter."""
    folders = [folder for folder in (Path(word), COMPONENTS / word) if folder.is_dir()]
    # A folder of that name that is no kit, such as an output folder, does not hide the kit.
    for folder in sorted(folders, key=lambda folder: not (folder / KIT_FILE).exists()):
        inner = sorted(path.parent.as_posix() for path in folder.glob(f"*/{KIT_FILE}"))
        if inner and not (folder / KIT_FILE).exists():
            raise click.BadParameter(f"{word!r} is no kit; the kits in it are {', '.join(inner)}")
        return folder
    near = did_you_mean(word, [kit.name for kit in known_kits()])
    raise click.BadParameter(f"there is no folder {word!r}, here or under {COMPONENTS}/; {near}".rstrip("; "))


def _find_all(context: click.Context, parameter: click.Parameter, words: tuple[str, ...]) -> tuple[Path, ...]:
    if not words:
        words = tuple(str(folder) for folder in known_kits())
        if not words:
            raise click.UsageError(f"there is no kit under {COMPONENTS}/; name a folder that holds a {KIT_FILE}")
    return tuple(dict.fromkeys(find_kit(word) for word in words))


def kits_argument(command: Any) -> Any:
    """Give a command the argument ``kits``: folders, each of them there."""
    return click.argument("kits", nargs=-1, metavar="[KIT]...", callback=_find_all)(command)
