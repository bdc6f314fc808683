"""A file added to a kit's include list: the text before, and the text after."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.kit_include import IncludeError, add_file, with_include

BLOCK = "kit: x\ninclude:   # files\n  - a.yaml\n  - b.yaml  # the last\n\n# fonts\nfonts: {}\n"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (BLOCK, BLOCK.replace("the last\n", "the last\n  - new.yaml\n")),
        ("include: [a.yaml, b.yaml]  # both\n", "include: [a.yaml, b.yaml, new.yaml]  # both\n"),
        ("include: [a.yaml,\n  'b.yaml' ]\n", "include: [a.yaml,\n  'b.yaml', new.yaml ]\n"),
        ('include:\n- "a.yaml"', 'include:\n- "a.yaml"\n- new.yaml\n'),
        ("include:\r\n  - a.yaml\r\nkit: x\r\n", "include:\r\n  - a.yaml\r\n  - new.yaml\r\nkit: x\r\n"),
    ],
)
def test_only_the_name_is_added(before: str, after: str) -> None:
    assert with_include(before, "new.yaml") == after


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("kit: x\n", "no list of files"),
        ("include: []\n", "no list of files"),
        ("include: [new.yaml]\n", "already"),
        ("include: &files\n  - >-\n    a.yaml\n", "yourself"),
    ],
)
def test_what_cannot_be_edited_is_refused(text: str, said: str) -> None:
    with pytest.raises(IncludeError, match=said):
        with_include(text, "new.yaml")


def test_nothing_is_overwritten_and_nothing_written_in_vain(tmp_path: Path) -> None:
    (tmp_path / "kit.yaml").write_text("include: [a.yaml]\n", encoding="utf-8")
    add_file(tmp_path, "maps/new.yaml", "one")
    with pytest.raises(IncludeError, match="there already"):
        add_file(tmp_path, "maps/new.yaml", "two")
    assert (tmp_path / "maps/new.yaml").read_text(encoding="utf-8") == "one"
    (tmp_path / "kit.yaml").write_text("kit: x\n", encoding="utf-8")
    with pytest.raises(IncludeError):
        add_file(tmp_path, "maps/other.yaml", "three")
    assert not (tmp_path / "maps/other.yaml").exists()
