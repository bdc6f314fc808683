"""Outlines: millimetres in, path segments in whole micrometres out. Circles and arcs become cubic curves."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from printkit.drawing import Path, Segment
from printkit.units import um

Point = tuple[float, float]
Box = tuple[float, float, float, float]
_KAPPA = 0.5522847498307936
"""Control distance of a quarter circle as a cubic."""


def polygon(points: Sequence[Point], close: bool = True) -> tuple[Segment, ...]:
    """Straight lines through millimetre points."""
    steps: list[Segment] = [("M" if i == 0 else "L", (um(x), um(y))) for i, (x, y) in enumerate(points)]
    if close:
        steps.append(("Z", ()))
    return tuple(steps)


def lines(pairs: Iterable[tuple[Point, Point]]) -> tuple[Segment, ...]:
    """Separate straight strokes in one path. Steps to one point are one object: a grid has three at every vertex."""
    moves: dict[tuple[int, int], Segment] = {}
    draws: dict[tuple[int, int], Segment] = {}
    steps: list[Segment] = []
    for (x1, y1), (x2, y2) in pairs:
        one, other = (um(x1), um(y1)), (um(x2), um(y2))
        steps.append(moves.get(one) or moves.setdefault(one, ("M", one)))
        steps.append(draws.get(other) or draws.setdefault(other, ("L", other)))
    return tuple(steps)


def rectangle(x: float, y: float, width: float, height: float, radius: float = 0.0) -> tuple[Segment, ...]:
    """A rectangle, its corners rounded by ``radius``."""
    r = min(radius, width / 2, height / 2)
    if r <= 0:
        return polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])
    k = r * (1 - _KAPPA)
    x2, y2 = x + width, y + height

    def curve(*values: float) -> Segment:
        return ("C", tuple(um(v) for v in values))

    return (
        ("M", (um(x + r), um(y))),
        ("L", (um(x2 - r), um(y))),
        curve(x2 - k, y, x2, y + k, x2, y + r),
        ("L", (um(x2), um(y2 - r))),
        curve(x2, y2 - k, x2 - k, y2, x2 - r, y2),
        ("L", (um(x + r), um(y2))),
        curve(x + k, y2, x, y2 - k, x, y2 - r),
        ("L", (um(x), um(y + r))),
        curve(x, y + k, x + k, y, x + r, y),
        ("Z", ()),
    )


def ellipse(x: float, y: float, rx: float, ry: float) -> tuple[Segment, ...]:
    """An ellipse about (x, y)."""
    kx, ky = rx * _KAPPA, ry * _KAPPA

    def curve(*values: float) -> Segment:
        return ("C", tuple(um(v) for v in values))

    return (
        ("M", (um(x - rx), um(y))),
        curve(x - rx, y - ky, x - kx, y - ry, x, y - ry),
        curve(x + kx, y - ry, x + rx, y - ky, x + rx, y),
        curve(x + rx, y + ky, x + kx, y + ry, x, y + ry),
        curve(x - kx, y + ry, x - rx, y + ky, x - rx, y),
        ("Z", ()),
    )


def circle(x: float, y: float, radius: float) -> tuple[Segment, ...]:
    """A circle about (x, y)."""
    return ellipse(x, y, radius, radius)


def flatten(segments: Iterable[Segment], steps: int = 8) -> list[list[tuple[float, float]]]:
    """Each subpath as points (segments' unit), curves cut into ``steps`` chords; closed ones end as they began."""
    out: list[list[tuple[float, float]]] = []
    for op, args in segments:
        if op == "M":
            out.append([(args[0], args[1])])
        elif op == "L":
            out[-1].append((args[0], args[1]))
        elif op == "C":
            x0, y0 = out[-1][-1]
            x1, y1, x2, y2, x3, y3 = args
            for i in range(1, steps + 1):
                t = i / steps
                a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
                out[-1].append((a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3))
        else:
            out[-1].append(out[-1][0])
            out.append([out[-1][0]])
    return [line for line in out if len(line) > 1]


def bounds(paths: Iterable[Path]) -> tuple[int, int, int, int]:
    """Box of the paths with half their stroke (by control points, so never too small). Micrometres; zeros if empty."""
    xs: list[int] = []
    ys: list[int] = []
    for path in paths:
        half = path.paint.width // 2 + 1 if path.paint.stroke else 0
        for _, args in path.segments:
            xs += [v + s for v in args[0::2] for s in (-half, half)]
            ys += [v + s for v in args[1::2] for s in (-half, half)]
    return (min(xs), min(ys), max(xs), max(ys)) if xs else (0, 0, 0, 0)


def rotate(point: Point, degrees: float, about: Point = (0.0, 0.0)) -> Point:
    """A point turned clockwise on the page (y down) about another."""
    a = math.radians(degrees)
    x, y = point[0] - about[0], point[1] - about[1]
    return about[0] + x * math.cos(a) - y * math.sin(a), about[1] + x * math.sin(a) + y * math.cos(a)
