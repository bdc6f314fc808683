"""Loading: order, places, and that nothing a file may hold raises."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from printkit.findings import Span
from printkit.kit import Kit
from printkit.load import load
from tests.minikit import KIT, write_kit
from tests.test_reading_cases import ELEMENTS, KINDS

GOOD = """\
tables:
  - id: pieces
    rows:
      - {id: crawler, speed: 3}
      - {id: jet, rough: NA}
probes:
  - id: storm
    width: 1/2in
    either: [a, b]
    hexes: {0101: rough}
    inner:
      - name: part
        size: 2mm
"""


def good(folder: Path) -> Kit:
    kit, findings = load(write_kit(folder, {"probes.yaml": GOOD, "weights.csv": "id,weight\njet,2\n"}), KINDS, ELEMENTS)
    assert findings == ()
    assert kit is not None
    return kit


def test_a_good_kit_is_read_whole(tmp_path: Path) -> None:
    kit = good(tmp_path)
    (probe,) = kit.of("probe")
    assert (probe.id, probe.width, probe.either, probe.hexes) == ("storm", 12.7, ("a", "b"), {"0101": "rough"})
    assert [(inner.name, inner.size) for inner in probe.inner] == [("part", 2.0)]
    assert [type(element).__name__ for element in kit.templates["plain"].elements] == ["Shape", "Text"]
    assert kit.tables["pieces"].columns == ("id", "speed", "rough")
    assert [row.texts() for row in kit.tables["pieces"].rows] == [
        {"id": "crawler", "speed": "3", "rough": ""},
        {"id": "jet", "speed": "", "rough": "NA"},
    ]
    assert kit.tables["weights"].rows[0]["weight"] == "2"
    assert kit.fonts["label"].name == "Barlow Condensed Medium"


def test_definitions_know_their_places(tmp_path: Path) -> None:
    kit = good(tmp_path)
    (probe,) = kit.of("probe")
    assert probe.span == Span("probes.yaml", 7, 5)
    assert probe.span_of("width") == Span("probes.yaml", 8, 12)
    assert probe.span_of("either", 1) == Span("probes.yaml", 9, 17)
    assert probe.span_of("hexes", "0101") == Span("probes.yaml", 10, 19)
    assert probe.inner[0].span_of("size") == Span("probes.yaml", 13, 15)
    assert probe.span_of("speed") == probe.span
    assert kit.tables["pieces"].rows[1].span_of("rough") == Span("probes.yaml", 5, 26)


def test_an_unknown_column_is_one_finding(tmp_path: Path) -> None:
    table = good(tmp_path).tables["pieces"]
    assert [row["id"] for row in table.where({"id": ("jet", "sled")})] == ["jet"]
    assert list(table.where({"sped": "3"})) == []
    assert str(table.lacks("sped", Span("counters.yaml", 4, 7))) == (
        "counters.yaml:4:7: error: table 'pieces' has no column 'sped' (2 rows); did you mean 'speed'? [unknown-column]"
    )


def test_an_unknown_table_is_one_fault(tmp_path: Path) -> None:
    kit = good(tmp_path)
    assert kit.table("peices", Span("counters.yaml", 3, 12)).rows == ()
    assert [(f.rule, f.fix) for f in kit.faults.findings] == [("unknown-table", "did you mean 'pieces'?")]


def test_a_kit_without_fonts_has_the_standard_ones(tmp_path: Path) -> None:
    text = KIT.format(include="").partition("fonts:")[0]
    kit, findings = load(write_kit(tmp_path, {}, kit=text, templates=False), KINDS, ELEMENTS)
    assert findings == ()
    assert kit is not None
    assert kit.fonts["display"].name == "Barlow Condensed ExtraBold"
    assert kit.fonts["body"].name == "Source Sans Pro Regular"


def test_a_broken_font_file_is_a_finding(tmp_path: Path) -> None:
    text = KIT.format(include="").replace("Barlow Condensed Medium", "own.ttf")
    folder = write_kit(tmp_path, {"own.ttf": b"no font at all"}, kit=text, templates=False)
    kit, findings = load(folder, KINDS, ELEMENTS)
    assert [(f.rule, f.span.line) for f in findings] == [("missing-font", 10)]
    assert kit is not None
    assert kit.fonts["label"].name == "Barlow Condensed Medium"


def test_a_folder_that_is_not_there_is_a_finding(tmp_path: Path) -> None:
    kit, findings = load(tmp_path / "nowhere", KINDS, ELEMENTS)
    assert kit is None
    assert [f.rule for f in findings] == ["missing-file"]


_TOKENS = """probes: tables: templates: elements: shape: text: rows: columns: id: kit: include: fonts: speed width inner
hexes &a *a <<: !!int 1_000 0101 1in x ~ '' " | , [ ] { } - ? # --- % > ` @"""
_BLANKS = ["\n", "\n  ", "\n  - ", "\t", " ", "\r", "\ufeff", "\x85"]
_WORDS = st.sampled_from([*_TOKENS.split(), *_BLANKS])
_FILES = st.one_of(st.lists(_WORDS, max_size=60).map("".join).map(str.encode), st.text().map(str.encode), st.binary())


@pytest.mark.parametrize("name", ["kit.yaml", "probes.yaml", "rows.csv"])
@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=_FILES)
def test_no_file_makes_it_raise(tmp_path: Path, name: str, data: bytes) -> None:
    folder = write_kit(tmp_path, {"probes.yaml": GOOD, "rows.csv": "id\n"})
    (folder / name).write_bytes(data)
    kit, findings = load(folder, KINDS, ELEMENTS)
    assert kit is not None or findings
    assert all(finding.message and finding.span.line > 0 and finding.span.column > 0 for finding in findings)
