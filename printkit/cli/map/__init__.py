"""``printkit map``: what is done with mapsheets. One command a file."""

from __future__ import annotations

import click

from printkit.cli._commands import Commands

EXAMPLES = """\b
Examples:
  printkit map random --landform mare --seed 7    a mapsheet of random terrain, as YAML to edit
  printkit map assemble mmm --layout 3x2 --seed 4 a board to play on: a picture and a set-up list
  printkit map check-abut mmm                     does every sheet fit every other?
"""


@click.group(cls=Commands, package=__name__, path=__path__, epilog=EXAMPLES)
def command() -> None:
    """Make mapsheets, lay them into boards, prove that they abut."""
