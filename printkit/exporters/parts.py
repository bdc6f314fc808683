"""Parts list: `parts-<paper>.csv`, counted back from what lies on the sheets."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator

from printkit.contracts import Exporter, Product
from printkit.exporters._marks import number
from printkit.pieces import Piece
from printkit.sheets import Placed, Sheet
from printkit.units import mm

COLUMNS = ("kind", "id", "name", "copies", "width_mm", "height_mm", "page")
"""Header. ``page`` is the number printed on the page; several are joined by ';'."""
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def write(product: Product) -> Iterator[tuple[str, bytes]]:
    """One row a piece: how many fronts of it lie on the sheets, its printed trim size, and where the fronts lie."""
    for paper, sheets in product.sheets.items():
        out = io.StringIO()
        table = csv.writer(out, lineterminator="\n")
        table.writerow(COLUMNS)
        table.writerows(_row(piece, sheets) for piece in product.pieces)
        yield f"parts-{paper}.csv", out.getvalue().encode()


def _row(piece: Piece, sheets: tuple[Sheet, ...]) -> tuple[str, ...]:
    lying = [
        (sheet.label, placed)
        for sheet in sheets
        for placed in sheet.placed
        if placed.piece is piece and not placed.back
    ]
    width, height = _size(piece, [placed for _, placed in lying])
    pages = dict.fromkeys(label for label, _ in lying)
    copies = sum(placed.counts for _, placed in lying)
    row = (piece.kind, piece.id, piece.name, str(copies), width, height, ";".join(pages))
    return tuple(_harmless(cell) for cell in row)


def _size(piece: Piece, lying: list[Placed]) -> tuple[str, str]:
    """Millimetres as printed: the scale of the first copy counts."""
    scale = lying[0].scale if lying else 1.0
    return number(mm(piece.front.width) * scale, 3), number(mm(piece.front.height) * scale, 3)


def _harmless(cell: str) -> str:
    """A cell that a spreadsheet would run as a formula gets an apostrophe in front, which spreadsheets do not show."""
    return f"'{cell}" if cell.startswith(_FORMULA) else cell


EXPORTER = Exporter("parts", write, "parts list as CSV, counted from the sheets")
