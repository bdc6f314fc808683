"""Lines that read from right to left stand the same in PDF and SVG, and read back in reading order."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pypdfium2
import pytest

from printkit.contracts import Product
from printkit.drawing import Mark
from printkit.exporters import pdf, svg
from printkit.fonts import Font, FontBook, chained, open_font, packaged
from printkit.lettering import Style, line
from tests import sample_fonts
from tests.exporters.readback_pdf import read_pdf
from tests.exporters.readback_svg import read_svg
from tests.exporters.sample import INK, kit, product
from tests.exporters.test_parity import BOUND, drawn_pdf, drawn_svg, worst_tile

LETTERS = "".join(chr(0x05D0 + i) for i in range(27))
WORDS = "\u05d0\u05d1\u05d2 (\u05d3\u05d4) 12 abc"


def font(folder: Path) -> Font:
    """Barlow, and Hebrew letters each a little wider than the one before."""
    (folder / "hebrew.ttf").write_bytes(sample_fonts.truetype(LETTERS, 300, "Aleph", step=15))
    name = "Barlow Condensed SemiBold"
    return chained([open_font(name, packaged()[name]), open_font("hebrew.ttf", folder / "hebrew.ttf")])


def made(own: Font, *marks: Mark) -> Product:
    fonts = FontBook({"label": own, **kit().fonts.by_word})
    return replace(product(("letter",), marks), kit=replace(kit(), fonts=fonts))


def places(items: list[object]) -> dict[str, float]:
    """Each character's left end in points."""
    found: dict[str, float] = {}
    for item in items:
        if item.what == "text" and item.look[0] != "page":  # type: ignore[attr-defined]
            found.update(zip(item.look[0], (x for x, _ in item.points), strict=True))  # type: ignore[attr-defined]
    return found


def test_each_letter_has_its_place_in_both(tmp_path: Path) -> None:
    own = font(tmp_path)
    whole = made(own, line(WORDS, 10, 20, Style(own, 6.0, INK)))
    document = dict(pdf.EXPORTER.write(whole))["mini-letter.pdf"]
    sheet = dict(svg.EXPORTER.write(whole))["svg/letter/01.svg"]
    one, other = places(list(read_pdf(document))), places(list(read_svg(sheet)))
    # From the left: abc, 12, (he dalet), gimel bet aleph.
    order = "abc12(\u05d4\u05d3)\u05d2\u05d1\u05d0"
    assert sorted(order, key=one.__getitem__) == list(order)
    assert [other[c] for c in order] == pytest.approx([one[c] for c in order], abs=0.01)
    assert worst_tile(drawn_pdf(document, 0), drawn_svg(sheet, tmp_path)) <= BOUND


def test_text_reads_back_in_reading_order(tmp_path: Path) -> None:
    own = font(tmp_path)
    document = dict(pdf.EXPORTER.write(made(own, line(WORDS, 10, 20, Style(own, 6.0, INK)))))["mini-letter.pdf"]
    assert WORDS in pypdfium2.PdfDocument(document)[0].get_textpage().get_text_range()
