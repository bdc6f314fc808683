"""Pictures have the pixels that their printed size asks for.

Law: at the size at which it is printed, a picture has at least 150 pixels to the inch; under 300 is a warning.
Why: what looks sharp on a screen (96 to the inch) prints as visible steps; vendors refuse it or print it so.

Bad::

    templates:
      - id: photo
        width: 60mm
        height: 60mm
        elements: [{image: art/photo.png, width: 60mm}]
    tables:
      - id: names
        rows: [{id: one}]
    counters:
      - {id: all, table: names, template: photo}

Good::

    templates:
      - id: photo
        width: 60mm
        height: 60mm
        elements: [{image: art/photo.png, width: 25mm}]
    tables:
      - id: names
        rows: [{id: one}]
    counters:
      - {id: all, table: names, template: photo}
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from printkit.contracts import Inspection, Rule, Violation
from printkit.drawing import Drawing, Image, Matrix, walk_only
from printkit.findings import Level
from printkit.rules._marks import faces
from printkit.units import mm

LEAST, GOOD = 150, 300
"""Pixels to the inch."""
_INCH = 25.4


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation a picture that prints too coarse, at the largest scale at which its face lies on a sheet."""
    scales: dict[int, float] = {}
    for sheet in inspection.sheets:
        for placed in sheet.placed:
            scales[id(placed.face)] = max(placed.scale, scales.get(id(placed.face), 0.0))
    for _, face in faces(inspection.pieces):
        yield from _coarse(face, scales.get(id(face), 1.0))


def _coarse(face: Drawing, scale: float) -> Iterator[Violation]:
    for seen in walk_only(face.marks, Image):
        if not isinstance(seen.mark, Image):
            continue
        size = _printed(seen.mark, seen.matrix, scale)
        pixels = seen.mark.pixels
        density = min(count / (side / _INCH) for count, side in zip(pixels, size, strict=True) if side > 0)
        if round(density) < GOOD:
            wanted = " x ".join(str(math.ceil(side / _INCH * GOOD)) for side in size)
            yield Violation(
                seen.mark.span,
                f"this picture of {pixels[0]} x {pixels[1]} pixels prints at {density:.0f} dpi "
                f"({size[0]:.1f} x {size[1]:.1f} mm)",
                f"give it {wanted} pixels for {GOOD} dpi, or print it smaller",
                Level.ERROR if round(density) < LEAST else Level.WARNING,
            )


def _printed(image: Image, matrix: Matrix, scale: float) -> tuple[float, float]:
    """Width and height on paper in millimetres."""
    a, b, c, d, _, _ = matrix
    return mm(image.width) * math.hypot(a, b) * scale, mm(image.height) * math.hypot(c, d) * scale


RULE = Rule("pictures have the pixels that their printed size asks for", check)
