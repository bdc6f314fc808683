"""Grids of cells: as large as fits, in the middle of the box; tints, words and labels in their cells."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.drawing import Path as Outline
from printkit.drawing import Text
from printkit.shapes import bounds
from tests.elements.drawn import face_of


def outlines(face: object, name: str) -> list[Outline]:
    return [mark for mark in face.marks if isinstance(mark, Outline) and mark.name == name]  # type: ignore[attr-defined]


def test_square_cells_fill_the_box_and_stand_in_its_middle(tmp_path: Path) -> None:
    face, findings = face_of(
        tmp_path, "- {grid: square, columns: 4, rows: 2, x: 1mm, y: 1mm, width: 8mm, height: 10mm, stroke_width: 0mm}"
    )
    assert findings == []
    (edge,) = outlines(face, "cell-edge")
    assert [args for _, args in edge.segments if args] == [(1000, 4000), (9000, 4000), (9000, 8000), (1000, 8000)]


def test_chequers_are_two_paths(tmp_path: Path) -> None:
    face, findings = face_of(tmp_path, "- {grid: square, columns: 3, rows: 3, fill: paper, second: red, labels: none}")
    assert findings == []
    light, dark = outlines(face, "cells")
    assert [sum(step == "M" for step, _ in path.segments) for path in (light, dark)] == [5, 4]


@pytest.mark.parametrize(
    ("grid", "labels"),
    [
        ("grid: square, columns: 2, rows: 2", ["A1", "B1", "A2", "B2"]),
        ("grid: square, columns: 2, rows: 2, labels: edges, numbering: {origin: bottom-left}", ["2", "A", "1", "B"]),
        ("grid: hex, columns: 2, rows: 2, numbering: '0101'", ["0101", "0102", "0201", "0202"]),
        ("grid: hex-pointy, columns: 2, rows: 1", ["A1", "B1"]),
        ("grid: hex, columns: 2, rows: 2, labels: none", []),
    ],
)
def test_labels(grid: str, labels: list[str], tmp_path: Path) -> None:
    face, findings = face_of(tmp_path, f"- {{{grid}}}")
    assert findings == []
    assert [mark.text for mark in face.marks if isinstance(mark, Text)] == labels


@pytest.mark.parametrize("grid", ["square", "hex", "hex-pointy"])
def test_nothing_leaves_the_box(grid: str, tmp_path: Path) -> None:
    face, findings = face_of(
        tmp_path,
        f"- {{grid: {grid}, columns: 5, rows: 4, x: 2mm, y: 1mm, width: 9mm, height: 7mm, fill: red}}",
    )
    assert findings == []
    x0, y0, x1, y1 = bounds(outlines(face, "cells"))
    assert x0 >= 1_998 and y0 >= 998 and x1 <= 11_002 and y1 <= 8_002
    assert x0 <= 2_002 or y0 <= 1_002  # and one of the two sides is used whole


def test_tints_and_words(tmp_path: Path) -> None:
    face, findings = face_of(
        tmp_path,
        '- {grid: square, columns: 4, rows: 4, labels: none, tints: {red: [A1, "B2:C3"]}, names: {D4: "{word}"}}',
        {"word": "GOAL"},
    )
    assert findings == []
    (tint,) = outlines(face, "cells")
    assert sum(step == "M" for step, _ in tint.segments) == 5
    (word,) = (mark for mark in face.marks if isinstance(mark, Text))
    assert word.text == "GOAL" and word.width <= word.room


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ("tints: {red: [A1, E1]}", "there is no cell 'E1'; cells run from A1 to D4"),
        ("names: {A9: x}", "there is no cell 'A9'"),
        ("tints: {rde: [A1]}", "unknown colour 'rde'"),
        ("numbering: {first_column: '?'}", "no first number"),
    ],
)
def test_what_is_wrong_is_told(more: str, told: str, tmp_path: Path) -> None:
    _, findings = face_of(tmp_path, f"- {{grid: square, columns: 4, rows: 4, {more}}}")
    assert len(findings) == 1 and told in findings[0], findings
