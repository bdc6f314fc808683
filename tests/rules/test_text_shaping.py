"""text-shaping: what prints letter by letter passes, what would have to be joined is told by script or mark."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.check import check
from tests.minikit import write_kit

KIT = """\
tables:
  - id: names
    rows: [{{id: one, name: "{}"}}]
counters:
  - {{id: all, table: names, template: plain}}
"""


def told(folder: Path, name: str) -> list[str]:
    found = check(write_kit(folder, {"a.yaml": KIT.format(name)})).findings
    return [str(finding) for finding in found if finding.rule == "text-shaping"]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        (
            "\u0633\u0644\u0627\u0645",
            "Arabic letters join, and printkit sets each by itself (U+0633 ARABIC LETTER SEEN)",
        ),
        ("\u0928\u092e\u0938", "Devanagari letters join"),
        ("\u0e2a\u0e27\u0e31\u0e2a", "Thai letters join"),
        ("\u05d0\u05b8", "a mark stands over another letter (U+05B8 HEBREW POINT QAMATS)"),
        ("q\u0308", "a mark stands over another letter (U+0308 COMBINING DIAERESIS)"),
        ("\u2764\ufe0f", "it changes the character before it (U+FE0F VARIATION SELECTOR-16)"),
        ("\U0001f1eb\U0001f1f7", "it changes the character before it"),
    ],
)
def test_what_needs_shaping_is_told_at_its_cell(name: str, why: str, tmp_path: Path) -> None:
    (finding,) = told(tmp_path, name)
    assert finding.startswith("a.yaml:3:28: error: ")
    assert why in finding


@pytest.mark.parametrize(
    "name", ["Łódź", "Ελλάς", "Ход", "\u05e9\u05dc\u05d5\u05dd", "e\u0301", "2\u00bd \u2665", "\u6708"]
)
def test_what_stands_letter_by_letter_passes(name: str, tmp_path: Path) -> None:
    assert told(tmp_path, name) == []
