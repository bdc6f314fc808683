"""Do mapsheets abut? Every edge of every sheet against every sheet, as it lies and turned by 180 degrees.

Two sheets join along an edge if the grid lines of both close into whole regular hexagons all along the seam, the
ground is of one colour, and no other ink lies in those hexagons. All of it is read from drawn faces, nothing from
parameters.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

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


@dataclass(frozen=True, slots=True)
class Side:
    """The grid along one edge of a sheet: lines as (along the edge, depth inwards), from either end of it."""

    length: int
    lines: tuple[Line, ...]
    turned: tuple[Line, ...]

    @staticmethod
    def of(reading: FaceReading, edge: str) -> Side:
        """Read one edge: the lines within two hexsides of it."""
        reach, length = 2 * reading.longest, reading.length(edge)
        seen = ((reading.along(edge, a), reading.along(edge, b)) for a, b in reading.grid)
        near = [(a, b) for a, b in seen if min(a[1], b[1]) <= reach]
        turned = [((length - s, d), (length - t, e)) for (s, d), (t, e) in near]
        return Side(length, tuple(sorted(near)), tuple(sorted(turned)))


def joints(sheets: Mapping[str, Drawing]) -> Iterator[Joint]:
    """Every ordered pair of sheets (a sheet with itself too), on each of four edges, at 0 and 180 degrees."""
    read = {name: read_face(drawing) for name, drawing in sheets.items()}
    sides = {(name, edge): Side.of(reading, edge) for name, reading in read.items() for edge in EDGES}
    inked = {(name, edge): _ink_faults(read[name], edge, side) for (name, edge), side in sides.items()}
    for one, other, edge, turn in product(read, read, EDGES, (0, 180)):
        meets = OPPOSITE[edge] if turn == 0 else edge
        seam = _seam(sides[one, edge], sides[other, meets], turn)
        faults = (*seam.faults, *_ground_faults(read[one], read[other]), *inked[one, edge], *inked[other, meets])
        yield Joint(one, edge, other, turn, len(seam.rings), tuple(dict.fromkeys(faults)))


def _seam(one: Side, other: Side, turn: int) -> Seam:
    if one.length != other.length:
        return Seam((), (f"edges are {one.length / 1000:g} and {other.length / 1000:g} mm long",))
    return _net(one.lines, other.turned if turn == 180 else other.lines, one.length)


@lru_cache(maxsize=1024)
def _net(one: tuple[Line, ...], other: tuple[Line, ...], length: int) -> Seam:
    """Close the lines of both sides into faces (the first side at negative depth) and see what crosses the seam."""
    lines = (*(((s, -d), (t, -e)) for (s, d), (t, e) in one), *other)
    rings = tuple(ring for ring in faces(lines) if min(t for _, t in ring) < -SNAP and max(t for _, t in ring) > SNAP)
    faults = []
    wrong = [ring for ring in rings if not is_regular_hexagon(ring)]
    if wrong:
        at = sum(s for s, _ in wrong[0]) / len(wrong[0]) / 1000
        faults.append(
            f"{len(wrong)} of {len(rings)} hexes across the seam are not regular, the first {at:.1f} mm along it"
        )
    covered = [_crossing(ring) for ring in rings if is_regular_hexagon(ring)]
    covered += [(min(a[0], b[0]), max(a[0], b[0])) for a, b in lines if abs(a[1]) <= SNAP and abs(b[1]) <= SNAP]
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


def _ink_faults(reading: FaceReading, edge: str, side: Side) -> tuple[str, ...]:
    """Ink in the half-hexes along an edge, which are found by laying the edge against itself turned round."""
    rings = _seam(side, side, 180).rings
    if not rings:
        return ()
    deepest = -min(t for ring in rings for _, t in ring)
    middles = [reading.place(edge, *_middle(ring)) for ring in rings]
    faults = []
    for ink in reading.ink:
        points = [(s, -d) for s, d in (reading.along(edge, p) for p in ink.points) if 0 <= d < deepest]
        if any(contains(ring, s, t, _INSET) for s, t in points for ring in rings):
            faults.append(f"{ink.name} lies in a half-hex of edge {edge}")
        elif ink.box[2] - ink.box[0] > reading.longest and any(ink.covers(*middle) for middle in middles):
            faults.append(f"{ink.name} covers a half-hex of edge {edge}")
    return tuple(dict.fromkeys(faults))


def _middle(ring: tuple[Node, ...]) -> tuple[float, float]:
    """The middle of the half of a hexagon that lies on the near side: along the edge, and depth."""
    return sum(s for s, _ in ring) / len(ring), -min(t for _, t in ring) / 2
