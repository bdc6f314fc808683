"""SVG's basic shapes as path steps, in user units."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from printkit.flatart.path_data import Step, arc, read_path, read_points
from printkit.flatart.style import StyleError, user_length

Attributes = Mapping[str, str]


def _length(own: Attributes, name: str, default: float = 0.0) -> float:
    return user_length(own[name]) if name in own and own[name] != "auto" else default


def _size(own: Attributes, name: str) -> float:
    value = _length(own, name)
    if value < 0:
        raise StyleError(f"{name}={own[name]!r} is negative")
    return value


def _ellipse(cx: float, cy: float, rx: float, ry: float) -> list[Step]:
    if not rx or not ry:
        return []
    right, left = (cx + rx, cy), (cx - rx, cy)
    half = [arc(a, (rx, ry), 0, False, True, b) for a, b in ((right, left), (left, right))]
    return [("M", right), *half[0], *half[1], ("Z", ())]


def _rect(own: Attributes) -> list[Step]:
    x, y, width, height = _length(own, "x"), _length(own, "y"), _size(own, "width"), _size(own, "height")
    if not width or not height:
        return []
    # A radius that is left out is the other one.
    rx = min(_length(own, "rx", _length(own, "ry")), width / 2)
    ry = min(_length(own, "ry", _length(own, "rx")), height / 2)
    x2, y2 = x + width, y + height
    if rx <= 0 or ry <= 0:
        return [("M", (x, y)), ("L", (x2, y)), ("L", (x2, y2)), ("L", (x, y2)), ("Z", ())]
    steps: list[Step] = [("M", (x + rx, y))]
    for straight, corner in (
        ((x2 - rx, y), (x2, y + ry)),
        ((x2, y2 - ry), (x2 - rx, y2)),
        ((x + rx, y2), (x, y2 - ry)),
        ((x, y + ry), (x + rx, y)),
    ):
        steps += [("L", straight), *arc(straight, (rx, ry), 0, False, True, corner)]
    return [*steps, ("Z", ())]


def _round(own: Attributes) -> list[Step]:
    radius = _size(own, "r")
    return _ellipse(_length(own, "cx"), _length(own, "cy"), radius, radius)


def _oval(own: Attributes) -> list[Step]:
    return _ellipse(_length(own, "cx"), _length(own, "cy"), _size(own, "rx"), _size(own, "ry"))


def _line(own: Attributes) -> list[Step]:
    return [("M", (_length(own, "x1"), _length(own, "y1"))), ("L", (_length(own, "x2"), _length(own, "y2")))]


def _polyline(own: Attributes) -> list[Step]:
    points = read_points(own.get("points", ""))
    return [("M" if i == 0 else "L", point) for i, point in enumerate(points)]


def _polygon(own: Attributes) -> list[Step]:
    return [*_polyline(own), ("Z", ())]


def _path(own: Attributes) -> list[Step]:
    return list(read_path(own.get("d", "")))


OUTLINES: Mapping[str, Callable[[Attributes], list[Step]]] = {
    "path": _path,
    "rect": _rect,
    "circle": _round,
    "ellipse": _oval,
    "line": _line,
    "polyline": _polyline,
    "polygon": _polygon,
}
"""Element name to its outline. Each raises StyleError or PathDataError."""
