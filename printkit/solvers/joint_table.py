"""Joints as text: a matrix of those that hold, sheet by sheet, and what is wrong with the others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from printkit.solvers.seams import Joint


def table(names: Iterable[str], found: Sequence[Joint]) -> Iterator[str]:
    """A row a sheet: joints that hold of those that were tried with each other sheet. Then the sum."""
    sheets = list(names)
    wide = max(5, *(len(name) for name in sheets))
    yield " " * (wide + 2) + "".join(f"{name:>{wide + 1}}" for name in sheets)
    for one in sheets:
        cells = [[joint for joint in found if (joint.one, joint.other) == (one, other)] for other in sheets]
        tried = (f"{sum(not j.faults for j in cell)}/{len(cell)}" if cell else "" for cell in cells)
        yield f"  {one:>{wide}}" + "".join(text.rjust(wide + 1) for text in tried)
    good = sum(not joint.faults for joint in found)
    hexes = sum(joint.hexes for joint in found)
    yield f"{good} of {len(found)} joints hold (pairs x 4 edges x 2 turns); {hexes} hexes made whole across the seams"


def told(joint: Joint) -> str:
    """One joint and what is wrong with it."""
    return f"{joint.one} {joint.edge} to {joint.other} turned {joint.turn}: {'; '.join(joint.faults)}"
