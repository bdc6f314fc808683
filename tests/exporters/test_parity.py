"""PDF and SVG show the same: item by item as written, and pixel by pixel as drawn."""

from __future__ import annotations

import base64
import io
import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path as FilePath

import pypdfium2
import pytest
import resvg_py
from fontTools.ttLib import TTFont
from PIL import Image, ImageChops

from printkit.drawing import Mark, Paint
from printkit.exporters import pdf, svg
from tests.exporters.readback import differences
from tests.exporters.readback_pdf import read_pdf
from tests.exporters.readback_svg import read_svg
from tests.exporters.sample import INK, every_mark, product

SHEETS = ("letter/01", "letter/02", "letter/03")


@cache
def sheets(marks: tuple[Mark, ...] | None = None) -> tuple[bytes, dict[str, bytes]]:
    """The Letter PDF and the SVG files of the sample."""
    made = product(("letter",), marks)
    return dict(pdf.EXPORTER.write(made))["mini-letter.pdf"], dict(svg.EXPORTER.write(made))


@pytest.mark.parametrize("page", range(3))
def test_every_mark_is_the_same_in_both(page: int) -> None:
    document, files = sheets()
    seen = read_pdf(document, page)
    assert differences(seen, read_svg(files[f"svg/{SHEETS[page]}.svg"])) == []
    assert len(seen) == (22, 2, 64)[page]


def test_what_is_compared_is_what_was_drawn() -> None:
    document, _ = sheets()
    kinds = [(item.what, item.look[0] if item.what == "text" else "") for item in read_pdf(document)]
    assert ("text", "Fire & <Ice> 1½ (a\\b) é") in kinds
    assert [what for what, _ in kinds].count("image") == 2
    label = next(item for item in read_pdf(document) if item.what == "text" and item.look[0] == "G3")
    # Drawn at (40 mm, 48 mm) of a face that lies at (20 mm, 30 mm).
    assert label.points[0] == pytest.approx((60 * 72 / 25.4, 78 * 72 / 25.4), abs=0.001)


def change(index: int, **fields: object) -> Callable[[list[Mark]], None]:
    """A mutation of one mark of the sample."""

    def mutate(marks: list[Mark]) -> None:
        marks[index] = replace(marks[index], **fields)  # type: ignore[arg-type]

    return mutate


@pytest.mark.parametrize(
    ("mutation", "told"),
    [
        (change(0, paint=Paint(fill=INK)), "item 0: path"),
        (change(1, segments=(("M", (5010, 5000)), ("L", (25_000, 17_000)))), "item 1: path"),
        (change(2, paint=Paint(stroke=INK, width=810, dash=(3000, 1500), dash_offset=500, cap="round")), "item 2"),
        (change(4, paint=Paint(fill=INK, opacity=0.5)), "item 4: path"),
        (change(8, x=5004), "points differ by 0.011 pt"),
        (change(9, tracking=390), "points differ"),
        (change(11, halo_width=1100), "item 11: text"),
        (change(12, clip=(("M", (0, 0)), ("L", (9, 0)), ("Z", ()))), "clip differ"),
        (lambda marks: marks.pop(13), "22 items against 20"),
        (lambda marks: marks.insert(0, marks.pop(5)), "item 0: path"),
    ],
)
def test_a_changed_mark_is_told(mutation: Callable[[list[Mark]], None], told: str) -> None:
    marks = list(every_mark())
    mutation(marks)
    (document, _), (_, files) = sheets(), sheets(tuple(marks))
    assert told in "\n".join(differences(read_pdf(document), read_svg(files["svg/letter/01.svg"])))


DPI = 200
TILE = 24
BOUND = 20
"""Of 255: antialiasing of small text by two renderers stays under it."""


def worst_tile(one: Image.Image, other: Image.Image) -> int:
    """Mean difference (0 to 255, of the worst channel) of the 24 px tile that differs most."""
    return max(ImageChops.difference(one, other).reduce(TILE).tobytes())


def drawn_pdf(data: bytes, page: int) -> Image.Image:
    bitmap = pypdfium2.PdfDocument(data)[page].render(scale=DPI / 72 - 1e-9, rev_byteorder=True)
    picture: Image.Image = bitmap.to_pil()
    return picture.convert("RGB")


def drawn_svg(data: bytes, folder: FilePath) -> Image.Image:
    """By resvg, which knows no embedded fonts: they are taken out of the file itself, and no other font is at hand."""
    files = []
    for number, woff in enumerate(re.findall(rb"font/woff;base64,([^)]*)", data)):
        font = TTFont(io.BytesIO(base64.b64decode(woff)))
        font.flavor = None
        files.append(str(folder / f"{number}.ttf"))
        font.save(files[-1])
    png = resvg_py.svg_to_bytes(
        svg_string=data.decode(), background="#FFFFFF", dpi=96, zoom=DPI / 96, font_files=files, skip_system_fonts=True
    )
    return Image.open(io.BytesIO(bytes(png))).convert("RGB")


@pytest.mark.parametrize("page", [0, 2])
def test_pixels_agree(page: int, tmp_path: FilePath) -> None:
    document, files = sheets()
    one, other = drawn_pdf(document, page), drawn_svg(files[f"svg/{SHEETS[page]}.svg"], tmp_path)
    assert one.size == other.size == (1700, 2200)
    assert worst_tile(one, other) <= BOUND


def test_pixels_tell_a_shift_of_a_tenth_of_a_millimetre(tmp_path: FilePath) -> None:
    marks = list(every_mark())
    change(8, x=5100)(marks)
    (document, _), (_, files) = sheets(), sheets(tuple(marks))
    assert worst_tile(drawn_pdf(document, 0), drawn_svg(files["svg/letter/01.svg"], tmp_path)) > BOUND
