"""Subsets for SVG, and the codes that reportlab gives for PDF."""

from __future__ import annotations

import io

import pikepdf
from fontTools.ttLib import TTFont
from reportlab.pdfgen.canvas import Canvas

from printkit.exporters._pdf_fonts import PdfFonts, open_ttfont
from printkit.fonts import FontStyle, open_font, packaged
from tests.exporters.sample import kit

BODY = "Source Sans Pro Regular"


def test_a_subset_holds_its_characters_and_no_others() -> None:
    font = TTFont(io.BytesIO(kit().fonts[BODY].subset("½AB")))
    assert sorted(font.getBestCmap()) == [ord("A"), ord("B"), ord("½")]
    assert font["hmtx"].metrics[font.getBestCmap()[ord("A")]][0] == round(kit().fonts[BODY].advances[ord("A")] * 1000)


def test_the_same_characters_give_the_same_bytes_in_any_order() -> None:
    assert kit().fonts[BODY].subset(["A", "B", "½"]) == kit().fonts[BODY].subset({"½", "B", "A"})
    assert kit().fonts[BODY].subset("AB") != kit().fonts[BODY].subset("AC")


def test_the_file_says_how_css_names_a_font() -> None:
    files = packaged()
    styles = {name: open_font(name, files[name]).style for name in files if "Semi" in name or name.endswith("Black")}
    assert styles["Barlow Condensed SemiBold"] == FontStyle("Barlow Condensed", 600, False)
    assert styles["Source Sans Pro SemiboldItalic"] == FontStyle("Source Sans Pro", 600, True)
    assert styles["Source Sans Pro Black"] == FontStyle("Source Sans Pro", 900, False)


def test_codes_are_those_that_reportlab_itself_would_write() -> None:
    """The fonts ask a canvas for its document, which has no public name: this holds them to the public drawString."""
    ours, theirs = Canvas(io.BytesIO(), invariant=1), Canvas(io.BytesIO(), invariant=1)
    runs = PdfFonts(kit().fonts, ours).encode(BODY, "Ice 1½")
    theirs.setFont(open_ttfont(kit().fonts[BODY]).fontName, 10)
    theirs.drawString(0, 0, "Ice 1½")
    ((resource, codes),) = runs
    with pikepdf.new() as holder:
        content = pikepdf.Stream(holder, theirs.getCurrentPageContent().encode("latin1"))
        shown = {str(step.operator): step.operands for step in pikepdf.parse_content_stream(content)}
    assert (bytes(shown["Tj"][0]), str(shown["Tf"][0])) == (codes, resource)
