"""Art that is not flat: what is refused before anything reads it, and that PDF and SVG show it as resvg does."""

from __future__ import annotations

import io
from base64 import b64encode
from dataclasses import replace
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
import resvg_py
from PIL import Image, ImageChops

from printkit.colour import Colour
from printkit.contracts import Product
from printkit.drawing import Mark, Use, Vector
from printkit.exporters import svg
from printkit.exporters._pdf_document import make_pdf
from printkit.findings import Faults
from printkit.flatart.art import read_art
from printkit.flatart.reader import FlatArt
from printkit.fonts import FontBook
from printkit.paper import PAPERS
from printkit.sheets import Sheet
from tests.exporters.sample import kit, picture, product
from tests.exporters.test_parity import drawn_svg

HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 20 20" '
    'width="20mm" height="20mm">'
)
SIDE, EDGE = 50_800, 25_400
"""Two inches at one inch: whole dots."""
DPI = 200


def read(body: str, colour: str = "#000000", head: str = HEAD) -> tuple[FlatArt | None, list[str]]:
    faults = Faults()
    data = f"{head}\n{body}\n</svg>".encode()
    art = read_art(data, "art/it.svg", "it", faults, Colour(colour), kit().fonts.faces())
    return art, [str(fault) for fault in faults.findings]


def placed(art: FlatArt, x: int = EDGE, y: int = EDGE) -> Use:
    scale = SIDE / art.view[2]
    return Use(art.symbol, (scale, 0.0, 0.0, scale, float(x), float(y)))


def sheet(*marks: Mark) -> tuple[Sheet, ...]:
    return (Sheet(PAPERS["letter"], "1", "One", "One", (), marks),)


def cut(page: Image.Image) -> Image.Image:
    dots = [round(v * DPI / 25_400) for v in (EDGE, EDGE, EDGE + SIDE, EDGE + SIDE)]
    return page.convert("RGB").crop((dots[0], dots[1], dots[2], dots[3]))


def in_pdf(art: FlatArt) -> Image.Image:
    page = pypdfium2.PdfDocument(make_pdf(kit(), sheet(placed(art))))[0]
    return cut(page.render(scale=DPI / 72 - 1e-9, rev_byteorder=True).to_pil())


def in_svg(art: FlatArt, folder: Path) -> Image.Image:
    whole = Product(kit(), (), {"letter": sheet(placed(art))})
    return cut(drawn_svg(dict(svg.EXPORTER.write(whole))["svg/letter/01.svg"], folder))


def as_resvg(text: str, size: tuple[int, int], folder: Path) -> Image.Image:
    files = []
    for number, font in enumerate(kit().fonts.faces()):
        (folder / f"own{number}.ttf").write_bytes(font.data)
        files.append(str(folder / f"own{number}.ttf"))
    text = text.replace(' width="20mm" height="20mm"', "")
    png = resvg_py.svg_to_bytes(
        svg_string=text, width=size[0], height=size[1], background="white", font_files=files, skip_system_fonts=True
    )
    return Image.open(io.BytesIO(bytes(png))).convert("RGB").resize(size)


def wrong(one: Image.Image, other: Image.Image) -> float:
    """Share of dots of which a channel differs by more than an eighth."""
    apart = ImageChops.difference(one, other)
    worst = ImageChops.lighter(ImageChops.lighter(*apart.split()[:2]), apart.split()[2])
    return worst.point(lambda value: 255 if value > 32 else 0).histogram()[255] / (one.width * one.height)


def fine_picture() -> bytes:
    """Large enough that renderers smooth its edges alike."""
    out = io.BytesIO()
    Image.open(io.BytesIO(picture())).resize((400, 400), Image.Resampling.NEAREST).save(out, "PNG")
    return out.getvalue()


STOPS = '<stop offset="0" stop-color="#d33"/><stop offset="1" stop-color="#26b"/>'
FEATURES = {
    "linear gradient": f'<linearGradient id="g">{STOPS}</linearGradient><rect x="1" y="1" width="18" height="18" '
    'fill="url(#g)"/>',
    "radial gradient": f'<radialGradient id="g" cx=".3" cy=".3">{STOPS}</radialGradient><circle cx="10" cy="10" r="9" '
    'fill="url(#g)"/>',
    "reflected gradient": f'<linearGradient id="g" x2=".3" spreadMethod="reflect">{STOPS}</linearGradient>'
    '<rect width="20" height="20" fill="url(#g)"/>',
    "mask": '<mask id="m"><circle cx="10" cy="10" r="8" fill="#fff"/></mask><rect width="20" height="20" fill="#283" '
    'mask="url(#m)"/>',
    "clip path": '<clipPath id="c"><circle cx="10" cy="10" r="8"/></clipPath><rect width="20" height="12" fill="#a40" '
    'clip-path="url(#c)"/>',
    "pattern": '<pattern id="p" width="4" height="4" patternUnits="userSpaceOnUse"><circle cx="2" cy="2" r="1.5"/>'
    '</pattern><rect width="20" height="20" fill="url(#p)"/>',
    "blur": '<filter id="f"><feGaussianBlur stdDeviation="1"/></filter><circle cx="10" cy="10" r="5" '
    'filter="url(#f)"/>',
    "overlapping opacity": '<g opacity=".5"><circle cx="7" cy="10" r="6"/><circle cx="13" cy="10" r="6"/></g>',
    "marker": '<marker id="a" markerWidth="4" markerHeight="4" refX="2" refY="2" orient="auto">'
    '<path d="M0 0L4 2L0 4Z"/></marker><path d="M3 3L12 12" stroke="#000" marker-end="url(#a)"/>',
    "blend": '<rect width="12" height="12" fill="#e33"/><rect x="6" y="6" width="12" height="12" fill="#3ae" '
    'style="mix-blend-mode:multiply"/>',
    "classes and a gradient": f"<style>.st0{{fill:url(#g);stroke:#000}}</style><defs><linearGradient id='g'>{STOPS}"
    '</linearGradient></defs><rect class="st0" x="2" y="2" width="16" height="16"/>',
    "embedded picture": f'<image x="2" y="2" width="16" height="16" href="data:image/png;base64,'
    f'{b64encode(fine_picture()).decode()}"/>',
    "text": '<text x="1" y="9" font-family="Barlow Condensed" font-weight="800" font-size="8">Hex 12</text>'
    '<text x="10" y="17" text-anchor="middle" font-family="\'Source Sans Pro\', sans-serif" font-size="5">moon</text>',
}


@pytest.mark.parametrize("body", FEATURES.values(), ids=FEATURES.keys())
def test_looks_as_resvg_draws_it_in_both(body: str, tmp_path: Path) -> None:
    art, faults = read(body)
    assert faults == []
    assert art is not None
    assert isinstance(art.symbol.marks[0], Vector)
    here = in_pdf(art)
    there = as_resvg(f"{HEAD}{body}</svg>", here.size, tmp_path)
    assert wrong(here, there) < 0.015
    assert wrong(in_svg(art, tmp_path), there) < 0.015
    assert wrong(there, Image.new("RGB", there.size, "white")) > 0.03, "the picture shows something"


def test_flat_art_styled_by_classes_stays_outlines() -> None:
    sheet_of_style = (
        "<style>/* by a program */ .a, .b { fill: #d33 } rect.b{stroke:#000;stroke-width:2} #c{fill:blue}</style>"
    )
    art, faults = read(f'{sheet_of_style}<rect class="b" width="9" height="9"/><circle id="c" class="a" r="5"/>')
    assert faults == []
    assert art is not None
    looks = [mark.paint for group in art.symbol.marks for mark in getattr(group, "marks", (group,))]  # type: ignore[union-attr]
    assert [(look.fill, look.stroke) for look in looks] == [("#DD3333", "#000000"), ("#0000FF", None)]


UNSAFE = {
    "<script>x()</script>": "art/it.svg:2:1: error: scripts are refused",
    '<rect width="1" height="1" onclick="x()"/>': "2:1: error: event handler onclick of <rect> is refused",
    '<use href="other.svg#x"/>': "2:1: error: link of <use> to 'other.svg#x' is refused",
    '<a xlink:href="https://example.org"><path/></a>': "2:1: error: link of <a> to 'https://example.org' is refused",
    '<image href="../../secret.png"/>': "2:1: error: link of <image> to '../../secret.png' is refused",
    '<image href="data:image/svg+xml;base64,AAAA"/>': "link of <image> to 'data:image/svg+xml;base64,AAAA' is refused",
    '<image href="data:image/png;base64,AAAA"/>': "the picture in <image> is refused: neither PNG nor JPEG",
    '<rect fill="url(http://example.org/#g)"/>': "2:1: error: link in fill of <rect> is refused",
    "<rect style=\"fill:URL( '//example.org' )\"/>": "2:1: error: link in style of <rect> is refused",
    "<style>@import 'a.css';</style>": "2:1: error: @ rules and links in <style> are refused",
    "<style>.a{fill:url(x.svg#g)}</style>": "2:1: error: @ rules and links in <style> are refused",
    "<foreignObject/>": "2:1: error: <foreignObject> is refused",
    '<animate attributeName="x"/>': "2:1: error: art that moves is refused",
}


@pytest.mark.parametrize(("body", "told"), UNSAFE.items())
def test_unsafe_art_is_refused_before_any_library_sees_it(
    body: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("printkit.flatart.art.pdf_page", lambda *_: pytest.fail("it was converted"))
    art, faults = read(body)
    assert art is None
    assert told in faults[0] and faults[0].endswith("[art-unsafe]")


UNREADABLE = {
    "<style>a b{fill:red}</style>": "selector 'a b' is more than an element, a class and an id",
    "<style>.a{fill:red</style>": "<style> holds more than plain rules",
    '<text font-family="Comic Sans">x</text>': "no font of the kit is of the family 'Comic Sans'; known: Barlow",
    "<text>x</text>": "text needs a font-family, one of the kit's",
    '<text style="font: 5px serif">x</text>': "write font-family and font-size in place of font",
    '<pattern id="p"><rect fill="url(#p)"/></pattern><rect fill="url(#p)"/>': "refers to itself",
}


@pytest.mark.parametrize(("body", "told"), UNREADABLE.items())
def test_what_cannot_be_converted_is_told(body: str, told: str) -> None:
    art, faults = read(body)
    assert art is None
    assert told in faults[0] and faults[0].endswith("[art-unreadable]")


def test_a_bomb_of_patterns_is_refused_in_no_time() -> None:
    levels = [
        f'<pattern id="p{n}" width="1" height="1">' + f'<rect fill="url(#p{n - 1})"/>' * 10 + "</pattern>"
        for n in range(1, 20)
    ]
    _, faults = read(f'<pattern id="p0"/>{"".join(levels)}<rect fill="url(#p19)"/>')
    assert "draws more than 20000 elements" in faults[0]


def test_ids_of_two_files_never_meet(tmp_path: Path) -> None:
    body = '<linearGradient id="g"><stop stop-color="{}"/></linearGradient><path d="M0 0h20v20h-20z" fill="url(#g)"/>'
    first, second = (read(body.format(colour))[0] for colour in ("#d33", "#26b"))
    assert first and second
    marks = (placed(first), placed(replace(second, symbol=replace(second.symbol, id="two")), 90_000))
    whole = Product(kit(), (), {"letter": sheet(*marks)})
    page = drawn_svg(dict(svg.EXPORTER.write(whole))["svg/letter/01.svg"], tmp_path)
    seen = [page.getpixel((round(x * DPI / 25.4), round(50 * DPI / 25.4))) for x in (50, 120)]
    assert seen == [(221, 51, 51), (34, 102, 187)]


def test_current_colour_and_equal_bytes() -> None:
    body = '<g opacity=".5"><circle cx="7" cy="9" r="6" fill="currentColor"/><circle cx="9" cy="9" r="6"/></g>'
    one, two = (read(body, colour)[0] for colour in ("#1F3F7A", "#D4402F"))
    assert one and two
    assert in_pdf(one).getpixel((40, 180)) != in_pdf(two).getpixel((40, 180))
    assert make_pdf(kit(), sheet(placed(one))) == make_pdf(kit(), sheet(placed(one)))


def test_art_used_often_is_stored_once_and_stays_vector() -> None:
    art, _ = read(FEATURES["linear gradient"])
    assert art
    data = make_pdf(kit(), sheet(*(placed(art, 10_000 * n) for n in range(9))))
    with pikepdf.open(io.BytesIO(data)) as opened:
        kinds = [str(i.get("/Subtype")) for i in opened.objects if isinstance(i, pikepdf.Stream)]
    assert kinds.count("/Image") == 0
    # The symbol that is used nine times, and in it the art.
    assert kinds.count("/Form") == 2


def test_a_kit_without_fonts_of_its_own_can_show_gradients() -> None:
    faults = Faults()
    data = f"{HEAD}{FEATURES['linear gradient']}</svg>".encode()
    assert read_art(data, "a.svg", "a", faults, fonts=FontBook({}).faces()) is not None
    assert product(("letter",)).kit.faults.findings == ()
