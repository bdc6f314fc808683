"""Which marks of a drawing reach into a box: what one tile of a large map needs, and no more.

A mark that lies wholly outside the box is left out, and of an outline those subpaths that do; what is left looks the
same inside the box to the last pixel (a subpath cannot wind about a point outside its own bounds).
"""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import assert_never

from printkit.drawing import IDENTITY, Group, Image, Mark, Matrix, Path, Segment, Text, Use, Vector, apply

Box = tuple[int, int, int, int]
"""x0, y0, x1, y1 in micrometres."""

CELL = 25_000
"""Micrometres of a bucket of the index: a few of them make a page."""
_MOST_CELLS = 64
"""Buckets that a box may touch; a larger one is asked about everywhere instead."""
_MANY = 64
"""Outlines and groups of more path steps and marks are looked into; smaller ones are taken whole."""
_MITER, _OTHER = 4, 2
"""How many halves of its width a stroke may reach beyond its outline: at a sharp corner (miter limit 4), elsewhere."""
ASCENT, DESCENT = 0.74, 0.22
"""Reach of letters above and below the baseline, in ems: the accents of capitals are not counted."""


def overlap(one: Box, other: Box) -> bool:
    """Do two boxes share a point?"""
    return one[0] <= other[2] and other[0] <= one[2] and one[1] <= other[3] and other[1] <= one[3]


def text_box(text: Text) -> Box:
    """Where a line of text has ink, its halo included."""
    halo = text.halo_width // 2 if text.halo is not None else 0
    above, below = round(text.size * ASCENT), round(text.size * DESCENT)
    return text.x - halo, text.y - above - halo, text.x + text.width + halo, text.y + below + halo


def moved(box: Box, matrix: Matrix) -> Box:
    """The bounds of a box under a matrix."""
    if matrix == IDENTITY:
        return box
    a, b, c, d, e, f = matrix
    if b == c == 0:  # most marks are not turned, and maps have hundreds of thousands
        x0, x1, y0, y1 = a * box[0] + e, a * box[2] + e, d * box[1] + f, d * box[3] + f
        return int(min(x0, x1)) - 1, int(min(y0, y1)) - 1, int(max(x0, x1)) + 1, int(max(y0, y1)) + 1
    xs, ys = zip(*(apply(matrix, x, y) for x in box[0::2] for y in box[1::2]), strict=True)
    return int(min(xs)) - 1, int(min(ys)) - 1, int(max(xs)) + 1, int(max(ys)) + 1


def mark_box(mark: Mark) -> Box | None:
    """Bounds of a mark with its strokes, never too small; None if it has no extent."""
    match mark:
        case Path():
            return outline_box(mark.segments, _reach(mark))
        case Text():
            return text_box(mark)
        case Image() | Vector():
            return mark.x, mark.y, mark.x + mark.width, mark.y + mark.height
        case Use():
            return moved(mark.symbol.box, mark.matrix)
        case Group():
            inner = [box for each in mark.marks if (box := mark_box(each)) is not None]
            return moved(_union(inner), mark.matrix) if inner else None
        case _:
            assert_never(mark)


def _union(boxes: Sequence[Box]) -> Box:
    left, top, right, bottom = zip(*boxes, strict=True)
    return min(left), min(top), max(right), max(bottom)


def _reach(path: Path) -> int:
    if path.paint.stroke is None:
        return 0
    half = path.paint.width // 2 + 1
    return half * (_MITER if path.paint.join == "miter" else _OTHER)


def outline_box(segments: Sequence[Segment], reach: int = 0) -> Box | None:
    """Bounds of an outline's points and a stroke that reaches so far beyond them; None if it has no point."""
    xs = [v for _, args in segments for v in args[0::2]]
    ys = [v for _, args in segments for v in args[1::2]]
    if not xs:
        return None
    return min(xs) - reach, min(ys) - reach, max(xs) + reach, max(ys) + reach


class BoxIndex:
    """Boxes by place: which of them may touch another?"""

    def __init__(self, cell: int = CELL) -> None:
        """``cell``: micrometres of a bucket, a few times the size of most boxes."""
        self._cell = cell
        self._cells: defaultdict[tuple[int, int], array[int]] = defaultdict(lambda: array("l"))
        self._vast = array("l")
        self._boxes = array("l")

    def add(self, number: int, box: Box) -> None:
        """Numbers are given from 0 in order."""
        self._boxes.extend(box)
        columns, rows = self._spread(box)
        if len(columns) * len(rows) > _MOST_CELLS:
            self._vast.append(number)
            return
        for cell in product(columns, rows):
            self._cells[cell].append(number)

    def touching(self, box: Box) -> list[int]:
        """Numbers of the boxes that share a point with this one, in order."""
        near = {*self._vast}
        for held in self._near(box):
            near.update(held)
        return [n for n in sorted(near) if overlap(self._box(n), box)]

    def touches(self, box: Box) -> bool:
        """Does any of them share a point with this one?"""
        # Asked hundreds of thousands of times of a large map: what ``overlap`` says, without its calls.
        left, top, right, bottom = box
        boxes = self._boxes
        for held in (self._vast, *self._near(box)):
            for i in held:
                x0, y0, x1, y1 = boxes[4 * i : 4 * i + 4]
                if x0 <= right and left <= x1 and y0 <= bottom and top <= y1:
                    return True
        return False

    def _near(self, box: Box) -> Iterable[array[int]]:
        """The buckets that a box touches. A vast one has more of them than there are filled ones: these, then."""
        columns, rows = self._spread(box)
        if len(columns) * len(rows) > len(self._cells):
            return (held for (x, y), held in self._cells.items() if x in columns and y in rows)
        return (self._cells[cell] for cell in product(columns, rows) if cell in self._cells)

    def _spread(self, box: Box) -> tuple[range, range]:
        """The columns and rows of buckets that a box touches."""
        cell = self._cell
        return range(box[0] // cell, box[2] // cell + 1), range(box[1] // cell, box[3] // cell + 1)

    def _box(self, number: int) -> Box:
        x0, y0, x1, y1 = self._boxes[4 * number : 4 * number + 4]
        return x0, y0, x1, y1


@dataclass(frozen=True, slots=True)
class _Outline:
    """A path of many subpaths."""

    path: Path
    begins: array[int]
    index: BoxIndex

    @staticmethod
    def of(path: Path, begins: array[int]) -> _Outline:
        """Index its subpaths."""
        index = BoxIndex()
        for number, (start, end) in enumerate(zip(begins, (*begins[1:], len(path.segments)), strict=True)):
            index.add(number, outline_box(path.segments[start:end], _reach(path)) or (0, 0, 0, 0))
        return _Outline(path, begins, index)

    def within(self, box: Box) -> Mark | None:
        """The path, reduced to the subpaths that touch a box."""
        segments: list[Segment] = []
        last = len(self.begins) - 1
        for number in self.index.touching(box):
            end = self.begins[number + 1] if number < last else len(self.path.segments)
            segments += self.path.segments[self.begins[number] : end]
        return replace(self.path, segments=tuple(segments)) if segments else None


@dataclass(frozen=True, slots=True)
class _Inner:
    """A group of many marks that stands under no matrix."""

    group: Group
    layer: Layer

    def within(self, box: Box) -> Mark | None:
        """The group, reduced to the marks that touch a box."""
        marks = self.layer.within(box)
        return replace(self.group, marks=marks) if marks else None


class Layer:
    """Marks in drawing order that can be asked which of them reach into a box."""

    def __init__(self, marks: Sequence[Mark]) -> None:
        self._index = BoxIndex()
        self._items: list[Mark | _Outline | _Inner] = []
        for mark in marks:
            if (box := mark_box(mark)) is not None:
                self._index.add(len(self._items), box)
                self._items.append(_item(mark))

    def within(self, box: Box) -> tuple[Mark, ...]:
        """Copies of large outlines and groups hold only what touches the box; all other marks are the same objects."""
        found = (self._items[n] for n in self._index.touching(box))
        parts = (item.within(box) if isinstance(item, _Outline | _Inner) else item for item in found)
        return tuple(mark for mark in parts if mark is not None)


def _item(mark: Mark) -> Mark | _Outline | _Inner:
    """What is kept of a mark: an index of its parts if it is large and has any."""
    if _steps(mark) > _MANY:
        if isinstance(mark, Path):
            begins = array("l", (i for i, (step, _) in enumerate(mark.segments) if step == "M"))
            return _Outline.of(mark, begins) if len(begins) > 1 else mark
        if isinstance(mark, Group) and mark.matrix == IDENTITY:
            return _Inner(mark, Layer(mark.marks))
    return mark


def _steps(mark: Mark) -> int:
    if isinstance(mark, Group):
        return sum(map(_steps, mark.marks))
    return len(mark.segments) if isinstance(mark, Path) else 1
