"""An SVG file as items: transforms, clips and symbols followed, fonts named as the embedded files name themselves."""

from __future__ import annotations

import base64
import io
import re
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import groupby
from math import nan
from typing import Any

from fontTools.ttLib import TTFont
from lxml import etree

from printkit.drawing import Matrix, apply, multiply
from tests.exporters.readback import Item, Points, length, under

SVG = "{http://www.w3.org/2000/svg}"
HREF = "{http://www.w3.org/1999/xlink}href"
POINTS_PER_MM = 72 / 25.4
_FONT = re.compile(r"base64,([^)]*)\) format\('woff'\)\}\n\.(font\d+)\{")
_CAPS = {"butt": 0, "round": 1, "square": 2}
_JOINS = {"miter": 0, "round": 1, "bevel": 2}
_TRANSFORM = re.compile(r"(matrix|scale)\(([^)]*)\)")


@lru_cache
def _font_name(woff: str) -> str:
    """The PostScript name inside an embedded font."""
    return str(TTFont(io.BytesIO(base64.b64decode(woff)))["name"].getDebugName(6))


def _svg_matrix(element: etree._Element) -> Matrix:
    found = _TRANSFORM.fullmatch(element.get("transform") or "scale(1)")
    assert found, element.get("transform")
    values = [float(v) for v in found[2].split()]
    if found[1] == "scale":
        return (values[0], 0.0, 0.0, values[0], 0.0, 0.0)
    a, b, c, d, e, f = values
    return (a, b, c, d, e, f)


def _svg_path(d: str) -> tuple[str, list[float]]:
    ops = "".join(re.findall("[MLCZ]", d))
    assert set(d) <= set("MLCZ-0123456789 "), d
    return ops, [float(v) for v in re.findall(r"-?\d+", d)]


@dataclass
class _SvgReader:
    root: etree._Element
    items: list[Item] = field(default_factory=list)

    def __post_init__(self) -> None:
        css = self.root.findtext(f".//{SVG}style") or ""
        self.fonts = {name: _font_name(woff) for woff, name in _FONT.findall(css)}
        self.by_id = {element.get("id"): element for element in self.root.iter() if element.get("id")}

    def run(self, element: etree._Element, matrix: Matrix, clips: tuple[Points, ...]) -> None:
        tag = str(element.tag).removeprefix(SVG)
        matrix = multiply(matrix, _svg_matrix(element))
        clip = (element.get("clip-path") or "").removeprefix("url(#").removesuffix(")")
        if clip:
            outline = self.by_id[clip][0].get("d") or ""
            clips = (*clips, under(matrix, _svg_path(outline)[1]))
        if tag in ("g", "svg"):
            for child in element:
                if not str(child.tag).endswith(("defs", "clipPath", "title")):
                    self.run(child, matrix, clips)
        elif tag == "use":
            self.run(self.by_id[(element.get(HREF) or "").removeprefix("#")], matrix, clips)
        elif tag == "path":
            self._path(element, matrix, clips)
        elif tag == "text":
            self._text(element, matrix, clips)
        elif tag == "image":
            x, y, width, height = (float(element.get(name, "")) for name in ("x", "y", "width", "height"))
            box = [x, y, x + width, y, x + width, y + height, x, y + height]
            self.items.append(Item("image", under(matrix, box), (), clips))
        else:
            raise AssertionError(tag)

    def _path(self, element: etree._Element, matrix: Matrix, clips: tuple[Points, ...]) -> None:
        get = element.get
        ops, numbers = _svg_path(get("d") or "")
        fill = get("fill") if get("fill") != "none" else None
        look: tuple[Any, ...] = (ops, fill, get("fill-rule") == "evenodd")
        if get("stroke"):
            dashes = [*get("stroke-dasharray", "").split(), get("stroke-dashoffset", "")]
            dash = tuple(length(float(v), matrix) for v in dashes) if get("stroke-dasharray") else ()
            ends = (_CAPS[get("stroke-linecap", "butt")], _JOINS[get("stroke-linejoin", "miter")])
            look += (get("stroke"), length(float(get("stroke-width", "")), matrix), *ends, dash)
        self.items.append(Item("path", under(matrix, numbers), (*look, float(get("opacity", "1"))), clips))

    def _text(self, element: etree._Element, matrix: Matrix, clips: tuple[Points, ...]) -> None:
        get = element.get
        own = (get("class") or "").split()[0]
        halo = f"{get('stroke')} {length(float(get('stroke-width', '')), matrix)}" if get("stroke") else ""
        for font, spans in groupby(element, lambda span: span.get("class") or own):
            places, words = [], ""
            for span in spans:
                text = span.text or ""
                xs = [float(v) for v in (span.get("x") or "").split()]
                here = [apply(matrix, x, float(get("y", ""))) for x in xs]
                places += here + [(nan, nan)] * (len(text) - len(here))
                words += text
            look = (words, self.fonts[font], length(float(get("font-size", "")), matrix), get("fill"), halo)
            self.items.append(Item("text", tuple(places), look, clips))


def read_svg(data: bytes) -> list[Item]:
    """Everything painted in a file, symbols opened. Characters that the renderer places by itself are at (nan, nan)."""
    root = etree.fromstring(data)
    millimetres = float((root.get("width") or "").removesuffix("mm"))
    scale = millimetres * POINTS_PER_MM / float((root.get("viewBox") or "").split()[2])
    reader = _SvgReader(root)
    reader.run(root, (scale, 0.0, 0.0, scale, 0.0, 0.0), ())
    return reader.items
