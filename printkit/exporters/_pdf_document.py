"""A kit's sheets of one paper as one PDF: drawn by reportlab, finished by pikepdf, made once for all who need it."""

from __future__ import annotations

import io
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from printkit.contracts import Product
from printkit.drawing import Matrix
from printkit.exporters._marks import sheet_marks
from printkit.kit import Kit
from printkit.sheets import Sheet

if TYPE_CHECKING:
    from printkit.exporters._pdf_content import Drawn


@dataclass
class _Latest:
    """PDFs of the product last asked for: the PNG exporter draws from the same bytes that the PDF exporter writes."""

    product: Product | None = None
    pdfs: dict[str, bytes] = field(default_factory=dict)


_latest = _Latest()


def pdf_bytes(product: Product, paper: str) -> bytes:
    """The finished PDF of one paper. The same product object gives the same bytes object without drawing it again."""
    if _latest.product is not product:
        _latest.product, _latest.pdfs = product, {}
    if paper not in _latest.pdfs:
        _latest.pdfs[paper] = make_pdf(product.kit, product.sheets[paper])
    return _latest.pdfs[paper]


def make_pdf(kit: Kit, sheets: tuple[Sheet, ...]) -> bytes:
    """One PDF of these sheets, in their order."""
    from printkit.exporters._pdf_finish import finish

    return finish(draw(kit, sheets), kit, sheets)


def draw(kit: Kit, sheets: tuple[Sheet, ...]) -> Drawn:
    """Pages, forms and fonts as reportlab writes them, and what they name without defining it."""
    from reportlab import rl_config
    from reportlab.pdfgen.canvas import Canvas

    from printkit.exporters._pdf_content import POINT, ContentWriter, Drawn
    from printkit.exporters._pdf_fonts import PdfFonts, open_ttfont

    rl_config.useA85 = 0  # reportlab reads this where it packs images; base 85 would make them a quarter larger
    first = next(iter(kit.fonts.by_word.values()))
    canvas = Canvas(
        io.BytesIO(),
        pageCompression=1,
        invariant=1,
        # Without a font of ours every page would name Helvetica, which is not embedded.
        initialFontName=open_ttfont(first).fontName,  # type: ignore[arg-type]  # typeshed says float
    )
    writer = ContentWriter(canvas, PdfFonts(kit.fonts, canvas))
    for sheet in sheets:
        width, height = sheet.paper.width * POINT, sheet.paper.height * POINT
        canvas.setPageSize((width, height))
        to_points: Matrix = (POINT, 0.0, 0.0, -POINT, 0.0, height)
        writer.page(sheet_marks(sheet), to_points)
        canvas.showPage()
    raw: bytes = canvas.getpdfdata()  # type: ignore[no-untyped-call]
    return Drawn(raw, writer.opacities, writer.images, writer.vectors)
