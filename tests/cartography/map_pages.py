"""A face printed to PDF and turned into pixels, for tests that look at what is printed."""

from __future__ import annotations

import io
from dataclasses import replace

import pypdfium2
from PIL.Image import Image

from printkit import catalog
from printkit.contracts import Product
from printkit.drawing import Drawing
from printkit.paper import Paper
from printkit.pieces import Piece
from printkit.sheets import Placed, Sheet
from tests.exporters.sample import kit


def pixels(face: Drawing, dpi: int = 150) -> Image:
    """The face alone on a page of its own size, through the PDF exporter and pypdfium2."""
    face = replace(face, bleed=0)
    piece = Piece("mapsheet", "one", "One", face)
    paper = Paper("own", face.width, face.height, 0)
    box = (0, 0, face.width, face.height)
    sheet = Sheet(paper, "1", "One", "Mapsheets", (Placed(piece, False, 0, 0),), (), trim=box, bleed=box)
    written = dict(catalog.exporters()["pdf"].write(Product(kit(), (piece,), {"own": (sheet,)})))
    (data,) = (data for name, data in written.items() if name.endswith(".pdf"))
    return pypdfium2.PdfDocument(io.BytesIO(data))[0].render(scale=dpi / 72).to_pil().convert("RGB")
