"""text: filled from the row, shrunk to its floor, anchored by our own advances."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.drawing import Role, Text
from tests.elements.drawn import face_of, only

STYLE = "font: name, size: 6pt, colour: ink"


def drawn(folder: Path, element: str, **fields: str) -> Text:
    face, faults = face_of(folder, f"- {{{element}, {STYLE}}}", fields)
    mark = only(face)
    assert faults == []
    assert isinstance(mark, Text)
    return mark


def test_text_of_a_row_points_at_its_cell_and_other_text_at_the_template(tmp_path: Path) -> None:
    of_row = drawn(tmp_path / "a", 'text: "Nr {id}: {name}", x: 1mm, y: 9mm, name: name', id="7", name="Fire & <b>Ice")
    own = drawn(tmp_path / "b", "text: DECOY, x: 1mm, y: 9mm, capitals: yes")
    assert (of_row.text, str(of_row.span), of_row.role, of_row.name) == (
        "Nr 7: Fire & <b>Ice",
        "row.csv:2:1",
        Role.TEXT,
        "name",
    )
    assert (own.text, str(own.span)) == ("DECOY", "face.yaml:7:16")
    assert (own.x, own.y, own.size) == (1000, 9000, 2117)


@pytest.mark.parametrize(
    ("align", "x", "room"), [("start", "2mm", 10_700), ("end", "11mm", 11_000), ("middle", "5mm", 10_000)]
)
def test_room_reaches_to_the_trim_unless_given(align: str, x: str, room: int, tmp_path: Path) -> None:
    mark = drawn(tmp_path, f"text: ABC, x: {x}, y: 9mm, align: {align}")
    anchor = mark.x + {"start": 0, "middle": mark.width / 2, "end": mark.width}[align]
    assert mark.room == room
    assert anchor == pytest.approx(float(x[:-2]) * 1000, abs=1)


@pytest.mark.parametrize(
    ("words", "size"),
    [("SHORT", 2117), ("CAPTAIN LASER II", None), ("MUCH TOO LONG FOR ANY COUNTER OF HALF AN INCH", 1764)],
)
def test_shrinks_to_fit_but_not_below_its_floor(words: str, size: int | None, tmp_path: Path) -> None:
    mark = drawn(tmp_path, 'text: "{name}", x: 6.35mm, y: 9mm, align: middle, room: 11.8mm, floor: 5pt', name=words)
    if size is None:
        assert 1764 < mark.size < 2117
        assert mark.width == pytest.approx(11_800, abs=3)
    else:
        assert mark.size == size
    assert mark.room == 11_800


def test_halo_tracking_and_capitals(tmp_path: Path) -> None:
    mark = drawn(
        tmp_path, 'text: "straße", x: 1mm, y: 9mm, capitals: yes, tracking: 0.1mm, halo: paper, halo_width: 0.2mm'
    )
    assert (mark.text, mark.tracking, mark.halo, mark.halo_width) == ("STRASSE", 100, "#FBF8F1", 200)


def test_empty_text_leaves_no_mark(tmp_path: Path) -> None:
    face, faults = face_of(tmp_path, f'- {{text: "{{speed}}", x: 1mm, y: 1mm, {STYLE}}}', {"speed": ""})
    assert (face.marks, faults) == ((), [])


def test_unknown_font_is_told_with_the_nearest(tmp_path: Path) -> None:
    _, faults = face_of(tmp_path, "- {text: A, x: 1mm, y: 1mm, font: nam, size: 6pt, colour: ink}")
    assert faults == ["face.yaml:7:41: error: unknown font 'nam'; did you mean 'name'? [unknown-font]"]
