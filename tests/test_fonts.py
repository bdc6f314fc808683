"""Fonts: fallback by character, OpenType and variable files made static, what is wrong with a font told at its name."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from fontTools.pens.areaPen import AreaPen
from fontTools.ttLib import TTFont

from printkit.fonts import Font, chained, kin, open_font, packaged
from printkit.load_fonts import open_fonts
from printkit.models.kit_info import KitInfo
from tests import sample_fonts


def made(folder: Path, name: str, data: bytes, axes: tuple[tuple[str, float], ...] = ()) -> Font:
    (folder / name).write_bytes(data)
    return open_font(name, folder / name, axes)


def test_each_character_is_printed_by_the_first_font_that_has_it(tmp_path: Path) -> None:
    boxes = made(tmp_path, "a.ttf", sample_fonts.truetype("AB "))
    stars = made(tmp_path, "b.ttf", sample_fonts.truetype("B\u2605 ", 900, "Stars"))
    font = chained([boxes, stars])
    assert [(run.name, part) for run, part in font.runs("AB\u2605 B?")] == [
        ("a.ttf", "AB"),
        ("b.ttf", "\u2605"),
        ("a.ttf", " B?"),
    ]
    assert font.width("AB\u2605", 10.0) == pytest.approx(6 + 6 + 9)
    assert (font.lacks("AB\u2605?"), boxes.lacks("AB\u2605?")) == (("?",), ("\u2605", "?"))


def test_cubic_outlines_become_quadratic_ones_of_the_same_shape(tmp_path: Path) -> None:
    data = sample_fonts.opentype("O")
    font = made(tmp_path, "o.otf", data)
    static = TTFont(io.BytesIO(font.data))
    assert ("glyf" in static, "CFF " in static, static.sfntVersion) == (True, False, "\0\1\0\0")
    areas = []
    for source in (TTFont(io.BytesIO(data)), static):
        pen = AreaPen(source.getGlyphSet())
        source.getGlyphSet()[source.getBestCmap()[ord("O")]].draw(pen)
        areas.append(abs(pen.value))
    assert areas[0] == pytest.approx(3.1416 * 250**2, rel=0.002)
    assert areas[1] == pytest.approx(areas[0], rel=0.002)
    assert font.width("O", 1.0) == 0.6


@pytest.mark.parametrize(("weight", "advance"), [(100, 0.4), (500, 0.6), (900, 0.8)])
def test_an_instance_of_a_variable_font_has_its_own_advances(weight: float, advance: float, tmp_path: Path) -> None:
    font = made(tmp_path, "v.ttf", sample_fonts.variable("A"), (("wght", weight),))
    assert font.width("A", 1.0) == pytest.approx(advance, abs=0.001)
    static = TTFont(io.BytesIO(font.data))
    assert "fvar" not in static
    assert static["glyf"]["u0041"].xMax == round(advance * 1000) - 50
    assert font.style.family == f"Swell wght{weight:g}"


def test_two_readings_give_the_same_bytes(tmp_path: Path) -> None:
    for name, data, axes in (
        ("o.otf", sample_fonts.opentype("O"), ()),
        ("v.ttf", sample_fonts.variable("A"), (("wght", 700.0),)),
    ):
        (tmp_path / name).write_bytes(data)
        (tmp_path / f"again-{name}").write_bytes(data)
        one, two = (open_font("x", tmp_path / f"{prefix}{name}", axes).data for prefix in ("", "again-"))
        assert one == two


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("own.ttf", "font 'own.ttf' cannot be read: it is damaged, or no font; get the file again, as .ttf or .otf"),
        ("cut.ttf", "font 'cut.ttf' cannot be read: it is damaged, or no font; get the file again, as .ttf or .otf"),
        ("Source Sans Pro", "no font is named 'Source Sans Pro'; did you mean 'Source Sans Pro Regular'?"),
        ("box.ttf@wght=700", "font 'box.ttf' is not variable; leave out what follows '@'"),
        ("swell.ttf@wdth=80", "font 'swell.ttf' has no axis 'wdth'; it has wght (100 to 900)"),
        ("swell.ttf@wght=950", "font 'swell.ttf' has no wght of 950; it has wght (100 to 900)"),
        ("swell.ttf@bold", "'bold' is no place on an axis; write it like wght=700"),
        ("box.ttf, Barlov Condensed Bold", "no font is named 'Barlov Condensed Bold'; did you mean"),
    ],
)
def test_what_is_wrong_is_told_at_the_name(typed: str, told: str, tmp_path: Path) -> None:
    (tmp_path / "own.ttf").write_bytes(b"no font at all")
    (tmp_path / "cut.ttf").write_bytes(sample_fonts.truetype("A")[:300])
    (tmp_path / "box.ttf").write_bytes(sample_fonts.truetype("A"))
    (tmp_path / "swell.ttf").write_bytes(sample_fonts.variable("A"))
    info = KitInfo(
        kit="k", title="K", version="1", players="2", minutes="1", age="8", include=(), fonts={"label": typed}
    )
    book, (finding,) = open_fonts(tmp_path, info)
    assert f"{finding.message}; {finding.fix}".startswith(told)
    assert finding.rule == "missing-font"
    assert book["label"].name == ("box.ttf" if "," in typed else "Barlow Condensed Medium")


def test_a_list_of_fonts_is_one_font(tmp_path: Path) -> None:
    (tmp_path / "stars.otf").write_bytes(sample_fonts.opentype("\u2605"))
    names = "Barlow Condensed Bold, stars.otf"
    info = KitInfo(
        kit="k", title="K", version="1", players="2", minutes="1", age="8", include=(), fonts={"label": names}
    )
    book, findings = open_fonts(tmp_path, info)
    assert findings == ()
    assert book["label"].name == names
    assert book[names].lacks("A\u2605\u2606") == ("\u2606",)


@pytest.mark.parametrize(
    ("name", "bold", "italic"),
    [
        ("Barlow Condensed Medium", "Barlow Condensed Bold", "Barlow Condensed MediumItalic"),
        ("Barlow Condensed SemiBold", "Barlow Condensed Black", "Barlow Condensed SemiBoldItalic"),
        ("Source Sans Pro Regular", "Source Sans Pro Bold", "Source Sans Pro Italic"),
    ],
)
def test_bold_and_italic_of_a_packaged_font_are_there(name: str, bold: str, italic: str) -> None:
    assert (kin(name, True, False), kin(name, False, True)) == (bold, italic)
    assert {bold, italic, kin(name, True, True)} <= packaged().keys()
