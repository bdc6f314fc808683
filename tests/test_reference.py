"""The generated references say what the code says."""

from __future__ import annotations

import re

import pytest

from printkit import catalog
from tools.model_pages import model_table
from tools.reference import DOCS, pages


@pytest.mark.parametrize("name", ["rules.md", "cli.md", "kinds.md"])
def test_no_page_has_fallen_behind(name: str) -> None:
    assert (DOCS / name).read_text(encoding="utf-8") == pages()[name], "out of date: run make docs"


def test_every_rule_command_kind_and_element_is_in_them() -> None:
    text = "".join(pages().values())
    for name in (*catalog.names("rules"), *(kind.key for kind in catalog.kinds().values()), *catalog.elements()):
        assert f"# {name}\n" in text
    for command in ("build", "check", "explain", "list", "prove"):
        assert f"## printkit {command}\n" in text


def test_a_field_is_told_with_its_type_limits_default_and_meaning() -> None:
    from printkit.models.page import Document, Ruling

    table = model_table(Document)
    assert "| `columns` | count, at least 1, at most 3 | `2` |" in table
    assert "| `prefix` | text, matching `^[A-Z]?$` |  | Letter before the numbers of headings" in table
    assert "| `wide` | yes or no | no | Across all columns. |" in model_table(Ruling)


def test_every_type_that_a_field_names_is_explained() -> None:
    text = pages()["kinds.md"]
    explained = set(re.findall(r"^#+ (\w+)$", text, re.MULTILINE))
    fields = text.partition("## Terrain of mapsheets")[0]
    values = re.findall(r"^\| `[^|]+` \| ([^|`]+)", fields.replace("#RRGGBB", "").replace("NA", ""), re.MULTILINE)
    named = {word for value in values for word in re.findall(r"\b[A-Z][A-Za-z]+\b", value)}
    assert "Join" in named
    assert named - explained == set()
