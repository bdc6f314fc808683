"""A group of commands that are files of one folder, each imported only for its own command or for the list of all."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Sequence
from typing import Any

import click


class Commands(click.Group):
    """The commands of a package, by file name. A file, or a package for a group, ends in the constant ``command``."""

    def __init__(self, *args: Any, package: str, path: Sequence[str], **kwargs: Any) -> None:
        """``package`` and ``path`` are the ``__name__`` and ``__path__`` of the package that holds the files."""
        super().__init__(*args, **kwargs)
        self._package, self._path = package, list(path)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Names of the files that hold a command: with - where the file's name has _."""
        found = (module.name for module in pkgutil.iter_modules(self._path))
        return sorted(name.replace("_", "-") for name in found if name != "main" and not name.startswith("_"))

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The ``command`` of a file."""
        if cmd_name not in self.list_commands(ctx):
            return None
        command: click.Command = importlib.import_module(f"{self._package}.{cmd_name.replace('-', '_')}").command
        return command
