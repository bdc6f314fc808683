"""How findings are told on a terminal, and which exit status they make."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import click

from printkit.findings import Finding, Level, has_error

CLEAN, FAULTY, UNUSABLE = 0, 1, 2
"""Exit status: done; findings of level error; wrong usage, or a kit or output that cannot be used."""


def tell(folder: Path, findings: Iterable[Finding], err: bool = False) -> None:
    """One line a finding, its path as the user would open it."""
    for finding in findings:
        click.echo(f"{(folder / finding.span.file).as_posix()}:{_after_file(finding)}", err=err)


def _after_file(finding: Finding) -> str:
    return str(finding).removeprefix(f"{finding.span.file}:")


def counts(findings: Iterable[Finding]) -> str:
    """'0 errors, 2 warnings'."""
    levels = [finding.level for finding in findings]
    return ", ".join(f"{(n := levels.count(level))} {level}{'' if n == 1 else 's'}" for level in Level)


def status(findings: Iterable[Finding], readable: bool) -> int:
    """The exit status of one kit."""
    if not readable:
        return UNUSABLE
    return FAULTY if has_error(findings) else CLEAN
