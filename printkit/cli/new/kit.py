"""``printkit new kit``: a small kit that builds, to change into one's own."""

from __future__ import annotations

from pathlib import Path

import click

from printkit.cli._kits import COMPONENTS
from printkit.cli._report import UNUSABLE

EXAMPLES = """\b
Examples:
  printkit new kit my-game                 components/my-game, as build and check find it by name
  printkit new kit my-game --in ~/games    a kit anywhere
"""


@click.command("kit", epilog=EXAMPLES)
@click.argument("name")
@click.option(
    "--in",
    "parent",
    type=click.Path(path_type=Path, file_okay=False),
    default=COMPONENTS,
    show_default=True,
    metavar="DIR",
    help="Folder in which the kit gets a folder of its own name.",
)
@click.pass_context
def command(context: click.Context, name: str, parent: Path) -> None:
    """Write a small kit with comments, which builds and checks clean.

    It holds one of each thing: tables, templates, counters, cards, tokens, a board, a mapsheet, a chart with tables
    and a track, dice, rules, art, checks of its own.

    NAME is of small letters, digits and hyphens. Nothing is overwritten.
    """
    from printkit.new_kit import NewKitError, new_kit

    try:
        folder = new_kit(name, parent)
    except NewKitError as err:
        click.echo(f"printkit: {err}", err=True)
        context.exit(UNUSABLE)
    word = name if parent == COMPONENTS else folder.as_posix()
    click.echo(f"{folder.as_posix()}: begin with kit.yaml, then")
    click.echo(f"  printkit check {word}")
    click.echo(f"  printkit build {word}")
