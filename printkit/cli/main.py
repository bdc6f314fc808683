"""The command ``printkit``. Each command is a file beside this one, imported when it is asked for."""

from __future__ import annotations

import click

import printkit
from printkit import cli as package
from printkit.cli._commands import Commands

EXAMPLES = """\b
Examples:
  printkit new kit my-game            a small kit that builds, to change into one's own
  printkit build                      build every kit under components/ into output/
  printkit build mmm --paper a4       one kit, one paper
  printkit check mmm                  are its tables, texts and sheets right?
  printkit explain text-fits          what a finding means, with an example
  printkit show mmm jet-pak --png     one piece, in words and as a picture
"""

_SETTINGS = {"help_option_names": ["-h", "--help"], "max_content_width": 100}


@click.group(cls=Commands, package=package.__name__, path=package.__path__, epilog=EXAMPLES, context_settings=_SETTINGS)
@click.version_option(printkit.__version__, prog_name="printkit")
def cli() -> None:
    """Board games from YAML tables: checked, print-ready counters, mapsheets, charts and rules.

    A KIT is a folder with a kit.yaml, or the name of one under components/. Without one, a command takes all of
    components/. Exit status: 0 done, 1 findings of level error, 2 wrong usage, or a kit or output that cannot be used.
    """


def main() -> None:
    """Run the command line."""
    cli.main(prog_name="printkit")
