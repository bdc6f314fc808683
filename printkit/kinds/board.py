"""board: one free face a definition: playing boards, player mats, displays with grids and tracks."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.contracts import Kind, Scene
from printkit.drawing import Drawing, Mark, Paint, Path, Role
from printkit.faces import Trim, layout
from printkit.kit import Kit
from printkit.models.free_board import FreeBoard
from printkit.pieces import Piece
from printkit.placing import arrange
from printkit.references import answers
from printkit.shapes import rectangle
from printkit.units import um

NO_GROUND = "none"


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
    yield Piece(
        kind=KIND.name,
        id=board.id,
        name=board.name,
        front=Drawing(um(board.width), um(board.height), marks, um(board.bleed), board.name),
        back=back.draw(kit, {}, {}, "") if back else None,
        copies=board.copies,
        scheme="one-up",
        section=board.section,
        span=board.span,
    )


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
)
