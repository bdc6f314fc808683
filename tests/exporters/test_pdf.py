"""The PDF as a printer gets it: boxes, fonts, text, labels, bookmarks, print settings, metadata."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from functools import cache

import pikepdf
import pypdfium2
import pytest

from printkit.contracts import Product
from printkit.drawing import Drawing, Mark, Path
from printkit.exporters import pdf
from printkit.exporters._pdf_document import make_pdf, pdf_bytes
from printkit.paper import PAPERS
from printkit.pieces import Piece
from printkit.sheets import Placed, Sheet
from tests.exporters.readback_pdf import read_pdf
from tests.exporters.sample import kit, product


@cache
def files() -> dict[str, bytes]:
    return dict(pdf.EXPORTER.write(product()))


@pytest.fixture
def letter() -> Iterator[pikepdf.Pdf]:
    with pikepdf.open(io.BytesIO(files()["mini-letter.pdf"])) as opened:
        yield opened


def numbers(array: pikepdf.Object) -> list[float]:
    return [float(v) for v in array]


def one_sheet(marks: tuple[Mark, ...]) -> bytes:
    """A PDF of one sheet that holds only these marks."""
    sheet = Sheet(PAPERS["letter"], "1", "One", "One", (), marks)
    return make_pdf(kit(), (sheet,))


def streams(opened: pikepdf.Pdf, kind: str) -> list[pikepdf.Stream]:
    found = (item for item in opened.objects if isinstance(item, pikepdf.Stream))
    return [item for item in found if item.get("/Subtype") == kind]


def test_one_file_for_each_paper() -> None:
    assert list(files()) == ["mini-letter.pdf", "mini-a4.pdf"]


def test_boxes_follow_the_sheet(letter: pikepdf.Pdf) -> None:
    face, back, _ = letter.pages
    # 20 mm from the left, 90 mm from the top of 279.4 mm: 189.4 mm from the bottom.
    assert numbers(face.TrimBox) == pytest.approx([56.6929, 536.8819, 340.1575, 706.9606], abs=1e-4)
    assert numbers(face.BleedBox) == pytest.approx([51.0236, 531.2126, 345.8268, 712.6299], abs=1e-4)
    assert numbers(back.TrimBox) == numbers(back.BleedBox) == numbers(back.MediaBox) == [0, 0, 612, 792]


def test_a4_is_a4() -> None:
    with pikepdf.open(io.BytesIO(files()["mini-a4.pdf"])) as opened:
        assert numbers(opened.pages[0].MediaBox) == pytest.approx([0, 0, 595.2756, 841.8898], abs=1e-3)


def test_every_font_is_embedded_as_a_subset(letter: pikepdf.Pdf) -> None:
    fonts = {name: font for page in letter.pages for name, font in page.Resources.Font.items()}
    names = sorted(str(font.BaseFont) for font in fonts.values())
    assert names == [
        "/AAAAAA+BarlowCondensed-ExtraBold",
        "/AAAAAA+BarlowCondensed-SemiBold",
        "/AAAAAA+SourceSansPro-Regular",
    ]
    for font in fonts.values():
        assert 500 < len(font.FontDescriptor.FontFile2.read_bytes()) < 15_000
        assert "/ToUnicode" in font


def test_no_page_names_a_font_that_is_not_embedded(letter: pikepdf.Pdf) -> None:
    found = [item for item in letter.objects if isinstance(item, pikepdf.Dictionary) and item.get("/Type") == "/Font"]
    assert len(found) == 3
    assert all("/FontFile2" in font.FontDescriptor for font in found)


def test_text_can_be_searched_and_a_halo_is_no_second_text() -> None:
    page = pypdfium2.PdfDocument(files()["mini-letter.pdf"])[0].get_textpage()
    text = page.get_text_bounded()
    assert "Fire & <Ice> 1½ (a\\b) é" in text
    assert "TRACKED office flag" in text
    assert text.count("G3") == 1


def test_pages_are_labelled(letter: pikepdf.Pdf) -> None:
    assert [page.label for page in letter.pages] == ["1", "2", "3"]


def test_bookmarks_list_sections_and_titles_of_fronts(letter: pikepdf.Pdf) -> None:
    with letter.open_outline() as outline:
        tree = [(item.title, [child.title for child in item.children]) for item in outline.root]
    assert tree == [("Charts", ["All marks"]), ("Counters", ["Small"])]


def test_bookmarks_lead_to_their_pages() -> None:
    opened = pypdfium2.PdfDocument(files()["mini-letter.pdf"])
    pages = [(mark.get_title(), mark.get_dest().get_index()) for mark in opened.get_toc()]
    assert pages == [("Charts", 0), ("All marks", 0), ("Counters", 2), ("Small", 2)]


def test_pages_on_the_back_of_a_leaf_are_bookmarked_too() -> None:
    page = Piece("page", "p", "P", Drawing(1000, 1000, ()))
    leaf = tuple(
        Sheet(PAPERS["a4"], str(n), title, "Rules", (Placed(page, False, 0, 0),), (), back=n % 2 == 0)
        for n, title in enumerate(("Goal", "Turn", "Turn", "Chasms"), 1)
    )
    empty_back = Sheet(PAPERS["a4"], "5", "", "Rules", (), (), back=True)
    marks = pypdfium2.PdfDocument(make_pdf(kit(), (*leaf, empty_back))).get_toc()
    assert [(mark.get_title(), mark.get_dest().get_index()) for mark in marks] == [
        ("Rules", 0),
        ("Goal", 0),
        ("Turn", 1),
        ("Chasms", 3),
    ]


def test_a_section_of_one_sheet_of_the_same_name_is_one_bookmark() -> None:
    opened = pypdfium2.PdfDocument(one_sheet(()))
    assert [mark.get_title() for mark in opened.get_toc()] == ["One"]


def test_print_dialogue_keeps_the_scale_and_the_duplex_mode(letter: pikepdf.Pdf) -> None:
    wanted = letter.Root.ViewerPreferences
    assert str(wanted.PrintScaling) == "/None"
    assert str(wanted.Duplex) == "/DuplexFlipLongEdge"
    with pikepdf.open(io.BytesIO(one_sheet(()))) as fronts_only:
        assert fronts_only.Root.ViewerPreferences.Duplex == "/Simplex"


def test_title_and_author_without_a_clock(letter: pikepdf.Pdf) -> None:
    meta = letter.open_metadata()
    assert (meta["dc:title"], meta["dc:creator"]) == ("Mini & <Co> (print kit, version 1)", ["A. Uthor"])
    assert letter.docinfo["/Author"] == "A. Uthor"
    assert not {"/CreationDate", "/ModDate"} & set(letter.docinfo.keys())
    assert b"Date" not in letter.Root.Metadata.read_bytes()


def test_a_symbol_is_one_form_however_often_it_is_used(letter: pikepdf.Pdf) -> None:
    content = letter.pages[2].Contents.read_bytes()
    assert content.count(b" Do") == 3 * 4
    assert len(streams(letter, "/Form")) == 2
    assert len(streams(letter, "/Image")) == 2


def test_a_page_starts_with_one_matrix_and_goes_on_in_whole_numbers(letter: pikepdf.Pdf) -> None:
    content = letter.pages[0].Contents.read_bytes().decode()
    assert content.splitlines()[1] == "0.002834645669 0 0 -0.002834645669 0 792 cm"
    points = [line for line in content.splitlines() if line.endswith((" f", " S", " B", " f*"))]
    assert points and not any("." in line for line in points)


def test_the_file_keeps_to_the_syntax(letter: pikepdf.Pdf) -> None:
    assert letter.check_pdf_syntax() == []


def test_an_empty_page_is_small() -> None:
    assert len(one_sheet(())) < 3000


def test_faces_are_clipped_to_their_window() -> None:
    made = product(("letter",))
    big = made.pieces[0]
    butted = Placed(big, False, 20_000, 30_000, bleed=(0, 2000, 1000, 0))
    sheet = Sheet(PAPERS["letter"], "1", "One", "One", (butted,), ())
    ground = read_pdf(make_pdf(kit(), (sheet,)))[0]
    corners = [(round(x / 72 * 25.4, 3), round(y / 72 * 25.4, 3)) for x, y in ground.clips[0]]
    assert corners == [(20, 28), (121, 28), (121, 90), (20, 90)]


def test_opacity_is_defined_where_forms_use_it() -> None:
    from printkit.drawing import Paint, Symbol, Use
    from printkit.shapes import circle
    from tests.exporters.sample import RED

    ghost = Symbol("ghost", (Path(circle(50, 50, 9), Paint(fill=RED, opacity=0.3)),), (40_000, 40_000, 60_000, 60_000))
    assert read_pdf(one_sheet((Use(ghost),)))[0].look[-1] == 0.3


def test_the_same_product_is_drawn_once() -> None:
    made = product(("letter",))
    assert pdf_bytes(made, "letter") is pdf_bytes(made, "letter")
    assert pdf_bytes(product(("letter",)), "letter") == pdf_bytes(made, "letter")


def test_a_character_beyond_256_of_one_font_opens_a_second_subset() -> None:
    from tests.exporters.sample import text

    signs = [chr(c) for c in sorted(kit().fonts["Source Sans Pro Regular"].advances) if 0xA1 <= c < 0x2000][:300]
    lines = tuple(text("".join(signs[i : i + 30]), 10, 20 + i / 3) for i in range(0, 300, 30))
    data = one_sheet(lines)
    with pikepdf.open(io.BytesIO(data)) as opened:
        fonts = list(opened.pages[0].Resources.Font.values())
        blocks = [int(n) for font in fonts for n in re.findall(rb"(\d+) beginbfchar", font.ToUnicode.read_bytes())]
    assert len(fonts) == 2
    assert len(blocks) == 4 and max(blocks) == 100
    found = pypdfium2.PdfDocument(data)[0].get_textpage().get_text_bounded()
    assert [sign for sign in signs if sign not in found] == []


def test_a_kit_without_text_embeds_no_font() -> None:
    face = Drawing(1000, 1000, ())
    piece = Piece("counter", "blank", "Blank", face)
    sheet = Sheet(PAPERS["a4"], "1", "One", "One", (Placed(piece, False, 0, 0),), ())
    made = Product(kit(), (piece,), {"a4": (sheet,)})
    with pikepdf.open(io.BytesIO(dict(pdf.EXPORTER.write(made))["mini-a4.pdf"])) as opened:
        assert "/Font" not in opened.pages[0].Resources or not opened.pages[0].Resources.Font.keys()
