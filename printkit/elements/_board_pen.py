"""Draws a laid board: grid, shades, sheet edges, numerals, and what stands on it. Millimetres on the face."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from printkit.colour import WHITE, Colour, mix
from printkit.drawing import Mark, Paint, Path, Role
from printkit.elements._laid import Laid, LaidSheet
from printkit.findings import Span
from printkit.flow.look import Look
from printkit.flow.ornament import disc, panel
from printkit.grids.hex import Hex, Lattice
from printkit.lettering import line
from printkit.shapes import lines, polygon, rectangle
from printkit.units import points, um

_TINTS = {"rough": 0.11, "dense": 0.32}
"""Share of ink in the tint of a terrain's hexes; what is not named here stays white."""
_NORTH = 0.10
"""Share of the accent that shades the northern half."""


@dataclass(frozen=True, slots=True)
class BoardPen:
    """A pen for one board whose top left corner is at (x, y)."""

    laid: Laid
    look: Look
    x: float
    y: float
    span: Span

    def _point(self, at: Lattice) -> tuple[float, float]:
        x, y = self.laid.grid.point(at)
        return self.x + x, self.y + y

    @property
    def _size(self) -> tuple[float, float]:
        return self.laid.grid.width / 1000, self.laid.grid.height / 1000

    def ground(self, north: bool) -> Iterator[Mark]:
        """White board, shaded north, terrain, grid, chasms, sheet edges, places and numerals."""
        width, height = self._size
        yield panel(self.x, self.y, width, height, WHITE, span=self.span)
        if north:
            shade = mix(WHITE, self.look.accent, _NORTH)
            yield panel(self.x, self.y, width, height / 2, shade, span=self.span)
        else:
            shade = WHITE
        for name, share in _TINTS.items():
            hexes = list(self.laid.terrain(name))
            for ground, shaded in ((shade, True), (WHITE, False)):
                half = [hex for hex in hexes if self._is_north(hex) is shaded]
                yield self._hexes(half, mix(ground, self.look.ink, share), name)
        sides = lines(
            (self._point(a), self._point(b)) for a, b in self.laid.grid.sides() if self._inside(a) and self._inside(b)
        )
        yield Path(
            sides, Paint(stroke=mix(WHITE, self.look.ink, 0.26), width=um(0.08)), Role.RULE, "diagram-grid", self.span
        )
        chasms = lines((self._point(a), self._point(b)) for a, b in self.laid.chasms())
        yield Path(
            chasms, Paint(stroke=self.look.ink, width=um(0.9), cap="round"), Role.ART, "diagram-chasm", self.span
        )
        for sheet in self.laid.sheets:
            yield from self._sheet(sheet)

    def _is_north(self, hex: Hex) -> bool:
        return self.laid.grid.lattice(hex)[1] < self.laid.grid.rows

    def _inside(self, at: Lattice) -> bool:
        x, y = self.laid.grid.point(at)
        width, height = self._size
        return -1e-6 <= x <= width + 1e-6 and -1e-6 <= y <= height + 1e-6

    def _hexes(self, hexes: Iterable[Hex], fill: Colour, name: str) -> Path:
        grid = self.laid.grid
        outlines = (polygon([self._point(corner) for corner in grid.corners(hex)]) for hex in hexes)
        segments = tuple(step for outline in outlines for step in outline)
        return Path(segments, Paint(fill=fill), Role.BACKGROUND, f"diagram-{name}", self.span)

    def _sheet(self, sheet: LaidSheet) -> Iterator[Mark]:
        """Edge, place letter in a disc, numeral with the side to which its top points."""
        own = sheet.sheet.hexes
        left, top = self._point((sheet.column * own.pitches * 3, sheet.row * own.rows * 2))
        right, bottom = self._point(((sheet.column + 1) * own.pitches * 3, (sheet.row + 1) * own.rows * 2))
        edge = Paint(stroke=self.look.ink, width=um(0.45))
        yield Path(rectangle(left, top, right - left, bottom - top), edge, Role.RULE, "sheet-edge", self.span)
        letter = replace(self.look.heading, colour=WHITE, size=points(12), tracking=0.0)
        yield disc(left + 5.2, top + 5.2, 3.4, self.look.ink)
        yield line(
            sheet.place,
            left + 5.2,
            top + 5.2 + letter.size * 0.35,
            letter,
            align="middle",
            name="place",
            span=self.span,
        )
        yield from self._name(sheet, right - 1.6, top + 1.8)

    def _name(self, sheet: LaidSheet, right: float, top: float) -> Iterator[Mark]:
        """A white label at the sheet's top right corner: numeral, an arrow to its own north, TURNED if it is."""
        numeral = replace(self.look.title, size=points(14), tracking=0.2)
        words = replace(self.look.panel_title, colour=self.look.ink, size=points(7.5), tracking=0.15)
        text, turn = sheet.sheet.numeral, "TURNED" if sheet.turned else ""
        first, last = (style.font.width(t, style.size, style.tracking) for t, style in ((text, numeral), (turn, words)))
        width = first + 6.2 + (last + 1.4 if turn else 0.0)
        left, base = right - width, top + 5.2
        yield panel(left, top, width, 6.8, WHITE, 1.2, self.span)
        yield line(text, left + 1.4, base, numeral, name="numeral", span=self.span)
        x, y, way = left + first + 3.4, top + 3.4, 1 if sheet.turned else -1
        arrow = [(x, y + way * 1.9), (x - 1.5, y - way * 1.2), (x + 1.5, y - way * 1.2)]
        yield Path(polygon(arrow), Paint(fill=self.look.accent), Role.ART, "turn-arrow", self.span)
        if turn:
            yield line(turn, x + 2.4, top + 4.3, words, name="turn", span=self.span)

    def compass(self) -> Iterator[Mark]:
        """NORTH above the board and SOUTH below it."""
        width, height = self._size
        style = replace(self.look.panel_title, colour=self.look.ink, size=points(9))
        yield line("NORTH", self.x + width / 2, self.y - 1.6, style, align="middle", name="north", span=self.span)
        yield line(
            "SOUTH", self.x + width / 2, self.y + height + 4.0, style, align="middle", name="south", span=self.span
        )

    def near(self, centre: Hex, within: int) -> Iterator[Mark]:
        """Hexes at most so far from the base, tinted."""
        grid = self.laid.grid
        around = [hex for hex in grid.wholes() if 0 < grid.distance(hex, centre) <= within]
        fill = mix(WHITE, self.look.accent, 0.38)
        path = self._hexes(around, fill, "start")
        yield replace(path, paint=Paint(fill=fill, stroke=self.look.accent, width=um(0.15)))

    def station(self, at: Hex, text: str, span: Span) -> Iterator[Mark]:
        """The base's hex filled with the accent, and its name to the right of it."""
        yield self._hexes([at], self.look.accent, "base")
        x, y = self._point(self.laid.grid.lattice(at))
        far = self.laid.grid.column_pitch * 3.4
        style = replace(self.look.panel_title, colour=self.look.accent, size=points(9), halo=WHITE, halo_width=0.8)
        yield line(text.upper(), x + far, y + style.size * 0.3, style, name="base", span=span)

    def named(self, at: Hex, text: str, span: Span) -> Iterator[Mark]:
        """A ringed hex with words beside it, on the side where its sheet has more room."""
        x, y = self._point(self.laid.grid.lattice(at))
        size, far = self.laid.grid.flat_to_flat, self.laid.grid.column_pitch * 1.2
        ring = Paint(stroke=self.look.accent, width=um(0.7))
        yield replace(self._hexes([at], WHITE, "named"), paint=ring, role=Role.ART)
        style = replace(
            self.look.panel_title, colour=self.look.accent, size=points(9), tracking=0.1, halo=WHITE, halo_width=0.9
        )
        sheet = self._size[0] / (1 + max(sheet.column for sheet in self.laid.sheets))
        left = (x - self.x) % sheet > sheet / 2 + 0.01
        where = x - far if left else x + far
        yield line(text, where, y + size * 0.2, style, align="end" if left else "start", name="named", span=span)

    def counter(self, at: Hex) -> Iterator[Mark]:
        """A face-down counter: a small dark square with a question mark."""
        x, y = self._point(self.laid.grid.lattice(at))
        side = self.laid.grid.flat_to_flat * 0.86
        style = replace(self.look.badge, size=side * 0.95, tracking=0.0)
        yield panel(x - side / 2, y - side / 2, side, side, self.look.ink, 0.3, self.span)
        yield line("?", x, y + style.size * 0.35, style, align="middle", name="search-counter", span=self.span)
