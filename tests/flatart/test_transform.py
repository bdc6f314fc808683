"""Transforms and viewports against points worked out by hand."""

from __future__ import annotations

import pytest

from printkit.drawing import apply
from printkit.flatart.transform import TransformError, fit, read_transform, similarity


@pytest.mark.parametrize(
    ("text", "goes_to"),
    [
        ("", (1, 2)),
        ("translate(3)", (4, 2)),
        ("translate(3,4) scale(2)", (5, 8)),
        ("scale(2 3)", (2, 6)),
        ("rotate(90)", (-2, 1)),
        ("rotate(90 1 0)", (-1, 0)),
        ("matrix(0 1 -1 0 10 20)", (8, 21)),
        ("skewX(45)", (3, 2)),
        ("skewY(45)", (1, 3)),
    ],
)
def test_where_the_point_1_2_goes(text: str, goes_to: tuple[float, float]) -> None:
    assert apply(read_transform(text), 1, 2) == pytest.approx(goes_to)


@pytest.mark.parametrize("text", ["spin(3)", "rotate(1 2)", "scale(x)", "translate(1) none", "matrix(1 2 3)"])
def test_refused(text: str) -> None:
    with pytest.raises(TransformError):
        read_transform(text)


@pytest.mark.parametrize(
    ("how", "corner", "far"),
    [
        ("xMidYMid meet", (15, 0), (35, 20)),
        ("xMinYMin", (0, 0), (20, 20)),
        ("xMaxYMid meet", (30, 0), (50, 20)),
        ("none", (0, 0), (50, 20)),
        ("xMidYMid slice", (0, -15), (50, 35)),
    ],
)
def test_fit_of_a_square_in_an_oblong(how: str, corner: tuple[float, float], far: tuple[float, float]) -> None:
    matrix = fit((0, 0, 10, 10), (0, 0, 50, 20), how)
    assert (apply(matrix, 0, 0), apply(matrix, 10, 10)) == (pytest.approx(corner), pytest.approx(far))


@pytest.mark.parametrize(
    ("text", "factor"),
    [("scale(2)", 2), ("rotate(30) scale(-3 3)", 3), ("scale(2 3)", None), ("skewX(10)", None)],
)
def test_similarity(text: str, factor: float | None) -> None:
    assert similarity(read_transform(text)) == (pytest.approx(factor) if factor else None)
