"""Groups and repeats: what is inside shares a box; cells stand in lines; names that a repeat gives; what is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.drawing import Group, Text, walk
from printkit.kinds.counter import KIND
from printkit.pieces import Piece
from tests.elements.drawn import face_of, kit_of, only

DOT = "- {shape: rect, width: 1mm, height: 1mm, fill: ink}"


def cells(folder: Path, repeat: str, fields: dict[str, str] | None = None) -> list[tuple[float, float]]:
    """Where the cells of a repeat of dots stand, in millimetres."""
    face, findings = face_of(folder, f"- {{repeat: [{DOT[2:]}], {repeat}}}", fields)
    assert findings == []
    return [(mark.matrix[4] / 1000, mark.matrix[5] / 1000) for mark in face.marks if isinstance(mark, Group)]


@pytest.mark.parametrize(
    ("repeat", "places"),
    [
        ("times: 3, width: 2mm, height: 2mm", [(0, 0), (2, 0), (4, 0)]),
        ("times: 3, x: 1mm, y: 1mm, width: 2mm, height: 2mm, space: 0.5mm", [(1, 1), (3.5, 1), (6, 1)]),
        ("times: 3, width: 2mm, height: 2mm, columns: 1", [(0, 0), (0, 2), (0, 4)]),
        ("times: 3, width: 2mm, height: 3mm, columns: 2, align: middle, x: 6mm", [(4, 0), (6, 0), (5, 3)]),
        ("times: 2, width: 2mm, height: 2mm, align: end, x: 10mm", [(6, 0), (8, 0)]),
        ('times: "{pips}", width: 2mm, height: 2mm', [(0, 0), (2, 0)]),
        ('times: "{none}", width: 2mm, height: 2mm', []),
        ("times: 0, width: 2mm, height: 2mm", []),
        ('each: "{icons}", width: 2mm, height: 2mm', [(0, 0), (2, 0), (4, 0)]),
        ('each: "{none}", width: 2mm, height: 2mm', []),
        ('each: "a b|c|", split: "|", width: 2mm, height: 2mm', [(0, 0), (2, 0)]),
    ],
)
def test_cells(repeat: str, places: list[tuple[float, float]], tmp_path: Path) -> None:
    assert cells(tmp_path, repeat, {"pips": "2", "none": "", "icons": "sword, sword;shield"}) == places


def texts(folder: Path, elements: str, fields: dict[str, str] | None = None) -> list[str]:
    face, findings = face_of(folder, elements, fields)
    assert findings == []
    return [seen.mark.text for seen in walk(face.marks) if isinstance(seen.mark, Text)]


def test_words_and_numbers_are_fields_of_the_cells(tmp_path: Path) -> None:
    elements = (
        '- {each: "{icons}", width: 4mm, height: 4mm, '
        'repeat: [{text: "{number}:{item} of {name}", x: 1mm, y: 3mm, font: name, size: 5pt, room: 3mm}]}'
    )
    assert texts(tmp_path, elements, {"icons": "sun moon", "name": "Ann"}) == ["1:sun of Ann", "2:moon of Ann"]


ROWS = """\
tables:
  - id: heroes
    rows: [{id: ann, name: Ann}, {id: bob, name: Bob}]
  - id: skills
    columns: [hero, name, dice]
    rows:
      - {hero: ann, name: Swim, dice: 2}
      - {hero: bob, name: Fly, dice: 1}
      - {hero: ann, name: Dive, dice: 3}
templates:
  - id: sheet
    width: 1in
    height: 1in
    elements:
      - {text: "{name}", x: 2mm, y: 4mm, font: name, size: 6pt}
      - rows: skills
        where: {hero: "{id}"}
        y: 5mm
        width: 20mm
        height: 4mm
        columns: 1
        repeat:
          - {text: "WHAT", x: 2mm, y: 3mm, font: name, size: 6pt}
          - times: "{dice}"
            x: 12mm
            width: 2mm
            height: 2mm
            repeat: [{shape: rect, width: 1mm, height: 1mm, fill: ink}]
counters:
  - {id: all, table: heroes, template: sheet}
"""


def sheets(folder: Path, what: str) -> tuple[list[Piece], list[str]]:
    kit, findings = kit_of(folder, {"rows.yaml": ROWS.replace("WHAT", what)})
    pieces = [piece for definition in kit.of("counter") for piece in KIND.draw(definition, kit)]
    return pieces, findings + [str(fault) for fault in kit.faults.findings]


def test_rows_of_another_table(tmp_path: Path) -> None:
    pieces, faults = sheets(tmp_path, "{number} {name}")
    assert faults == []
    found = [[s.mark.text for s in walk(p.front.marks) if isinstance(s.mark, Text)] for p in pieces]
    assert found == [["Ann", "1 Swim", "2 Dive"], ["Bob", "1 Fly"]]
    swim = next(s.mark for s in walk(pieces[0].front.marks) if isinstance(s.mark, Text) and s.mark.text == "1 Swim")
    assert str(swim.span) == "rows.yaml:7:27"  # the cell, not the template
    assert [len(list(walk(p.front.marks))) for p in pieces] == [1 + 2 + 2 + 3, 1 + 1 + 1]


def test_an_unknown_column_of_the_other_table_is_told_once(tmp_path: Path) -> None:
    _, faults = sheets(tmp_path, "{nmae}")
    assert faults == [
        "rows.yaml:23:20: error: table 'skills' has no column 'nmae' (3 rows); did you mean 'name'? [unknown-column]"
    ]


@pytest.mark.parametrize(
    ("repeat", "told"),
    [
        ('times: "{bad}", width: 1mm, height: 1mm', "times: 'x' is not a count; write a whole number"),
        ("width: 1mm, height: 1mm", "a repeat has one of each, times and rows"),
        ('times: 2, each: "a b", width: 1mm, height: 1mm', "a repeat has one of each, times and rows"),
        ("times: 501, width: 1mm, height: 1mm", "repeat of 501 is more than the limit of 500"),
        ("rows: nope, width: 1mm, height: 1mm", "there is no table 'nope'"),
    ],
)
def test_what_is_wrong_is_told(repeat: str, told: str, tmp_path: Path) -> None:
    _, findings = face_of(tmp_path, f"- {{repeat: [{DOT[2:]}], {repeat}}}", {"bad": "x"})
    assert len(findings) == 1 and told in findings[0]


def test_a_group_moves_turns_and_cuts_its_elements(tmp_path: Path) -> None:
    inner = "[{shape: rect, x: 50%, width: 50%, height: 100%, fill: ink}]"
    face, findings = face_of(
        tmp_path, f"- {{group: {inner}, x: 2mm, y: 3mm, width: 4mm, height: 2mm, turn: 90, clip: yes}}"
    )
    mark = only(face)
    assert findings == [] and isinstance(mark, Group)
    a, b, c, d, e, f = mark.matrix
    assert [round(value, 6) for value in (a, b, c, d)] == [0, 1, -1, 0]
    # A quarter turn about the middle of the box, (4, 4): its right half comes to lie below.
    assert (round(c * 1000 + a * 4000 + e), round(d * 1000 + b * 4000 + f)) == (4000, 6000)
    assert mark.clip[2] == ("L", (4000, 2000))


def test_a_group_without_a_box_keeps_the_bleed(tmp_path: Path) -> None:
    face, _ = face_of(tmp_path, "- {group: [{shape: face, fill: ink}]}")
    (seen,) = walk(face.marks)
    assert seen.mark.segments[0] == ("M", (-1000, -1000))  # type: ignore[union-attr]
