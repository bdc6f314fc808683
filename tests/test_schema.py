"""The JSON Schema: what printkit reads it lets pass, also as an editor's parser takes it; what is wrong it marks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match

from printkit import catalog
from printkit.rule_page import read_rule_page, read_word_page
from printkit.schema import FILE, schema, schema_text
from printkit.source import read_yaml
from tests.guides import DOCS, write_guide
from tests.minikit import example_files
from tools.reference import SCHEMA

ROOT = Path(__file__).parents[1]
KITS = sorted(path.parent for path in (ROOT / "components").glob("*/kit.yaml"))
FILES = sorted(path for kit in KITS for path in kit.rglob("*.yaml"))


@pytest.fixture(scope="module")
def validator() -> Draft202012Validator:
    return Draft202012Validator(schema())


def typed(text: str) -> Any:
    """YAML as printkit reads it: every scalar the text that was typed."""
    data, findings = read_yaml(text, "file.yaml")
    assert not findings
    return data


def guessed(text: str) -> Any:
    """YAML as an editor's parser may take it: 0101 a number (PyYAML even makes it 65), NO a boolean."""

    def keyed(value: Any) -> Any:
        if isinstance(value, dict):
            return {str(key): keyed(inner) for key, inner in value.items()}
        return [keyed(inner) for inner in value] if isinstance(value, list) else value

    return keyed(yaml.safe_load(text))


def faults(validator: Draft202012Validator, data: Any) -> list[str]:
    found = [best_match([fault]) for fault in validator.iter_errors(data)]
    return [f"{'/'.join(map(str, fault.absolute_path))}: {fault.message}" for fault in found if fault]


def test_it_is_a_schema_of_2020_12() -> None:
    Draft202012Validator.check_schema(schema())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_the_files_of_our_kits_pass_and_name_it(path: Path, validator: Draft202012Validator) -> None:
    text = path.read_text(encoding="utf-8")
    assert faults(validator, typed(text)) == []
    assert faults(validator, guessed(text)) == []
    first, _, _ = text.partition("\n")
    named = first.removeprefix("# yaml-language-server: $schema=")
    assert (path.parent / named).resolve() == SCHEMA


def right_examples(folder: Path) -> Iterator[tuple[str, str]]:
    """What printkit reads: good examples of rules and checks, stock templates, maps of tests, blocks of guides."""
    pages = [read_rule_page(name) for name in catalog.names("rules")]
    pages += [read_word_page(name) for name in catalog.checks()]
    for page in pages:
        yield from ((f"{page.name}:{name}", text) for name, text in example_files(page.good).items())
    for path in (*(ROOT / "printkit" / "stock").glob("*.yaml"), *(ROOT / "tests" / "maps").glob("*.yaml")):
        yield path.name, path.read_text(encoding="utf-8")
    for guide in sorted(DOCS.glob("*.md")):
        for path in write_guide(guide.name, folder / guide.stem).rglob("*.yaml"):
            yield f"{guide.name}:{path.name}", path.read_text(encoding="utf-8")


def test_what_printkit_reads_passes(validator: Draft202012Validator, tmp_path: Path) -> None:
    examples = list(right_examples(tmp_path))
    assert len(examples) > 60
    for name, text in examples:
        if not name.endswith(".csv"):
            assert faults(validator, typed(text)) == [], name
            assert faults(validator, guessed(text)) == [], name


SCALARS = """\
tables:
  - {id: 0101, about: 8, columns: [id, NO, 1:30], rows: [{id: 0108, NO: yes, 1:30: 1_000}, {id: ~, NO: , 1:30: 2.50}]}
templates:
  - id: 7
    width: 12.7mm
    height: 1/2in
    safe: 1pt
    bleed: 1 1/2in
    elements:
      - {text: 8, x: "{x}", y: 50%, font: name, size: 14pt, colour: no, capitals: yes, when: {speed: 4, class: [1, 2]}}
      - {shape: rect, x: 100% - 6mm, width: 1cm, height: .5in, even_odd: false, opacity: 0.5, dash: [1mm, "{d}"]}
      - {icon: "{art}", scale: 2, turn: "{turn}"}
counters:
  - {id: 1, table: 0101, template: 7, copies: 3, figures: no}
checks:
  - {id: 1, about: 2, table: 0101, sum: {of: copies, exactly: 54, at_least: 1.5}}
"""


def test_what_yaml_takes_for_numbers_and_flags_is_not_marked(validator: Draft202012Validator) -> None:
    assert faults(validator, typed(SCALARS)) == []
    assert faults(validator, guessed(SCALARS)) == []


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ("tempaltes: []", "'tempaltes' was unexpected"),
        ("templates: {id: a}", "is not of type 'array'"),
        ("templates: [{width: 5mm}]", "'id' is a required property"),
        ("templates: [{id: a, with: 5mm}]", "'with' was unexpected"),
        ("templates: [{id: a, width: 5}]", "5 is not of type 'string'"),
        ("templates: [{id: a, width: 5 feet}]", "'5 feet' does not match"),
        ("templates: [{id: a, elements: [{text: a, sise: 5pt}]}]", "'sise' was unexpected"),
        ("templates: [{id: a, elements: [{shape: blob}]}]", "'blob' is not one of ['face', 'rect',"),
        ("templates: [{id: a, elements: [{txt: a}]}]", "{'txt': 'a'} is not valid"),
        ("templates: [{id: a, elements: [{face: a, table: [], id: b}]}]", "[] is not of type 'string', 'number'"),
        ("counters: [{id: a, table: t, template: b, figures: maybe}]", "'maybe' does not match"),
        ("pages: [{id: a, title: A, blocks: [{heading: A, level: 3}]}]", "3 is greater than the maximum of 2"),
        ("pages: [{id: a, title: A, blocks: [{heading: A, levle: 1}]}]", "'levle' was unexpected"),
        ("checks: [{id: a, about: b, table: t, uniqe: id}]", "is not valid under any"),
        ("checks: [{id: a, about: b, unique: id}]", "'table' is a required property"),
        ("checks: [{id: a, about: b, table: t, sum: {of: c, exactly: six}}]", "'six' does not match"),
        ("tables: [{id: a, rows: [{id: [1]}]}]", "[1] is not of type"),
        ("{kit: a b, title: A, version: 1, players: 2, minutes: 3, age: 4, include: []}", "'a b' does not match"),
        ("{kit: a, title: A, version: 1, players: 2, minutes: 3, age: 4}", "'include' is a required property"),
        ("{kit: a, templates: []}", "'templates' was unexpected"),
    ],
)
def test_what_is_wrong_is_marked(wrong: str, says: str, validator: Draft202012Validator) -> None:
    assert any(says in fault for fault in faults(validator, guessed(wrong))), faults(validator, guessed(wrong))


def test_fields_have_their_docstrings_limits_and_defaults_as_a_kit_writes_them() -> None:
    defs = schema()["$defs"]
    assert defs["Die"]["properties"]["side"] == {
        "type": "string",
        "pattern": defs["Template"]["properties"]["width"]["pattern"],
        "default": "15.875mm",
        "description": "Edge of the cube. (at least 8, at most 50)",
    }
    assert defs["element"]["properties"]["shape"]["description"].startswith("A rectangle, circle,")
    assert "docstring" not in schema_text()


def test_the_committed_schema_has_not_fallen_behind() -> None:
    assert SCHEMA.name == FILE
    assert SCHEMA.read_text(encoding="utf-8") == schema_text(), "out of date: run make docs"
