"""Fallback, OpenType and variable fonts as they come out: the same in PDF and SVG, and in the PDF as text."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path

import pikepdf
import pypdfium2
import pytest

from printkit.contracts import Product
from printkit.drawing import Mark
from printkit.exporters import pdf, svg
from printkit.fonts import Font, FontBook, chained, open_font, packaged
from printkit.lettering import Style, line
from tests import sample_fonts
from tests.exporters.readback import differences
from tests.exporters.readback_pdf import read_pdf
from tests.exporters.readback_svg import read_svg
from tests.exporters.sample import INK, kit, product
from tests.exporters.test_parity import BOUND, drawn_pdf, drawn_svg, worst_tile

WORDS = "Roll \u2605 and \u2680\u2681 twice"


def chain(folder: Path) -> Font:
    """Barlow, then cubic outlines for the star, then an instance of a variable font for the dice."""
    (folder / "stars.otf").write_bytes(sample_fonts.opentype("\u2605"))
    (folder / "dice.ttf").write_bytes(sample_fonts.variable("\u2680\u2681"))
    name = "Barlow Condensed SemiBold"
    return chained(
        [
            open_font(name, packaged()[name]),
            open_font("stars.otf", folder / "stars.otf"),
            open_font("dice.ttf@wght=500", folder / "dice.ttf", (("wght", 500.0),)),
        ]
    )


def made(font: Font, marks: tuple[Mark, ...]) -> Product:
    fonts = FontBook({"label": font, **kit().fonts.by_word})
    return replace(product(("letter",), marks), kit=replace(kit(), fonts=fonts))


def marks(font: Font) -> tuple[Mark, ...]:
    return (
        line(WORDS, 10, 20, Style(font, 6.0, INK)),
        line(WORDS, 10, 40, Style(font, 5.0, INK, tracking=0.3)),
    )


def test_each_run_has_its_font_and_place_in_both(tmp_path: Path) -> None:
    font = chain(tmp_path)
    whole = made(font, marks(font))
    document = dict(pdf.EXPORTER.write(whole))["mini-letter.pdf"]
    sheet = dict(svg.EXPORTER.write(whole))["svg/letter/01.svg"]
    seen = [item for item in read_pdf(document) if item.what == "text"][:5]
    assert differences(read_pdf(document), read_svg(sheet)) == []
    assert [(item.look[0], item.look[1]) for item in seen] == [
        ("Roll ", "BarlowCondensed-SemiBold"),
        ("\u2605", "Rounds"),
        (" and ", "BarlowCondensed-SemiBold"),
        ("\u2680\u2681", "Swell-wght500"),
        (" twice", "BarlowCondensed-SemiBold"),
    ]
    # The die is 0.6 em wide at wght 500, and so the second stands 0.6 em behind the first.
    first, second = seen[3].points
    assert second[0] - first[0] == pytest.approx(0.6 * 6.0 * 72 / 25.4, abs=0.01)
    assert worst_tile(drawn_pdf(document, 0), drawn_svg(sheet, tmp_path)) <= BOUND


def test_text_is_found_whole_and_every_font_is_embedded(tmp_path: Path) -> None:
    font = chain(tmp_path)
    document = dict(pdf.EXPORTER.write(made(font, marks(font))))["mini-letter.pdf"]
    assert WORDS in pypdfium2.PdfDocument(document)[0].get_textpage().get_text_range()
    with pikepdf.open(io.BytesIO(document)) as opened:
        fonts = {str(f.BaseFont).partition("+")[2]: f for f in opened.pages[0].Resources.Font.values()}
        assert {"Rounds", "Swell-wght500"} <= fonts.keys()
        assert all("/FontFile2" in one.FontDescriptor for one in fonts.values())


def test_characters_beyond_the_first_plane_read_back(tmp_path: Path) -> None:
    """Playing cards and many symbols: reportlab alone would write their numbers, not their characters."""
    (tmp_path / "cards.ttf").write_bytes(sample_fonts.truetype("\U0001f0a1\U0001f0b1 ab"))
    font = open_font("cards.ttf", tmp_path / "cards.ttf")
    words = "a\U0001f0a1b\U0001f0b1"
    document = dict(pdf.EXPORTER.write(made(font, (line(words, 10, 20, Style(font, 6.0, INK)),))))["mini-letter.pdf"]
    assert words in pypdfium2.PdfDocument(document)[0].get_textpage().get_text_range()
