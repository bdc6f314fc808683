"""Flat SVG to a Symbol: shapes, groups, transforms, use and symbol, solid paint. All else is refused with its line.

What is read is drawn by printkit's own exporters: nothing of the file itself reaches a page, no link and no font.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from printkit.colour import BLACK, Colour
from printkit.drawing import Mark, Matrix, Symbol, multiply
from printkit.findings import Faults, Span
from printkit.flatart.marks import clipped, faded, marks_box, overlapping, painted
from printkit.flatart.outline import OUTLINES
from printkit.flatart.path_data import PathDataError
from printkit.flatart.style import LONGEST, Look, StyleError, declared, opacity, user_length
from printkit.flatart.transform import Box, TransformError, fit, read_transform
from printkit.flatart.xml_tree import SVG, Node

NOT_FLAT = "art-not-flat"
"""The rule that art with anything but plain shapes breaks."""
UNREADABLE = "art-unreadable"
"""The rule that a file which is no picture breaks."""

MOST_DRAWN = 20_000
"""No art may draw more elements, those of use counted each time."""
_MICROMETRES_PER_PIXEL = 25_400 / 96
_MOST_BEYOND = 100
"""Art may reach so many times the longer side of its viewBox beyond it: drawing programs leave things lying about."""
_FARTHEST = 1e10
"""No entry of a matrix may be larger."""
_SILENT = frozenset({"title", "desc", "metadata", "defs", "symbol"})
"""Elements that draw nothing where they stand."""
_GROUPS = frozenset({"g", "svg", "use", *_SILENT})
_DRAWN = frozenset({*OUTLINES, *_GROUPS}) - _SILENT
_MEND = "mend it in its drawing program"
_FIX = "printkit reads paths, shapes, groups, transforms, use and solid colours; simplify the art in its editor"


class BrokenArtError(ValueError):
    """An element that points at nothing, or at itself."""


_READ_ERRORS = (StyleError, PathDataError, TransformError, BrokenArtError)


@dataclass(frozen=True, slots=True)
class FlatArt:
    """A picture as marks; the symbol's origin is the file's own (0, 0)."""

    symbol: Symbol
    view: Box
    """Its viewBox in micrometres: x, y, width, height."""


def read_flat(root: Node, file: str, symbol_id: str, faults: Faults, colour: Colour = BLACK) -> FlatArt | None:
    """Read one SVG file; ``colour`` is what currentColor means. None if anything was refused: ``faults`` says what.

    ``root`` has passed printkit.flatart.screen. What is merely not flat breaks NOT_FLAT, what no reader of SVG could
    draw as it was meant breaks UNREADABLE.
    """
    return _Reader(root, file, faults, colour).read(symbol_id)


def page(root: Node) -> tuple[Box, float]:
    """The root's viewBox in user units, and micrometres to the user unit. Raises StyleError."""
    own = root.attributes
    size = [user_length(own[name]) for name in ("width", "height") if name in own and "%" not in own[name]]
    if "viewBox" not in own:
        if len(size) < 2:
            raise StyleError("write a viewBox, or width and height")
        if min(size) <= 0:
            raise StyleError("width and height must be more than 0")
        return (0.0, 0.0, size[0], size[1]), _MICROMETRES_PER_PIXEL
    view = _view_box(own["viewBox"])
    scale = min(size[0] / view[2], size[1] / view[3]) if len(size) == 2 else 1.0
    if scale <= 0:
        raise StyleError("width and height must be more than 0")
    return view, scale * _MICROMETRES_PER_PIXEL


class _Reader:
    def __init__(self, root: Node, file: str, faults: Faults, colour: Colour) -> None:
        self._root, self._file, self._faults = root, file, faults
        self._look = Look(colour=colour)
        self._named = {node.attributes["id"]: node for node in reversed(list(root.all())) if "id" in node.attributes}
        self._refused = False
        self._count = 0

    def read(self, symbol_id: str) -> FlatArt | None:
        root = self._root
        if root.tag != "svg" or root.namespace != SVG:
            self._break(root, f'the root is <{root.tag}>, not <svg xmlns="{SVG}">')
            return None
        for node in root.all():
            self._screen(node)
        try:
            view, unit = page(root)
        except (*_READ_ERRORS, ArithmeticError) as err:
            self._break(root, f"size of the picture: {err}")
            return None
        marks = self._children(root, self._look_of(root, self._look), (unit, 0.0, 0.0, unit, 0.0, 0.0), ())
        if self._refused:
            return None
        x, y, width, height = (value * unit for value in view)
        box = (round(x), round(y), round(x + width), round(y + height))
        if far := _far_beyond(marks_box(marks), box):
            self._break(root, f"the art reaches {far:,} times its viewBox away, more than the limit of {_MOST_BEYOND}")
            return None
        marks = clipped(marks, box)
        return FlatArt(Symbol(symbol_id, marks, marks_box(marks)), (x, y, width, height))

    def _refuse(self, node: Node, message: str) -> None:
        """Not flat."""
        self._refused = True
        self._faults.error(NOT_FLAT, Span(self._file, node.line, node.column), message, _FIX)

    def _break(self, node: Node, message: str) -> None:
        """Flat or not, nobody could draw it as it was meant."""
        self._refused = True
        self._faults.error(UNREADABLE, Span(self._file, node.line, node.column), message, _MEND)

    def _screen(self, node: Node) -> None:
        """Refuse what is not flat, drawn or not."""
        if node.namespace == SVG and node.tag not in OUTLINES and node.tag not in _GROUPS:
            self._refuse(node, f"element <{node.tag}> is not flat art")

    def _look_of(self, node: Node, look: Look) -> Look:
        try:
            return look.with_attributes(node.attributes)
        except StyleError as err:
            self._refuse(node, f"<{node.tag}>: {err}")
            return look

    def _children(self, node: Node, look: Look, matrix: Matrix, within: tuple[str, ...]) -> tuple[Mark, ...]:
        return tuple(mark for child in node.children for mark in self._draw(child, look, matrix, within))

    def _draw(self, node: Node, look: Look, matrix: Matrix, within: tuple[str, ...]) -> Iterable[Mark]:
        if node.namespace != SVG or node.tag not in _DRAWN or self._count > MOST_DRAWN:
            return ()
        self._count += 1
        if self._count > MOST_DRAWN:
            self._break(node, f"the art draws more than {MOST_DRAWN} elements")
            return ()
        look = self._look_of(node, look)
        try:
            own = declared(node.attributes)
            if own.get("display") == "none":
                return ()
            matrix = _bounded(multiply(matrix, read_transform(own.get("transform", ""))))
            marks = self._marks(node, own, look, matrix, within)
            share = opacity(own.get("opacity", "1"))
        except StyleError as err:
            self._refuse(node, f"<{node.tag}>: {err}")
            return ()
        except (*_READ_ERRORS, ArithmeticError) as err:
            self._break(node, f"<{node.tag}>: {err}")
            return ()
        if share == 1:
            return marks
        if overlapping(marks):
            self._refuse(node, f"opacity of <{node.tag}> falls on shapes (or a fill and its stroke) that overlap")
        return faded(marks, share)

    def _marks(
        self, node: Node, own: Mapping[str, str], look: Look, matrix: Matrix, within: tuple[str, ...]
    ) -> tuple[Mark, ...]:
        if node.tag in OUTLINES:
            return painted(OUTLINES[node.tag](own), look, matrix) if look.visible else ()
        if node.tag == "g":
            return self._children(node, look, matrix, within)
        if node.tag == "svg":
            return self._port(node, own, look, matrix, within, own)
        target = self._named.get(own.get("href", "#")[1:])
        if target is None:
            raise BrokenArtError(f"use of {own.get('href', '')!r}, which is not in the file")
        name = target.attributes["id"]
        if name in within:
            raise BrokenArtError(f"use of {name!r} within itself")
        x, y = user_length(own.get("x", "0")), user_length(own.get("y", "0"))
        matrix = multiply(matrix, (1.0, 0.0, 0.0, 1.0, x, y))
        if target.tag in ("symbol", "svg"):
            inner = self._look_of(target, look)
            return self._port(target, target.attributes, inner, matrix, (*within, name), own)
        return tuple(self._draw(target, look, matrix, (*within, name)))

    def _port(
        self,
        node: Node,
        own: Mapping[str, str],
        look: Look,
        matrix: Matrix,
        within: tuple[str, ...],
        sized_by: Mapping[str, str],
    ) -> tuple[Mark, ...]:
        """A viewport of its own: a nested svg, or a symbol under use with width and height."""
        x, y = (user_length(own.get(name, "0")) for name in ("x", "y"))
        view = _view_box(own["viewBox"]) if "viewBox" in own else None
        size = [sized_by.get(name, own.get(name, "100%")) for name in ("width", "height")]
        if any("%" in value or value == "auto" for value in size):
            raise StyleError("a symbol or inner svg needs width and height in plain numbers, on itself or its use")
        width, height = (user_length(value) for value in size)
        if width <= 0 or height <= 0:
            return ()
        port = multiply(matrix, (1.0, 0.0, 0.0, 1.0, x, y))
        inner = fit(view, (0.0, 0.0, width, height), own.get("preserveAspectRatio", "xMidYMid meet")) if view else None
        marks = self._children(node, look, multiply(port, inner) if inner else port, within)
        if own.get("overflow") in ("visible", "auto"):
            return marks
        return clipped(marks, (0.0, 0.0, width, height), port)


def _far_beyond(inner: tuple[int, int, int, int], view: tuple[int, int, int, int]) -> int:
    """How many times the longer side of the view away from it something lies; 0 where that is within the limit."""
    side = max(view[2] - view[0], view[3] - view[1], 1)
    away = max(view[0] - inner[0], view[1] - inner[1], inner[2] - view[2], inner[3] - view[3])
    return away // side if away > _MOST_BEYOND * side else 0


def _bounded(matrix: Matrix) -> Matrix:
    if not all(abs(value) < _FARTHEST for value in matrix):
        raise TransformError("the transforms here enlarge or move it beyond all measure")
    return matrix


def _view_box(text: str) -> Box:
    try:
        x, y, width, height = (float(part) for part in text.replace(",", " ").split())
    except ValueError:
        raise StyleError(f"viewBox {text!r} is not four numbers") from None
    if width <= 0 or height <= 0:
        raise StyleError(f"viewBox {text!r} is empty")
    if not all(abs(value) < LONGEST for value in (x, y, width, height)):
        raise StyleError(f"viewBox {text!r} is beyond all measure")
    return x, y, width, height
