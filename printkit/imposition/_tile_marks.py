"""Round a tile: crop marks at the edges to cut, where the next tile comes to lie, and the names of its neighbours.

All of it stands outside the tile, so that the strip that two tiles share is the same on both.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from printkit.colour import WHITE, Colour, mix
from printkit.drawing import Mark, Paint, Path, Role, Segment
from printkit.fonts import Font
from printkit.grids.series import letters
from printkit.imposition._marks import CROP_LENGTH, CROP_PAINT, Box, crop_off
from printkit.imposition._tiles import Tile
from printkit.kit import Kit
from printkit.lettering import Style, line
from printkit.pieces import Piece
from printkit.shapes import polygon, rectangle
from printkit.units import mm, points

RING = 7_500
"""Room round a tile for its marks."""
_INK = Colour("#4A4F57")
_ACCENT = Colour("#B4531A")
"""Where tiles overlap: no colour of crop marks or folio."""
MOST_BLEED = 3_000
"""Bleed at the map's own edges, at most: all marks stand beyond it."""
_BAR = 900
"""Thickness of the bar beside a shared strip."""
_NEAR = 3_200
"""Ticks end this near to the tile: beyond its bleed."""
_SIZE, _NEAR_SIZE = 6.5, 9.0
"""Points: words, and the names of neighbours."""


def tile_name(tile: Tile) -> str:
    """'B3': letter of the column, number of the row."""
    return f"{letters(tile.column)}{tile.row + 1}"


def tile_guides(piece: Piece, tile: Tile, tiles: Sequence[Tile], box: Box, kit: Kit) -> Iterator[Mark]:
    """All marks of one tile that lies at ``box`` on its page."""
    font = kit.fonts["label"] if "label" in kit.fonts else next(iter(kit.fonts.by_word.values()))
    pen = _Pen(tile, {(t.column, t.row): t for t in tiles}, box, font, crop_off(min(piece.front.bleed, MOST_BLEED)))
    yield pen.crop_marks()
    yield from pen.laps()
    yield from pen.neighbours()
    yield pen.words(f"{piece.name} · tile {tile_name(tile)} · {tile.number} of {len(tiles)}")


@dataclass(frozen=True, slots=True)
class _Pen:
    tile: Tile
    all: dict[tuple[int, int], Tile]
    box: Box
    font: Font
    off: int
    """How far from the tile crop marks begin."""

    def _near(self, columns: int, rows: int) -> Tile | None:
        return self.all.get((self.tile.column + columns, self.tile.row + rows))

    @property
    def _lap_x(self) -> int | None:
        """Where the tile to the right comes to lie, on the page."""
        across = self.tile.across
        return self.box[0] + across.next - across.start if self._near(1, 0) else None

    @property
    def _lap_y(self) -> int | None:
        down = self.tile.down
        return self.box[1] + down.next - down.start if self._near(0, 1) else None

    def crop_marks(self) -> Path:
        """At both ends of the edges to cut: left and top, and those where the map ends."""
        x0, y0, x1, y1 = self.box
        near, far = self.off, self.off + CROP_LENGTH
        steps: list[Segment] = []
        for x in (x0, *((x1,) if self._near(1, 0) is None else ())):
            steps += [*_stroke(x, y0 - far, x, y0 - near), *_stroke(x, y1 + near, x, y1 + far)]
        for y in (y0, *((y1,) if self._near(0, 1) is None else ())):
            steps += [*_stroke(x0 - far, y, x0 - near, y), *_stroke(x1 + near, y, x1 + far, y)]
        return Path(tuple(steps), CROP_PAINT, Role.GUIDE, name="crop-marks")

    def laps(self) -> Iterator[Mark]:
        """Ticks where the next tile's edge comes to lie, and a bar along what it will cover."""
        x0, y0, x1, y1 = self.box
        ticks: list[Segment] = []
        if (upright := self._lap_x) is not None:
            ticks += _stroke(upright, y0 - RING, upright, y0 - _NEAR)
            ticks += _stroke(upright, y1 + _NEAR, upright, y1 + RING)
            for y in (y0 - self.off - _BAR, y1 + self.off):
                yield _bar((upright, y, x1, y + _BAR))
        if (level := self._lap_y) is not None:
            ticks += _stroke(x0 - RING, level, x0 - _NEAR, level)
            ticks += _stroke(x1 + _NEAR, level, x1 + RING, level)
            for x in (x0 - self.off - _BAR, x1 + self.off):
                yield _bar((x, level, x + _BAR, y1))
        if ticks:
            yield Path(tuple(ticks), Paint(stroke=_ACCENT, width=176), Role.GUIDE, name="lap-ticks")

    def neighbours(self) -> Iterator[Mark]:
        """At the middle of each edge an arrow and the name of the tile beyond it."""
        x0, y0, x1, y1 = (mm(v) for v in self.box)
        middle, level, away = (x0 + x1) / 2, (y0 + y1) / 2, mm(self.off) + 2.4
        style = Style(self.font, points(_NEAR_SIZE), _INK)
        drop = self.font.cap_height * style.size / 2
        for columns, rows, x, y in (
            (-1, 0, x0 - away, level),
            (1, 0, x1 + away, level),
            (0, -1, middle, y0 - away),
            (0, 1, middle, y1 + away),
        ):
            if (tile := self._near(columns, rows)) is None:
                continue
            yield _arrow(x, y - 3.4, columns, 0) if columns else _arrow(x - 4.2, y, 0, rows)
            yield line(tile_name(tile), x, y + drop, style, align="middle", role=Role.GUIDE, name="neighbour")

    def words(self, text: str) -> Mark:
        """Which tile it is, above the tile at the left."""
        style = Style(self.font, points(_SIZE), _INK)
        x0, y0, _, _ = (mm(v) for v in self.box)
        return line(text, x0 + 2.0, y0 - mm(self.off) - 1.6, style, role=Role.GUIDE, name="tile")


def _stroke(x0: int, y0: int, x1: int, y1: int) -> tuple[Segment, Segment]:
    return ("M", (x0, y0)), ("L", (x1, y1))


def _bar(box: Box) -> Path:
    x0, y0, x1, y1 = (mm(v) for v in box)
    return Path(rectangle(x0, y0, x1 - x0, y1 - y0), Paint(fill=mix(_ACCENT, WHITE, 0.55)), Role.GUIDE, name="lap-bar")


def _arrow(x: float, y: float, columns: int, rows: int) -> Path:
    """A small triangle that points to the neighbour."""
    a, b = 1.0, 0.8
    points_ = [
        (x + a * columns, y + a * rows),
        (x - a * columns - b * rows, y - a * rows - b * columns),
        (x - a * columns + b * rows, y - a * rows + b * columns),
    ]
    return Path(polygon(points_), Paint(fill=_INK), Role.GUIDE, name="neighbour-arrow")
