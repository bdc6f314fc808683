"""Tracks along curves: spaces at equal distances, on the curve, and a word where they do not fit."""

from __future__ import annotations

import math
from itertools import pairwise
from pathlib import Path

import pytest

from printkit import check
from printkit.colour import WHITE, mix, parse_colour
from printkit.drawing import Path as Mark
from printkit.drawing import Text, walk
from printkit.shapes import bounds
from printkit.solvers.spacing import arc, crowded, spaced, spiral
from tests.elements.drawn import face_of
from tests.minikit import write_kit


def gaps(points: list[tuple[float, float]]) -> list[float]:
    return [round(math.dist(a, b), 2) for a, b in pairwise(points)]


def test_spaces_are_as_far_apart_as_the_line_allows() -> None:
    assert spaced([(0, 0), (10, 0), (10, 10)], 5) == [(0, 0), (5, 0), (10, 0), (10, 5), (10, 10)]
    assert spaced([(0, 0), (10, 0)], 1) == [(0, 0)]
    square = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0), (0.0, 0.0)]
    assert spaced(square, 4, closed=True) == square[:4]


def test_arcs_run_as_a_clock_does() -> None:
    quarter = spaced(arc((0, 0), 10, 0, 90), 3)
    assert [(round(x, 3), round(y, 3)) for x, y in quarter] == [(0, -10), (7.071, -7.071), (10, 0)]
    ring = spaced(arc((0, 0), 10, 90, 450), 12, closed=True)
    assert len(set(gaps([*ring, ring[0]]))) == 1 and ring[0] == pytest.approx((10, 0))


def test_spirals_run_inwards() -> None:
    line = spiral((0, 0), 40, 10, 3, 0)
    assert [round(math.hypot(*line[i])) for i in (0, -1)] == [40, 10]
    assert crowded(spaced(line, 20), 8.0, discs=True) is None
    assert crowded([(0, 0), (9, 9), (1, 1)], 2.0) == (0, 2)


def numbers(folder: Path, track: str) -> tuple[list[str], list[str]]:
    face, findings = face_of(folder, f"- {{{track}}}")
    return [mark.text for mark in face.marks if isinstance(mark, Text) and mark.name.startswith("space:")], findings


@pytest.mark.parametrize(
    "line",
    [
        "columns: 4",
        "along: ring, x: 50%, y: 50%, radius: 50mm",
        "along: arc, x: 0mm, y: 0mm, radius: 60mm, round: yes",
        "along: spiral, radius: 60mm, inner_radius: 20mm, round: yes, arrows: no",
        "along: path, d: 'M0 0 C40 -20 80 20 120 0'",
    ],
)
def test_every_space_is_drawn_once_in_order(line: str, tmp_path: Path) -> None:
    drawn, findings = numbers(tmp_path, f'track: "8", side: 9mm, {line}')
    assert (drawn, findings) == ([str(n) for n in range(1, 9)], [])


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("along: ring", "a track along a ring needs a radius"),
        ("along: arc", "a track along an arc needs a radius"),
        ("along: path", "a track along a path needs d"),
        ("along: path, d: 'M0 0'", "the path has no length"),
        ("along: path, d: 'M0 0 Q'", "bad-value"),
        ("along: ring, radius: 5mm", "spaces 1 and 2 overlap; make the line longer, or the spaces smaller"),
        ("along: line", "'line' is not known here"),
    ],
)
def test_what_is_wrong_is_told(line: str, told: str, tmp_path: Path) -> None:
    _, findings = numbers(tmp_path, f'track: "8", side: 9mm, {line}')
    assert len(findings) == 1 and told in findings[0], findings


def test_a_track_for_each_row_of_a_table_in_the_colour_of_its_row(tmp_path: Path) -> None:
    files: dict[str, str | bytes] = {
        "sides.csv": "id,colour,mark\nred,red,#112233\nsea,#0000FF,#445566\n",
        "boards.yaml": "boards:\n  - id: b\n    name: B\n    width: 100mm\n    height: 60mm\n    elements:\n"
        "      - repeat:\n"
        '          - {track: "3", side: 12mm, colour: "{colour}",\n'
        '             stretches: [{first: "1", last: "1", colour: "{mark}"}]}\n'
        "        rows: sides\n        x: 5mm\n        y: 5mm\n        width: 80mm\n        height: 20mm\n"
        "        columns: 1\n",
    }
    checked = check(write_kit(tmp_path, files))
    assert checked.findings == ()
    assert checked.inspection is not None
    (board,) = checked.inspection.pieces
    seen = [one.mark for one in walk(board.front.marks)]
    assert [m.paint.fill for m in seen if isinstance(m, Mark) and m.name == "arrow"] == ["#D4402F"] * 2 + [
        "#0000FF"
    ] * 2
    tints = [m.paint.fill for m in seen if isinstance(m, Mark) and m.paint.fill in (_tint("#112233"), _tint("#445566"))]
    assert tints == [_tint("#112233"), _tint("#445566")]
    assert [m.text for m in seen if isinstance(m, Text)] == ["1", "2", "3"] * 2


def _tint(colour: str) -> str:
    return mix(WHITE, parse_colour(colour), 0.10)


def test_a_column_that_a_stretch_asks_for_in_vain_is_told_at_the_stretch(tmp_path: Path) -> None:
    boards = (
        "boards:\n  - {id: b, name: B, width: 60mm, height: 30mm, elements: [\n"
        '      {track: "2", side: 12mm, stretches: [{first: "1", last: "1", colour: "{mark}"}]}]}\n'
    )
    (finding,) = check(write_kit(tmp_path, {"boards.yaml": boards})).findings
    assert (finding.rule, finding.span.line, finding.span.column) == ("unknown-column", 3, 76)


@pytest.mark.parametrize("d", ["M0 0 H8 V8 H0 Z", "M0 0 H8 V8 H0 V0"])
def test_a_closed_path_is_a_ring(d: str, tmp_path: Path) -> None:
    face, faults = face_of(tmp_path, f'- {{track: "4", along: path, d: "{d}", x: 2mm, y: 2mm, side: 3mm, round: yes}}')
    discs = [bounds([mark]) for mark in face.marks if isinstance(mark, Mark) and mark.name == "space"]
    middles = [(round((x0 + x1) / 2000, 2), round((y0 + y1) / 2000, 2)) for x0, y0, x1, y1 in discs]
    assert (faults, middles) == ([], [(2, 2), (10, 2), (10, 10), (2, 10)])


@pytest.mark.parametrize("gap", ["3.2mm", "1.5mm"])
def test_milestones_have_clean_corners_and_arrows_touch_no_box(gap: str, tmp_path: Path) -> None:
    ends = "{at: '1', title: Dawn, colour: red}, {at: '4', title: Night, colour: red}"
    track = f"track: '4', columns: 2, side: 18mm, gap: {gap}, milestones: [{ends}]"
    face, findings = face_of(tmp_path, f"- {{{track}}}")
    assert findings == []
    paths = [mark for mark in face.marks if isinstance(mark, Mark)]
    frames = [mark for mark in paths if mark.name == "frame"]
    heavy = [mark for mark in frames if mark.paint.width == 900]
    assert (len(frames), len(heavy)) == (4, 2)
    for mark in heavy:
        x0, y0, x1, y1 = bounds([mark])
        around = [m for m in paths if m.name in ("frame", "panel") and x0 <= bounds([m])[0] and bounds([m])[2] <= x1]
        square = [m for m in around if y0 <= bounds([m])[1] and bounds([m])[3] <= y1]
        assert len(square) == 3 and all("C" not in [step for step, _ in m.segments] for m in square)
    arrows = [bounds([mark]) for mark in paths if mark.name == "arrow"]
    assert len(arrows) == 3
    for a0, b0, a1, b1 in arrows:
        for x0, y0, x1, y1 in (bounds([mark]) for mark in frames):
            assert a0 - 100 >= x1 or a1 + 100 <= x0 or b0 - 100 >= y1 or b1 + 100 <= y0
