"""``printkit map check-abut``: do mapsheets abut, on every edge, upright and turned?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from printkit.cli._kits import find_kit
from printkit.cli._report import FAULTY, UNUSABLE, status, tell
from printkit.findings import Finding, did_you_mean, error, has_error, in_order

if TYPE_CHECKING:
    from printkit.kit import Kit
    from printkit.pieces import Piece
    from printkit.solvers.seams import Joint

EXAMPLES = """\b
Examples:
  printkit map check-abut mmm           all sheets with all, and each with a copy of itself
  printkit map check-abut mmm I III     these two: by numeral, id or name
"""

RULE = "mapsheets-abut"
"""The rule of a build that asks the same."""


@click.command("check-abut", epilog=EXAMPLES)
@click.argument("kit")
@click.argument("sheets", nargs=-1, metavar="[SHEET]...")
@click.pass_context
def command(context: click.Context, kit: str, sheets: tuple[str, ...]) -> None:
    """Prove that mapsheets abut.

    Each SHEET (all of the kit, unless some are named) is laid against each other and against a copy of itself, on all
    four edges, upright and turned by 180 degrees. It is read from the drawn faces: along the seam all hexes close, and
    nothing else is drawn in them. Exit status 1 where a joint fails.
    """
    from printkit import catalog
    from printkit.load import load
    from printkit.solvers.joint_table import table
    from printkit.solvers.seams import joints

    folder = find_kit(kit)
    read, findings = load(folder, catalog.kinds(), catalog.elements())
    if read is None or has_error(findings):
        tell(folder, in_order(findings), err=True)
        context.exit(status(findings, read is not None))
    if not read.of("mapsheet"):
        click.echo(f"printkit: {read.name} has no mapsheets", err=True)
        context.exit(UNUSABLE)
    pieces = _chosen(read, sheets)
    found = list(joints({name: piece.front for name, piece in pieces.items()}))
    click.echo("\n".join(table(pieces, found)))
    failed = [joint for joint in found if joint.faults]
    tell(folder, (_finding(joint, pieces) for joint in failed))
    context.exit(FAULTY if failed else 0)


def _chosen(kit: Kit, words: Sequence[str]) -> dict[str, Piece]:
    """The sheets' pieces by the name that tables show: the numeral, or the id."""
    from printkit import catalog

    sheets = kit.of("mapsheet")
    draw = catalog.kinds()["mapsheet"].draw
    known = {word: sheet for sheet in reversed(sheets) for word in (sheet.name, sheet.id, sheet.numeral) if word}
    for word in words:
        if word not in known:
            raise click.BadParameter(f"{kit.name} has no mapsheet {word!r}; {did_you_mean(word, known)}")
    chosen = [known[word] for word in dict.fromkeys(words)] or sheets
    return {sheet.numeral or sheet.id: next(iter(draw(sheet, kit))) for sheet in chosen if sheet.within_limit}


def _finding(joint: Joint, pieces: dict[str, Piece]) -> Finding:
    whom = "a copy of itself" if joint.one == joint.other else joint.other
    turned = f"turned by {joint.turn} degrees" if joint.turn else "upright"
    message = f"edge {joint.edge} of {joint.one} does not meet {whom} {turned}: {'; '.join(joint.faults)}"
    return error(RULE, pieces[joint.one].span, message)
