"""Columns that other tables lend, as they stand on the drawn faces: on a counter and on its picture on a chart."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.check import check
from printkit.drawing import Text, walk
from printkit.rules._marks import face_texts
from tests.minikit import write_kit

KIT = """\
templates:
  - id: unit
    width: 1in
    height: 1in
    elements:
      - {text: "{name} {move} {note}", x: 12mm, y: 12mm, align: middle, room: 24mm, font: name, size: 6pt}
tables:
  - {id: units, rows: [{id: u1, name: Guards, type: foot}, {id: u2, name: Lancers, type: horse, move: 9}]}
  - {id: classes, rows: [{id: foot, move: 4, note: slow}, {id: horse, move: 8, note: fast}]}
  - {id: notes, rows: [{id: u1, note: own}, {id: u2, note: too}]}
counters:
  - {id: all, table: units, template: unit, join: JOIN}
charts:
  - id: chart
    title: Chart
    elements:
      - {face: unit, table: units, id: u1, join: JOIN}
"""


@pytest.mark.parametrize(
    ("join", "words"),
    [
        # The row's own filled cells come first, then the first table that lends.
        ("[{table: classes, by: type}]", ["Guards 4 slow", "Lancers 9 fast"]),
        ("[notes, {table: classes, by: type}]", ["Guards 4 own", "Lancers 9 too"]),
    ],
)
def test_a_row_borrows_by_its_id_or_by_another_column(join: str, words: list[str], tmp_path: Path) -> None:
    checked = check(write_kit(tmp_path / "kit", {"it.yaml": KIT.replace("JOIN", join)}))
    assert checked.inspection is not None and not checked.findings
    said = [
        [seen.mark.text for seen in walk(piece.front.marks) if isinstance(seen.mark, Text)]
        for piece in checked.inspection.pieces
    ]
    assert [texts[0] for texts in said[:2]] == words
    assert words[0] in said[2]


@pytest.mark.parametrize(
    ("join", "finding"),
    [
        ("[{table: classes, by: tipe}]", "table 'units' has no column 'tipe'"),
        ("[{table: clases, by: type}]", "there is no table 'clases' (2 uses); did you mean 'classes'?"),
        ("[classes]", "table 'classes' has no row 'u1' to join"),
        ("[{table: classes, on: type}]", "unknown field 'on'"),
    ],
)
def test_a_wrong_join_is_told(join: str, finding: str, tmp_path: Path) -> None:
    found = check(write_kit(tmp_path / "kit", {"it.yaml": KIT.replace("JOIN", join)})).findings
    assert any(finding in str(each) for each in found), found


PORTS = """\
templates:
  - id: ship
    width: 1in
    height: 1in
    elements:
      - {text: "{name} of {ports.name} {FIELD}", x: 12mm, y: 12mm, align: middle, room: 24mm, font: name, size: 6pt}
tables:
  - {id: ships, rows: [{id: s1, name: Argo, port: p1}, {id: s2, name: Dove, port: p2}]}
  - {id: ports, rows: [{id: p1, name: Genoa, pull: 3}, {id: p2, name: Hull, pull: 4}]}
counters:
  - {id: all, table: ships, template: ship, join: [{table: ports, by: port}]}
charts:
  - {id: chart, title: Chart, elements: [{face: ship, table: ships, id: s1, join: [{table: ports, by: port}]}]}
"""


def test_a_lent_column_is_also_asked_for_by_its_table(tmp_path: Path) -> None:
    checked = check(write_kit(tmp_path / "kit", {"it.yaml": PORTS.replace("FIELD", "ports.pull")}))
    assert checked.inspection is not None and not checked.findings
    texts = [t.text for piece in checked.inspection.pieces for t in face_texts([piece])]
    assert texts[:2] == ["Argo of Genoa 3", "Dove of Hull 4"]
    assert "Argo of Genoa 3" in texts[2:]


def test_a_misspelt_lent_column_is_told_with_the_one_that_is_near(tmp_path: Path) -> None:
    (finding,) = check(write_kit(tmp_path / "kit", {"it.yaml": PORTS.replace("FIELD", "ports.pul")})).findings
    assert "asks for unknown field 'ports.pul'" in finding.message
    assert finding.fix == "did you mean 'ports.pull'?"
