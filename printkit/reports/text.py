"""Findings for people: one line each, with the path as the user would open it, and a closing line for each kit."""

from __future__ import annotations

from collections.abc import Sequence

from printkit.contracts import Outcome, Report
from printkit.findings import counts


def write(outcomes: Sequence[Outcome]) -> str:
    """The lines of all kits."""
    lines = []
    for outcome in outcomes:
        lines += [finding.seen_from(outcome.folder) for finding in outcome.findings]
        lines.append(f"{outcome.name}: {counts(outcome.findings)}")
    return "\n".join(lines)


REPORT = Report("a line for each finding, to read", write)
