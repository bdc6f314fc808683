"""Pages read back as plain items in points, y down, so that a PDF and an SVG can be held side by side."""

from __future__ import annotations

from dataclasses import dataclass
from math import isnan
from typing import Any

from printkit.drawing import Matrix, apply

Points = tuple[tuple[float, float], ...]


@dataclass(frozen=True)
class Item:
    """One thing seen on a page. ``points`` are path points, picture corners, or the place of every character."""

    what: str
    points: Points
    look: tuple[Any, ...]
    clips: tuple[Points, ...]


def differences(one: list[Item], other: list[Item], tolerance: float = 0.01) -> list[str]:
    """What is not the same, item by item, within ``tolerance`` points."""
    found = [f"{len(one)} items against {len(other)}"] if len(one) != len(other) else []
    for index, (a, b) in enumerate(zip(one, other, strict=False)):
        if (a.what, a.look) != (b.what, b.look):
            found.append(f"item {index}: {a.what} {a.look} against {b.what} {b.look}")
        for name, p, q in [
            ("points", a.points, b.points),
            *(("clip", c, d) for c, d in zip(a.clips, b.clips, strict=False)),
        ]:
            gaps = (abs(v - w) for s, t in zip(p, q, strict=False) for v, w in zip(s, t, strict=True))
            far = max((gap for gap in gaps if not isnan(gap)), default=0.0)
            if len(p) != len(q) or far > tolerance:
                found.append(f"item {index}: {a.what} {a.look}: {name} differ by {far:.3f} pt")
        if len(a.clips) != len(b.clips):
            found.append(f"item {index}: {len(a.clips)} clips against {len(b.clips)}")
    return found


def _scale(matrix: Matrix) -> float:
    """How much lengths grow under a matrix without shear."""
    return float(abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]) ** 0.5)


def length(value: float, matrix: Matrix) -> float:
    """A stroke width or a type size in points, to a hundredth."""
    return round(value * _scale(matrix), 2)


def under(matrix: Matrix, numbers: list[float]) -> Points:
    """Coordinates x, y, x, y ... as points under a matrix."""
    return tuple(apply(matrix, x, y) for x, y in zip(numbers[0::2], numbers[1::2], strict=True))
