"""One faulty kit in every form: text, JSON, workflow commands and SARIF, side by side with what must come out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft4Validator

from printkit import catalog
from printkit.contracts import Law, Outcome
from printkit.findings import Finding, Level, Span

SCHEMA = Path(__file__).parents[1] / "data" / "sarif-2.1.0-rtm.5.json"

FINDINGS = (
    Finding(Level.ERROR, "text-fits", Span("a b/100%.yaml", 3, 7), "'Łódź, 50%' is too wide: 3 mm", "shorten it"),
    Finding(Level.WARNING, "check:six", Span("c.csv", 2, 1), "two\nlines"),
)
LAWS = {"check:six": Law("six of each", "six of each\n\ncount"), "text-fits": Law("texts fit", "Law: they fit.")}


@pytest.fixture
def outcome(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Outcome:
    """A kit at games/hex of the working folder."""
    monkeypatch.chdir(tmp_path)
    return Outcome(Path("games/hex"), "hex", FINDINGS, LAWS)


def told(form: str, *outcomes: Outcome) -> str:
    return str(catalog.reports()[form].write(outcomes))


def test_text(outcome: Outcome) -> None:
    assert told("text", outcome).splitlines() == [
        "games/hex/a b/100%.yaml:3:7: error: 'Łódź, 50%' is too wide: 3 mm; shorten it [text-fits]",
        "games/hex/c.csv:2:1: warning: two",
        "lines [check:six]",
        "hex: 1 error, 1 warning",
    ]


def test_json(outcome: Outcome) -> None:
    first, second = json.loads(told("json", outcome))
    assert first["file"] == "games/hex/a b/100%.yaml"
    assert (second["level"], second["rule"], second["message"]) == ("warning", "check:six", "two\nlines")


def test_github_escapes_what_would_end_a_command(outcome: Outcome) -> None:
    assert told("github", outcome).splitlines() == [
        "::error file=games/hex/a b/100%25.yaml,line=3,col=7,title=printkit text-fits"
        "::'Łódź, 50%25' is too wide: 3 mm; shorten it",
        "::warning file=games/hex/c.csv,line=2,col=1,title=printkit check%3Asix::two%0Alines",
        "hex: 1 error, 1 warning",
    ]


def test_github_escapes_in_one_pass() -> None:
    file = "50%,a:b"
    finding = Finding(Level.ERROR, "text-fits", Span(file), "%0A is typed\r\nthus")
    (command, _) = told("github", Outcome(Path("hex"), "hex", (finding,), LAWS)).splitlines()
    assert "file=hex/50%25%2Ca%3Ab,line=1" in command
    assert command.endswith("::%250A is typed%0D%0Athus")


def test_sarif_says_where_and_what(outcome: Outcome) -> None:
    (run,) = json.loads(told("sarif", outcome))["runs"]
    first, second = run["results"]
    assert first["message"]["text"] == "'Łódź, 50%' is too wide: 3 mm; shorten it"
    place = first["locations"][0]["physicalLocation"]
    assert place["artifactLocation"] == {"uri": "games/hex/a%20b/100%25.yaml", "uriBaseId": "%SRCROOT%"}
    assert place["region"] == {"startLine": 3, "startColumn": 7}
    rules = run["tool"]["driver"]["rules"]
    assert [rule["id"] for rule in rules] == ["check:six", "text-fits"]
    assert rules[first["ruleIndex"]]["help"]["text"] == "Law: they fit."
    assert (second["level"], rules[second["ruleIndex"]]["defaultConfiguration"]) == ("warning", {"level": "warning"})


@pytest.fixture(scope="module")
def standard() -> Draft4Validator:
    """The published schema of SARIF 2.1.0."""
    return Draft4Validator(
        json.loads(SCHEMA.read_text(encoding="utf-8")), format_checker=Draft4Validator.FORMAT_CHECKER
    )


def test_sarif_keeps_the_standard(outcome: Outcome, standard: Draft4Validator) -> None:
    assert list(standard.iter_errors(json.loads(told("sarif", outcome)))) == []
    assert list(standard.iter_errors(json.loads(told("sarif")))) == []


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("version",), "2.0.0"),
        (("runs", 0, "results", 0, "level"), "fatal"),
        (("runs", 0, "results", 0, "locations", 0, "physicalLocation", "region", "startLine"), 0),
        (("runs", 0, "results", 0, "ruleIndex"), "0"),
        (("runs", 0, "tool", "driver", "rules", 0, "help"), "text"),
    ],
)
def test_the_standard_refuses_what_is_wrong(
    outcome: Outcome, standard: Draft4Validator, path: tuple[Any, ...], value: object
) -> None:
    log = node = json.loads(told("sarif", outcome))
    for step in path[:-1]:
        node = node[step]
    node[path[-1]] = value
    assert not standard.is_valid(log)


def test_no_report_names_this_computer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    elsewhere = Outcome(tmp_path / "there" / "hex", "hex", FINDINGS, LAWS)
    below = Outcome(tmp_path / "here" / "hex", "hex", FINDINGS, LAWS)
    for form in ("sarif", "github"):
        assert str(tmp_path) not in told(form, elsewhere, below)
        assert told(form, elsewhere) == told(form, below)
