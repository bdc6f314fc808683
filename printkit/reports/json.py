"""Findings for programs: a JSON list of flat records, in the order in which the kits were named, then by place."""

from __future__ import annotations

import json
from collections.abc import Sequence

from printkit.contracts import Outcome, Report
from printkit.findings import Finding


def write(outcomes: Sequence[Outcome]) -> str:
    """One list for all kits; empty where nothing was found."""
    records = [_record(outcome, finding) for outcome in outcomes for finding in outcome.findings]
    return json.dumps(records, indent=2, ensure_ascii=False)


def _record(outcome: Outcome, finding: Finding) -> dict[str, str | int]:
    sheet = {"sheet": finding.span.sheet} if finding.span.sheet else {}
    return {
        "kit": outcome.folder.as_posix(),
        "level": str(finding.level),
        "rule": finding.rule,
        "file": (outcome.folder / finding.span.file).as_posix(),
        "line": finding.span.line,
        "column": finding.span.column,
        **sheet,
        "message": finding.message,
        "fix": finding.fix,
    }


REPORT = Report("a JSON list of records, for an editor or a script", write)
