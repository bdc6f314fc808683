"""``printkit prove``: the longer proofs, each as a table and a verdict."""

from __future__ import annotations

from pathlib import Path

import click

from printkit.cli._kits import kits_argument
from printkit.cli._report import FAULTY, status, tell
from printkit.findings import counts

EXAMPLES = """\b
Examples:
  printkit prove          every kit under components/
  printkit prove mmm      can its scenario be won, do all its mapsheets abut, ...
"""


@click.command("prove", epilog=EXAMPLES)
@kits_argument
@click.pass_context
def command(context: click.Context, kits: tuple[Path, ...]) -> None:
    """Run the longer proofs and print their tables.

    Exit status 1 where one fails. A kit that has findings of level error is not proved; they are printed.
    """
    from printkit.check import check
    from printkit.prove import prove

    worst = 0
    for folder in kits:
        checked = check(folder)
        if checked.inspection is None or not checked.clean:
            tell(folder, checked.findings, err=True)
            click.echo(f"{folder.name}: not proved, {counts(checked.findings)}", err=True)
            worst = max(worst, status(checked.findings, checked.kit is not None))
            continue
        for proved in prove(checked.inspection):
            click.echo("\n".join(proved.lines()) + "\n")
            worst = max(worst, 0 if proved.report.holds else FAULTY)
    context.exit(worst)
