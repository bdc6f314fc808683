"""How findings are told on a terminal, and which exit status they make."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import click

from printkit.findings import Finding, has_error

CLEAN, FAULTY, UNUSABLE = 0, 1, 2
"""Exit status: done; findings of level error; wrong usage, or a kit or output that cannot be used."""


def tell(folder: Path, findings: Iterable[Finding], err: bool = False) -> None:
    """One line a finding, its path as the user would open it."""
    for finding in findings:
        click.echo(finding.seen_from(folder), err=err)


def status(findings: Iterable[Finding], readable: bool) -> int:
    """The exit status of one kit."""
    if not readable:
        return UNUSABLE
    return FAULTY if has_error(findings) else CLEAN
