"""Every word's docstring shows a bad and a good example: both are run, and the bad one must be found at a cell."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator, ValidationError

from printkit import catalog
from printkit.check import check
from printkit.rule_page import read_word_page
from printkit.schema import schema
from printkit.source import read_yaml
from tests.minikit import example_files, write_kit


@pytest.fixture(scope="module")
def validator() -> Draft202012Validator:
    return Draft202012Validator(schema())


@pytest.mark.parametrize("word", sorted(catalog.checks()))
def test_the_json_schema_lets_the_examples_pass(word: str, validator: Draft202012Validator) -> None:
    page = read_word_page(word)
    for text in (*example_files(page.bad).values(), *example_files(page.good).values()):
        data, findings = read_yaml(text, "example.yaml")
        assert not findings
        assert list(map(str, validator.iter_errors(data))) == []


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("{id: a, about: ids differ, table: t, uniqe: id}", "is not valid under any of the given schemas"),
        ("{id: a, about: ids differ, tabel: t, unique: id}", "'table' is a required property"),
        ("{id: a, table: t, unique: id}", "'about' is a required property"),
        ("{id: a, about: many, table: t, count: {of: id, at_least: five}}", "'five' does not match"),
        ("{id: a, about: up, table: t, monotonic: {column: id, order: up}}", "'up' is not one of"),
    ],
)
def test_the_json_schema_marks_a_wrong_check(line: str, fault: str, validator: Draft202012Validator) -> None:
    data, _ = read_yaml(f"checks:\n  - {line}\n", "example.yaml")
    found = validator.iter_errors(data)
    told = [inner.message for error in found for inner in _with_branches(error)]
    assert any(fault in message for message in told), told


def _with_branches(error: ValidationError) -> Iterator[ValidationError]:
    yield error
    for inner in error.context or ():
        yield from _with_branches(inner)


@pytest.mark.parametrize("word", sorted(catalog.checks()))
def test_word_finds_its_bad_example_and_not_its_good_one(word: str, tmp_path: Path) -> None:
    page = read_word_page(word)
    assert page.law and page.why, f"{word}: the docstring says what the law is and why"
    assert f"{word}:" in page.bad
    (bad,) = check(write_kit(tmp_path / "bad", example_files(page.bad))).findings
    good = check(write_kit(tmp_path / "good", example_files(page.good))).findings
    assert bad.rule.startswith("check:")
    assert bad.span.line < page.bad.splitlines().index("checks:") + 1, "it is told at the row, not at the check"
    assert not good, f"{word}: its good example gave {[str(f) for f in good]}"
