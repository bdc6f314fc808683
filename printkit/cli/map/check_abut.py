"""``printkit map check-abut``: do mapsheets abut, on every edge, upright and turned?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

import click

from printkit.cli._kits import find_kit
from printkit.cli._report import FAULTY, UNUSABLE, status, tell
from printkit.findings import Finding, did_you_mean, error, has_error, in_order

if TYPE_CHECKING:
    from printkit.kit import Kit
    from printkit.models.mapsheet import Mapsheet
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
    chosen = _chosen(read, sheets)
    pieces = {name: next(iter(catalog.kinds()["mapsheet"].draw(sheet, read))) for name, sheet in chosen.items()}
    found = list(joints({name: piece.front for name, piece in pieces.items()}))
    click.echo("\n".join(table(pieces, found)))
    failed = [joint for joint in found if joint.faults]
    unmade = list(_not_made_to_abut(chosen))
    apart = {pair for pair, _ in unmade}
    told = [
        _finding(joint, pieces)
        for joint in failed
        if not apart & {(joint.one,), (joint.other,), (joint.one, joint.other), (joint.other, joint.one)}
    ]
    tell(folder, [*(error(RULE, pieces[pair[0]].span, message) for pair, message in unmade), *told])
    context.exit(FAULTY if failed else 0)


def _chosen(kit: Kit, words: Sequence[str]) -> dict[str, Mapsheet]:
    """The sheets by the name that tables show: the numeral, or the id."""
    sheets: tuple[Mapsheet, ...] = kit.of("mapsheet")
    known = {word: sheet for sheet in reversed(sheets) for word in (sheet.name, sheet.id, sheet.numeral) if word}
    for word in words:
        if word not in known:
            raise click.BadParameter(f"{kit.name} has no mapsheet {word!r}; {did_you_mean(word, known)}")
    chosen = [known[word] for word in dict.fromkeys(words)] or sheets
    return {sheet.numeral or sheet.id: sheet for sheet in chosen if sheet.within_limit}


def _not_made_to_abut(sheets: Mapping[str, Mapsheet]) -> Iterator[tuple[tuple[str, ...], str]]:
    """Sheets without half-hexes all around, then pairs of the others whose sizes differ; each once, and why."""
    for name, sheet in sheets.items():
        if not sheet.hexes.abuts:
            yield (name,), f"{name} is not made to abut: its edges do not cut hexes in half all around"
    made = {name: (sheet.hexes.width, sheet.hexes.height) for name, sheet in sheets.items() if sheet.hexes.abuts}
    for one, other in combinations(made, 2):
        if made[one] != made[other]:
            yield (one, other), f"{one} and {other} are not made to abut: their sizes differ"


def _finding(joint: Joint, pieces: dict[str, Piece]) -> Finding:
    whom = "a copy of itself" if joint.one == joint.other else joint.other
    turned = f"turned by {joint.turn} degrees" if joint.turn else "upright"
    message = f"edge {joint.edge} of {joint.one} does not meet {whom} {turned}: {'; '.join(joint.faults)}"
    return error(RULE, pieces[joint.one].span, message)
