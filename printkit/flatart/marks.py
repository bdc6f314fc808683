"""From outlines and looks to marks: baking matrices, splitting opacities, fading and clipping."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from printkit.drawing import IDENTITY, Group, Mark, Matrix, Paint, Path, Segment, apply, walk
from printkit.flatart.path_data import Step
from printkit.flatart.style import Look
from printkit.flatart.transform import similarity
from printkit.shapes import bounds

_MOST_COMPARED = 500
"""More shapes than this under one opacity are taken to overlap."""
_FINE = 1000
"""Parts of a user unit in which a path that keeps its matrix is written."""

Corners = tuple[float, float, float, float]
"""x0, y0, x1, y1."""


def baked(steps: Iterable[Step], matrix: Matrix) -> tuple[Segment, ...]:
    """Steps under a matrix, in whole micrometres."""
    return tuple(
        (op, tuple(round(v) for i in range(0, len(at), 2) for v in apply(matrix, at[i], at[i + 1]))) for op, at in steps
    )


def painted(steps: Sequence[Step], look: Look, matrix: Matrix) -> tuple[Mark, ...]:
    """An outline as it looks: one path, or two where fill and stroke let different things shine through."""
    fill = look.fill if look.fill_opacity > 0 else None
    stroke = look.stroke if look.stroke_opacity > 0 and look.width > 0 else None
    if len(steps) < 2 or (fill is None and stroke is None):
        return ()
    factor = similarity(matrix)
    if stroke and factor is None:
        # An uneven scale bends the pen too: keep the matrix and write the path in its own fine units.
        fine: Matrix = (1 / _FINE, 0.0, 0.0, 1 / _FINE, 0.0, 0.0)
        inner: Matrix = (_FINE, 0.0, 0.0, _FINE, 0.0, 0.0)
        return (Group(_paths(baked(steps, inner), look, fill, stroke, _FINE), _product(matrix, fine)),)
    return _paths(baked(steps, matrix), look, fill, stroke, factor or 1.0)


def _product(one: Matrix, two: Matrix) -> Matrix:
    a, b, c, d, e, f = one
    return a * two[0], b * two[0], c * two[3], d * two[3], e, f


def _paths(segments: tuple[Segment, ...], look: Look, fill: object, stroke: object, factor: float) -> tuple[Path, ...]:
    pen = Paint(
        stroke=look.stroke,
        width=max(1, round(look.width * factor)),
        cap=look.cap,
        join=look.join,
        dash=tuple(round(length * factor) for length in look.dash),
        dash_offset=round(look.dash_offset * factor),
        opacity=look.stroke_opacity,
    )
    brush = Paint(fill=look.fill, even_odd=look.even_odd, opacity=look.fill_opacity)
    if fill and stroke and look.fill_opacity == look.stroke_opacity == 1:
        return (Path(segments, replace(pen, fill=look.fill, even_odd=look.even_odd)),)
    return tuple(Path(segments, paint) for paint, used in ((brush, fill), (pen, stroke)) if used)


def faded(marks: Iterable[Mark], share: float) -> tuple[Mark, ...]:
    """Marks that let more through."""
    return tuple(_fade(mark, share) for mark in marks)


def _fade(mark: Mark, share: float) -> Mark:
    if isinstance(mark, Path):
        return replace(mark, paint=replace(mark.paint, opacity=mark.paint.opacity * share))
    if isinstance(mark, Group):
        return replace(mark, marks=faded(mark.marks, share))
    return mark


def _boxes(marks: tuple[Mark, ...]) -> list[Corners]:
    out: list[Corners] = []
    for seen in walk(marks):
        if isinstance(seen.mark, Path):
            x0, y0, x1, y1 = bounds([seen.mark])
            places = [apply(seen.matrix, x, y) for x in (x0, x1) for y in (y0, y1)]
            xs, ys = [p[0] for p in places], [p[1] for p in places]
            out.append((min(xs), min(ys), max(xs), max(ys)))
    return out


def marks_box(marks: tuple[Mark, ...]) -> tuple[int, int, int, int]:
    """A box that holds every mark with its stroke; zeros if there is none."""
    boxes = _boxes(marks)
    if not boxes:
        return 0, 0, 0, 0
    low = [int(min(box[i] for box in boxes) // 1) for i in (0, 1)]
    high = [-int(-max(box[i] for box in boxes) // 1) for i in (2, 3)]
    return low[0], low[1], high[0], high[1]


def overlapping(marks: Iterable[Mark]) -> bool:
    """May any two of them, or a fill and its own stroke, lie over each other? Judged by boxes, so never wrongly no."""
    marks = tuple(marks)
    if any(isinstance(s.mark, Path) and s.mark.paint.fill and s.mark.paint.stroke for s in walk(marks)):
        return True
    boxes = _boxes(marks)
    return len(boxes) > _MOST_COMPARED or any(
        a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3] for i, a in enumerate(boxes) for b in boxes[:i]
    )


def clipped(marks: tuple[Mark, ...], box: Corners, matrix: Matrix = IDENTITY) -> tuple[Mark, ...]:
    """Marks cut off at a box that stands under ``matrix``; as they are where none runs over it."""
    x0, y0, x1, y1 = box
    corners = [apply(matrix, x, y) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
    upright = abs(matrix[1]) < 1e-9 and abs(matrix[2]) < 1e-9
    left, top = (min(c[i] for c in corners) for i in (0, 1))
    right, bottom = (max(c[i] for c in corners) for i in (0, 1))
    inner = marks_box(marks)
    if upright and inner[0] >= left - 2 and inner[1] >= top - 2 and inner[2] <= right + 2 and inner[3] <= bottom + 2:
        return marks
    outline: tuple[Segment, ...] = (
        *(("M" if i == 0 else "L", (round(x), round(y))) for i, (x, y) in enumerate(corners)),
        ("Z", ()),
    )
    return (Group(marks, clip=outline),) if marks else ()
