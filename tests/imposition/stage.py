"""Hand-made kits and pieces for the imposition tests: plain faces, each in a colour of its own."""

from __future__ import annotations

import io
from pathlib import Path

import pypdfium2
from PIL.Image import Image

from printkit import shapes
from printkit.colour import Colour
from printkit.drawing import Drawing, Paint
from printkit.drawing import Path as Outline
from printkit.exporters._pdf_document import make_pdf
from printkit.fonts import FontBook, open_font, packaged
from printkit.kit import Kit
from printkit.models.kit_info import KitInfo
from printkit.pieces import Piece
from printkit.sheets import Sheet

HALF_INCH, FIVE_EIGHTHS = 12_700, 15_875


def kit(mapsheets: str = "margin-safe", title: str = "Mini") -> Kit:
    """A kit with no definitions and one font."""
    info = KitInfo.model_validate(
        {
            "kit": "mini",
            "title": title,
            "version": "1",
            "players": "2",
            "minutes": "10",
            "age": "8",
            "include": (),
            "print": {"mapsheets": mapsheets},
        }
    )
    name = "Barlow Condensed Medium"
    return Kit(Path(), info, {}, {}, {}, FontBook({"label": open_font(name, packaged()[name])}))


def face(width: int, height: int, colour: str, bleed: int = 0) -> Drawing:
    """One colour all over, out to the end of the bleed."""
    box = [value / 1000 for value in (-bleed, -bleed, width + 2 * bleed, height + 2 * bleed)]
    return Drawing(width, height, (Outline(shapes.rectangle(*box), Paint(fill=Colour(colour))),), bleed)


def colour_of(number: int) -> str:
    """Colours far apart for the first few dozen numbers, none of them white or grey."""
    return f"#{number * 53 % 200:02X}{number * 97 % 180:02X}{255 - number * 31 % 120:02X}"


def counters(count: int, batch: str = "one", size: int = HALF_INCH, bleed: int = 1_000, first: int = 0) -> list[Piece]:
    """Counters whose back has the front's colour with red and blue exchanged."""
    made = []
    for number in range(first, first + count):
        front = colour_of(number)
        made.append(
            Piece(
                kind="counter",
                id=f"{batch}-{number}",
                name=f"{batch} {number}",
                front=face(size, size, front, bleed),
                back=face(size, size, back_colour(front), bleed),
                scheme="die-cut",
                batch=batch,
                section="Counters",
            )
        )
    return made


def back_colour(front: str) -> str:
    """The colour that counters() gives the back of a front."""
    return f"#{front[5:7]}{front[3:5]}{front[1:3]}"


def raster(sheets: tuple[Sheet, ...], dpi: int = 100) -> list[Image]:
    """The sheets as a printer would print them, by way of the finished PDF."""
    pdf = pypdfium2.PdfDocument(io.BytesIO(make_pdf(kit(), sheets)))
    return [page.render(scale=dpi / 72).to_pil().convert("RGB") for page in pdf]


def overlap(one: tuple[int, int, int, int], other: tuple[int, int, int, int]) -> bool:
    """Do two boxes share more than an edge?"""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
