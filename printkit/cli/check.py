"""``printkit check``: is a kit right? All findings in one run."""

from __future__ import annotations

from pathlib import Path

import click

from printkit import catalog
from printkit.cli._kits import kits_argument
from printkit.cli._report import status

EXAMPLES = """\b
Examples:
  printkit check                      every kit under components/
  printkit check mmm --format json    for an editor or a script
  printkit check --format sarif       for a code host, which shows findings beside the lines
  printkit check --format github      the same from a workflow of GitHub Actions
"""


@click.command("check", epilog=EXAMPLES)
@kits_argument
@click.option("--format", "form", type=click.Choice(catalog.names("reports")), default="text", show_default=True)
@click.pass_context
def command(context: click.Context, kits: tuple[Path, ...], form: str) -> None:
    """Say what is wrong with kits, all in one run.

    They are read, drawn and laid out, and every rule is asked, and every check that a kit declares: one line a finding,
    with its place and a fix.
    """
    from printkit.check import check
    from printkit.contracts import Outcome
    from printkit.laws import laws_of

    worst = 0
    outcomes = []
    for folder in kits:
        checked = check(folder)
        worst = max(worst, status(checked.findings, checked.kit is not None))
        name = checked.kit.name if checked.kit else folder.name
        outcomes.append(Outcome(folder, name, checked.findings, laws_of(checked.findings, checked.kit)))
    click.echo(catalog.reports()[form].write(outcomes))
    context.exit(worst)
