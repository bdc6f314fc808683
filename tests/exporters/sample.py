"""A product made by hand: one face with every mark type, placed straight, turned and scaled."""

from __future__ import annotations

import io
from functools import cache
from pathlib import Path as FilePath

from PIL import Image as Picture

from printkit.colour import Colour
from printkit.contracts import Product
from printkit.drawing import Drawing, Group, Image, Mark, Paint, Path, Role, Symbol, Text, Use
from printkit.fonts import FontBook, open_font, packaged
from printkit.kit import Kit
from printkit.lettering import Style, line
from printkit.models.kit_info import KitInfo
from printkit.paper import PAPERS
from printkit.pieces import Piece
from printkit.shapes import circle, lines, polygon, rectangle
from printkit.sheets import Placed, Sheet

INK = Colour("#1E2230")
RED = Colour("#D4402F")
PAPER = Colour("#FBF8F1")
NAMES = ("Barlow Condensed SemiBold", "Barlow Condensed ExtraBold", "Source Sans Pro Regular")


@cache
def kit() -> Kit:
    """A kit of three fonts and no definitions."""
    files = packaged()
    fonts = FontBook({name: open_font(name, files[name]) for name in NAMES})
    info = KitInfo(
        kit="mini", title="Mini & <Co>", version="1", players="2", minutes="10", age="8", author="A. Uthor", include=()
    )
    return Kit(FilePath(), info, {}, {}, {}, fonts)


def picture(mode: str = "RGB", kind: str = "PNG") -> bytes:
    """Four quarters: red and green above, blue and grey below."""
    image = Picture.new("RGB", (40, 40))
    for box, colour in {
        (0, 0, 20, 20): (220, 40, 40),
        (20, 0, 40, 20): (30, 160, 60),
        (0, 20, 20, 40): (40, 60, 200),
        (20, 20, 40, 40): (120, 120, 120),
    }.items():
        image.paste(colour, box)
    out = io.BytesIO()
    image.convert(mode).save(out, kind)
    return out.getvalue()


def text(
    words: str, x: float, y: float, font: str = NAMES[2], size: float = 4.0, colour: Colour = INK, tracking: float = 0.0
) -> Text:
    """A line of text."""
    return line(words, x, y, Style(kit().fonts[font], size, colour, tracking), name="words")


INNER = Symbol("inner", (Path(circle(0, 0, 1), Paint(fill=RED)),), (-1000, -1000, 1000, 1000))
ROCK = Symbol(
    "rock:1",
    (
        Path(polygon([(-3, 2), (0, -3), (3, 2)]), Paint(fill=PAPER, stroke=INK, width=300, join="round")),
        Use(INNER, (1.0, 0.0, 0.0, 1.0, 0.0, 500.0)),
    ),
    (-3200, -3200, 3200, 2200),
)


def every_mark() -> tuple[Mark, ...]:
    """Every mark type, and every way to paint, within 100 x 60 mm."""
    star = polygon([(60, 30), (66, 48), (50, 37), (70, 37), (54, 48)])
    return (
        Path(rectangle(0, 0, 100, 60), Paint(fill=PAPER), Role.BACKGROUND, name="ground"),
        Path(rectangle(5, 5, 20, 12, 3), Paint(fill=RED, stroke=INK, width=500)),
        Path(circle(40, 11, 6), Paint(stroke=INK, width=800, dash=(3000, 1500), dash_offset=500, cap="round")),
        Path(star, Paint(fill=INK, even_odd=True)),
        Path(circle(60, 12, 6), Paint(fill=RED, opacity=0.5)),
        Path(circle(64, 12, 6), Paint(fill=INK, stroke=RED, width=400, opacity=0.25)),
        Path(lines([((80, 5), (95, 5)), ((80, 8), (95, 8))]), Paint(stroke=INK, width=250), Role.RULE, name="grid"),
        Path(circle(90, 14, 3), Paint(stroke=INK, width=0)),
        text("Fire & <Ice> 1½ (a\\b) é", 5, 26),
        text("TRACKED office flag", 5, 33, NAMES[0], tracking=0.4),
        text("fluffy fjord fits", 5, 40, NAMES[2]),
        line("G3", 40, 48, Style(kit().fonts[NAMES[1]], 6.0, PAPER, halo=INK, halo_width=1.2), name="label"),
        Group(
            (
                Path(rectangle(0, 0, 12, 12), Paint(fill=INK)),
                Path(circle(12, 12, 8), Paint(fill=RED)),
                text("turned", 1.5, 4.5, NAMES[0], 3.0, PAPER),
            ),
            matrix=(0.9, 0.5, -0.5, 0.9, 82_000.0, 22_000.0),
            clip=rectangle(1, 1, 12, 12),
            name="hex:G3",
        ),
        Use(ROCK, (1.0, 0.0, 0.0, 1.0, 10_000.0, 52_000.0), name="rock"),
        Use(ROCK, (0.0, 1.2, -1.2, 0.0, 22_000.0, 52_000.0)),
        Image(72_000, 44_000, 12_000, 12_000, picture(), (40, 40), name="photo"),
        Image(86_000, 44_000, 8_000, 12_000, picture("L", "JPEG"), (40, 40)),
    )


def product(papers: tuple[str, ...] = ("letter", "a4"), marks: tuple[Mark, ...] | None = None) -> Product:
    """Two leaves: a face alone with boxes of its own and its back, then the same face small, straight and turned."""
    face = Drawing(100_000, 60_000, every_mark() if marks is None else marks, bleed=2000, title="All marks")
    back = Drawing(100_000, 60_000, (Path(rectangle(-2, -2, 104, 64), Paint(fill=RED)),), bleed=2000)
    big = Piece("chart", "all marks", '=All, "marks"', face, back, section="Charts")
    small = Piece("counter", "small", "Small", face, copies=3, section="Counters")
    straight, turned, upright = (
        Placed(small, False, 20_000, 30_000, 0.5),
        Placed(small, False, 90_000, 30_000, 0.9138, turn=180),
        Placed(small, False, 20_000, 110_000, turn=90),
    )
    folio = (line("page", 20, 270, Style(kit().fonts[NAMES[2]], 3.0, INK), name="folio"),)
    trim, bleed = (20_000, 30_000, 120_000, 90_000), (18_000, 28_000, 122_000, 92_000)
    alone, behind = (Placed(big, False, 20_000, 30_000),), (Placed(big, True, 20_000, 30_000),)
    sheets = {
        paper: (
            Sheet(PAPERS[paper], "1", "All marks", "Charts", alone, folio, trim=trim, bleed=bleed),
            Sheet(PAPERS[paper], "2", "Back", "Charts", behind, folio, back=True),
            Sheet(PAPERS[paper], "3", "Small", "Counters", (straight, turned, upright), folio),
        )
        for paper in papers
    }
    return Product(kit(), (big, small), sheets)
