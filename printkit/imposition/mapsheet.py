"""Mapsheets: one a sheet, all at one scale, so that those printed on Letter abut those printed on A4.

Home printers cannot reach the paper's edge, so by default the scale is the largest at which the sheet lies inside the
margins of both papers; ``print: {mapsheets: full-bleed}`` in kit.yaml prints at 100 %.
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


def margin_safe_scale(face: Drawing) -> float:
    """The largest scale, 1 at most, at which a face lies inside the margins of every paper."""
    fits = (
        min((paper.width - 2 * paper.margin) / face.width, (paper.height - 2 * paper.margin) / face.height)
        for paper in PAPERS.values()
    )
    return min(1.0, *fits)


def printed_scale(face: Drawing, kit: Kit) -> float:
    """The scale at which this kit prints a mapsheet's face."""
    return margin_safe_scale(face) if kit.info.print.mapsheets == "margin-safe" else 1.0


def impose(pieces: tuple[Piece, ...], kit: Kit, request: Request) -> Iterator[Sheet]:
    """A leaf for each copy of each mapsheet, its legend above it where there is room."""
    for piece in pieces:
        placed = _place(piece, request.paper, printed_scale(piece.front, kit))
        yield from single(piece, placed, request, tuple(_legend(piece, placed, request.paper)))


def _place(piece: Piece, paper: Paper, scale: float) -> Placed:
    """Centred across, and as low as its bleed keeps clear of the footer; the room left is above, for the legend."""
    face = piece.front
    width, height = round(face.width * scale), round(face.height * scale)
    y = max(0, footer_top(paper) - round(face.bleed * scale) - height)
    below = min(face.bleed, int((footer_top(paper) - y - height) / scale))
    return Placed(piece, False, (paper.width - width) // 2, y, scale, bleed=(face.bleed, face.bleed, face.bleed, below))


def _legend(piece: Piece, placed: Placed, paper: Paper) -> Iterator[Mark]:
    """The legend, its foot just above the bleed, if it fits between the paper's margins."""
    legend = piece.legend
    if legend is None:
        return
    x = (paper.width - legend.width) // 2
    y = placed.y - round(placed.face.bleed * placed.scale) - LEGEND_GAP - legend.height
    if y >= paper.margin and x >= paper.margin:
        yield Group(legend.marks, (1.0, 0.0, 0.0, 1.0, float(x), float(y)), name="legend")


SCHEME = Scheme("mapsheet", impose, "one mapsheet a sheet at a scale that lies inside the printer's margins")
