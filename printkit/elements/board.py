"""board: a diagram of mapsheets laid edge to edge, with their places, turns, terrain, base and search counters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from pydantic import Field

from printkit.contracts import Element, Scene
from printkit.drawing import Mark, Role
from printkit.elements._board_pen import BoardPen
from printkit.elements._laid import lay
from printkit.filling import Filled
from printkit.findings import Span
from printkit.flow.look import look
from printkit.grids.hex import Hex, HexError
from printkit.kit import Kit
from printkit.models.base import Flag, Length
from printkit.models.board import Base, Counters, Named, SheetPlace, Spot
from printkit.models.part import Part, Phrase
from printkit.references import ReferenceFaultError, fill, tell

_MARGIN = 5.0
"""Space for the words NORTH and SOUTH above and below the board (mm)."""


class BoardDiagram(Part):
    """The board from (x, y), ``width`` wide and as tall as its sheets make it, with a margin for north and south."""

    board: tuple[tuple[SheetPlace, ...], ...] = Field(min_length=1)
    """Rows of sheets, north first, each from west to east."""
    x: Length = 0.0
    y: Length = 0.0
    width: Length = Field(gt=0)
    north_half: Flag = True
    """Shade the northern half."""
    base: Base | None = None
    counters: Counters | None = None
    named: tuple[Named, ...] = ()
    accent: Phrase = "ink"
    role: Role = Role.ART

    def draw(self, scene: Scene) -> Iterable[Mark]:
        """Shades, terrain, grid, sheet edges, numerals, then what stands on the board."""
        kit = scene.kit
        laid = lay(self.board, kit, self.span_of("board"), self.width)
        if laid is None:
            return
        style = look(kit, Filled(self, scene).ink("accent"), self.span_of("accent"))
        pen = BoardPen(laid, style, self.x, self.y + _MARGIN, self.span)
        yield from pen.ground(self.north_half)
        yield from pen.compass()
        yield from self._base(pen, kit)
        yield from self._counters(pen, kit)
        for spot in self.named:
            if (at := _find(spot, pen, kit)) is not None:
                yield from pen.named(at, spot.text, spot.span_of("text"))

    def _base(self, pen: BoardPen, kit: Kit) -> Iterator[Mark]:
        base = self.base
        at = _find(base, pen, kit) if base is not None else None
        if base is None or at is None:
            return
        within = _count(base.within, kit, base.span_of("within"))
        yield from pen.near(at, within)
        yield from pen.station(at, base.text, base.span_of("text"))

    def _counters(self, pen: BoardPen, kit: Kit) -> Iterator[Mark]:
        if self.counters is None:
            return
        found = [(spot, at) for spot in self.counters.spots if (at := _find(spot, pen, kit)) is not None]
        apart = _count(self.counters.apart, kit, self.counters.span_of("apart"))
        grid = pen.laid.grid
        for (spot, one), (_, other) in combinations(found, 2):
            if grid.distance(one, other) < apart:
                message = f"two counters are {grid.distance(one, other)} hexes apart, and {apart} are asked for"
                kit.faults.error("board-diagram", spot.span, message, "move one of them")
        barred = {
            hex: terrain
            for scenario in kit.of("scenario")
            if scenario.search
            for terrain in scenario.search.not_on
            for hex in pen.laid.terrain(terrain)
        }
        for spot, at in found:
            if at in barred:
                message = f"{spot.place} {spot.hex} is {barred[at]}, on which the scenario lays no counter"
                kit.faults.error("board-diagram", spot.span, message, "move it to another hex")
            if grid.lattice(at)[1] >= grid.rows:
                kit.faults.error("board-diagram", spot.span, f"{spot.place} {spot.hex} is not in the northern half")
            yield from pen.counter(at)


def _find(spot: Spot, pen: BoardPen, kit: Kit) -> Hex | None:
    try:
        return pen.laid.find(spot)
    except HexError as err:
        kit.faults.error("board-diagram", spot.span, str(err))
        return None


def _count(text: str, kit: Kit, span: Span) -> int:
    try:
        shown = fill(text, kit)
    except ReferenceFaultError as err:
        tell(err, kit, span)
        return 0
    if not shown.isdecimal() or len(shown) > 3:
        kit.faults.error("board-diagram", span, f"{shown!r} is no number of hexes")
        return 0
    return int(shown)


ELEMENT = Element(
    name="board",
    model=BoardDiagram,
    draw=BoardDiagram.draw,
    about="A diagram of mapsheets laid edge to edge: places, turns, terrain, the base and the counters of a search",
)
