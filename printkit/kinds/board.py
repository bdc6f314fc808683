"""board: one free face a definition: playing boards, player mats, displays with grids and tracks."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.contracts import Kind, Scene
from printkit.drawing import Drawing, Mark, Paint, Path, Role
from printkit.faces import Trim, layout
from printkit.kit import Kit
from printkit.models.free_board import FreeBoard
from printkit.models.tiles import BoardTiles
from printkit.paper import turn_to_fit
from printkit.pieces import Piece, Tiling
from printkit.placing import arrange
from printkit.references import answers
from printkit.shapes import rectangle
from printkit.units import um

NO_GROUND = "none"
_STEP = 1_000


def draw(board: FreeBoard, kit: Kit) -> Iterator[Piece]:
    """The board's one piece; nothing where 0 copies are wanted."""
    if not board.copies:
        return
    scene = Scene(
        kit,
        board.width,
        board.height,
        answers(kit, board.elements),
        colours=board.colours,
        bleed=board.bleed,
        corner=board.corner,
    )
    marks = (*_ground(board, kit), *arrange(board.elements, scene))
    trim = Trim(board.width, board.height, board.corner)
    back = layout(kit, board.back, board.span_of("back"), trim) if board.back else None
    cut = _tiling(board)
    if cut is not None and board.back:
        message = f"board {board.id!r} is printed in tiles, which have no backs"
        kit.faults.error("tiles-backed", board.span_of("back"), message, "take 'back' out, or make it fit a page")
        back = None
    yield Piece(
        kind=KIND.name,
        id=board.id,
        name=board.name,
        front=Drawing(um(board.width), um(board.height), marks, um(board.bleed), board.name),
        back=back.draw(kit, {}, {}, "") if back else None,
        copies=board.copies,
        scheme="board" if cut is None else "tiled",
        tiling=cut,
        section=board.section,
        span=board.span,
    )


def _tiling(board: FreeBoard) -> Tiling | None:
    """None: on one page. Otherwise cuts at any millimetre at which they go through no text."""
    width, height = um(board.width), um(board.height)
    if board.tiles is None and turn_to_fit(width, height) is not None:
        return None
    overlap = (board.tiles or BoardTiles()).overlap
    return Tiling((tuple(range(0, width, _STEP)),), (tuple(range(0, height, _STEP)),), um(overlap))


def _ground(board: FreeBoard, kit: Kit) -> Iterator[Mark]:
    if board.colour != NO_GROUND:
        over, span = board.bleed, board.span_of("colour")
        fill = kit.colour(board.colour, span, board.colours)
        outline = rectangle(-over, -over, board.width + 2 * over, board.height + 2 * over)
        yield Path(outline, Paint(fill=fill), Role.BACKGROUND, "ground", span)


KIND = Kind(
    name="board",
    key="boards",
    model=FreeBoard,
    draw=draw,
    about="Playing boards, player mats and displays: one face laid out with elements, grids and tracks among them",
    plural="boards",
    making="cut out at the marks; glued on cardboard it lies flat.",
)
