"""Path data, written and absolute side by side."""

from __future__ import annotations

import math

import pytest

from printkit.flatart.path_data import PathDataError, Step, arc, read_path, read_points


def shown(steps: tuple[Step, ...]) -> str:
    return " ".join(op + ",".join(f"{value:g}" for value in values) for op, values in steps)


@pytest.mark.parametrize(
    ("written", "absolute"),
    [
        ("M1 2L3,4", "M1,2 L3,4"),
        ("m1 2 3 4 5 6", "M1,2 L4,6 L9,12"),
        ("M0 0h3v4H1V2", "M0,0 L3,0 L3,4 L1,4 L1,2"),
        ("M1-2-3.5.5", "M1,-2 L-3.5,0.5"),
        ("M1e1 2E-1", "M10,0.2"),
        ("M0 0c1 1 2 1 3 0s2-1 3 0", "M0,0 C1,1,2,1,3,0 C4,-1,5,-1,6,0"),
        ("M0 0s2 1 3 0", "M0,0 C0,0,2,1,3,0"),
        ("M0 0q3 3 6 0t6 0", "M0,0 C2,2,4,2,6,0 C8,-2,10,-2,12,0"),
        ("M0 0t6 0", "M0,0 C0,0,2,0,6,0"),
        ("M1 1h2v2zl5 5", "M1,1 L3,1 L3,3 Z M1,1 L6,6"),
        ("M0 0a0 1 0 0 1 4 0", "M0,0 L4,0"),
        ("M0 0a1 1 0 0 1 0 0", "M0,0"),
        ("", ""),
    ],
)
def test_path(written: str, absolute: str) -> None:
    assert shown(read_path(written)) == absolute


@pytest.mark.parametrize(
    ("written", "complaint"),
    [
        ("L1 2", "must begin with M"),
        ("1 2", "does not begin with a command"),
        ("M1", "lacks a number at 'its end'"),
        ("M1 2 X3 4", "lacks a number at 'X3 4'"),
        ("M0 0 a1 1 0 2 1 3 3", "lacks a number at '2 1 3 3'"),
        ("M0 0z 1 2", "does not begin with a command"),
        ("M0 0" + "h1" * 60_000, "more than 50000 steps"),
    ],
)
def test_path_refused(written: str, complaint: str) -> None:
    with pytest.raises(PathDataError, match=complaint):
        read_path(written)


@pytest.mark.parametrize("flags", [(False, False), (False, True), (True, False), (True, True)])
def test_arc_stays_on_its_circle_and_takes_the_way_its_flags_say(flags: tuple[bool, bool]) -> None:
    large, sweep = flags
    steps = arc((0, 0), (5, 5), 0, large, sweep, (6, 0))
    cx, cy = 3.0, 4.0 if large != sweep else -4.0
    at = (0.0, 0.0)
    turned = 0.0
    for _, values in steps:
        x1, y1, x2, y2, x, y = values
        for t in (0.25, 0.5, 0.75, 1):
            a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
            place = a * at[0] + b * x1 + c * x2 + d * x, a * at[1] + b * y1 + c * y2 + d * y
            assert math.hypot(place[0] - cx, place[1] - cy) == pytest.approx(5, abs=0.002)
        from_, to = math.atan2(at[1] - cy, at[0] - cx), math.atan2(y - cy, x - cx)
        turned += (to - from_ + math.pi) % (2 * math.pi) - math.pi
        at = (x, y)
    assert at == (6, 0)
    assert (turned > 0) == sweep
    assert (abs(turned) > math.pi) == large


def test_arc_with_radii_too_small_grows_them() -> None:
    (first, *_), end = arc((0, 0), (1, 1), 0, False, True, (10, 0)), (10, 0)
    assert arc((0, 0), (1, 1), 0, False, True, end)[-1][1][-2:] == end
    assert first[1][4:] == pytest.approx((5, -5))


@pytest.mark.parametrize(
    ("written", "points"), [("0,0 2,0 1,1", ((0, 0), (2, 0), (1, 1))), ("1-2-3 4", ((1, -2), (-3, 4)))]
)
def test_points(written: str, points: tuple[tuple[float, float], ...]) -> None:
    assert read_points(written) == points


@pytest.mark.parametrize("written", ["", "1", "1,2 3", "1,2 x"])
def test_points_refused(written: str) -> None:
    with pytest.raises(PathDataError, match="not a list of points"):
        read_points(written)
