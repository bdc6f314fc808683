"""Findings as workflow commands, which GitHub Actions shows as notes beside the lines at fault."""

from __future__ import annotations

from collections.abc import Sequence

from printkit.contracts import Outcome, Report
from printkit.findings import Finding, counts
from printkit.reports._paths import relative

_IN_TEXT = {"%": "%25", "\r": "%0D", "\n": "%0A"}
"""What ends a command or begins an escape; % comes first, or it would escape the escapes."""

_IN_PROPERTY = {**_IN_TEXT, ":": "%3A", ",": "%2C"}


def write(outcomes: Sequence[Outcome]) -> str:
    """A command for each finding, and a plain closing line for each kit."""
    lines = []
    for outcome in outcomes:
        lines += [_command(outcome, finding) for finding in outcome.findings]
        lines.append(f"{outcome.name}: {counts(outcome.findings)}")
    return "\n".join(lines)


def _command(outcome: Outcome, finding: Finding) -> str:
    properties = {
        "file": relative(outcome, finding.span.file),
        "line": str(finding.span.line),
        "col": str(finding.span.column),
        "title": f"printkit {finding.rule}",
    }
    told = ",".join(f"{name}={_escaped(value, _IN_PROPERTY)}" for name, value in properties.items())
    return f"::{finding.level} {told}::{_escaped(finding.advice, _IN_TEXT)}"


def _escaped(text: str, signs: dict[str, str]) -> str:
    for sign, code in signs.items():
        text = text.replace(sign, code)
    return text


REPORT = Report("workflow commands of GitHub Actions", write)
