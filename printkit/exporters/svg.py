"""SVG: every face (`svg/faces/<piece>-front.svg`) and every sheet (`svg/<paper>/<page>.svg`)."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.contracts import Exporter, Product
from printkit.exporters._marks import face_marks, sheet_marks
from printkit.exporters._names import Names, sheet_stems
from printkit.exporters._svg_document import svg_bytes
from printkit.exporters._svg_fonts import SvgFonts, fonts_of

_SHEET_CSS = "svg{background:#FFFFFF}"
"""A sheet is white paper, whatever colour a viewer shows behind it; a face may be of any shape."""


def write(product: Product) -> Iterator[tuple[str, bytes]]:
    """Faces first, each piece once, then the sheets of each paper."""
    fonts = fonts_of(product)
    yield from _faces(product, fonts)
    yield from _sheets(product, fonts)


def _faces(product: Product, fonts: SvgFonts) -> Iterator[tuple[str, bytes]]:
    names = Names()
    for piece in product.pieces:
        stem = names.give(piece.id)
        for side, face in (("front", piece.front), ("back", piece.back)):
            if face is not None:
                size = (face.width, face.height)
                title = f"{piece.name} ({side})"
                yield f"svg/faces/{stem}-{side}.svg", svg_bytes(face_marks(face), size, title, fonts)


def _sheets(product: Product, fonts: SvgFonts) -> Iterator[tuple[str, bytes]]:
    for paper, sheets in product.sheets.items():
        stems = sheet_stems(tuple(sheet.label for sheet in sheets))
        for stem, sheet in zip(stems, sheets, strict=True):
            size = (sheet.paper.width, sheet.paper.height)
            title = f"{product.kit.info.title}: {sheet.title} ({sheet.label})"
            yield f"svg/{paper}/{stem}.svg", svg_bytes(sheet_marks(sheet), size, title, fonts, _SHEET_CSS)


EXPORTER = Exporter("svg", write, "every face and sheet as SVG, fonts embedded")
