"""Fonts of one PDF document: opened for reportlab, subset and embedded by it, text encoded in subset codes."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from printkit.fonts import FontBook

if TYPE_CHECKING:
    from reportlab.pdfbase.pdfdoc import PDFDocument
    from reportlab.pdfbase.ttfonts import TTFont
    from reportlab.pdfgen.canvas import Canvas


@lru_cache(maxsize=64)
def open_ttfont(path: Path) -> TTFont:
    """A font file for reportlab, registered under its path. Documents share it one after the other, never at once."""
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont

    # asciiReadable would embed all of ASCII, used or not: twice the size.
    font = TTFont(str(path), str(path), asciiReadable=False)
    pdfmetrics.registerFont(font)
    return font


class PdfFonts:
    """The fonts of a canvas, by their full names."""

    def __init__(self, book: FontBook, canvas: Canvas) -> None:
        self._book = book
        # The canvas hands out its document nowhere in public; TTFont's public methods ask for it.
        self._document: PDFDocument = canvas._doc  # type: ignore[attr-defined]
        self._opened: dict[str, TTFont] = {}

    def encode(self, name: str, text: str) -> list[tuple[str, bytes]]:
        """Runs of ``text``, each with the resource name of its font subset and its codes."""
        font = self._opened.get(name)
        if font is None:
            font = self._opened[name] = open_ttfont(self._book[name].path)
        runs = font.splitString(text, self._document)
        return [(font.getSubsetInternalName(subset, self._document), codes) for subset, codes in runs]
