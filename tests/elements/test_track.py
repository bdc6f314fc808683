"""Tracks along curves: spaces at equal distances, on the curve, and a word where they do not fit."""

from __future__ import annotations

import math
from itertools import pairwise
from pathlib import Path

import pytest

from printkit.drawing import Text
from printkit.solvers.spacing import arc, crowded, spaced, spiral
from tests.elements.drawn import face_of


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
