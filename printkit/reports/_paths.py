"""Paths as a reader elsewhere finds them: relative to the folder in which printkit was run."""

from __future__ import annotations

from pathlib import Path

from printkit.contracts import Outcome


def relative(outcome: Outcome, file: str) -> str:
    """The path of a kit's file, with /, from the working folder; from the kit's own parent if the kit is not below it.

    Never absolute: a report made on one computer is read on another.
    """
    folder = outcome.folder.resolve()
    here = Path.cwd()
    base = here if folder.is_relative_to(here) else folder.parent
    return (folder.relative_to(base) / file).as_posix()
