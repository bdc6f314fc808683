"""PNG: a preview of every sheet at 150 dpi (`png/<paper>/<page>.png`), drawn from the finished PDF."""

from __future__ import annotations

import io
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING

from printkit.contracts import Exporter, Product
from printkit.exporters._names import sheet_stems
from printkit.exporters._pdf_document import pdf_bytes

if TYPE_CHECKING:
    from PIL.Image import Image

DPI = 150
"""Sharp enough to read a counter's name on a screen."""
_SCALE = DPI / 72 - 1e-9
"""Pixels a point; a hair less, because the renderer rounds a page of 1650.0000001 pixels up."""
_AT_ONCE = 2
"""Pictures packed at the same time: Pillow works outside the interpreter's lock, the renderer must not."""


def write(product: Product) -> Iterator[tuple[str, bytes]]:
    """One picture a sheet: what is seen is what the PDF prints, not a second drawing of the marks."""
    for paper, sheets in product.sheets.items():
        stems = sheet_stems(tuple(sheet.label for sheet in sheets))
        for stem, data in zip(stems, _previews(pdf_bytes(product, paper)), strict=True):
            yield f"png/{paper}/{stem}.png", data


def _previews(pdf: bytes) -> Iterator[bytes]:
    """PNG bytes of each page, in order: one page is rendered while those before it are packed."""
    import pypdfium2

    with pypdfium2.PdfDocument(pdf) as document, ThreadPoolExecutor(_AT_ONCE) as pool:
        packing: deque[Future[bytes]] = deque()
        for page in document:
            packing.append(pool.submit(_pack, page.render(scale=_SCALE, rev_byteorder=True).to_pil()))
            if len(packing) > _AT_ONCE:
                yield packing.popleft().result()
        while packing:
            yield packing.popleft().result()


def _pack(picture: Image) -> bytes:
    """In full colour: a palette of 256 would be half the size, but it shifts the pale tints of a sheet of counters."""
    out = io.BytesIO()
    picture.save(out, "PNG", compress_level=6)
    return out.getvalue()


EXPORTER = Exporter("png", write, "a 150 dpi preview of every sheet")
