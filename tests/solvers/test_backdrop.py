"""The colour under a point, with the drawing and the answer side by side."""

from __future__ import annotations

import pytest

from printkit.colour import Colour
from printkit.drawing import IDENTITY, Paint, Path
from printkit.shapes import circle, rectangle
from printkit.solvers.backdrop import Backdrop

RED, BLUE = Colour("#FF0000"), Colour("#0000FF")


@pytest.mark.parametrize(
    ("x", "y", "colour"),
    [
        (1, 1, "#FF0000"),  # on the red square only
        (10, 10, "#0000FF"),  # in the blue disc that lies over it
        (10, 13.5, "#FF0000"),  # through the hole of the blue ring
        (30, 30, "#FFFFFF"),  # bare paper
        (25, 5, "#FF8080"),  # half-transparent red on paper
    ],
)
def test_topmost_fill_is_seen(x: float, y: float, colour: str) -> None:
    backdrop = Backdrop()
    backdrop.add(Path(rectangle(0, 0, 20, 20), Paint(fill=RED)), IDENTITY)
    backdrop.add(Path(circle(10, 10, 5) + circle(10, 14, 1), Paint(fill=BLUE, even_odd=True)), IDENTITY)
    backdrop.add(Path(rectangle(22, 0, 6, 20), Paint(fill=RED, opacity=0.5)), IDENTITY)
    assert backdrop.at(x * 1000, y * 1000) == Colour(colour)


def test_a_vast_outline_takes_its_turn_among_the_others() -> None:
    backdrop = Backdrop()
    backdrop.add(Path(rectangle(0, 0, 20, 20), Paint(fill=RED)), IDENTITY)
    backdrop.add(Path(rectangle(-5000, -5000, 10_000, 10_000), Paint(fill=BLUE)), IDENTITY)
    backdrop.add(Path(rectangle(0, 0, 5, 5), Paint(fill=RED)), IDENTITY)
    assert [backdrop.at(x * 1000, 1000) for x in (1, 10, 4000)] == ["#FF0000", "#0000FF", "#0000FF"]
