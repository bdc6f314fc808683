"""``printkit show``: one piece, template or page, in words and as a picture."""

from __future__ import annotations

from pathlib import Path

import click

from printkit.cli._kits import find_kit
from printkit.cli._report import UNUSABLE, tell
from printkit.findings import counts

EXAMPLES = """\b
Examples:
  printkit show mmm jet-pak                      a piece: what it is, where it is printed, what is drawn on it
  printkit show mmm jet-pak --png                ... and jet-pak.png
  printkit show mmm 16 --svg --output backs.svg   a page by its number
  printkit show mmm template:crew                a template, where a piece has the same name
  printkit show five-arches orders --png         a deck: all of its pieces
  printkit show my-game omens/storm              a piece, where two decks have one of that id
"""


@click.command("show", epilog=EXAMPLES)
@click.argument("kit")
@click.argument("id")
@click.option("--svg", "form", flag_value="svg", default=None, help="Write its picture as SVG.")
@click.option("--png", "form", flag_value="png", help="Write its picture as PNG.")
@click.option(
    "--output",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="The picture's file.  [default: ID]",
)
@click.pass_context
def command(context: click.Context, kit: str, id: str, form: str | None, output: Path | None) -> None:
    """Show one thing of a kit.

    ID is that of a piece, template or definition (a deck), or the number of a page. Its facts are printed; a picture is
    written if one is asked for: front and back side by side, small pieces enlarged.
    """
    from printkit.check import check
    from printkit.show import UnknownThingError, picture, show

    folder = find_kit(kit)
    checked = check(folder)
    inspection = checked.inspection
    if inspection is None:
        tell(folder, checked.findings, err=True)
        context.exit(UNUSABLE)
    if checked.findings:
        click.echo(f"{inspection.kit.name}: {counts(checked.findings)}; see printkit check {kit}", err=True)
    try:
        shown = show(inspection, id)
    except UnknownThingError as err:
        raise click.BadParameter(str(err), param_hint="ID") from None
    click.echo(shown.title)
    width = max(len(name) for name, _ in shown.facts)
    for name, says in shown.facts:
        click.echo(f"  {name:<{width}}  {says}")
    for other in shown.also:
        click.echo(f"There is also {other}.")
    if form is None and output is not None:
        form = "png" if output.suffix.lower() == ".png" else "svg"
    if form is None:
        return
    if shown.picture is None:
        raise click.UsageError(f"there is no picture of {id}: no piece wears it")
    path = output or Path(f"{id.replace(':', '-').replace('/', '-')}.{form}")
    try:
        path.write_bytes(picture(inspection.kit, shown.picture, form))
    except OSError as err:
        click.echo(f"printkit: cannot write {path}: {err.strerror}", err=True)
        context.exit(UNUSABLE)
    click.echo(f"{path.as_posix()} written")
