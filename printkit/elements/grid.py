"""grid: square cells or hexes in a box, with labels, tints and words, for boards and diagrams."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Annotated, Literal

from pydantic import BeforeValidator, Field

from printkit.colour import BLACK, Colour
from printkit.contracts import Element, Scene
from printkit.drawing import Mark, Paint, Path, Role
from printkit.elements._cells import Cell, Cells, Wanted, laid
from printkit.filling import Filled
from printkit.findings import Span
from printkit.grids.hexwords import read_hexes
from printkit.grids.square import SquareGrid
from printkit.grids.words import GridError, HexError
from printkit.lettering import Style, fit_size, line
from printkit.models.base import Count, Words
from printkit.models.numbering import Numbering, read_numbering
from printkit.models.part import Amount, Part, Phrase
from printkit.shapes import lines, polygon
from printkit.units import points, um

_EDGE = 5.0
"""Millimetres that labels along the edges take at the left and below."""
_INSET, _SMALL = 0.08, 0.2
"""Of a label in a cell, as shares of the cell: its distance from the corner, and its greatest size."""
_WORD = 0.19
"""Size of a cell's words, as a share of the cell."""


class CellGrid(Part):
    """Cells as large as the box from (x, y) allows, in its middle. Cells are named by their labels, `B3`, and
    rectangles by two of them, `B2:D5`."""

    grid: Literal["square", "hex", "hex-pointy"]
    """hex: flat-top; hex-pointy: pointy-top."""
    columns: Count = Field(ge=1, le=200)
    rows: Count = Field(ge=1, le=200)
    x: Amount = 0.0
    y: Amount = 0.0
    width: Amount | None = None
    """Not given: to the right side of the face or group."""
    height: Amount | None = None
    numbering: Annotated[Numbering, BeforeValidator(read_numbering, json_schema_input_type=Words | Numbering)] = (
        Numbering()
    )
    """As of mapsheets: an example of a label (A1, 0101, 1-1), or its fields."""
    labels: Literal["cells", "edges", "none"] = "cells"
    """In the cells; along the left and lower edges, as of a chessboard; or nowhere."""
    fill: Phrase | None = None
    second: Phrase | None = None
    """Colour of every second cell of a square grid, as of a chessboard."""
    tints: dict[str, tuple[Words, ...]] = Field(default_factory=dict)
    """Colour to cells: {blue 20%: [A1, "B2:D5"]}."""
    names: dict[str, Phrase] = Field(default_factory=dict)
    """Cell to words in its middle: {A1: START}."""
    stroke: Phrase = "ink 70%"
    stroke_width: Amount = 0.25
    edge_width: Amount = 0.7
    """Of the line round a square grid; 0mm: none."""
    font: Phrase = "name"
    colour: Phrase = "ink"
    """Of labels and words."""
    size: Amount = points(7)
    """Greatest size of labels; in small cells they are smaller."""

    def draw(self, scene: Scene) -> Iterable[Mark]:
        """Fills, lines, the edge, labels, words."""
        filled = Filled(self, scene)
        cells = self._cells(filled)
        if cells is None:
            return
        yield from self._fills(cells, filled)
        ink = filled.colour("stroke")
        if ink is not None:
            paint = Paint(stroke=ink, width=um(filled.length("stroke_width")), cap="round")
            yield Path(lines(cells.lines()), paint, Role.RULE, self.name or "cell-lines", self.span)
            width = filled.length("edge_width")
            if self.grid == "square" and width:
                x0, y0, x1, y1 = cells.frame
                outline = polygon([(x0, y0), (x1, y0), (x1, y1), (x0, y1)])
                yield Path(outline, Paint(stroke=ink, width=um(width)), Role.RULE, "cell-edge", self.span)
        yield from self._labels(cells, filled)
        yield from self._words(cells, filled)

    def _cells(self, filled: Filled) -> Cells | None:
        scene = filled.scene
        x, y = filled.length("x"), filled.length("y")
        x1 = x + filled.length("width", max(0.0, scene.width - x))
        y1 = y + filled.length("height", max(0.0, scene.height - y))
        edge = _EDGE if self.labels == "edges" else 0.0
        try:
            return laid(self.grid, Wanted(self.columns, self.rows, (x + edge, y, x1, y1 - edge), self.numbering))
        except HexError as err:
            place = self.span_of(*err.at) if isinstance(err, GridError) and err.at else self.span
            scene.kit.faults.error("grid", place, str(err))
            return None

    def _fills(self, cells: Cells, filled: Filled) -> Iterator[Path]:
        """One path a colour, so that no hairline shows between cells."""
        by_colour: dict[Colour, list[Cell]] = {}
        plain, second = filled.colour("fill"), filled.colour("second")
        for cell in cells.all():
            fill = second if second and sum(cell) % 2 else plain
            if fill is not None:
                by_colour.setdefault(fill, []).append(cell)
        for word, names in self.tints.items():
            colour = filled.scene.kit.colour(word, self.span_of("tints", word), filled.scene.colours)
            found = [c for i, name in enumerate(names) for c in self._found(cells, name, filled, "tints", word, i)]
            by_colour.setdefault(colour, []).extend(found)
        for colour, found in by_colour.items():
            outline = tuple(step for cell in found for step in polygon(cells.outline(cell)))
            yield Path(outline, Paint(fill=colour), Role.BACKGROUND, "cells", self.span)

    def _found(self, cells: Cells, word: str, filled: Filled, *place: str | int) -> tuple[Cell, ...]:
        try:
            return read_hexes(cells.names, word)
        except HexError as err:
            filled.scene.kit.faults.error("grid", self.span_of(str(place[0]), *place[1:]), str(err))
            return ()

    def _style(self, filled: Filled, most: float) -> Style:
        scene = filled.scene
        font = scene.kit.font(filled.text("font"), filled.span("font"))
        return Style(font, min(filled.length("size"), most), filled.colour("colour") or BLACK)

    def _labels(self, cells: Cells, filled: Filled) -> Iterator[Mark]:
        if self.labels == "none":
            return
        if self.labels == "edges" and isinstance(cells.grid, SquareGrid):
            yield from self._edge_labels(cells, cells.grid, self._style(filled, _EDGE * 0.72))
            return
        style = self._style(filled, cells.side * _SMALL)
        rise = style.font.cap_height * style.size
        for cell in cells.all():
            text, (x, y) = cells.label(cell), cells.centre(cell)
            if not text:
                continue
            if self.grid == "square":
                left = x - cells.side * (0.5 - _INSET)
                yield self._word(text, left, y - cells.side * (0.5 - _INSET) + rise, style, "start", cells)
            else:
                yield self._word(text, x, y - cells.side * (0.5 - _INSET * 1.3) + rise, style, "middle", cells)

    def _edge_labels(self, cells: Cells, grid: SquareGrid, style: Style) -> Iterator[Mark]:
        """Letters below the columns, numbers at the left of the rows."""
        x0, _, _, y1 = cells.frame
        rise, spec = style.font.cap_height * style.size, self.numbering.spec()
        for cell in grid.cells():
            (x, y), (column, row) = cells.centre(cell), grid.numbers(cell)
            if cell[1] == self.rows:
                yield self._word(spec.column.write(column), x, y1 + 1.6 + rise, style, "middle", cells)
            if cell[0] == 1:
                yield self._word(spec.row.write(row), x0 - 2.6, y + rise / 2, style, "middle", cells)

    def _words(self, cells: Cells, filled: Filled) -> Iterator[Mark]:
        style = self._style(filled, cells.side * _WORD)
        size = cells.side * _WORD
        for label in self.names:
            text = filled.item("names", label)
            for cell in self._found(cells, label, filled, "names", label):
                x, y = cells.centre(cell)
                room = cells.side * 0.84
                fitted = replace(style, size=fit_size(text, style.font, size, size / 3, room))
                base = y + style.font.cap_height * fitted.size / 2
                span = self.span_of("names", label)
                yield line(text, x, base, fitted, align="middle", room=room, name="cell-name", span=span)

    def _word(self, text: str, x: float, y: float, style: Style, align: str, cells: Cells) -> Mark:
        span: Span = self.span_of("numbering")
        return line(text, x, y, style, align=align, room=cells.side, name="cell-label", span=span)


ELEMENT = Element(
    name="grid",
    model=CellGrid,
    draw=CellGrid.draw,
    about="Square cells or hexes with labels, tints and words",
)
