"""The SVG files: names, size, fonts, and what a reader of the file can tell."""

from __future__ import annotations

import base64
import io
import re
from collections import Counter
from functools import cache

from fontTools.ttLib import TTFont
from lxml import etree

from printkit.contracts import Product
from printkit.drawing import Drawing, Group, Mark, Symbol, Use
from printkit.exporters import svg
from printkit.paper import PAPERS
from printkit.pieces import Piece
from printkit.sheets import Placed, Sheet
from tests.exporters.readback_svg import SVG, read_svg
from tests.exporters.sample import kit, product, text


@cache
def files() -> dict[str, bytes]:
    return dict(svg.EXPORTER.write(product()))


def face(*marks: Mark, name: str = "x") -> bytes:
    """The SVG of a face of 50 x 20 mm that holds these marks."""
    piece = Piece("counter", name, name, Drawing(50_000, 20_000, marks))
    return dict(svg.EXPORTER.write(Product(kit(), (piece,), {})))["svg/faces/x-front.svg"]


def test_one_file_a_face_and_one_a_sheet() -> None:
    assert list(files()) == [
        "svg/faces/all-marks-front.svg",
        "svg/faces/all-marks-back.svg",
        "svg/faces/small-front.svg",
        "svg/letter/01.svg",
        "svg/letter/02.svg",
        "svg/letter/03.svg",
        "svg/a4/01.svg",
        "svg/a4/02.svg",
        "svg/a4/03.svg",
    ]


def test_ids_that_fold_to_one_name_get_two_files() -> None:
    pieces = tuple(
        Piece("counter", id_, id_, Drawing(1000, 1000, ())) for id_ in ("Sgt. Storm", "sgt/storm", "../é", "*")
    )
    assert list(dict(svg.EXPORTER.write(Product(kit(), pieces, {})))) == [
        "svg/faces/sgt-storm-front.svg",
        "svg/faces/sgt-storm-2-front.svg",
        "svg/faces/e-front.svg",
        "svg/faces/x-front.svg",
    ]


def test_a_face_is_its_trim_size_in_millimetres() -> None:
    root = etree.fromstring(files()["svg/faces/all-marks-front.svg"])
    assert (root.get("width"), root.get("height"), root.get("viewBox")) == ("100mm", "60mm", "0 0 100000 60000")


def test_title_and_text_are_escaped() -> None:
    root = etree.fromstring(files()["svg/letter/01.svg"])
    assert root.findtext(f"{SVG}title") == "Mini & <Co>: All marks (1)"
    words = [item.look[0] for item in read_svg(files()["svg/letter/01.svg"]) if item.what == "text"]
    assert words[0] == "Fire & <Ice> 1½ (a\\b) é"


def test_names_and_roles_stay_with_the_marks() -> None:
    root = etree.fromstring(files()["svg/letter/01.svg"])
    names = [element.get("data-name") for element in root.iter() if element.get("data-name")]
    assert {"chart:all marks:front", "ground", "grid", "hex:G3", "rock", "photo", "label", "folio"} <= set(names)
    classes = Counter(element.get("class", "").split()[-1] for element in root.iter() if element.get("class"))
    assert classes == {"background": 1, "rule": 1, "text": 6}


def test_every_id_is_given_once_and_every_reference_leads_somewhere() -> None:
    data = files()["svg/letter/03.svg"].decode()
    ids = re.findall(r'\bid="([^"]*)"', data)
    assert len(ids) == len(set(ids)) == 8
    assert set(re.findall(r'(?:href="|url\()#([^")]*)', data)) <= set(ids)


def test_a_symbol_is_written_once() -> None:
    data = files()["svg/letter/03.svg"].decode()
    assert (data.count('data-name="rock:1"'), data.count("<use")) == (1, 7)


def test_nothing_runs_and_nothing_is_fetched() -> None:
    for data in files().values():
        assert not re.search(rb"<script|\bon\w+=|@import|href=\"(?!#|data:)", data)


def test_the_fonts_inside_hold_all_that_the_file_says() -> None:
    data = files()["svg/letter/01.svg"].decode()
    found = re.findall(
        r"font-family:'([^']*)';font-weight:(\d+);font-style:normal;src:url\(data:font/woff;base64,([^)]*)", data
    )
    assert [(family, weight) for family, weight, _ in found] == [
        ("Source Sans Pro", "400"),
        ("Barlow Condensed", "600"),
        ("Barlow Condensed", "800"),
    ]
    fonts = [TTFont(io.BytesIO(base64.b64decode(woff))) for _, _, woff in found]
    assert set(map(ord, "Fire & <Ice> 1½ (a\\b) é fluffy fjord fits page")) <= set(fonts[0].getBestCmap())
    assert ord("Q") not in fonts[0].getBestCmap()
    assert [font["name"].getDebugName(16) or font["name"].getDebugName(1) for font in fonts] == [
        "Source Sans Pro",
        "Barlow Condensed",
        "Barlow Condensed",
    ]
    assert not any(table in font for font in fonts for table in ("GSUB", "GPOS", "kern"))


def test_a_file_without_text_holds_no_font() -> None:
    assert b"@font-face" not in files()["svg/faces/all-marks-back.svg"]


def spans(data: bytes) -> list[tuple[str, str]]:
    return [(span.get("x") or "", span.text or "") for span in etree.fromstring(data).iter(f"{SVG}tspan")]


def test_words_are_placed_one_by_one() -> None:
    # Source Sans Pro: M 0.727, o 0.542, v 0.467, e 0.496, two spaces 0.4: 2.632 em of 8 mm.
    assert spans(face(text("Move  Move", 1, 10, size=8.0))) == [("1000", "Move  "), ("22056", "Move")]


def test_tracked_text_and_ligatures_are_placed_letter_by_letter() -> None:
    # f 0.292, i 0.246, t 0.338 em.
    assert spans(face(text("fit", 1, 10, size=5.0))) == [("1000 2460 3690", "fit")]
    assert spans(face(text("it", 1, 10, size=5.0, tracking=0.5))) == [("1000 2730", "it")]
    assert spans(face(text("it", 1, 10, size=5.0))) == [("1000", "it")]


def test_very_large_text_is_scaled_because_browsers_clamp_font_sizes() -> None:
    data = face(text("IV", 5, 18, size=15.0))
    element = next(etree.fromstring(data).iter(f"{SVG}text"))
    assert (element.get("font-size"), element.get("transform"), element.get("y")) == ("1500", "scale(10)", "1800")
    item = read_svg(data)[0]
    assert item.look[2] == round(15 * 72 / 25.4, 2)
    assert tuple(round(v / 72 * 25.4, 3) for v in item.points[0]) == (5, 18)


def test_characters_of_symbols_are_embedded_too() -> None:
    sign = Symbol("sign", (Group((text("Z", 1, 5),)),), (0, 0, 9000, 9000))
    woff = re.findall(rb"base64,([^)]*)", face(Use(sign)))[0]
    assert set(TTFont(io.BytesIO(base64.b64decode(woff))).getBestCmap()) == {ord("Z")}


def test_a_sheet_number_is_as_wide_as_it_must_be() -> None:
    piece = Piece("page", "p", "P", Drawing(1000, 1000, ()))
    sheets = tuple(Sheet(PAPERS["a4"], f"{n}", "P", "P", (Placed(piece, False, 0, 0),), ()) for n in range(1, 101))
    names = list(dict(svg.EXPORTER.write(Product(kit(), (piece,), {"a4": sheets}))))
    assert (names[1], names[100]) == ("svg/a4/001.svg", "svg/a4/100.svg")
