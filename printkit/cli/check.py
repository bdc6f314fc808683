"""``printkit check``: is a kit right? All findings in one run."""

from __future__ import annotations

import json
from pathlib import Path

import click

from printkit.cli._kits import kits_argument
from printkit.cli._report import counts, status, tell
from printkit.findings import Finding

EXAMPLES = """\b
Examples:
  printkit check                      every kit under components/
  printkit check mmm --format json    for an editor or a script
"""


@click.command("check", epilog=EXAMPLES)
@kits_argument
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", show_default=True)
@click.pass_context
def command(context: click.Context, kits: tuple[Path, ...], form: str) -> None:
    """Say what is wrong with kits, all in one run.

    They are read, drawn and laid out, and every rule is asked: one line a finding, with its place and a fix.
    """
    from printkit.check import check

    worst = 0
    records = []
    for folder in kits:
        checked = check(folder)
        worst = max(worst, status(checked.findings, checked.kit is not None))
        if form == "json":
            records += [_record(folder, finding) for finding in checked.findings]
            continue
        tell(folder, checked.findings)
        click.echo(f"{checked.kit.name if checked.kit else folder.name}: {counts(checked.findings)}")
    if form == "json":
        click.echo(json.dumps(records, indent=2, ensure_ascii=False))
    context.exit(worst)


def _record(folder: Path, finding: Finding) -> dict[str, str | int]:
    return {
        "kit": folder.as_posix(),
        "level": str(finding.level),
        "rule": finding.rule,
        "file": (folder / finding.span.file).as_posix(),
        "line": finding.span.line,
        "column": finding.span.column,
        "message": finding.message,
        "fix": finding.fix,
    }
