"""Words of a finished PDF page and where they stand, read by pdfium: it knows nothing of how printkit drew them."""

from __future__ import annotations

from dataclasses import dataclass

import pypdfium2

MM = 72 / 25.4


@dataclass(frozen=True)
class Run:
    """Characters that stand side by side on one line. Millimetres from the page's top left corner, y down."""

    page: int
    text: str
    left: float
    top: float
    right: float
    bottom: float

    @property
    def x(self) -> float:
        """Middle, across."""
        return (self.left + self.right) / 2

    @property
    def y(self) -> float:
        """Middle, down."""
        return (self.top + self.bottom) / 2


def runs(pdf: bytes) -> list[Run]:
    """Every run of every page, in the order in which it was written."""
    document = pypdfium2.PdfDocument(pdf)
    return [run for number, page in enumerate(document) for run in _page_runs(number, page)]


def _page_runs(number: int, page: pypdfium2.PdfPage) -> list[Run]:
    height = page.get_height()
    text = page.get_textpage()
    found: list[Run] = []
    for i in range(text.count_chars()):
        letter = text.get_text_range(i, 1)
        left, bottom, right, top = text.get_charbox(i, loose=True)
        if not letter.strip() or right <= left:
            continue
        here = Run(number, letter, left / MM, (height - top) / MM, right / MM, (height - bottom) / MM)
        last = found[-1] if found else None
        size = here.bottom - here.top
        if last and abs(last.top - here.top) + abs(last.bottom - here.bottom) < 0.05 * size:
            gap = (here.left - last.right) / size
            if -0.2 < gap < 0.5:
                words = last.text + (" " if gap > 0.1 else "") + letter
                found[-1] = Run(number, words, last.left, last.top, here.right, last.bottom)
                continue
        found.append(here)
    return found


def titled(all_runs: list[Run], title: str) -> list[Run]:
    """The runs of the first page on which a run reads ``title``."""
    page = next(run.page for run in all_runs if run.text == title)
    return [run for run in all_runs if run.page == page]
