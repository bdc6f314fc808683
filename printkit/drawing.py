"""Drawing: a size and marks. What comes before it knows no file format; what comes after knows no kind.

Marks are frozen and measured in whole micrometres, x to the right, y down, origin at the top left of the trim. Each
carries the span of the YAML value that made it, and a role. A new mark type makes mypy name every exporter
(``assert_never``).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from printkit.colour import Colour
from printkit.findings import NOWHERE, Span

Segment = tuple[str, tuple[int, ...]]
"""One path step, absolute: ('M', (x, y)), ('L', (x, y)), ('C', (x1, y1, x2, y2, x, y)) or ('Z', ())."""

Matrix = tuple[float, float, float, float, float, float]
"""a b c d e f as in SVG: x' = a x + c y + e, y' = b x + d y + f; e and f in micrometres."""

IDENTITY: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


class Role(StrEnum):
    """What a mark is for: low ink, layers, contrast and safe-zone checks read this, never the picture."""

    BACKGROUND = "background"
    ART = "art"
    TEXT = "text"
    RULE = "rule"
    CUT = "cut"
    SCORE = "score"
    GUIDE = "guide"


@dataclass(frozen=True, slots=True)
class Paint:
    """Solid fill and stroke. Stroke width, dash lengths and offset in micrometres; opacity 0 to 1."""

    fill: Colour | None = None
    stroke: Colour | None = None
    width: int = 0
    cap: str = "butt"
    """butt, round or square."""
    join: str = "miter"
    """miter, round or bevel (miter limit 4)."""
    dash: tuple[int, ...] = ()
    dash_offset: int = 0
    even_odd: bool = False
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Path:
    """A filled or stroked outline."""

    segments: tuple[Segment, ...]
    paint: Paint
    role: Role = Role.ART
    name: str = ""
    """What it is, for readers of the drawing: 'grid', 'chasm', 'window'."""
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Text:
    """One line of text, start-anchored on its baseline at (x, y). Its advances are ours: no renderer places it."""

    x: int
    y: int
    text: str
    font: str
    """Full name, such as 'Barlow Condensed Medium'."""
    size: int
    """Em size in micrometres."""
    colour: Colour
    width: int
    """Sum of advances and tracking."""
    room: int
    """Width that it was given; wider than that is a finding of rule text-fits."""
    tracking: int = 0
    """Micrometres added after each character but the last."""
    halo: Colour | None = None
    halo_width: int = 0
    """Width of the stroke under the letters: half of it shows around them."""
    right_to_left: bool = False
    """Its line reads from right to left. ``text`` is in reading order all the same; ``x`` is its left end."""
    role: Role = Role.TEXT
    name: str = ""
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Image:
    """A raster picture (PNG or JPEG bytes) stretched over a box."""

    x: int
    y: int
    width: int
    height: int
    data: bytes
    pixels: tuple[int, int]
    role: Role = Role.ART
    name: str = ""
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Vector:
    """A vector picture that is more than outlines (gradients, masks, filters, text), stretched over a box.

    ``data`` is canonical SVG (printkit.flatart.vector): safe to nest in another SVG as it is, ids and all.
    """

    x: int
    y: int
    width: int
    height: int
    data: bytes
    letters: tuple[tuple[str, str], ...] = ()
    """Font family and the characters that the picture writes in it."""
    role: Role = Role.ART
    name: str = ""
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Symbol:
    """Art drawn once and used many times (SVG <use>, PDF Form XObject). ``id`` is unique within a kit."""

    id: str
    marks: tuple[Mark, ...]
    box: tuple[int, int, int, int]
    """x0, y0, x1, y1 that hold every mark with its stroke."""


@dataclass(frozen=True, slots=True)
class Use:
    """A symbol placed by a matrix."""

    symbol: Symbol
    matrix: Matrix = IDENTITY
    role: Role = Role.ART
    name: str = ""
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Group:
    """Marks under one matrix and, if given, one clip outline (in the group's own coordinates)."""

    marks: tuple[Mark, ...]
    matrix: Matrix = IDENTITY
    clip: tuple[Segment, ...] = ()
    name: str = ""
    span: Span = NOWHERE


Mark = Path | Text | Image | Vector | Use | Group


@dataclass(frozen=True, slots=True)
class Drawing:
    """A face: trim size, marks, and how far art may run beyond the trim on each side (bleed). Micrometres."""

    width: int
    height: int
    marks: tuple[Mark, ...]
    bleed: int = 0
    title: str = ""


def multiply(outer: Matrix, inner: Matrix) -> Matrix:
    """The matrix that applies ``inner`` first, then ``outer``."""
    a, b, c, d, e, f = outer
    g, h, i, j, k, m = inner
    return (a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * m + e, b * k + d * m + f)


def apply(matrix: Matrix, x: float, y: float) -> tuple[float, float]:
    """A point under a matrix."""
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f


@dataclass(frozen=True, slots=True)
class Seen:
    """A leaf mark as found by walk, the matrix that stands over it, the names of its groups."""

    mark: Path | Text | Image | Vector
    matrix: Matrix
    names: tuple[str, ...]


def walk(marks: tuple[Mark, ...], matrix: Matrix = IDENTITY, names: tuple[str, ...] = ()) -> Iterator[Seen]:
    """Every leaf mark in drawing order, groups and symbols opened. Clips are not applied."""
    for mark in marks:
        if isinstance(mark, Group):
            inner = (*names, mark.name) if mark.name else names
            yield from walk(mark.marks, multiply(matrix, mark.matrix), inner)
        elif isinstance(mark, Use):
            inner = (*names, mark.name) if mark.name else names
            yield from walk(mark.symbol.marks, multiply(matrix, mark.matrix), inner)
        else:
            yield Seen(mark, matrix, names)


def walk_only(marks: tuple[Mark, ...], kind: type[Text] | type[Image]) -> Iterator[Seen]:
    """As walk, but the marks of one kind only. A map has hundreds of thousands of outlines, and few texts."""
    return _only(marks, kind, IDENTITY, (), {})


def _only(
    marks: tuple[Mark, ...],
    kind: type[Text] | type[Image],
    matrix: Matrix,
    names: tuple[str, ...],
    holding: dict[int, bool],
) -> Iterator[Seen]:
    """``holding`` says of symbols met before, by identity, whether they hold any."""
    for mark in marks:
        if isinstance(mark, kind):
            yield Seen(mark, matrix, names)
            continue
        if isinstance(mark, Group):
            inside = mark.marks
        elif isinstance(mark, Use):
            inside, key = mark.symbol.marks, id(mark.symbol)
            if key not in holding:
                holding[key] = next(_only(inside, kind, IDENTITY, (), holding), None) is not None
            if not holding[key]:
                continue
        else:
            continue
        inner = (*names, mark.name) if mark.name else names
        yield from _only(inside, kind, multiply(matrix, mark.matrix), inner, holding)
