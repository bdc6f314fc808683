"""``printkit new``: files to start from. One command a file."""

from __future__ import annotations

import click

from printkit.cli._commands import Commands

EXAMPLES = """\b
Examples:
  printkit new kit my-game                    a small kit that builds, to change into one's own
  printkit new mapsheet Basin --kit mygame    a mapsheet for the kit, with comments to edit it by
"""


@click.group(cls=Commands, package=__name__, path=__path__, epilog=EXAMPLES)
def command() -> None:
    """Write files to start from, with comments that say what may be changed."""
