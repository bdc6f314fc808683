"""Do mapsheets abut? Every edge of every sheet against every sheet, as it lies and turned by 180 degrees.

Two sheets join along an edge if the grid lines of both close into whole regular hexagons all along the seam, the
ground is of one colour, and no other ink lies in those hexagons. All of it is read from drawn faces, nothing from
parameters.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise, product

from printkit.drawing import Drawing
from printkit.solvers.edges import EDGES, OPPOSITE, FaceReading, read_face
from printkit.solvers.mesh import SNAP, Line, Node, contains, faces, is_regular_hexagon

_GAP = 200
"""Micrometres of a seam that may belong to no hexagon."""
_INSET = 150
"""Ink this near a hexside counts as the hexside's, not the hexagon's: half a grid line."""


@dataclass(frozen=True, slots=True)
class Joint:
    """Two sheets edge to edge: ``edge`` of ``one``, which lies upright, meets ``other`` turned by ``turn`` degrees."""

    one: str
    edge: str
    other: str
    turn: int
    hexes: int
    """Hexagons that the seam completes."""
    faults: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Seam:
    """The net along a seam: rings of the hexagons that cross it, and what is amiss."""

    rings: tuple[tuple[Node, ...], ...]
    faults: tuple[str, ...]


def joints(sheets: Mapping[str, Drawing]) -> Iterator[Joint]:
    """Every ordered pair of sheets (a sheet with itself too), on each of four edges, at 0 and 180 degrees."""
    read = {name: read_face(drawing) for name, drawing in sheets.items()}
    inked = {(name, edge): _ink_faults(reading, edge) for name, reading in read.items() for edge in EDGES}
    for (one, this), (other, that) in product(read.items(), read.items()):
        for edge, turn in product(EDGES, (0, 180)):
            meets = OPPOSITE[edge] if turn == 0 else edge
            seam = _seam(this, edge, that, turn)
            faults = (*seam.faults, *_ground_faults(this, that), *inked[one, edge], *inked[other, meets])
            yield Joint(one, edge, other, turn, len(seam.rings), tuple(dict.fromkeys(faults)))


def _seam(one: FaceReading, edge: str, other: FaceReading, turn: int) -> Seam:
    meets = OPPOSITE[edge] if turn == 0 else edge
    if one.length(edge) != other.length(meets):
        return Seam((), (f"edges are {one.length(edge) / 1000:g} and {other.length(meets) / 1000:g} mm long",))
    return _net(_strip(one, edge, -1, False), _strip(other, meets, 1, turn == 180), one.length(edge))


def _strip(reading: FaceReading, edge: str, sign: int, reverse: bool) -> tuple[Line, ...]:
    """Grid lines near an edge, as (along the seam, across it); ``sign`` is the side of it that they lie on."""
    reach = 2 * reading.longest
    length = reading.length(edge)
    found = []
    for line in reading.grid:
        ends = [reading.along(edge, node) for node in line]
        if min(depth for _, depth in ends) <= reach:
            placed = sorted((length - along if reverse else along, sign * depth) for along, depth in ends)
            found.append((placed[0], placed[1]))
    return tuple(sorted(found))


@lru_cache(maxsize=1024)
def _net(one: tuple[Line, ...], other: tuple[Line, ...], length: int) -> Seam:
    """Close both strips' lines into faces and see what crosses the line between them."""
    lines = (*one, *other)
    rings = tuple(ring for ring in faces(lines) if min(t for _, t in ring) < -SNAP and max(t for _, t in ring) > SNAP)
    faults = []
    wrong = [ring for ring in rings if not is_regular_hexagon(ring)]
    if wrong:
        at = sum(s for s, _ in wrong[0]) / len(wrong[0]) / 1000
        faults.append(
            f"{len(wrong)} of {len(rings)} hexes across the seam are not regular, the first {at:.1f} mm along it"
        )
    covered = [_crossing(ring) for ring in rings if is_regular_hexagon(ring)]
    covered += [(a[0], b[0]) for a, b in lines if abs(a[1]) <= SNAP and abs(b[1]) <= SNAP]
    bare = _uncovered(covered, length)
    if bare > _GAP:
        faults.append(f"{bare / 1000:.1f} mm of the {length / 1000:g} mm seam close no hexagon")
    return Seam(rings, tuple(faults))


def _crossing(ring: tuple[Node, ...]) -> tuple[int, int]:
    """Where a ring lies on the seam."""
    at: list[float] = []
    for (s1, t1), (s2, t2) in zip(ring, ring[1:] + ring[:1], strict=True):
        if abs(t1) <= SNAP:
            at.append(s1)
        elif (t1 < 0) != (t2 < 0):
            at.append(s1 + (s2 - s1) * t1 / (t1 - t2))
    return round(min(at)), round(max(at))


def _uncovered(pieces: list[tuple[int, int]], length: int) -> int:
    bare, reached = 0, 0
    for start, end in sorted(pieces):
        bare += max(0, start - reached)
        reached = max(reached, end)
    return bare + max(0, length - reached)


def _ground_faults(one: FaceReading, other: FaceReading) -> tuple[str, ...]:
    if one.ground is None or other.ground is None:
        return ("the ground does not reach all edges",)
    return (
        ()
        if one.ground == other.ground
        else (f"the ground is {one.ground} on one sheet and {other.ground} on the other",)
    )


def _ink_faults(reading: FaceReading, edge: str) -> tuple[str, ...]:
    """Ink in the half-hexes along an edge, which are found by laying the edge against itself turned round."""
    rings = _seam(reading, edge, reading, 180).rings
    if not rings:
        return ()
    deepest = -min(t for ring in rings for _, t in ring)
    faults = []
    for ink in reading.ink:
        points = [(s, -d) for s, d in (reading.along(edge, p) for p in ink.points) if 0 <= d < deepest]
        if any(contains(ring, s, t, _INSET) for s, t in points for ring in rings):
            faults.append(f"{ink.name} lies in a half-hex of edge {edge}")
        elif ink.rings and any(_fills(ink.rings, reading, edge, ring) for ring in rings):
            faults.append(f"{ink.name} covers a half-hex of edge {edge}")
    return tuple(dict.fromkeys(faults))


def _fills(outlines: tuple[tuple[Node, ...], ...], reading: FaceReading, edge: str, ring: tuple[Node, ...]) -> bool:
    """Does a filled outline enclose the middle of a half-hex (even-odd)? One with a point in it is found before."""
    middle = sum(s for s, _ in ring) / len(ring), min(t for _, t in ring) / 2
    inside = False
    for outline in outlines:
        seen = [reading.along(edge, node) for node in outline]
        for (s1, d1), (s2, d2) in pairwise(seen):
            t1, t2 = -d1, -d2
            if (t1 > middle[1]) != (t2 > middle[1]) and middle[0] < s1 + (s2 - s1) * (middle[1] - t1) / (t2 - t1):
                inside = not inside
    return inside
