"""shape: each form's outline and paint, and what a wrong one is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.drawing import Path as Mark
from printkit.drawing import Role
from printkit.shapes import bounds
from tests.elements.drawn import face_of, kit_of, only


@pytest.mark.parametrize(
    ("element", "box"),
    [
        ("{shape: face, fill: red}", (-1000, -1000, 13_700, 13_700)),
        ("{shape: rect, x: 1mm, y: 2mm, width: 3mm, height: 4mm, fill: red}", (1000, 2000, 4000, 6000)),
        ("{shape: rect, width: 0.1in, height: 1cm, radius: 1mm, fill: red}", (0, 0, 2540, 10_000)),
        ("{shape: circle, x: 5mm, y: 6mm, radius: 2mm, fill: red}", (3000, 4000, 7000, 8000)),
        ("{shape: ellipse, x: 5mm, y: 6mm, rx: 2mm, ry: 1mm, fill: red}", (3000, 5000, 7000, 7000)),
        ('{shape: polygon, x: 1mm, points: "0,0 2,0 1,1.5", fill: red}', (1000, 0, 3000, 1500)),
        ('{shape: path, y: 1mm, d: "M0 0h2v2z", fill: red}', (0, 1000, 2000, 3000)),
        ('{shape: line, x: 1mm, y: 1mm, x2: "{far}", y2: 1mm, stroke: ink, stroke_width: 2mm}', (-1, -1, 9001, 2001)),
    ],
)
def test_outline(element: str, box: tuple[int, ...], tmp_path: Path) -> None:
    face, faults = face_of(tmp_path, f"- {element}", {"far": "8mm"})
    mark = only(face)
    assert faults == []
    assert isinstance(mark, Mark)
    assert bounds([mark]) == box


def test_paint_role_and_name(tmp_path: Path) -> None:
    element = (
        "- {shape: circle, x: 1mm, y: 1mm, radius: 1mm, stroke: '#abc', stroke_width: 0.3mm, dash: [1mm, 2pt], "
        "dash_offset: 0.5mm, cap: round, join: bevel, opacity: 0.5, even_odd: yes, role: guide, name: ring}"
    )
    mark = only(face_of(tmp_path, element)[0])
    assert isinstance(mark, Mark)
    paint = mark.paint
    assert (paint.fill, paint.stroke, paint.width, paint.dash, paint.dash_offset) == (
        None,
        "#AABBCC",
        300,
        (1000, 706),
        500,
    )
    assert (paint.cap, paint.join, paint.opacity, paint.even_odd) == ("round", "bevel", 0.5, True)
    assert (mark.role, mark.name, mark.span.line) == (Role.GUIDE, "ring", 7)


@pytest.mark.parametrize(
    "element",
    [
        "{shape: face, name: frame}",
        "{shape: face, fill: none}",
        "{shape: face, fill: '{empty}', stroke: red, stroke_width: 0mm}",
    ],
)
def test_what_has_no_paint_is_not_drawn(element: str, tmp_path: Path) -> None:
    face, faults = face_of(tmp_path, f"- {element}", {"empty": ""})
    assert (face.marks, faults) == ((), [])


@pytest.mark.parametrize(
    ("element", "told"),
    [
        ("{shape: circle, x: 1mm, y: 1mm}", "a circle needs radius"),
        ("{shape: face, width: 3mm}", "a face has no width; it takes inset, radius"),
        ("{shape: circle, x: 1mm, y: 1mm, radius: 1mm, d: M0 0}", "a circle has no d; it takes x, y, radius"),
        ("{shape: rect, width: 3, height: 1mm}", "length '3' has no unit; write 3mm, 3in or 3pt"),
        ("{shape: face, fill: '{a'}", "lone '{' in '{a'; write {{ for a brace that is printed"),
        ("{shape: face, fil: red}", "unknown field 'fil'; did you mean 'fill'?"),
        ("{shape: face, fill: redd}", "unknown colour 'redd'; did you mean 'red'?"),
        ("{shape: path, d: M0 0 X, fill: red}", "path command L lacks a number at 'X'"),
        (
            "{shape: path, d: M0 0 L1e6 5 L5 0Z, fill: red}",
            "this runs 1,000 m away, more than the limit of 10 m; write",
        ),
        ("{shape: polygon, points: '0,0 0,1e6 1,1', fill: red}", "this runs 1,000 m away, more than the limit of 10 m"),
        ("{shape: polygon, points: '1', fill: red}", "'1' is not a list of points"),
        ("{shape: face, fill: red, stroke: ink, opacity: 0.5}", "opacity is for a fill or a stroke alone"),
        ("{shape: face, fill: red, opacity: 2}", "2"),
    ],
)
def test_wrong_shape_is_told(element: str, told: str, tmp_path: Path) -> None:
    _, faults = face_of(tmp_path, f"- {element}")
    assert len(faults) == 1
    assert told in faults[0]
    assert faults[0].startswith("face.yaml:7:")


def test_a_length_from_a_row_that_is_none_is_told_at_its_cell(tmp_path: Path) -> None:
    element = "- {shape: circle, x: '{x}', y: 1mm, radius: 1mm, fill: red}"
    _, faults = face_of(tmp_path, element, {"x": "3"})
    assert faults == ["row.csv:2:1: error: x: length '3' has no unit; write 3mm, 3in or 3pt [bad-value]"]


@pytest.mark.parametrize("dash", ["[2mm, 1.4mm]", "2mm 1.4mm", "'2mm, 1.4mm'"])
def test_dashes_are_a_list_or_a_text_in_shapes_and_in_types_of_paths(dash: str, tmp_path: Path) -> None:
    face, faults = face_of(
        tmp_path / "a", f"- {{shape: line, x: 0mm, y: 0mm, x2: 5mm, y2: 5mm, stroke: red, dash: {dash}}}"
    )
    (mark,) = face.marks
    assert isinstance(mark, Mark) and (mark.paint.dash, faults) == ((2000, 1400), [])
    kit, findings = kit_of(tmp_path / "b", {"a.yaml": f"path_types:\n  - {{id: way, name: Way, dash: {dash}}}\n"})
    assert (kit.of("path-type")[0].dash, findings) == ((2.0, 1.4), [])
