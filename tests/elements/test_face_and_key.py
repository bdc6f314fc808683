"""face and terrain-key: pictures in rules and charts come from the kit's own templates and mapsheets."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.drawing import Group, Text, walk
from printkit.pieces import Piece
from tests.kinds.documents import draw

KIT = """\
tables:
  - id: names
    rows: [{id: jet, name: Jet-pak}]
charts:
  - id: chart
    title: Chart
    elements:
      - {face: plain, table: names, id: jet, x: 10mm, y: 5mm, scale: 2}
"""
SHEET = """\
mapsheets:
  - id: one
    name: One
    numeral: I
    width: 8.5in
    height: 10.5in
    seed: 1
    grid: {pitches: 14, rows: 15, first_column: A}
    landform: mare
    terrain: {rough: [G3], dense: [E4]}
"""
KEY = """\
charts:
  - id: chart
    title: Chart
    elements:
      - {terrain-key: all, width: 120mm, hex: 14mm}
"""


def test_a_face_is_the_templates_own_scaled_and_cut_at_its_trim(tmp_path: Path) -> None:
    (piece,), faults = draw(tmp_path, "chart", {"a.yaml": KIT})
    (body,) = [mark for mark in piece.front.marks if isinstance(mark, Group) and mark.marks and
               isinstance(mark.marks[0], Group) and mark.marks[0].name == "face:jet"]  # fmt: skip
    face = body.marks[0]
    assert isinstance(face, Group)
    assert faults == []
    assert face.matrix == (2.0, 0.0, 0.0, 2.0, 10_000.0, 5_000.0)
    assert max(args[0] for _, args in face.clip if args) == 12_700
    assert [seen.mark.text for seen in walk(face.marks) if isinstance(seen.mark, Text)] == ["Jet-pak"]


@pytest.mark.parametrize(
    ("old", "new", "finding"),
    [
        ("face: plain", "face: plan", "no template 'plan'; did you mean 'plain'? [unknown-template]"),
        ("table: names", "table: name", "no table 'name'; did you mean 'names'? [unknown-table]"),
        ("id: jet,", "id: jett,", "table 'names' has no row 'jett'; did you mean 'jet'? [unknown-row]"),
        ("scale: 2", "scale: 0", "'0' is too small"),
    ],
)
def test_a_face_that_is_not_there_is_a_fault(old: str, new: str, finding: str, tmp_path: Path) -> None:
    head, elements = KIT.split("charts:")
    _, faults = draw(tmp_path, "chart", {"a.yaml": head + "charts:" + elements.replace(old, new)})
    assert any(finding in fault for fault in faults), faults


def key_words(piece: Piece) -> list[str]:
    texts = [seen.mark for seen in walk(piece.front.marks) if isinstance(seen.mark, Text)]
    return [text.text for text in texts if text.name == "key"]


def test_the_key_shows_what_the_sheets_use_and_no_more(tmp_path: Path) -> None:
    (piece,), faults = draw(tmp_path, "chart", {"sheet.yaml": SHEET, "a.yaml": KEY})
    assert faults == []
    assert key_words(piece) == ["Plain", "Rough", "Dense"]


def test_two_things_of_one_name_are_both_in_the_key(tmp_path: Path) -> None:
    town = (
        "terrains:\n  - {id: built, name: Town, like: urban}\nmapsheets:\n  - id: one\n    name: One\n"
        "    grid: {columns: 5, rows: 4, flat_to_flat: 20mm}\n    terrain: {built: [B2]}\n"
        "    towns: [{hex: D3, name: Ford, size: town}]\n"
    )
    (piece,), faults = draw(tmp_path, "chart", {"sheet.yaml": town, "a.yaml": KEY})
    assert faults == []
    assert key_words(piece) == ["Plain", "Town", "Town"]


@pytest.mark.parametrize(
    ("sheet", "width", "finding"),
    [
        ("", "120mm", "a.yaml:5:9: error: the kit has no mapsheet to draw a key from [terrain-key]"),
        (SHEET, "30mm", "a.yaml:5:9: error: the hexes do not fit side by side; make hex smaller [terrain-key]"),
    ],
)
def test_a_key_without_sheets_or_room_is_a_fault(sheet: str, width: str, finding: str, tmp_path: Path) -> None:
    files: dict[str, str | bytes] = {"a.yaml": KEY.replace("120mm", width)}
    _, faults = draw(tmp_path, "chart", files | ({"sheet.yaml": sheet} if sheet else {}))
    assert finding in faults


def test_a_template_without_a_size_is_told_where_it_is_shown(tmp_path: Path) -> None:
    templates = "templates:\n  - {id: contract, elements: [{shape: face, fill: paper}]}\n"
    _, faults = draw(tmp_path, "chart", {"a.yaml": KIT.replace("face: plain", "face: contract"), "t.yaml": templates})
    assert faults == [
        "a.yaml:8:16: error: template 'contract' has no size; add 'width: ...' and 'height: ...' to it, "
        "at t.yaml:2:5 [missing-field]"
    ]
