"""Curves, noise and contours: what the painters draw with."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest

from printkit.cartography.contours import HeightField
from printkit.cartography.curves import chaikin, resample, ribbon, spline, wedge
from printkit.cartography.noise import Noise
from printkit.cartography.records import Cell
from printkit.shapes import flatten


def test_a_spline_goes_through_its_points() -> None:
    points = [(0.0, 0.0), (5.0, 3.0), (9.0, -1.0)]
    ends = [args[-2:] for _, args in spline(points)]
    assert ends == [(0, 0), (5000, 3000), (9000, -1000)]
    assert spline(points, closed=True)[-1] == ("Z", ())


def test_a_ribbon_is_as_wide_as_asked_and_pointed_at_an_end_of_no_width() -> None:
    steps = ribbon([(0.0, 0.0), (5.0, 0.0), (10.0, 0.0)], [0.0, 1.0, 0.0])
    (outline,) = flatten(steps)
    assert {y for x, y in outline if x in (0, 10_000)} == {0}
    assert (min(y for _, y in outline), max(y for _, y in outline)) == (-1000, 1000)


def test_a_wedge_points_along_its_angle() -> None:
    (outline,) = flatten(wedge(0, 0, math.pi / 2, 4.0, 1.0))
    assert max(y for _, y in outline) == 4000
    assert sorted({x for x, y in outline if y == 0}) == [-500, 500]


def test_cutting_corners_keeps_the_ends_of_an_open_line() -> None:
    line = chaikin([(0.0, 0.0), (4.0, 0.0), (4.0, 4.0)], rounds=1, closed=False)
    assert line == [(0.0, 0.0), (1.0, 0.0), (3.0, 0.0), (4.0, 1.0), (4.0, 3.0), (4.0, 4.0)]


def test_resampled_points_are_evenly_spaced_along_the_line() -> None:
    line = resample([(0.0, 0.0), (3.0, 0.0), (3.0, 4.5)], 1.5)
    assert line == [(0.0, 0.0), (1.5, 0.0), (3.0, 0.0), (3.0, 1.5), (3.0, 3.0), (3.0, 4.5)]


def test_noise_is_between_0_and_1_smooth_and_the_same_for_the_same_key() -> None:
    noise = Noise("key")
    heights = [noise(i * 0.05, 3.3) for i in range(2000)]
    assert 0 <= min(heights) < 0.2
    assert 0.8 < max(heights) <= 1
    assert max(abs(a - b) for a, b in pairwise(heights)) < 0.1
    assert Noise("key")(1.5, 2.5) == noise(1.5, 2.5) != Noise("other")(1.5, 2.5)
    assert noise.around(0.3) == pytest.approx(noise.around(0.3 + math.tau))


def test_the_contour_of_a_cone_is_a_circle() -> None:
    field = HeightField.sample(lambda x, y: 10 - math.hypot(x - 20, y - 20), 40, 40, 1.0)
    (loop,) = field.loops(4.0)
    assert all(abs(math.hypot(x - 20, y - 20) - 6) < 0.1 for x, y in loop)


def test_two_hills_have_two_contours_and_a_flat_field_none() -> None:
    def hills(x: float, y: float) -> float:
        return 10 - min(math.hypot(x - 10, y - 20), math.hypot(x - 30, y - 20))

    assert len(HeightField.sample(hills, 40, 40, 1.0).loops(4.0)) == 2
    assert HeightField.sample(lambda x, y: 0.0, 40, 40, 1.0).loops(4.0) == []


@pytest.mark.parametrize("degrees", range(0, 360, 15))
def test_the_reach_of_a_cell_ends_on_its_border(degrees: int) -> None:
    cell = Cell("G3", 0.0, 0.0, 10.28, 8.89)
    angle = math.radians(degrees)
    away = cell.reach(angle, 0.95)
    assert cell.inside((away - 0.01) * math.cos(angle), (away - 0.01) * math.sin(angle), 0.95)
    assert not cell.inside((away + 0.01) * math.cos(angle), (away + 0.01) * math.sin(angle), 0.95)
