"""Faces of a net of straight lines: which polygons do these segments close? Whole micrometres in and out."""

from __future__ import annotations

import math
from collections.abc import Iterable

Node = tuple[int, int]
Line = tuple[Node, Node]

SNAP = 40
"""Ends closer than this (micrometres) are one node: half the width of a hairline, far under any grid line."""
_BEND = math.radians(2)
"""Two lines that meet at less than this are one straight line."""


def faces(lines: Iterable[Line]) -> list[tuple[Node, ...]]:
    """Every bounded face, each a ring of its true corners (nodes where a line merely goes straight on are left out).

    Lines must meet at their ends only; where they cross or end in the middle of another, no face comes of it.
    """
    links = _links(lines)
    turns = {node: sorted(ends, key=lambda end: _angle(node, end)) for node, ends in links.items()}
    seen: set[Line] = set()
    found = []
    for start in sorted((a, b) for a, ends in links.items() for b in ends):
        if start in seen:
            continue
        ring: list[Node] = []
        edge = start
        while edge not in seen:
            seen.add(edge)
            ring.append(edge[0])
            edge = _onward(edge, turns)
        if _area(ring) > 0:
            found.append(_corners(ring))
    return found


def is_regular_hexagon(ring: tuple[Node, ...], tolerance: float = 0.01) -> bool:
    """Six sides as long as each other within ``tolerance``, six corners of 120 degrees within as much."""
    if len(ring) != 6:
        return False
    sides = [math.dist(a, b) for a, b in zip(ring, ring[1:] + ring[:1], strict=True)]
    mean = sum(sides) / 6
    if any(abs(side / mean - 1) > tolerance for side in sides):
        return False
    bends = (_bend(a, b, c) for a, b, c in zip(ring[-1:] + ring[:-1], ring, ring[1:] + ring[:1], strict=True))
    return all(abs(abs(bend) / (math.pi / 3) - 1) <= tolerance * 3 for bend in bends)


def contains(ring: tuple[Node, ...], x: float, y: float, inset: float = 0.0) -> bool:
    """Is a point inside a convex ring, at least ``inset`` from every side?"""
    for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
        if (bx - ax) * (y - ay) - (by - ay) * (x - ax) < inset * math.dist((ax, ay), (bx, by)):
            return False
    return True


def _links(lines: Iterable[Line]) -> dict[Node, set[Node]]:
    """Nodes to the nodes that a line joins them to, ends snapped together."""
    cells: dict[tuple[int, int], Node] = {}

    def snap(node: Node) -> Node:
        column, row = node[0] // SNAP, node[1] // SNAP
        for i in (column, column - 1, column + 1):
            for j in (row, row - 1, row + 1):
                known = cells.get((i, j))
                if known is not None and math.dist(known, node) <= SNAP:
                    return known
        cells[column, row] = node
        return node

    links: dict[Node, set[Node]] = {}
    for a, b in lines:
        one, other = snap(a), snap(b)
        if one != other:
            links.setdefault(one, set()).add(other)
            links.setdefault(other, set()).add(one)
    return links


def _angle(a: Node, b: Node) -> float:
    return math.atan2(b[1] - a[1], b[0] - a[0])


def _onward(edge: Line, turns: dict[Node, list[Node]]) -> Line:
    """The next edge round the face that lies on one side of this one."""
    ends = turns[edge[1]]
    return edge[1], ends[ends.index(edge[0]) - 1]


def _area(ring: list[Node]) -> int:
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True))


def _bend(a: Node, b: Node, c: Node) -> float:
    turn = _angle(b, c) - _angle(a, b)
    return (turn + math.pi) % math.tau - math.pi


def _corners(ring: list[Node]) -> tuple[Node, ...]:
    around = zip(ring[-1:] + ring[:-1], ring, ring[1:] + ring[:1], strict=True)
    return tuple(b for a, b, c in around if abs(_bend(a, b, c)) > _BEND)
