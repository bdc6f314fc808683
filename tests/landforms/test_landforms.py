"""The five landforms: quiet, none near an edge, each its own; and their parameters."""

from __future__ import annotations

import pytest

from printkit.cartography.find import landforms
from printkit.cartography.relief import read_relief
from printkit.drawing import Group, Path, Role, walk
from printkit.shapes import flatten
from printkit.source import read_yaml
from printkit.units import mm
from tests.maps import mmm_faces, mmm_sheets


def ground_art(numeral: str) -> list[Path]:
    (group,) = (m for m in mmm_faces()[numeral].marks if isinstance(m, Group) and m.name == "landform")
    return [seen.mark for seen in walk(group.marks) if isinstance(seen.mark, Path)]


def test_each_sheet_has_a_landform_that_no_other_has() -> None:
    assert sorted(sheet.landform for sheet in mmm_sheets()) == sorted(landforms())
    assert {sheet.numeral: sheet.landform for sheet in mmm_sheets()} == {
        "I": "mare",
        "II": "highland",
        "III": "rille",
        "IV": "crater-field",
        "V": "ray-crater",
    }


@pytest.mark.parametrize("numeral", ["I", "II", "III", "IV", "V"])
def test_no_ground_art_enters_the_edge_half_hexes(numeral: str) -> None:
    face = mmm_faces()[numeral]
    width, height, rim = mm(face.width), mm(face.height), 8.5 * 25.4 / 14 * 2 / 3
    points = [
        (mm(round(x)), mm(round(y))) for p in ground_art(numeral) for line in flatten(p.segments) for x, y in line
    ]
    assert len(points) > 500
    assert min(min(x, y, width - x, height - y) for x, y in points) > rim


@pytest.mark.parametrize("numeral", ["I", "II", "III", "IV", "V"])
def test_ground_art_is_background_in_quiet_tones(numeral: str) -> None:
    tones = {path.paint.fill or path.paint.stroke for path in ground_art(numeral)}
    assert {path.role for path in ground_art(numeral)} == {Role.BACKGROUND}
    assert tones <= {"#EFEDE6", "#E9E6DE", "#C9C5BA", "#E3E0D8", "#FBFAF7"}


@pytest.mark.parametrize(
    ("typed", "finding"),
    [
        ("{scael: 40mm}", "k:1:2: error: unknown field 'scael'; did you mean 'scale'? [unknown-field]"),
        ("{scale: 40}", "k:1:9: error: length '40' has no unit; write 40mm, 40in or 40pt [bad-value]"),
        ("{scale: 0mm}", "k:1:9: error: '0mm' is too small; write 5mm or more [bad-value]"),
    ],
)
def test_a_wrong_parameter_is_told_at_its_place_and_the_default_stands_in(typed: str, finding: str) -> None:
    form = landforms()["mare"]
    relief, findings = read_relief(read_yaml(typed, "k")[0], form)
    assert relief == form.model()
    assert list(map(str, findings)) == [finding]


def test_a_relief_that_is_no_mapping_is_told() -> None:
    assert read_relief("flat", landforms()["mare"])[1]
