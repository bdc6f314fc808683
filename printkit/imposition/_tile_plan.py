"""The assembly diagram of tiles: the map or board in small with the cuts, names and pages of the tiles, and the steps.

It inks little: of the map only what is large enough to be seen at that scale is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from printkit.colour import WHITE
from printkit.cropping import Box, mark_box, moved
from printkit.drawing import Drawing, Group, Mark, Matrix, Paint, Path, Role, walk
from printkit.flow.columns import Area, Strand, pour
from printkit.flow.desk import Desk
from printkit.flow.furniture import HEAD, Titling, running_head, title_box
from printkit.flow.look import LIVE_HEIGHT, LIVE_WIDTH, Look, look
from printkit.flow.setting import set_blocks
from printkit.imposition._tile_marks import tile_name
from printkit.imposition._tiles import Tile
from printkit.kit import Kit
from printkit.lettering import fit_size, line
from printkit.models.page import Heading, Steps
from printkit.pieces import Piece
from printkit.shapes import lines, rectangle
from printkit.units import mm, points, um

_TALLEST = 128.0
"""Height of the small map, at most (mm)."""
_GUTTER = 8.0
_SEEN = 0.35
"""A fill smaller than this on the page (mm) is left out of the small map."""
_ACCENT = "accent"


def plan(piece: Piece, tiles: Sequence[Tile], kit: Kit) -> Drawing:
    """The page, on the live area."""
    span = piece.span
    style = look(kit, _ACCENT if _ACCENT in kit.info.colours else "ink", span)
    title = title_box(
        Titling(piece.name, "Assembly", _lead(piece, tiles), span, span, span), Desk(kit, style, LIVE_WIDTH, {})
    )
    top = HEAD + title.height + 4.0
    face = piece.front
    scale = min(LIVE_WIDTH / mm(face.width), _TALLEST / mm(face.height), 0.5)
    width, height = mm(face.width) * scale, mm(face.height) * scale
    x = (LIVE_WIDTH - width) / 2
    marks = [
        *running_head(kit.info, piece.name, LIVE_WIDTH, style, span),
        *title.draw(0.0, HEAD),
        _small_map(piece, x, top, scale, kit),
        *_tile_grid(tiles, x, top, scale, style),
        *_key(piece, top + height + 5.0),
        *_steps(kit, style, tiles, top + height + 5.0 + _key_height(piece), piece),
    ]
    return Drawing(um(LIVE_WIDTH), um(LIVE_HEIGHT), tuple(marks), title=f"{piece.name}, assembly")


def _lead(piece: Piece, tiles: Sequence[Tile]) -> str:
    columns, rows = tiles[-1].column + 1, tiles[-1].row + 1
    wide, high = mm(piece.front.width) / 10, mm(piece.front.height) / 10
    return f"{len(tiles)} tiles, {columns} across and {rows} down, make a {_what(piece)} of {wide:.0f} x {high:.0f} cm."


def _what(piece: Piece) -> str:
    """What builders call it."""
    return "map" if piece.kind == "mapsheet" else piece.kind


def _small_map(piece: Piece, x: float, y: float, scale: float, kit: Kit) -> Group:
    """The face without text and fine lines, looked through once for all papers."""
    face, key = piece.front, ("small map", piece.kind, piece.id)
    kept = kit.kept.get(key)
    if not isinstance(kept, tuple):
        kept = kit.kept[key] = tuple(_seen(face.marks, um(_SEEN / scale)))
    matrix: Matrix = (scale, 0.0, 0.0, scale, float(um(x)), float(um(y)))
    return Group(kept, matrix, rectangle(0.0, 0.0, mm(face.width), mm(face.height)), name="small-map")


def _seen(marks: Sequence[Mark], least: int) -> Iterator[Mark]:
    """Fills no smaller than ``least``, and strokes no thinner than a quarter of it, out of their groups."""
    boxes: dict[int, Box | None] = {}
    for found in walk(tuple(marks)):
        mark, matrix = found.mark, found.matrix
        if not isinstance(mark, Path) or not (mark.paint.fill is not None or mark.paint.width * 4 >= least):
            continue
        # The paths of a symbol come once for each of its uses.
        if id(mark) not in boxes:
            boxes[id(mark)] = mark_box(mark)
        box = boxes[id(mark)]
        if box is None:
            continue
        x0, y0, x1, y1 = moved(box, matrix)
        if max(x1 - x0, y1 - y0) >= least:
            yield Group((mark,), matrix) if matrix != (1.0, 0.0, 0.0, 1.0, 0.0, 0.0) else mark


def _tile_grid(tiles: Sequence[Tile], x: float, y: float, scale: float, style: Look) -> Iterator[Mark]:
    """Cuts as lines, shared strips tinted, and in each tile its name and its page."""
    across = {tile.column: tile.across for tile in tiles}
    down = {tile.row: tile.down for tile in tiles}
    right, bottom = mm(across[max(across)].end), mm(down[max(down)].end)

    def px(at: float) -> float:
        return x + at * scale

    def py(at: float) -> float:
        return y + at * scale

    strips = [
        step
        for span in across.values()
        if span.next < span.end
        for step in rectangle(px(mm(span.next)), y, mm(span.end - span.next) * scale, bottom * scale)
    ]
    strips += [
        step
        for span in down.values()
        if span.next < span.end
        for step in rectangle(x, py(mm(span.next)), right * scale, mm(span.end - span.next) * scale)
    ]
    yield Path(tuple(strips), Paint(fill=style.accent, opacity=0.16), Role.BACKGROUND, "strips")
    cuts = [((px(mm(span.start)), y), (px(mm(span.start)), py(bottom))) for span in across.values() if span.start]
    cuts += [((x, py(mm(span.start))), (px(right), py(mm(span.start)))) for span in down.values() if span.start]
    yield Path(lines(cuts), Paint(stroke=style.accent, width=um(0.35)), Role.RULE, "tile-cuts")
    edge = rectangle(x, y, right * scale, bottom * scale)
    yield Path(edge, Paint(stroke=style.ink, width=um(0.5)), Role.RULE, "map-edge")
    for tile in tiles:
        yield from _tile_label(tile, px, py, style, scale)


def _tile_label(
    tile: Tile, px: Callable[[float], float], py: Callable[[float], float], style: Look, scale: float
) -> Iterator[Mark]:
    """Name and page in the middle of what no other tile covers."""
    wide = mm(tile.across.next - tile.across.start) * scale
    high = mm(tile.down.next - tile.down.start) * scale
    middle = px(mm(tile.across.start + tile.across.next) / 2)
    level = py(mm(tile.down.start + tile.down.next) / 2)
    name, page = tile_name(tile), f"page {tile.number}"
    font = style.title.font
    size = fit_size(name, font, min(points(20), high * 0.42), points(4), wide * 0.8)
    big = replace(style.title, size=size, tracking=0.0, halo=WHITE, halo_width=size * 0.16)
    yield line(name, middle, level + size * 0.18, big, align="middle", name="tile-name")
    small = fit_size(page, style.panel_title.font, min(size * 0.5, points(9)), points(1), wide * 0.86)
    if small >= points(3.5):
        words = replace(
            style.panel_title, colour=style.ink, size=small, tracking=0.0, halo=WHITE, halo_width=small * 0.2
        )
        yield line(page, middle, level + size * 0.18 + small * 1.25, words, align="middle", name="tile-page")


def _key(piece: Piece, top: float) -> Iterator[Mark]:
    """The terrain key, shrunk to the page if it is wider."""
    legend = piece.legend
    if legend is None or not legend.width:
        return
    scale = min(1.0, um(LIVE_WIDTH) / legend.width)
    x = (um(LIVE_WIDTH) - round(legend.width * scale)) / 2
    yield Group(legend.marks, (scale, 0.0, 0.0, scale, x, float(um(top))), name="legend")


def _key_height(piece: Piece) -> float:
    return mm(piece.legend.height) + 4.0 if piece.legend is not None and piece.legend.width else 0.0


def _steps(kit: Kit, style: Look, tiles: Sequence[Tile], top: float, piece: Piece) -> list[Mark]:
    """How to put it together, in two columns."""
    first, last = tile_name(tiles[0]), tile_name(tiles[-1])
    area = Area(0.0, top, LIVE_WIDTH, LIVE_HEIGHT - top, _GUTTER)
    desk = Desk(kit, style, area.column_width(2), {})
    what, goes_on = _what(piece), "every hex closes" if piece.kind == "mapsheet" else "every line goes on"
    steps = (
        f'Print the pages {first} to {last} at **100 %**, not "fit to page". Each says above '
        f"the {what} which tile it is.",
        f"Cut each tile **at the crop marks**: along its left and its top edge, and where the {what} ends. Leave the "
        "strips at the right and at the bottom: the next tile covers them.",
        "Begin at the top left. Lay the next tile over the strip, its cut edge **at the coloured ticks**, so that "
        f"{goes_on}. Glue it there, or tape it from behind.",
        "Finish a row, then lay the next row over its strip. The arrows name the neighbours of each tile.",
    )
    blocks = set_blocks([(Heading(heading="Put it together"), ""), (Steps(steps=steps), "")], desk)
    pages = pour([Strand(1, blocks[:1]), Strand(2, blocks[1:])], area)
    return [mark for put in pages[0] for mark in put.box.draw(put.x, put.y)]
