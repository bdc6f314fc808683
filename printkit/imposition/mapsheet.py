"""Mapsheets: one a sheet, all at one scale, so that those printed on Letter abut those printed on A4.

Home printers cannot reach the paper's edge, so by default the scale is the largest at which the sheet lies inside the
margins of both papers; ``print: {mapsheets: full-bleed}`` in kit.yaml prints at 100 %. A wide one lies sideways.
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.contracts import Scheme
from printkit.drawing import Drawing, Group, Mark
from printkit.imposition._marks import footer_top
from printkit.imposition._single import single
from printkit.kit import Kit
from printkit.paper import PAPERS, Paper
from printkit.pieces import Piece
from printkit.sheets import Placed, Request, Sheet

LEGEND_GAP = 1_000
"""Clear space between a legend and the map's bleed (crop marks stand only at the corners)."""


def margin_safe(face: Drawing) -> tuple[float, int]:
    """The largest scale, 1 at most, at which a face lies inside the margins of every paper, and the turn that it takes:
    90 where it has more room lying sideways."""
    upright, sideways = _largest(face.width, face.height), _largest(face.height, face.width)
    return (sideways, 90) if sideways > upright else (upright, 0)


def _largest(width: int, height: int) -> float:
    fits = (
        min((paper.width - 2 * paper.margin) / width, (paper.height - 2 * paper.margin) / height)
        for paper in PAPERS.values()
    )
    return min(1.0, *fits)


def impose(pieces: tuple[Piece, ...], kit: Kit, request: Request) -> Iterator[Sheet]:
    """A leaf for each copy of each mapsheet, its legend above it where there is room."""
    for piece in pieces:
        scale, turn = margin_safe(piece.front)
        if kit.info.print.mapsheets != "margin-safe":
            scale = 1.0
        placed = (_sideways if turn else _upright)(piece, request.paper, scale)
        yield from single(piece, placed, request, tuple(_legend(piece, placed, request.paper)))


def _upright(piece: Piece, paper: Paper, scale: float) -> Placed:
    """Centred across, and as low as its bleed keeps clear of the footer; the room left is above, for the legend."""
    face = piece.front
    width, height = round(face.width * scale), round(face.height * scale)
    y = max(0, footer_top(paper) - round(face.bleed * scale) - height)
    below = min(face.bleed, int((footer_top(paper) - y - height) / scale))
    return Placed(piece, False, (paper.width - width) // 2, y, scale, bleed=(face.bleed, face.bleed, face.bleed, below))


def _sideways(piece: Piece, paper: Paper, scale: float) -> Placed:
    """Turned by a quarter, its foot at the left margin; its right side, at the bottom, keeps clear of the footer."""
    face = piece.front
    width, height = round(face.width * scale), round(face.height * scale)
    foot = footer_top(paper)
    top = max(0, min((paper.margin + foot - width) // 2, foot - round(face.bleed * scale) - width))
    left = max(0, min(paper.margin, (paper.width - height) // 2))
    right = max(0, min(face.bleed, int((foot - top - width) / scale)))
    x, y = left + height // 2 - width // 2, top + width // 2 - height // 2
    return Placed(piece, False, x, y, scale, 90, (face.bleed, face.bleed, right, face.bleed))


def _legend(piece: Piece, placed: Placed, paper: Paper) -> Iterator[Mark]:
    """The legend, its foot just above the bleed, as the map lies, if it fits between the paper's margins."""
    legend = piece.legend
    if legend is None:
        return
    away = round(placed.face.bleed * placed.scale) + LEGEND_GAP
    if placed.turn:
        x, y = placed.box[2] + away + legend.height, (paper.margin + footer_top(paper) - legend.width) // 2
        if y >= paper.margin and x <= paper.width - paper.margin:
            yield Group(legend.marks, (0.0, 1.0, -1.0, 0.0, float(x), float(y)), name="legend")
        return
    x, y = (paper.width - legend.width) // 2, placed.y - away - legend.height
    if y >= paper.margin and x >= paper.margin:
        yield Group(legend.marks, (1.0, 0.0, 0.0, 1.0, float(x), float(y)), name="legend")


SCHEME = Scheme("mapsheet", impose, "one mapsheet a sheet at a scale that lies inside the printer's margins")
