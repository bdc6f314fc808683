"""Previews: right size, true colours, nothing but the picture."""

from __future__ import annotations

import io
import re

from PIL import Image

from printkit.exporters import png
from tests.exporters.sample import product


def test_a_preview_of_every_sheet_in_true_colours() -> None:
    files = dict(png.EXPORTER.write(product()))
    assert list(files)[:3] == ["png/letter/01.png", "png/letter/02.png", "png/letter/03.png"]
    assert len(files) == 6
    picture = Image.open(io.BytesIO(files["png/letter/01.png"]))
    assert picture.size == (1275, 1650)
    seen = picture.convert("RGB")
    # 25 mm right of the sheet's edge and 85 mm down lies the face's ground; 10 mm lies outside it.
    assert seen.getpixel((round(25 / 25.4 * 150), round(85 / 25.4 * 150))) == (0xFB, 0xF8, 0xF1)
    assert seen.getpixel((59, 59)) == (255, 255, 255)


def test_a_preview_holds_no_metadata() -> None:
    data = dict(png.EXPORTER.write(product(("a4",))))["png/a4/03.png"]
    assert set(re.findall(rb"(?<=....)(?:tEXt|zTXt|iTXt|tIME|eXIf|pHYs)", data, re.DOTALL)) == set()
    assert Image.open(io.BytesIO(data)).size == (1241, 1754)
