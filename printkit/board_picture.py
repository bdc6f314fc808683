"""A picture of an assembled board: the real faces of its sheets, scaled and turned, and what stands on them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from printkit import catalog
from printkit.assemble import Place, SetUp, Spot
from printkit.colour import WHITE, mix
from printkit.contracts import Product
from printkit.drawing import Drawing, Mark, Paint, Path, Role
from printkit.flow.look import Look, look
from printkit.flow.ornament import disc, frame, panel, rule
from printkit.lettering import line
from printkit.paper import Paper
from printkit.pieces import Piece
from printkit.shapes import polygon, rectangle
from printkit.sheets import Placed, Sheet
from printkit.units import mm, points, um

WIDEST = 400.0
"""Width of the pictured board at most (mm): a Scenario One board at five eighths."""
LARGEST = 0.75
_EDGE = 12.0
"""White around the board (mm)."""
_HEAD = 19.0
"""Height of the head above it."""
_INSET = 3.0
"""Labels of sheets keep this far from the sheet's edges (mm)."""
_ACCENT = "accent"


def board_files(made: SetUp, faces: Mapping[str, Piece], stem: str) -> Iterator[tuple[str, bytes]]:
    """The picture as PDF, SVG and PNG, each with its file name. ``faces`` are the kit's mapsheet pieces by id."""
    sheet = board_sheet(made, faces)
    product = Product(made.kit, (), {sheet.paper.name: (sheet,)})
    for form in ("pdf", "svg", "png"):
        for _, data in catalog.exporters()[form].write(product):
            yield f"{stem}.{form}", data


def board_sheet(made: SetUp, faces: Mapping[str, Piece]) -> Sheet:
    """The board on a sheet of its own size."""
    first = faces[made.places[0].sheet.id].front
    scale = min(LARGEST, WIDEST / (made.across * mm(first.width)))
    pen = _Pen(made, look(made.kit, _accent(made), made.kit.info.span), scale, first)
    wide, high = pen.size
    title = f"{made.kit.info.title}: board of seed {made.seed}"
    return Sheet(
        paper=Paper("board", um(wide + 2 * _EDGE), um(high + _HEAD + 2 * _EDGE), 0),
        label=str(made.seed),
        title=title,
        section=title,
        placed=(pen.ground(), *(pen.placed(place, faces[place.sheet.id]) for place in made.places)),
        guides=tuple(pen.guides(title)),
    )


def _accent(made: SetUp) -> str:
    return _ACCENT if _ACCENT in made.kit.info.colours else "ink"


@dataclass(frozen=True, slots=True)
class _Pen:
    """Draws one board. Millimetres on the picture."""

    made: SetUp
    look: Look
    scale: float
    face: Drawing

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the board."""
        return (
            self.made.across * mm(self.face.width) * self.scale,
            self.made.down * mm(self.face.height) * self.scale,
        )

    @property
    def _corner(self) -> tuple[float, float]:
        return _EDGE, _EDGE + _HEAD

    def _at(self, place: Place) -> tuple[float, float]:
        """Top left corner of a place."""
        x, y = self._corner
        return (
            x + place.column * mm(self.face.width) * self.scale,
            y + place.row * mm(self.face.height) * self.scale,
        )

    def ground(self) -> Placed:
        """A panel in the colour of the sheets, so that no white shows between two of them."""
        wide, high = self.size
        fill = next(mark.paint.fill for mark in self.face.marks if isinstance(mark, Path) and mark.paint.fill)
        under = Drawing(um(wide), um(high), (panel(0.0, 0.0, wide, high, fill),))
        x, y = self._corner
        return Placed(Piece("board", "ground", "Ground", under), False, um(x), um(y))

    def placed(self, place: Place, piece: Piece) -> Placed:
        """A sheet in its place, clipped to its trim."""
        x, y = self._at(place)
        return Placed(piece, False, um(x), um(y), self.scale, 180 if place.turned else 0, (0, 0, 0, 0))

    def guides(self, title: str) -> Iterator[Mark]:
        """Head, edges, letters and names of the sheets, base and search counters."""
        x, y = self._corner
        wide, high = self.size
        look_ = self.look
        kicker = f"{self.made.across} x {self.made.down} MAPSHEETS"
        yield line(kicker, x, _EDGE + 1.0, look_.kicker, room=wide, name="kicker")
        yield line(title, x, _EDGE + 9.5, replace(look_.title, size=points(20)), room=wide, name="title")
        yield rule(x, _EDGE + 12.6, wide, look_.ink, 0.25)
        if self.made.base is not None or self.made.counters:
            yield from self._compass(x, y, wide, high)
        for place in self.made.places:
            left, top = self._at(place)
            yield frame(left, top, mm(self.face.width) * self.scale, mm(self.face.height) * self.scale, look_.ink, 0.35)
        yield frame(x, y, wide, high, look_.ink, 0.9)
        for place in self.made.places:
            yield from self._name(place)
        for number, spot in enumerate(self.made.counters, 1):
            yield from self._counter(spot, number)
        if self.made.base is not None:
            yield from self._base(self.made.base)

    def _compass(self, x: float, y: float, wide: float, high: float) -> Iterator[Mark]:
        """NORTH and SOUTH, and the line between the halves."""
        style = replace(self.look.panel_title, colour=self.look.ink, size=points(10))
        yield line("NORTH", x + wide / 2, y - 1.4, style, align="middle", name="north")
        yield line("SOUTH", x + wide / 2, y + high + 4.6, style, align="middle", name="south")

    def _name(self, place: Place) -> Iterator[Mark]:
        """Letter of the place in a disc, and a label with the sheet's name, an arrow to its own north, TURNED."""
        letter = replace(self.look.heading, colour=WHITE, size=points(17), tracking=0.0)
        numeral = replace(self.look.title, size=points(15), tracking=0.2)
        words = replace(self.look.panel_title, colour=self.look.ink, size=points(8.5), tracking=0.15)
        turn = "TURNED" if place.turned else ""
        named = numeral.font.width(place.name, numeral.size, numeral.tracking)
        wide = named + 7.4 + (words.font.width(turn, words.size, words.tracking) + 1.6 if turn else 0.0)
        left, top = self._free_corner(place, 11.0 + wide, 10.0)
        yield disc(left + 5.0, top + 5.0, 5.0, WHITE)
        yield disc(left + 5.0, top + 5.0, 4.5, self.look.ink)
        yield line(place.letter, left + 5.0, top + 5.0 + letter.size * 0.35, letter, align="middle", name="place")
        x, y = left + 11.0, top + 1.4
        yield panel(x, y, wide, 7.2, WHITE, 1.2)
        yield line(place.name, x + 1.6, y + 5.5, numeral, name="numeral")
        tip, way = x + named + 4.3, 1 if place.turned else -1
        arrow = [(tip, y + 3.6 + way * 2.0), (tip - 1.6, y + 3.6 - way * 1.3), (tip + 1.6, y + 3.6 - way * 1.3)]
        yield Path(polygon(arrow), Paint(fill=self.look.accent), Role.ART, "turn-arrow")
        if turn:
            yield line(turn, tip + 2.6, y + 4.7, words, name="turn")

    def _free_corner(self, place: Place, wide: float, high: float) -> tuple[float, float]:
        """Where a label of this size hides nothing that stands on the board: the first such corner of the sheet."""
        left, top = self._at(place)
        right, bottom = left + mm(self.face.width) * self.scale, top + mm(self.face.height) * self.scale
        reach = self.made.grid.flat_to_flat * self.scale / 2
        spots = [*self.made.counters, *((self.made.base,) if self.made.base is not None else ())]
        taken = [self._centre(spot) for spot in spots]
        corners = [
            (x, y) for y in (top + _INSET, bottom - _INSET - high) for x in (left + _INSET, right - _INSET - wide)
        ]
        return next((c for c in corners if not any(_covers(c, wide, high, at, reach) for at in taken)), corners[0])

    def _centre(self, spot: Spot) -> tuple[float, float]:
        x, y = self._corner
        a, b = self.made.grid.centre(spot.hex)
        return x + a * self.scale, y + b * self.scale

    def _counter(self, spot: Spot, number: int) -> Iterator[Mark]:
        """A face-down counter with its number."""
        x, y = self._centre(spot)
        side = self.made.grid.flat_to_flat * self.scale * 0.62
        style = replace(self.look.badge, size=side * 0.72, tracking=0.0)
        rim = Paint(fill=self.look.ink, stroke=WHITE, width=um(0.4))
        yield Path(rectangle(x - side / 2, y - side / 2, side, side, 0.6), rim, Role.ART, "counter")
        yield line(str(number), x, y + style.size * 0.35, style, align="middle", name="search-counter")

    def _base(self, spot: Spot) -> Iterator[Mark]:
        """The base's hex and the word."""
        x, y = self._corner
        outline = [(x + a * self.scale, y + b * self.scale) for a, b in self.made.grid.outline(spot.hex)]
        paint = Paint(fill=mix(self.look.accent, WHITE, 0.2), stroke=self.look.accent, width=um(0.9), join="round")
        yield Path(polygon(outline), paint, Role.ART, "base")
        at = self._centre(spot)
        style = replace(self.look.panel_title, colour=WHITE, size=self.made.grid.flat_to_flat * self.scale * 0.26)
        yield line("BASE", at[0], at[1] + style.size * 0.35, style, align="middle", name="base")


def _covers(corner: tuple[float, float], wide: float, high: float, at: tuple[float, float], reach: float) -> bool:
    """Does a box come within ``reach`` of a point?"""
    (x, y), (px, py) = corner, at
    return x - reach < px < x + wide + reach and y - reach < py < y + high + reach
