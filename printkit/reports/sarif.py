"""Findings as SARIF 2.1.0 (OASIS), the form in which code hosts and editors take the results of checkers.

One run for all kits. Paths are relative to the folder in which printkit was run, so that the report is the same on
every computer; nothing in it depends on the time. Columns count characters, as ours do.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.metadata import version
from typing import Any
from urllib.parse import quote

from printkit.contracts import Law, Outcome, Report
from printkit.findings import Finding, Level
from printkit.reports._paths import relative

_SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
_ROOT = "%SRCROOT%"

Node = dict[str, Any]


def write(outcomes: Sequence[Outcome]) -> str:
    """One SARIF log."""
    laws: dict[str, Law] = {name: law for outcome in outcomes for name, law in sorted(outcome.laws.items())}
    names = sorted(laws)
    levels = {finding.rule: finding.level for outcome in outcomes for finding in outcome.findings}
    run = {
        "tool": {
            "driver": {
                "name": "printkit",
                "semanticVersion": version("printkit"),
                "rules": [_rule(name, laws[name], levels[name]) for name in names],
            }
        },
        "columnKind": "unicodeCodePoints",
        "originalUriBaseIds": {_ROOT: {"description": {"text": "The folder in which printkit was run."}}},
        "results": [
            _result(outcome, finding, names.index(finding.rule)) for outcome in outcomes for finding in outcome.findings
        ],
    }
    return json.dumps({"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]}, indent=2, ensure_ascii=False)


def _rule(name: str, law: Law, level: Level) -> Node:
    return {
        "id": name,
        "shortDescription": {"text": law.about},
        "help": {"text": law.help},
        "defaultConfiguration": {"level": str(level)},
    }


def _result(outcome: Outcome, finding: Finding, index: int) -> Node:
    artifact = {"uri": quote(relative(outcome, finding.span.file)), "uriBaseId": _ROOT}
    region = {"startLine": finding.span.line, "startColumn": finding.span.column}
    return {
        "ruleId": finding.rule,
        "ruleIndex": index,
        "level": str(finding.level),
        "message": {"text": finding.advice},
        "locations": [{"physicalLocation": {"artifactLocation": artifact, "region": region}}],
    }


REPORT = Report("SARIF 2.1.0, for code hosts and editors", write)
