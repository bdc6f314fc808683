"""The command line: what it prints, where, and the exit status, on small kits in a folder of their own."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from printkit.cli.main import cli
from tests.minikit import write_kit

Run = Callable[..., Result]

GOOD = {
    "pieces.csv": "id,name,copies\nrover,Rover,3\nfox,Fox,1\n",
    "counters.yaml": """\
counters:
  - id: all
    name: All
    table: pieces
    template: plain
    copies: "{copies}"
""",
}
BAD = {**GOOD, "counters.yaml": GOOD["counters.yaml"].replace("template:", "tempalte:")}


SECOND = """
import sys
from printkit.cli.main import cli
cli(["build", "good"], standalone_mode=False)
print(*sys.modules)
"""


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs printkit in an empty folder with the kits good and bad under components/."""
    monkeypatch.chdir(tmp_path)
    write_kit(Path("components/good"), dict(GOOD))
    write_kit(Path("components/bad"), dict(BAD))

    def call(*words: str) -> Result:
        return CliRunner().invoke(cli, words, catch_exceptions=False)

    return call


def test_build_ends_in_one_line_and_exit_status_0(run: Run) -> None:
    told = run("build", "good")
    assert told.exit_code == 0
    line = r"mini: 4 counters \(2 unique\), 4 pages, \d+ KB, \d+\.\d s, 0 errors, 0 warnings\n"
    assert re.fullmatch(line, told.stdout)
    assert told.stderr == ""
    made = {path.relative_to("output/mini").as_posix() for path in Path("output/mini").rglob("*") if path.is_file()}
    assert {"mini-letter.pdf", "mini-a4.pdf", "parts-letter.csv", "parts-a4.csv", "manifest.json"} <= made
    assert {"svg/letter", "svg/a4", "svg/faces", "png/letter", "png/a4"} == {
        path.rpartition("/")[0] for path in made if path.endswith((".svg", ".png"))
    }


def test_a_second_build_finds_nothing_to_do(run: Run) -> None:
    run("build", "good")
    before = {path: path.stat().st_mtime_ns for path in Path("output").rglob("*")}
    again = run("build", "good")
    assert again.exit_code == 0
    assert again.stdout.endswith(", 0 errors, 0 warnings, unchanged\n")
    assert {path: path.stat().st_mtime_ns for path in Path("output").rglob("*")} == before


def test_a_build_with_nothing_to_do_imports_nothing_heavy(run: Run) -> None:
    run("build", "good")
    told = subprocess.run([sys.executable, "-c", SECOND], capture_output=True, text=True, check=True)
    assert told.stdout.splitlines()[0].endswith("unchanged")
    heavy = {"pydantic", "yaml", "reportlab", "pikepdf", "fontTools", "PIL", "svgwrite", "printkit.check"}
    assert not heavy & set(told.stdout.splitlines()[1].split())


@pytest.mark.skipif(os.name != "posix", reason="needs a pseudo-terminal")
def test_progress_is_shown_on_a_terminal_and_wiped(run: Run) -> None:
    import pty

    shown, terminal = pty.openpty()
    command = [sys.executable, "-m", "printkit", "build", "good", "--paper", "a4"]
    told = subprocess.run(command, stdout=subprocess.PIPE, stderr=terminal, check=True, text=True)
    os.close(terminal)
    progress = os.read(shown, 10_000).decode()
    os.close(shown)
    assert "good: drawing and checking ..." in progress
    assert "good: pdf ..." in progress
    assert progress.endswith("\r\x1b[K")
    assert told.stdout.startswith("mini: 4 counters")


def test_one_paper_and_fronts_only(run: Run) -> None:
    assert "2 pages" not in run("build", "good", "--paper", "a4").stdout
    assert not Path("output/mini/mini-letter.pdf").exists()
    assert ", 3 pages, " in run("build", "good", "--paper", "a4", "--flip", "none").stdout


def test_a_kit_with_an_error_is_not_built_and_its_old_output_stays(run: Run) -> None:
    run("build", "good")
    pdf = Path("output/mini/mini-a4.pdf").read_bytes()
    told = run("build", "bad")
    assert told.exit_code == 1
    assert told.stdout == ""
    assert "components/bad/counters.yaml:5:5: error: unknown field 'tempalte'; did you mean 'template'?" in told.stderr
    assert re.search(r"^mini: not built, \d errors?, 0 warnings$", told.stderr, re.MULTILINE)
    assert Path("output/mini/mini-a4.pdf").read_bytes() == pdf


def test_all_kits_are_built_and_the_worst_decides_the_exit_status(run: Run) -> None:
    told = run("build")
    assert told.exit_code == 1
    assert "4 counters" in told.stdout
    assert "not built" in told.stderr


def test_two_kits_of_one_name_do_not_replace_each_other(run: Run) -> None:
    write_kit(Path("components/twin"), dict(GOOD))
    for _ in range(2):
        told = run("build", "good", "twin")
        assert told.exit_code == 2
        assert told.stdout.count("\n") == 1
        assert told.stderr == (
            "printkit: components/twin: another kit is called 'mini' too; give one of them another name\n"
        )


def test_quiet_prints_errors_only(run: Run) -> None:
    told = run("build", "-q", "good")
    assert (told.exit_code, told.output) == (0, "")
    assert "tempalte" in run("build", "-q", "bad").stderr


@pytest.mark.parametrize("where", ["output", "output/mini", "elsewhere/deep"])
def test_a_file_where_the_output_folder_should_be(run: Run, where: str) -> None:
    place = Path(where)
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text("mine")
    target = where if where.startswith("elsewhere") else "output"
    told = run("build", "good", "--output", target)
    assert told.exit_code == 2
    assert told.stderr == f"printkit: {where} is a file where a folder should be; move it or choose another --output\n"
    assert place.read_text() == "mine"


def test_a_kit_file_that_cannot_be_read_is_exit_status_2(run: Run) -> None:
    Path("components/good/kit.yaml").write_text("kit: [\n")
    for command in ("build", "check", "prove"):
        told = run(command, "good")
        assert told.exit_code == 2
        assert "components/good/kit.yaml:" in told.output
    Path("components/good/kit.yaml").unlink()
    assert run("check", "components/good").exit_code == 2


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("build", "goood"), "there is no folder 'goood', here or under components/; did you mean 'good'?"),
        (("build", "good", "--paper", "a5"), "'a5' is not one of 'letter', 'a4'"),
        (("check", "good", "--format", "xml"), "'xml' is not one of 'github', 'json', 'sarif', 'text'"),
        (("explain", "text-fit"), "there is no rule 'text-fit'; did you mean 'text-fits'?"),
        (("biuld",), "No such command 'biuld'"),
    ],
)
def test_wrong_usage_is_exit_status_2(run: Run, words: tuple[str, ...], says: str) -> None:
    told = run(*words)
    assert told.exit_code == 2
    assert says in told.stderr


def test_a_folder_of_kits_is_no_kit_and_they_are_named(run: Run) -> None:
    result = run("check", "components")
    assert result.exit_code == 2
    assert "'components' is no kit; the kits in it are components/" in result.output


def test_a_kit_in_the_folder_where_one_stands_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("here").mkdir()
    Path("here/kit.yaml").write_text("- no mapping", encoding="utf-8")
    monkeypatch.chdir("here")
    assert "\nhere: not built" in run("build", ".").output


def test_no_kit_anywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    told = CliRunner().invoke(cli, ["build"])
    assert told.exit_code == 2
    assert "there is no kit under components/; name a folder that holds a kit.yaml" in told.stderr


def test_check_prints_findings_as_the_user_would_open_them(run: Run) -> None:
    assert run("check", "good").output == "mini: 0 errors, 0 warnings\n"
    told = run("check", "components/bad")
    assert told.exit_code == 1
    assert told.stdout.startswith("components/bad/counters.yaml:")


def test_check_as_json(run: Run) -> None:
    told = run("check", "--format", "json")
    assert told.exit_code == 1
    records = json.loads(told.stdout)
    (one,) = (record for record in records if record["rule"] == "unknown-field")
    assert one == {
        "kit": "components/bad", "level": "error", "rule": "unknown-field", "file": "components/bad/counters.yaml",
        "line": 5, "column": 5, "message": "unknown field 'tempalte'", "fix": "did you mean 'template'?",
    }  # fmt: skip
    assert json.loads(run("check", "good", "--format", "json").stdout) == []


def test_explain_prints_the_law_and_examples(run: Run) -> None:
    told = run("explain", "text-fits").stdout
    assert all(word in told for word in ("text-fits (error)", "Law: ", "Why: ", "Bad:", "Good:"))
    assert run("explain", "duplicate-key").stdout.startswith("duplicate-key (error): A key stands once")


def test_explain_tells_of_kinds_and_elements_as_list_names_them(run: Run) -> None:
    cards = run("explain", "cards").stdout
    assert cards.startswith("cards (kind): Playing cards")
    assert all(word in cards for word in ("Fields: id, name, table, join,", "docs/kinds.md, 'cards'"))
    key = run("explain", "terrain-key").stdout
    assert key.startswith("terrain-key (error): ") and "\n\nterrain-key (element): " in key and "terrain-key," in key
    dice = run("explain", "dice").stdout
    assert dice.index("dice (kind): ") < dice.index("dice (element): ")
    assert "did you mean 'shape'?" in run("explain", "shap").stderr


def test_list_names_kits_and_plug_ins(run: Run) -> None:
    told = run("list").stdout
    assert "  good  components/good" in told
    for word in ("counters", "die-cut", "text-fits", "pdf"):
        assert re.search(rf"^  {word} ", told, re.MULTILINE)


def test_every_command_has_help_with_an_example(run: Run) -> None:
    assert run("--help").exit_code == 0
    for command in ("build", "check", "explain", "list", "prove"):
        told = run(command, "--help").stdout
        assert re.search(rf"Examples?:\n  +printkit {command}", told), command


def test_prove_refuses_a_kit_with_errors(run: Run) -> None:
    assert run("prove", "good").exit_code == 0
    told = run("prove", "bad")
    assert told.exit_code == 1
    assert "not proved" in told.stderr


CHECKS = """\
checks:
  - id: enough
    about: there are five pieces of each
    source: rules, page 2
    table: pieces
    count: {by: id, at_least: 5}

  - {id: ids, about: ids differ, table: pieces, unique: id}
"""


def test_a_check_that_a_kit_declares_is_run_and_explained(run: Run) -> None:
    write_kit(Path("components/own"), {**GOOD, "checks.yaml": CHECKS})
    told = run("check", "own")
    assert told.exit_code == 1
    assert told.stdout.splitlines()[0] == (
        "components/own/pieces.csv:2:1: error: there are five pieces of each (rules, page 2): "
        "1 row in id 'rover' where at least 5 should be; add or take out rows [check:enough]"
    )
    explained = run("explain", "check:enough")
    assert explained.stdout == run("explain", "check:enough", "own").stdout
    assert explained.stdout.splitlines()[:5] == [
        "check:enough (error): there are five pieces of each", "", "Source: rules, page 2", "",
        "Declared at checks.yaml:2:5:",
    ]  # fmt: skip
    assert "    count: {by: id, at_least: 5}\n" in explained.stdout
    assert "ids differ" not in explained.stdout
    assert run("explain", "count").stdout.startswith("count (word of checks): there are so many rows")
    assert "did you mean 'check:enough'?" in run("explain", "check:enoug", "own").stderr


def test_check_as_sarif_and_workflow_commands(run: Run) -> None:
    told = run("check", "--format", "sarif")
    assert told.exit_code == 1
    (log,) = json.loads(told.stdout)["runs"]
    (one,) = (result for result in log["results"] if result["ruleId"] == "unknown-field")
    place = one["locations"][0]["physicalLocation"]
    assert place["artifactLocation"]["uri"] == "components/bad/counters.yaml"
    assert place["region"] == {"startLine": 5, "startColumn": 5}
    (command, *_) = run("check", "bad", "--format", "github").stdout.splitlines()
    assert command.startswith("::error file=components/bad/counters.yaml,line=")
