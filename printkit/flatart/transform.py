"""SVG transform lists and viewports to matrices."""

from __future__ import annotations

import math
import re

from printkit.drawing import IDENTITY, Matrix, multiply

Box = tuple[float, float, float, float]
"""x, y, width, height."""

LARGEST = 1e7
"""No number of a transform may be larger."""
_CALL = re.compile(r"[\s,]*(matrix|translate|scale|rotate|skewX|skewY)\s*\(([^()]*)\)")
_COUNTS = {"matrix": (6,), "translate": (1, 2), "scale": (1, 2), "rotate": (1, 3), "skewX": (1,), "skewY": (1,)}
_ALIGN = re.compile(r"x(Min|Mid|Max)Y(Min|Mid|Max)(?:\s+(meet|slice))?")
_SHARE = {"Min": 0.0, "Mid": 0.5, "Max": 1.0}


class TransformError(ValueError):
    """The text is no transform list or viewport attribute."""


def read_transform(text: str) -> Matrix:
    """A transform attribute, such as 'translate(2 3) rotate(45)'. Raises TransformError."""
    matrix, at = IDENTITY, 0
    while match := _CALL.match(text, at):
        try:
            values = [float(part) for part in match[2].replace(",", " ").split()]
        except ValueError:
            raise TransformError(f"{match[0].strip()!r} holds something that is not a number") from None
        if not all(abs(value) <= LARGEST for value in values):
            raise TransformError(f"{match[0].strip()[:40]!r} holds a number larger than {LARGEST:.0f}")
        if len(values) not in _COUNTS[match[1]]:
            raise TransformError(f"{match[0].strip()!r} has {len(values)} numbers")
        matrix = multiply(matrix, _matrix(match[1], values))
        at = match.end()
    if text[at:].strip():
        raise TransformError(f"{text[at:].strip()!r} is not a transform")
    return matrix


def _matrix(name: str, v: list[float]) -> Matrix:
    match name:
        case "matrix":
            return v[0], v[1], v[2], v[3], v[4], v[5]
        case "translate":
            return 1.0, 0.0, 0.0, 1.0, v[0], v[1] if len(v) > 1 else 0.0
        case "scale":
            return v[0], 0.0, 0.0, v[-1], 0.0, 0.0
        case "skewX":
            return 1.0, 0.0, math.tan(math.radians(v[0])), 1.0, 0.0, 0.0
        case "skewY":
            return 1.0, math.tan(math.radians(v[0])), 0.0, 1.0, 0.0, 0.0
        case _:
            return turn(v[0], *v[1:])


def turn(degrees: float, x: float = 0.0, y: float = 0.0) -> Matrix:
    """Turned clockwise on the page (y down) about a point."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y


def fit(view: Box, port: Box, how: str = "xMidYMid meet") -> Matrix:
    """From a viewBox to the box that shows it, after preserveAspectRatio. Raises TransformError."""
    kx, ky = port[2] / view[2], port[3] / view[3]
    across = down = 0.0
    if how.strip() != "none":
        match = _ALIGN.fullmatch(how.strip())
        if not match:
            raise TransformError(f"preserveAspectRatio {how!r} is not known")
        kx = ky = max(kx, ky) if match[3] == "slice" else min(kx, ky)
        across, down = _SHARE[match[1]] * (port[2] - view[2] * kx), _SHARE[match[2]] * (port[3] - view[3] * ky)
    return kx, 0.0, 0.0, ky, port[0] + across - view[0] * kx, port[1] + down - view[1] * ky


def similarity(matrix: Matrix) -> float | None:
    """The factor of a matrix that only scales evenly, turns, mirrors and moves; None of any other."""
    a, b, c, d, _, _ = matrix
    one, two = math.hypot(a, b), math.hypot(c, d)
    if abs(a * c + b * d) > 1e-6 * max(one * two, 1e-12) or abs(one - two) > 1e-6 * max(one, two):
        return None
    return one
