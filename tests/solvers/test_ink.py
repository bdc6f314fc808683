"""Mean ink of a face."""

from __future__ import annotations

import pytest

from printkit.colour import BLACK, WHITE, Colour
from printkit.drawing import Drawing, Paint, Path
from printkit.shapes import lines, rectangle
from printkit.solvers.ink import darkness, ink_share
from tests.maps import mmm_faces

SIDE = 100_000


def page(*marks: Path) -> Drawing:
    return Drawing(SIDE, SIDE, marks)


@pytest.mark.parametrize(("colour", "expected"), [(WHITE, 0.0), (BLACK, 1.0), (Colour("#FF0000"), 2 / 3)])
def test_darkness(colour: Colour, expected: float) -> None:
    assert darkness(colour) == pytest.approx(expected)


def test_a_black_half_is_half_and_what_it_hides_does_not_count() -> None:
    black, hidden = (Path(rectangle(0, 0, 50, 100), Paint(BLACK)) for _ in range(2))
    assert ink_share(page(hidden, black), WHITE) == pytest.approx(0.5, abs=0.02)


def test_a_line_counts_its_length_times_its_width() -> None:
    line = Path(lines([((0, 50), (100, 50))]), Paint(stroke=BLACK, width=1000))
    assert ink_share(page(line), WHITE) == pytest.approx(0.01)


def test_every_face_of_the_kit_is_light() -> None:
    shares = {name: ink_share(face, Colour("#F5F3EE")) for name, face in mmm_faces().items()}
    assert all(0.05 < share < 0.10 for share in shares.values()), shares
