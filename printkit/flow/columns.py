"""Boxes to columns to pages: keep-with-next, wide bands between columns, columns balanced where the text ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from printkit.drawing import Mark
from printkit.findings import NOWHERE, Span

_ROUNDING = 1e-6
"""Millimetres that float sums may be off without a box losing its place."""


class FlowError(ValueError):
    """Something is taller than a whole column; ``span`` says what."""

    def __init__(self, span: Span, message: str) -> None:
        super().__init__(message)
        self.span = span


@dataclass(frozen=True, slots=True)
class Box:
    """What no column break may part: a line, a picture, a row. ``draw(x, y)`` gives its marks from that top left."""

    height: float
    draw: Callable[[float, float], Sequence[Mark]]
    before: float = 0.0
    """Space above, dropped at the top of a column."""
    keep: bool = False
    """Never the last in a column: the next box follows it there."""
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Strand:
    """Boxes that run through ``columns`` columns. Strands follow each other down the page."""

    columns: int
    boxes: tuple[Box, ...]
    gap: float = 0.0
    """Space above the strand, dropped at the top of a page."""
    fresh: bool = False
    """Begins at the top of a page."""


@dataclass(frozen=True, slots=True)
class Area:
    """The part of every page that text may fill (mm)."""

    x: float
    y: float
    width: float
    height: float
    gutter: float

    def column_width(self, columns: int) -> float:
        """Width of one of ``columns`` columns."""
        return (self.width - self.gutter * (columns - 1)) / columns


@dataclass(frozen=True, slots=True)
class Set:
    """A box with its place on a page."""

    box: Box
    x: float
    y: float


Chunk = tuple[Box, ...]
"""Boxes that keep together."""


def pour(strands: Sequence[Strand], area: Area) -> list[list[Set]]:
    """Fill as many pages as it takes. Raises FlowError for boxes that fit no whole column."""
    pages: list[list[Set]] = [[]]
    top = 0.0
    for strand in strands:
        rest = list(_chunks(strand.boxes))
        if strand.fresh and pages[-1]:
            pages.append([])
            top = 0.0
        step = area.column_width(strand.columns) + area.gutter
        while rest:
            start = top + (strand.gap if pages[-1] else 0.0)
            room = area.height - start
            columns, left = _balanced(rest, strand.columns, room)
            if left is rest:
                if not pages[-1]:
                    raise FlowError(
                        rest[0][0].span, f"this needs {_height(rest[0]):.0f} mm and a column has {room:.0f} mm"
                    )
                pages.append([])
                top = 0.0
                continue
            deepest = 0.0
            for i, column in enumerate(columns):
                at = 0.0
                for box in column:
                    at += box.before if at > 0 else 0.0
                    pages[-1].append(Set(box, area.x + i * step, area.y + start + at))
                    at += box.height
                deepest = max(deepest, at)
            top = start + deepest
            rest = left
            if rest:
                pages.append([])
                top = 0.0
    return pages if pages[-1] else pages[:-1]


def _chunks(boxes: Sequence[Box]) -> Iterator[Chunk]:
    chunk: list[Box] = []
    for box in boxes:
        chunk.append(box)
        if not box.keep:
            yield tuple(chunk)
            chunk = []
    if chunk:
        yield tuple(chunk)


def _height(chunk: Chunk) -> float:
    return sum(box.height for box in chunk) + sum(box.before for box in chunk[1:])


def _balanced(chunks: list[Chunk], count: int, room: float) -> tuple[list[list[Box]], list[Chunk]]:
    """Columns no deeper than ``room``, even if all fits, and what is left: ``chunks`` itself if nothing went in."""
    columns, left = _fill(chunks, count, room)
    if left or count == 1:
        return columns, left
    low, high = 0.0, room
    while high - low > 0.05:
        middle = (low + high) / 2
        if _fill(chunks, count, middle)[1]:
            low = middle
        else:
            high = middle
    return _fill(chunks, count, high)


def _fill(chunks: list[Chunk], count: int, room: float) -> tuple[list[list[Box]], list[Chunk]]:
    columns: list[list[Box]] = []
    index = 0
    for _ in range(count):
        column: list[Box] = []
        used = 0.0
        while index < len(chunks):
            need = _height(chunks[index]) + (chunks[index][0].before if column else 0.0)
            if used + need > room + _ROUNDING:
                break
            column += chunks[index]
            used += need
            index += 1
        columns.append(column)
    return columns, chunks[index:] if index else chunks
