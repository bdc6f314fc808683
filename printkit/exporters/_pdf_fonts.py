"""Fonts of one PDF document: opened for reportlab, subset and embedded by it, text encoded in subset codes."""

from __future__ import annotations

import io
from functools import lru_cache
from typing import TYPE_CHECKING

from printkit.fonts import Font, FontBook

if TYPE_CHECKING:
    from reportlab.pdfbase.pdfdoc import PDFDocument
    from reportlab.pdfbase.ttfonts import TTFont
    from reportlab.pdfgen.canvas import Canvas


@lru_cache(maxsize=64)
def open_ttfont(font: Font) -> TTFont:
    """A font for reportlab, registered under its name. Documents share it one after the other, never at once."""
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont

    # asciiReadable would embed all of ASCII, used or not: twice the size.
    opened = TTFont(f"{font.path}@{font.axes}", io.BytesIO(font.data), asciiReadable=False)
    pdfmetrics.registerFont(opened)
    return opened


class PdfFonts:
    """The fonts of a canvas, by their full names."""

    def __init__(self, book: FontBook, canvas: Canvas) -> None:
        self._book = book
        # The canvas hands out its document nowhere in public; TTFont's public methods ask for it.
        self._document: PDFDocument = canvas._doc  # type: ignore[attr-defined]
        self._opened: dict[str, TTFont] = {}

    def encode(self, name: str, text: str) -> list[tuple[str, bytes]]:
        """Runs of ``text``, each with the resource name of its font subset and its codes."""
        return [run for font, part in self._book[name].runs(text) for run in self._encode(font, part)]

    def _encode(self, font: Font, text: str) -> list[tuple[str, bytes]]:
        opened = self._opened.get(font.name)
        if opened is None:
            opened = self._opened[font.name] = open_ttfont(font)
        runs = opened.splitString(text, self._document)
        return [(opened.getSubsetInternalName(subset, self._document), codes) for subset, codes in runs]
