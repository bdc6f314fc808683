"""Folding a net of squares: which face of the cube each becomes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

Cell = tuple[int, int]
"""Column and row of a square in the net."""
Vector = tuple[int, int, int]
"""A direction in space, one of six."""

_FRONT: tuple[Vector, Vector, Vector] = ((0, 0, 1), (1, 0, 0), (0, 1, 0))
"""Normal, rightward and downward direction of the first square."""


def opposite(direction: Vector) -> Vector:
    """The other way."""
    x, y, z = direction
    return -x, -y, -z


def fold(cells: Iterable[Cell]) -> Mapping[Cell, Vector]:
    """Each square's outward direction once the net is folded, from the first square outward.

    Squares that hang together with none of the others by an edge are missing from the answer. Two squares with the same
    direction lie over each other: the net is no cube.
    """
    order = tuple(cells)
    frames = {order[0]: _FRONT} if order else {}
    reached = list(frames)
    while reached:
        column, row = reached.pop(0)
        normal, right, down = frames[column, row]
        # A square folds away from its neighbour about their common edge: the neighbour's normal is where the step led.
        for cell, frame in (
            ((column + 1, row), (right, opposite(normal), down)),
            ((column - 1, row), (opposite(right), normal, down)),
            ((column, row + 1), (down, right, opposite(normal))),
            ((column, row - 1), (opposite(down), right, normal)),
        ):
            if cell in order and cell not in frames:
                frames[cell] = frame
                reached.append(cell)
    return {cell: frame[0] for cell, frame in frames.items()}
