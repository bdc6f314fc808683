"""Flat SVG: what is read looks as resvg draws it; what is not flat is refused with its element and line."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from printkit.colour import Colour
from printkit.drawing import Symbol, Use
from printkit.exporters._svg_document import svg_bytes
from printkit.exporters._svg_fonts import SvgFonts
from printkit.findings import Faults
from printkit.flatart.art import read_art
from printkit.flatart.reader import FlatArt, read_flat
from printkit.flatart.xml_tree import parse_xml
from printkit.fonts import FontBook

ART = Path(__file__).parents[2] / "components" / "mmm" / "art"
HEAD = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 20 20">'
DOTS = 240


def read(body: str, head: str = HEAD, colour: str = "#000000") -> tuple[FlatArt | None, list[str]]:
    faults = Faults()
    root = parse_xml(f"{head}\n{body}\n</svg>".encode())
    art = read_flat(root, "art/it.svg", "it", faults, Colour(colour))
    return art, [f"{f.span.line}:{f.span.column} {f.rule}: {f.message}" for f in faults.findings]


def rendered(svg: str) -> Image.Image:
    import resvg_py

    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=DOTS, dpi=96, skip_system_fonts=True, background="white"))
    return Image.open(io.BytesIO(png)).convert("L")


def apart(svg: str, art: FlatArt) -> tuple[float, int]:
    """Share of dots that differ by more than a sixth of grey, and the largest run of them that fits a square."""
    x, y, width, height = art.view
    placed = Use(art.symbol, (1.0, 0.0, 0.0, 1.0, -x, -y))
    ours = svg_bytes((placed,), (round(width), round(height)), "", SvgFonts(FontBook({}), {})).decode()
    one, other = rendered(svg), rendered(ours)
    other = other.resize(one.size) if other.size != one.size else other
    wrong = ImageChops.difference(one, other).point(lambda value: 255 if value > 40 else 0)
    blocks = wrong.resize((max(1, wrong.width // 4), max(1, wrong.height // 4)), Image.Resampling.BOX)
    return wrong.histogram()[255] / (wrong.width * wrong.height), int(blocks.getextrema()[1])


@pytest.mark.parametrize("file", sorted(ART.glob("*.svg")), ids=lambda file: file.stem)
def test_every_art_of_the_kit_looks_as_resvg_draws_it(file: Path) -> None:
    faults = Faults()
    art = read_flat(parse_xml(file.read_bytes()), file.name, file.stem, faults)
    assert not faults.findings
    assert art is not None
    share, densest = apart(file.read_text(encoding="utf-8"), art)
    assert share < 0.001
    assert densest < 130, "a block of 4 x 4 dots differs"


FEATURES = {
    "arc and relative": '<path d="m3 10a7 4 30 1 1 13 3l-3 3c-2 2-4-3-6 1s-3 2-4-7z" fill="#a33"/>',
    "shapes": '<rect x="1" y="1" width="8" height="6" rx="3" ry="1"/><circle cx="14" cy="5" r="4"/>'
    '<ellipse cx="5" cy="14" rx="4" ry="2"/><polygon points="12,12 18,12 15,18"/>'
    '<line x1="1" y1="19" x2="19" y2="10" stroke="red"/>',
    "even-odd": '<path fill-rule="evenodd" d="M2 2h16v16h-16zM6 6h8v8h-8z"/>',
    "winding keeps the hole": '<path d="M2 2h16v16h-16zM6 6v8h8v-8z"/>',
    "winding fills it": '<path d="M2 2h16v16h-16zM6 6h8v8h-8z"/>',
    "dashes under a scale": '<g transform="scale(2)"><path d="M1 5h8" stroke="#000" stroke-width="1" '
    'stroke-dasharray="1.5 .5 .3" stroke-dashoffset=".4"/></g>',
    "caps and joins": '<path d="M4 4l12 2L4 9" fill="none" stroke="#246" stroke-width="3" '
    'stroke-linecap="square" stroke-linejoin="bevel"/>'
    '<path d="M4 14h12" stroke="#246" stroke-width="3" stroke-linecap="round"/>',
    "uneven scale bends the pen": '<g transform="translate(10 10) scale(3 1)"><circle r="2.5" fill="none" '
    'stroke="#000" stroke-width="1"/></g>',
    "skew": '<rect x="2" y="4" width="8" height="8" transform="skewX(30)" fill="#372" stroke="#000"/>',
    "symbol with viewBox under use": '<symbol id="s" viewBox="0 0 10 5"><rect width="10" height="5" fill="#c50"/>'
    '<circle cx="5" cy="2.5" r="2"/></symbol><use href="#s" x="2" y="3" width="16" height="14"/>',
    "symbol clips": '<symbol id="s" viewBox="0 0 10 10"><circle cx="0" cy="5" r="5"/></symbol>'
    '<use xlink:href="#s" x="5" y="5" width="10" height="10"/>',
    "use before its target inherits": '<use href="#d" fill="#08c" x="4"/>'
    '<defs><circle id="d" cx="6" cy="10" r="5"/></defs>',
    "style over attribute": '<rect width="9" height="9" fill="red" style="fill: rgb(0, 90, 200); stroke: black"/>',
    "inherited": '<g fill="none" stroke="teal" stroke-width="2"><path d="M3 3h9"/>'
    '<g stroke="#c00"><path d="M3 9h9"/></g></g>',
    "apart and faded": '<g opacity=".4"><rect width="8" height="8"/><rect x="10" y="10" width="8" height="8"/></g>',
    "fill and stroke opacity": '<rect x="4" y="4" width="12" height="12" fill-opacity=".3" '
    'stroke="#000" stroke-width="4" stroke-opacity=".5"/>',
    "nested svg": '<svg x="5" y="5" width="10" height="5" viewBox="0 0 1 1"><rect width="1" height="1"/></svg>',
    "hidden": '<rect width="9" height="9" display="none"/><g visibility="hidden"><circle r="5"/>'
    '<circle cx="10" cy="10" r="4" visibility="visible"/></g>',
    "beyond the picture": '<circle cx="20" cy="20" r="9"/>',
    "named colour": '<rect width="20" height="20" fill="steelblue"/>',
}


@pytest.mark.parametrize("body", FEATURES.values(), ids=FEATURES.keys())
def test_feature_looks_as_resvg_draws_it(body: str) -> None:
    art, faults = read(body)
    assert faults == []
    assert art is not None
    share, densest = apart(f"{HEAD}{body}</svg>", art)
    assert share < 0.004
    assert densest < 130


def test_the_comparison_sees_a_difference() -> None:
    art, _ = read('<rect width="9" height="9"/>')
    assert art is not None
    share, densest = apart(f'{HEAD}<rect width="10" height="9"/></svg>', art)
    assert share > 0.004
    assert densest > 220


REFUSED = {
    "<text>hi</text>": "2:1 art-not-flat: element <text> is not flat art",
    '<g><image href="https://example.org/a.png"/></g>': "2:4 art-not-flat: element <image> is not flat art",
    '<defs><linearGradient id="g"/></defs>': "2:7 art-not-flat: element <linearGradient> is not flat art",
    '<rect width="1" height="1" fill="url(#g)"/>': "2:1 art-not-flat: <rect>: paint url(#g) is a gradient or pattern",
    '<g filter="url(#f)"/>': "2:1 art-not-flat: <g>: filter: url(#f) is not flat",
    '<use href="#x"/>': "2:1 art-unreadable: <use>: use of '#x', which is not in the file",
    '<g id="a">\n<use href="#a"/></g>': "3:1 art-unreadable: <use>: use of 'a' within itself",
    '<g opacity=".5"><rect width="8" height="8"/><rect x="4" width="8" height="8"/></g>': "2:1 art-not-flat: "
    "opacity of <g> falls on shapes (or a fill and its stroke) that overlap",
    '<path d="M0 0 Q"/>': "2:1 art-unreadable: <path>: path command Q lacks a number at 'its end'",
    '<path d="M0 0 L1e999 0"/>': "2:1 art-unreadable: <path>: number 1e999 is larger than 10000000",
    '<path d="M0 0 L1e5 0 L5 5"/>': (
        "1:1 art-unreadable: the art reaches 4,998 times its viewBox away, more than the limit of 100"
    ),
    '<rect width="1e999" height="1"/>': "2:1 art-not-flat: <rect>: length '1e999' is longer than 10000000",
    '<rect width="9" height="9" transform="scale(1e6) scale(1e6)"/>': "2:1 art-unreadable: <rect>: "
    "the transforms here enlarge or move it beyond all measure",
    '<rect width="9" height="9" transform="rotate(1e999)"/>': "2:1 art-unreadable: <rect>: "
    "'rotate(1e999)' holds a number larger than 10000000",
    '<rect width="9" height="9" transform="scale(nan)"/>': "2:1 art-unreadable: <rect>: "
    "'scale(nan)' holds a number larger than 10000000",
    '<rect width="50%" height="1"/>': "2:1 art-not-flat: <rect>: '50%' is not a plain length; "
    "write a number, or one with mm, cm, in, pt or px",
    '<rect width="1" height="1" fill="#12345"/>': "2:1 art-not-flat: <rect>: '#12345' is not a colour; "
    "write six hex digits, such as #1F3F7A",
}


@pytest.mark.parametrize(("body", "finding"), REFUSED.items())
def test_refused_with_its_element_and_line(body: str, finding: str) -> None:
    art, faults = read(body)
    assert art is None
    assert finding in faults


def test_all_that_is_wrong_is_told_at_once() -> None:
    _, faults = read("<text/>\n<style/>\n<a href='#x'/>")
    assert [fault.split()[0] for fault in faults] == ["2:1", "3:1", "4:1"]


UNREADABLE = {
    b"": "not well-formed: no element found",
    b"<svg>": "not well-formed: no element found",
    b'<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg/>': (
        "its DOCTYPE names another file: delete the line that begins with <!DOCTYPE"
    ),
    b'<!DOCTYPE s [<!ENTITY a "b">]><s>&a;</s>': "entities are not allowed: delete what begins",
    b'<!DOCTYPE s [<!ENTITY a SYSTEM "file:///etc/passwd">]><s>&a;</s>': "entities are not allowed: delete what begins",
    b"<g>" * 100 + b"</g>" * 100: "elements nested more than 64 deep",
    b"<s>" + b"<g/>" * 30_000 + b"</s>": "more than 20000 elements",
    b" " * 3_000_000: "the file holds 3,000,000 bytes; the limit is 2,000,000",
}


@pytest.mark.parametrize(("data", "complaint"), UNREADABLE.items(), ids=range(len(UNREADABLE)))
def test_unreadable(data: bytes, complaint: str) -> None:
    faults = Faults()
    assert read_art(data, "it.svg", "it", faults) is None
    assert complaint in faults.findings[0].message


@pytest.mark.parametrize(
    "innermost", ['<rect id="g0" width="1" height="1"/>', '<g id="g0"/>'], ids=["shape", "nothing"]
)
def test_a_bomb_of_uses_is_refused_in_no_time(innermost: str) -> None:
    levels = [f'<g id="g{n}">' + f'<use href="#g{n - 1}"/>' * 10 + "</g>" for n in range(1, 20)]
    _, faults = read(f'<defs>{innermost}{"".join(levels)}</defs><use href="#g19"/>')
    assert faults and all("draws more than 20000 elements" in fault for fault in faults)


def colours(symbol: Symbol) -> list[object]:
    return [mark.paint.fill for mark in symbol.marks]  # type: ignore[union-attr]


def test_current_colour_is_the_one_asked_for_unless_the_art_says_otherwise() -> None:
    body = (
        '<circle cx="5" cy="5" r="1" fill="currentColor"/>'
        '<g color="red"><rect x="2" y="2" width="1" height="1" fill="currentColor"/></g>'
    )
    art, _ = read(body, colour="#1F3F7A")
    assert art is not None
    assert colours(art.symbol) == ["#1F3F7A", "#FF0000"]


@pytest.mark.parametrize(
    ("head", "view"),
    [
        ('viewBox="-5 -10 20 10" width="20mm" height="10mm"', (-5_000, -10_000, 20_000, 10_000)),
        ('width="1in" height="48"', (0, 0, 25_400, 12_700)),
        ('viewBox="0 0 96 96"', (0, 0, 25_400, 25_400)),
    ],
)
def test_size_and_origin(head: str, view: tuple[float, ...]) -> None:
    art, _ = read("", head=f'<svg xmlns="http://www.w3.org/2000/svg" {head}>')
    assert art is not None
    assert art.view == pytest.approx(view)


def test_without_any_size_there_is_nothing_to_go_by() -> None:
    art, faults = read("", head='<svg xmlns="http://www.w3.org/2000/svg">')
    assert (art, faults) == (None, ["1:1 art-unreadable: size of the picture: write a viewBox, or width and height"])


PIECES = (
    "1e308",
    "-",
    "1e-300",
    "nan",
    "inf",
    "5%",
    "url(#a)",
    "A0 0 0 0 0 ",
    "99999999",
    "0",
    "none",
    "scale(0)",
    "skewX(90)",
    "",
)
NAMES = (
    "fill",
    "stroke",
    "width",
    "transform",
    "d",
    "opacity",
    "stroke-dasharray",
    "rx",
    "viewBox",
    "points",
    "href",
    "style",
)


def test_art_with_anything_in_its_attributes_is_read_or_refused() -> None:
    chance = random.Random("1967-attributes")
    text = (ART / "astro-trac.svg").read_text(encoding="utf-8")
    for _ in range(60):
        broken = text
        for _ in range(chance.randint(1, 3)):
            found = chance.choice(list(re.finditer(r'([a-zA-Z-]+)="([^"]*)"', broken)))
            part, new = chance.choice(((1, NAMES), (2, PIECES)))
            broken = broken[: found.start(part)] + chance.choice(new) + broken[found.end(part) :]
        faults = Faults()
        art = read_art(broken.encode(), "it.svg", "it", faults)
        assert (art is None) == bool(faults.findings)
