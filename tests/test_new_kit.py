"""A new kit: it checks without a finding, is built, passes its schema, and shows one of each thing."""

from __future__ import annotations

import csv
import os
import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from jsonschema import Draft202012Validator

import printkit
from printkit.cli.main import cli
from printkit.drawing import Text, walk
from printkit.new_kit import SKELETON, NewKitError, new_kit
from printkit.schema import FILE, schema, schema_text
from printkit.source import read_yaml

SHOWN = (
    "templates", "counters", "cards", "tokens", "boards", "mapsheets", "terrains", "charts", "dice", "pages", "checks",
)  # fmt: skip


@pytest.fixture(scope="module")
def kit(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return new_kit("river-race", tmp_path_factory.mktemp("games"))


def test_it_checks_without_a_finding(kit: Path) -> None:
    checked = printkit.check(kit)
    assert [str(finding) for finding in checked.findings] == []
    assert checked.kit is not None
    assert (checked.kit.name, checked.kit.info.title) == ("river-race", "River Race")


def test_it_is_built(kit: Path, tmp_path: Path) -> None:
    built = printkit.build(kit, tmp_path, papers=["letter"])
    assert (tmp_path / "river-race" / "river-race-letter.pdf").is_file()
    with (tmp_path / "river-race" / "parts-letter.csv").open(encoding="utf-8", newline="") as stream:
        copies = {row["id"]: row["copies"] for row in csv.DictReader(stream)}
    expected = {
        "tide-scout": "2", "ember-cart": "1", "sparks": "1", "fair-wind": "2", "die-tide": "1", "fuel": "6",
        "tower": "1", "island": "1",
    }  # fmt: skip
    assert {id: copies[id] for id in expected} == expected
    assert built.findings == ()


def test_it_shows_one_of_each_thing() -> None:
    keys = {key for path in SKELETON.glob("*.yaml") for key in read_yaml(path.read_text("utf-8"), path.name)[0]}
    assert set(SHOWN) <= keys


@pytest.mark.parametrize("name", sorted(path.name for path in SKELETON.glob("*.yaml")))
def test_its_files_pass_the_schema_that_they_name(name: str, kit: Path) -> None:
    text = (kit / name).read_text(encoding="utf-8")
    assert text.startswith(f"# yaml-language-server: $schema={FILE}\n")
    assert (kit / FILE).read_text(encoding="utf-8") == schema_text()
    data, findings = read_yaml(text, name)
    assert not findings
    assert [fault.message for fault in Draft202012Validator(schema()).iter_errors(data)] == []


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "taken").mkdir()
    (tmp_path / "taken" / "mine.txt").write_text("mine")
    (tmp_path / "file").write_text("mine")
    (tmp_path / "empty").mkdir()
    for name in ("taken", "file"):
        with pytest.raises(NewKitError, match=f"{name} is there already; choose another name"):
            new_kit(name, tmp_path)
    assert [path.name for path in (tmp_path / "taken").iterdir()] == ["mine.txt"]
    assert (new_kit("empty", tmp_path) / "kit.yaml").is_file()


@pytest.mark.skipif(os.name != "posix", reason="needs symbolic links")
def test_a_link_is_not_written_through(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(NewKitError, match="is there already"):
        new_kit("link", tmp_path)
    assert not any((tmp_path / "elsewhere").iterdir())


@pytest.mark.parametrize("name", ["", "My Game", "7wonders", "../up", "a/b", "game\n", "x" * 41, "spiel-ü"])
def test_a_name_that_no_kit_may_have(name: str, tmp_path: Path) -> None:
    with pytest.raises(NewKitError, match="is not a kit's name; write small letters, digits and hyphens"):
        new_kit(name, tmp_path)
    assert not any(tmp_path.iterdir())


def test_the_command_says_what_to_do_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    def run(*words: str) -> tuple[int, str]:
        told = CliRunner().invoke(cli, words, catch_exceptions=False)
        return told.exit_code, told.output

    code, told = run("new", "kit", "first")
    assert (code, told.splitlines()[1:]) == (0, ["  printkit check first", "  printkit build first"])
    assert run("check", "first") == (0, "first: 0 errors, 0 warnings\n")
    assert run("new", "kit", "second", "--in", "games")[1].endswith("  printkit build games/second\n")
    assert run("new", "kit", "first") == (2, "printkit: components/first is there already; choose another name\n")
    assert run("new", "kit", "No Name")[0] == 2


@pytest.mark.parametrize(
    ("file", "right", "wrong", "says"),
    [
        ("tables/pieces.csv", "art/cart.svg,3,2,1", "art/cart.svg,3,9,1", "what carries more is slower"),
        ("tables/pieces.csv", "art/scout.svg,5,0,2", "art/scout.svg,5,0,3", "each expedition has six pieces"),
        ("tables/pieces.csv", "Cart,tide,art/cart.svg,3", "Cart,tide,art/cart.svg,6", "what carries more is slower"),
        ("tables/terrain.csv", "Hills,3", "Hills,5", "the costs of the ground rise"),
        ("templates.yaml", "{speed}", "{sped}", "unknown field 'sped'"),
    ],
)
def test_its_checks_are_worth_something(file: str, right: str, wrong: str, says: str, tmp_path: Path) -> None:
    folder = new_kit("broken", tmp_path)
    text = (folder / file).read_text(encoding="utf-8")
    assert right in text
    (folder / file).write_text(text.replace(right, wrong, 1), encoding="utf-8")
    told = "\n".join(str(finding) for finding in printkit.check(folder).findings)
    assert says in told


def test_it_has_one_word_for_each_thing(tmp_path: Path) -> None:
    """What is printed speaks of expeditions and events, and of ground by the names that the map's key has."""
    inspection = printkit.check(new_kit("words", tmp_path)).inspection
    assert inspection is not None
    faces = [face for piece in inspection.pieces for face in (piece.front, piece.back, piece.legend) if face]
    said = " ".join(seen.mark.text for face in faces for seen in walk(face.marks) if isinstance(seen.mark, Text))
    for word in ("team", "opponent", "Draw a card", "Open ground"):
        assert not re.search(rf"\b{word}", said), word
    for word in ("expedition", "event", "Clear"):
        assert word in said
