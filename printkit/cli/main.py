"""The command ``printkit``. Each command is a file beside this one, imported when it is asked for."""

from __future__ import annotations

import importlib
import pkgutil
from pathlib import Path

import click

import printkit

EXAMPLES = """\b
Examples:
  printkit build                      build every kit under components/ into output/
  printkit build mmm --paper a4       one kit, one paper
  printkit check mmm                  are its tables, texts and sheets right?
  printkit explain text-fits          what a finding means, with an example
"""


class Commands(click.Group):
    """The commands by file name; a file is imported only for its own command, or for the list of all."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Names of the files here that hold a command."""
        found = pkgutil.iter_modules([str(Path(__file__).parent)])
        return sorted(module.name for module in found if module.name != "main" and not module.name.startswith("_"))

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The ``command`` of a file."""
        if cmd_name not in self.list_commands(ctx):
            return None
        command: click.Command = importlib.import_module(f"printkit.cli.{cmd_name}").command
        return command


_SETTINGS = {"help_option_names": ["-h", "--help"], "max_content_width": 100}


@click.group(cls=Commands, epilog=EXAMPLES, context_settings=_SETTINGS)
@click.version_option(printkit.__version__, prog_name="printkit")
def cli() -> None:
    """Board games from YAML tables: checked, print-ready counters, mapsheets, charts and rules.

    A KIT is a folder with a kit.yaml, or the name of one under components/. Without one, a command takes all of
    components/. Exit status: 0 done, 1 findings of level error, 2 wrong usage, or a kit or output that cannot be used.
    """


def main() -> None:
    """Run the command line."""
    cli.main(prog_name="printkit")
