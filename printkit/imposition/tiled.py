"""Large maps over many pages: tiles at 100 % that share a strip with the next, and a page that shows how they lie.

A tile is laid over the strip at the right and the bottom of its neighbours, so only left and top edges are cut (and the
map's own). The same tiles are cut for Letter and A4, so that pages printed on either go together.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from printkit.contracts import Scheme
from printkit.cropping import Layer
from printkit.imposition._leaf import leaf
from printkit.imposition._marks import frame
from printkit.imposition._tile_marks import MOST_BLEED, RING, tile_guides, tile_name
from printkit.imposition._tile_plan import plan
from printkit.imposition._tiles import Tile, tiles_of
from printkit.kit import Kit
from printkit.paper import Paper
from printkit.pieces import Piece
from printkit.sheets import Crop, Placed, Request, Sheet


class Cut(NamedTuple):
    """A piece cut into tiles: each with the part of the face that it shows, and how far that bleeds."""

    tiles: tuple[Tile, ...]
    crops: tuple[Crop, ...]
    bleeds: tuple[tuple[int, int, int, int], ...]


def impose(pieces: tuple[Piece, ...], kit: Kit, request: Request) -> Iterator[Sheet]:
    """For each copy of each piece its assembly diagram, then a leaf for each tile, by row."""
    for piece in pieces:
        for _ in range(piece.copies):
            cut = _cut_once(piece, kit, request.paper)
            yield from leaf(_plan_sheet(piece, cut.tiles, kit, request.paper), request, "")
            for number in range(len(cut.tiles)):
                yield from leaf(_tile_sheet(piece, cut, number, kit, request.paper), request, "")


def _cut_once(piece: Piece, kit: Kit, paper: Paper) -> Cut:
    """The tiles of a piece, worked out once for all papers."""
    key = ("tiles", piece.kind, piece.id)
    made = kit.kept.get(key)
    if not isinstance(made, Cut):
        made = kit.kept[key] = _cut(piece, paper)
    return made


def _cut(piece: Piece, paper: Paper) -> Cut:
    x0, y0, x1, y1 = frame(paper)
    tiles = tiles_of(piece, (x1 - x0 - 2 * RING, y1 - y0 - 2 * RING))
    layer = Layer(piece.front.marks)
    bleeds = [_bleed(piece, tile) for tile in tiles]
    crops = [_crop(tile, layer, bleed) for tile, bleed in zip(tiles, bleeds, strict=True)]
    return Cut(tuple(tiles), tuple(crops), tuple(bleeds))


def _bleed(piece: Piece, tile: Tile) -> tuple[int, int, int, int]:
    """Only the map's own edges bleed."""
    face, (x0, y0, x1, y1) = piece.front, tile.box
    bleed = min(face.bleed, MOST_BLEED)
    left, top, right, bottom = (bleed * is_edge for is_edge in (x0 == 0, y0 == 0, x1 == face.width, y1 == face.height))
    return left, top, right, bottom


def _crop(tile: Tile, layer: Layer, bleed: tuple[int, int, int, int]) -> Crop:
    (x0, y0, x1, y1), (left, top, right, bottom) = tile.box, bleed
    return Crop(tile.number, tile.box, layer.within((x0 - left, y0 - top, x1 + right, y1 + bottom)))


def _tile_sheet(piece: Piece, cut: Cut, number: int, kit: Kit, paper: Paper) -> Sheet:
    """The tile in the middle of the page, with its marks round it."""
    tile, crop, bleed = cut.tiles[number], cut.crops[number], cut.bleeds[number]
    x0, y0, x1, y1 = crop.box
    left, top, right, bottom = frame(paper)
    x, y = (left + right - (x1 - x0)) // 2 - x0, (top + bottom - (y1 - y0)) // 2 - y0
    placed = Placed(piece, False, x, y, bleed=bleed, crop=crop)
    return Sheet(
        paper=paper,
        label="",
        title=f"{piece.name}, tile {tile_name(tile)}",
        section=_section(piece),
        placed=(placed,),
        guides=tuple(tile_guides(piece, tile, cut.tiles, placed.box, kit)),
        trim=placed.box,
        bleed=_bled(placed.box, bleed),
    )


def _bled(box: tuple[int, int, int, int], bleed: Sequence[int]) -> tuple[int, int, int, int]:
    return box[0] - bleed[0], box[1] - bleed[1], box[2] + bleed[2], box[3] + bleed[3]


def _plan_sheet(piece: Piece, tiles: tuple[Tile, ...], kit: Kit, paper: Paper) -> Sheet:
    page = plan(piece, tiles, kit)
    shown = Piece(kind="plan", id=f"{piece.id}-plan", name=page.title, front=page, scheme="page", span=piece.span)
    x0, y0, x1, y1 = frame(paper)
    placed = Placed(shown, False, (x0 + x1 - page.width) // 2, (y0 + y1 - page.height) // 2)
    return Sheet(paper, "", page.title, _section(piece), (placed,), ())


def _section(piece: Piece) -> str:
    return piece.section or piece.kind.capitalize()


SCHEME = Scheme("tiled", impose, "a large map over many pages: cut clear of hex numbers, strips shared, a diagram")
