"""The stock of terrains and hexsides: what each must be, and what a kit's own make of it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from printkit.cartography.area_terrain import REFERENCE, Tones
from printkit.cartography.find import area_terrains, side_terrains
from printkit.cartography.palette import Palette
from printkit.cartography.records import Course, SidePlot
from printkit.cartography.styles import Words, own_style, path_style
from printkit.colour import Colour, contrast, parse_colour
from printkit.drawing import Path, Symbol
from printkit.findings import Span
from printkit.models.features import PathType
from printkit.models.terrain import OwnTerrain
from printkit.shapes import bounds
from tests.maps import as_read, mapsheet, plain_atlas

STOCK = area_terrains()
GROUND = Palette.of({}).ground
WORDS = Words({}, GROUND)
RED = Colour("#C02020")


def colour(word: str, span: Span) -> Colour:
    return RED if word == "red" else parse_colour(word)


def art(own: OwnTerrain, ink: Colour) -> Symbol:
    return Symbol(f"art-{own.symbol}-{ink}", (), (-500, -500, 500, 500))


def own(**fields: Any) -> OwnTerrain:
    return OwnTerrain.model_validate(as_read({"id": "one", "name": "One", **fields}))


def test_the_stock_is_what_the_docs_promise() -> None:
    assert sorted(STOCK) == [
        "clear",
        "desert",
        "field",
        "hills",
        "lake",
        "marsh",
        "mountain",
        "sea",
        "urban",
        "woods",
    ]
    assert sorted(side_terrains()) == ["bridge", "chasm", "cliff", "ford", "hedge", "river", "wall"]


@pytest.mark.parametrize("name", sorted(STOCK))
def test_hex_numbers_can_be_read_on_every_fill(name: str) -> None:
    fill = WORDS.of(name, STOCK[name].fill)
    assert contrast(Palette.of({}).label, fill) >= 4


@pytest.mark.parametrize("name", sorted(name for name, area in STOCK.items() if area.motif))
def test_a_symbol_is_about_its_middle_fits_a_hex_and_is_the_same_for_the_same_stream(name: str) -> None:
    area = STOCK[name]
    assert area.motif is not None
    tones = Tones(WORDS.of(name, area.fill), parse_colour(area.ink))
    one, other = (tuple(area.motif(Random("a"), tones)) for _ in range(2))
    assert one == other
    x0, y0, x1, y1 = bounds(mark for mark in one if isinstance(mark, Path))
    assert x0 < 0 < x1
    assert y0 < 0 < y1
    assert max(-x0, -y0, x1, y1) < REFERENCE / 2 * 1000


def test_hexes_of_one_terrain_differ() -> None:
    sheet = mapsheet(base_terrain="woods")
    symbols = plain_atlas(sheet).terrains["woods"].symbols
    assert len({symbol.marks for symbol in symbols}) == len(symbols)


def test_own_terrain_is_like_a_stock_one_but_for_what_it_says() -> None:
    like = own_style(own(like="woods"), STOCK, WORDS, colour, art)
    red = own_style(own(like="woods", fill="red", about="burning"), STOCK, WORDS, colour, art)
    assert (like.title, like.fill, len(like.symbols)) == ("One", parse_colour(STOCK["woods"].fill), 10)
    assert (red.fill, red.about, red.strewn) == (RED, "burning", like.strewn)


@pytest.mark.parametrize(
    ("fields", "symbols", "strewn"),
    [
        ({"symbol": "art/palm.svg"}, 1, None),
        ({"symbol": "art/palm.svg", "scatter": {"count": 5}}, 1, 5),
        ({"symbol": "none", "like": "woods"}, 0, 8),
        ({"symbol": "mountain"}, 10, 3),
        ({"symbol": "marsh", "like": "lake", "scatter": {"count": 2}}, 10, 2),
        ({}, 0, None),
    ],
)
def test_symbols_of_own_terrain(fields: dict[str, Any], symbols: int, strewn: int | None) -> None:
    style = own_style(own(**fields), STOCK, WORDS, colour, art)
    assert len(style.symbols) == symbols
    if symbols:
        assert (style.strewn.count if style.strewn else None) == strewn


def test_a_size_is_the_height_of_a_symbol() -> None:
    style = own_style(own(like="woods", size="3mm"), STOCK, WORDS, colour, art)
    assert {round((s.box[3] - s.box[1]) / 100) for s in style.symbols} == {30}


def test_an_edge_of_ones_own() -> None:
    style = own_style(own(edge={"colour": "red", "width": "1mm", "smooth": "no"}), STOCK, WORDS, colour, art)
    assert (style.edge, style.brink.width, style.brink.smooth) == (RED, 1.0, False)


def test_the_palette_of_a_kit_recolours_the_stock() -> None:
    words = Words({"woods": "#204020"}, GROUND)
    assert own_style(own(like="woods"), STOCK, words, colour, art).fill == "#204020"


def test_own_paths() -> None:
    given = {"id": "canal", "name": "Canal", "like": "river", "colour": "red", "wind": "no", "casing": "none"}
    style = path_style(PathType.model_validate(as_read({**given, "dash": "2mm 1mm"})), colour)
    assert (style.title, style.colour, style.casing, style.wind, style.dash) == ("Canal", RED, "", False, (2.0, 1.0))
    assert style.rank < 0, "it runs under water, as rivers do"


@pytest.mark.parametrize("name", ["bridge", "cliff", "ford", "hedge", "river", "wall"])
def test_hexsides_take_a_colour_and_width_and_lie_along_their_course(name: str) -> None:
    course = Course("one", ((0.0, 0.0), (10.0, 0.0), (15.0, 8.66)))
    found = side_terrains()[name]

    def drawn(width: float | None) -> list[Path]:
        plot = SidePlot((course,), 1, Palette.of({}), lambda x, y: False, RED, width)
        return [mark for mark in found.paint(plot) if isinstance(mark, Path)]

    usual, wide = drawn(None), drawn(4.0)
    assert RED in {paint for mark in usual for paint in (mark.paint.fill, mark.paint.stroke)}
    x0, y0, x1, y1 = bounds(usual)
    assert x0 > -5000 and y0 > -5000 and x1 < 20_000 and y1 < 14_000
    assert bounds(wide) != bounds(usual)
