"""Silhouettes of simple marks, where the share that differs can be reckoned."""

from __future__ import annotations

import math

import pytest

from printkit.colour import Colour
from printkit.drawing import Group, Mark, Paint, Path, Role
from printkit.shapes import circle, lines, rectangle
from printkit.solvers.silhouette import difference, silhouette

RED = Paint(fill=Colour("#D4402F"))
SIZE = (20_000, 20_000)


def square(side: float, x: float = 2, y: float = 2, role: Role = Role.ART) -> Mark:
    return Path(rectangle(x, y, side, side), RED, role)


def differ(one: Mark, other: Mark) -> float:
    return difference(silhouette([one], *SIZE), silhouette([other], *SIZE))


@pytest.mark.parametrize(
    ("one", "other", "share"),
    [
        (square(8), square(8), 0.0),
        (square(8), square(8, x=9, y=5), 0.0),
        (square(8), square(4), 0.75),
        (square(10), Path(circle(10, 10, 5), RED), 1 - math.pi / 4),
        (square(8), Group((square(4, 1, 1),), (2.0, 0.0, 0.0, 2.0, 0.0, 0.0)), 0.0),
        (square(8), Path(lines([((2, 6), (10, 6))]), Paint(stroke=Colour("#1E2230"), width=4000)), 0.5),
        (square(8), square(8, role=Role.BACKGROUND), 1.0),
    ],
    ids=["same", "moved", "quarter", "disc", "scaled", "stroke", "no art"],
)
def test_share_that_differs(one: Mark, other: Mark, share: float) -> None:
    assert differ(one, other) == pytest.approx(share, abs=0.06)


def test_colour_does_not_matter() -> None:
    white = Path(rectangle(2, 2, 8, 8), Paint(fill=Colour("#FFFFFF")))
    assert differ(square(8), white) == 0
