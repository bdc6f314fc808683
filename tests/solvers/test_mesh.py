"""Faces of nets of lines, and which of them are regular hexagons."""

from __future__ import annotations

import math

from printkit.solvers.mesh import Node, contains, faces, is_regular_hexagon

SQUARE = [((0, 0), (1000, 0)), ((1000, 0), (1000, 1000)), ((1000, 1000), (0, 1000)), ((0, 1000), (0, 0))]


def hexagon(x: float = 0, y: float = 0, side: float = 10_000, squash: float = 1.0) -> tuple[Node, ...]:
    corners = [math.tau * i / 6 for i in range(6)]
    return tuple((round(x + side * math.cos(a)), round(y + squash * side * math.sin(a))) for a in corners)


def ring_lines(ring: tuple[Node, ...]) -> list[tuple[Node, Node]]:
    return list(zip(ring, ring[1:] + ring[:1], strict=True))


def test_a_square_is_one_face_of_four_corners() -> None:
    assert [sorted(ring) for ring in faces(SQUARE)] == [[(0, 0), (0, 1000), (1000, 0), (1000, 1000)]]


def test_a_diagonal_makes_two_faces() -> None:
    assert sorted(len(ring) for ring in faces([*SQUARE, ((0, 0), (1000, 1000))])) == [3, 3]


def test_a_node_on_a_straight_side_is_no_corner() -> None:
    cut = [((0, 0), (500, 0)), ((500, 0), (1000, 0)), *SQUARE[1:]]
    assert len(faces(cut)) == 1
    assert len(faces(cut)[0]) == 4


def test_an_open_outline_has_no_face() -> None:
    assert faces(SQUARE[:3]) == []


def test_ends_a_hairline_apart_are_one_node_and_ends_a_tenth_of_a_millimetre_apart_are_not() -> None:
    near, far = ((1020, 5), (1000, 1000)), ((1100, 0), (1000, 1000))
    assert len(faces([SQUARE[0], near, *SQUARE[2:]])) == 1
    assert faces([SQUARE[0], far, *SQUARE[2:]]) == []


def test_a_regular_hexagon_is_told_from_a_squashed_one() -> None:
    assert is_regular_hexagon(hexagon())
    assert not is_regular_hexagon(hexagon(squash=0.95))
    assert not is_regular_hexagon(hexagon()[:5])


def test_two_hexagons_side_by_side_are_two_faces() -> None:
    one, other = hexagon(), hexagon(15_000, round(10_000 * math.sqrt(3) / 2))
    found = faces([*ring_lines(one), *ring_lines(other)])
    assert len(found) == 2
    assert all(is_regular_hexagon(ring) for ring in found)


def test_a_point_counts_as_inside_only_beyond_the_inset() -> None:
    ring = faces(SQUARE)[0]
    assert contains(ring, 100, 500)
    assert not contains(ring, 100, 500, inset=150)
    assert not contains(ring, -1, 500)
