"""PDF: one print-ready file for each paper, `<kit>-<paper>.pdf`."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.contracts import Exporter, Product
from printkit.exporters._pdf_document import pdf_bytes


def write(product: Product) -> Iterator[tuple[str, bytes]]:
    """The kit's sheets of each paper as one PDF."""
    for paper in product.sheets:
        yield f"{product.kit.name}-{paper}.pdf", pdf_bytes(product, paper)


EXPORTER = Exporter("pdf", write, "print-ready sheets: fonts embedded, boxes, bookmarks, page labels")
