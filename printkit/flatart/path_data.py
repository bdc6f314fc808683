"""SVG path data to absolute steps: every command, relative ones and arcs included (SVG 2, chapter 9)."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator

Step = tuple[str, tuple[float, ...]]
"""As drawing.Segment, but in floats of any unit: M, L, C or Z."""

Point = tuple[float, float]

MOST_STEPS = 50_000
"""No path of a kit may hold more."""
LARGEST = 1e7
"""No number of a path may be larger: ten metres in thousandths of a millimetre."""

_NUMBER = re.compile(r"[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)")
_FLAG = re.compile(r"[\s,]*([01])")
_COMMAND = re.compile(r"[\s,]*([MmZzLlHhVvCcSsQqTtAa])")
_REST = re.compile(r"[\s,]*")
_TAKES = {
    "M": "nn", "L": "nn", "H": "n", "V": "n", "T": "nn", "Q": "nnnn", "S": "nnnn", "C": "nnnnnn",
    "A": "nnnffnn", "Z": "",
}  # fmt: skip
"""What each command takes: numbers and, for an arc, flags (which may stand without a space: 'a1 1 0 01 5 5')."""


class PathDataError(ValueError):
    """The text is no path data; the message says where it goes wrong."""


def read_path(text: str) -> tuple[Step, ...]:
    """Path data to absolute M, L, C and Z steps. Raises PathDataError."""
    pen = _Pen()
    for count, (command, values) in enumerate(_commands(text)):
        if count > MOST_STEPS:
            raise PathDataError(f"path has more than {MOST_STEPS} steps")
        pen.take(command, values)
    return tuple(pen.steps)


def read_points(text: str) -> tuple[Point, ...]:
    """A list of points as in SVG's polygon: '0,0 2,0 1 1'. Raises PathDataError."""
    values: list[float] = []
    at = 0
    while match := _NUMBER.match(text, at):
        values.append(_bounded(match[1]))
        at = match.end()
    if text[at:].strip(" \t\r\n,") or len(values) % 2 or not values:
        raise PathDataError(f"{text!r} is not a list of points; write pairs of numbers, such as 0,0 2,0 1,1")
    if len(values) > MOST_STEPS:
        raise PathDataError(f"more than {MOST_STEPS} numbers in a list of points")
    return tuple(zip(values[0::2], values[1::2], strict=True))


def _bounded(text: str) -> float:
    value = float(text)
    if abs(value) > LARGEST:
        raise PathDataError(f"number {text[:20]} is larger than {LARGEST:.0f}")
    return value


def _commands(text: str) -> Iterator[tuple[str, tuple[float, ...]]]:
    at, command = 0, ""
    while _REST.fullmatch(text, at) is None:
        if match := _COMMAND.match(text, at):
            command, at = match[1], match.end()
        elif not command or command in "Zz":
            raise PathDataError(f"path data {text[at : at + 12]!r} does not begin with a command, such as M or L")
        values: list[float] = []
        for kind in _TAKES[command.upper()]:
            found = (_NUMBER if kind == "n" else _FLAG).match(text, at)
            if not found:
                place = text[at : at + 12].strip() or "its end"
                raise PathDataError(f"path command {command} lacks a number at {place!r}")
            values.append(_bounded(found[1]))
            at = found.end()
        yield command, tuple(values)
        # Pairs after a moveto are linetos.
        command = {"M": "L", "m": "l"}.get(command, command)


class _Pen:
    """Where the path has come to, and what the smooth curves continue."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self._at: Point = (0.0, 0.0)
        self._start: Point = (0.0, 0.0)
        self._cubic: Point | None = None
        self._quadratic: Point | None = None

    def take(self, command: str, values: tuple[float, ...]) -> None:
        """Draw one command."""
        upper = command.upper()
        if not self.steps and upper != "M":
            raise PathDataError("path data must begin with M")
        ox, oy = self._at if command.islower() else (0.0, 0.0)
        x, y = self._at
        cubic, quadratic, self._cubic, self._quadratic = self._cubic, self._quadratic, None, None
        if upper == "Z":
            self.steps.append(("Z", ()))
            self._at = self._start
        elif upper == "M":
            self._at = self._start = (values[0] + ox, values[1] + oy)
            self.steps.append(("M", self._at))
        elif upper == "A":
            end = (values[5] + ox, values[6] + oy)
            self._open()
            self.steps += arc(self._at, (values[0], values[1]), values[2], values[3] != 0, values[4] != 0, end)
            self._at = end
        elif upper in "LHV":
            end = {
                "L": lambda: (values[0] + ox, values[1] + oy),
                "H": lambda: (values[0] + ox, y),
                "V": lambda: (x, values[0] + oy),
            }[upper]()
            self._open()
            self.steps.append(("L", end))
            self._at = end
        else:
            points = [(values[i] + ox, values[i + 1] + oy) for i in range(0, len(values), 2)]
            if upper in "ST":
                before = cubic if upper == "S" else quadratic
                points.insert(0, (2 * x - before[0], 2 * y - before[1]) if before else self._at)
            if upper in "QT":
                self._quadratic = points[0]
                points = _raised(self._at, points[0], points[1])
            else:
                self._cubic = points[1]
            self._open()
            self.steps.append(("C", tuple(value for point in points for value in point)))
            self._at = points[-1]

    def _open(self) -> None:
        """After Z a new subpath begins at the old start without an M of its own: the marks want one."""
        if self.steps[-1][0] == "Z":
            self.steps.append(("M", self._at))


def _raised(start: Point, control: Point, end: Point) -> list[Point]:
    """A quadratic curve as a cubic: its two controls and its end."""
    return [
        (start[0] + (control[0] - start[0]) * 2 / 3, start[1] + (control[1] - start[1]) * 2 / 3),
        (end[0] + (control[0] - end[0]) * 2 / 3, end[1] + (control[1] - end[1]) * 2 / 3),
        end,
    ]


def arc(start: Point, radii: Point, tilt: float, large: bool, sweep: bool, end: Point) -> list[Step]:
    """An elliptical arc as cubic curves of at most a quarter turn each (SVG 2, implementation notes B.2)."""
    rx, ry = abs(radii[0]), abs(radii[1])
    if start == end:
        return []
    if rx == 0 or ry == 0:
        return [("L", end)]
    cos, sin = math.cos(math.radians(tilt)), math.sin(math.radians(tilt))
    dx, dy = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    px, py = cos * dx + sin * dy, -sin * dx + cos * dy
    # Radii too small to reach the end grow until they just do.
    stretch = max(1.0, math.hypot(px / rx, py / ry))
    rx, ry = rx * stretch, ry * stretch
    under = max(0.0, (rx * ry) ** 2 - (rx * py) ** 2 - (ry * px) ** 2)
    share = math.sqrt(under / ((rx * py) ** 2 + (ry * px) ** 2)) * (-1 if large == sweep else 1)
    qx, qy = share * rx * py / ry, -share * ry * px / rx
    cx, cy = cos * qx - sin * qy + (start[0] + end[0]) / 2, sin * qx + cos * qy + (start[1] + end[1]) / 2
    first = math.atan2((py - qy) / ry, (px - qx) / rx)
    turn = math.atan2((-py - qy) / ry, (-px - qx) / rx) - first
    if sweep and turn < 0:
        turn += 2 * math.pi
    elif not sweep and turn > 0:
        turn -= 2 * math.pi
    parts = max(1, math.ceil(abs(turn) / (math.pi / 2) - 1e-9))
    reach = 4 / 3 * math.tan(turn / parts / 4)

    def place(u: float, v: float) -> Point:
        return cx + cos * rx * u - sin * ry * v, cy + sin * rx * u + cos * ry * v

    steps: list[Step] = []
    for part in range(parts):
        a, b = first + turn * part / parts, first + turn * (part + 1) / parts
        one = place(math.cos(a) - reach * math.sin(a), math.sin(a) + reach * math.cos(a))
        two = place(math.cos(b) + reach * math.sin(b), math.sin(b) - reach * math.cos(b))
        last = end if part == parts - 1 else place(math.cos(b), math.sin(b))
        steps.append(("C", (*one, *two, *last)))
    return steps
