"""Reads finished pages back as plain items in points, y down: from PDF content streams and from SVG elements alike."""

from __future__ import annotations

import io
import re
from dataclasses import dataclass, field, replace
from math import isnan, nan
from typing import Any

import pikepdf
from lxml import etree

from printkit.drawing import IDENTITY, Matrix, apply, multiply

Points = tuple[tuple[float, float], ...]
POINTS_PER_MM = 72 / 25.4
SVG = "{http://www.w3.org/2000/svg}"
HREF = "{http://www.w3.org/1999/xlink}href"


@dataclass(frozen=True)
class Item:
    """One thing seen on a page. ``points`` are path points, picture corners, or the place of every character."""

    what: str
    points: Points
    look: tuple[Any, ...]
    clips: tuple[Points, ...]


def differences(one: list[Item], other: list[Item], tolerance: float = 0.01) -> list[str]:
    """What is not the same, item by item, within ``tolerance`` points."""
    found = [f"{len(one)} items against {len(other)}"] if len(one) != len(other) else []
    for index, (a, b) in enumerate(zip(one, other, strict=False)):
        if (a.what, a.look) != (b.what, b.look):
            found.append(f"item {index}: {a.what} {a.look} against {b.what} {b.look}")
        for name, p, q in [
            ("points", a.points, b.points),
            *(("clip", c, d) for c, d in zip(a.clips, b.clips, strict=False)),
        ]:
            gaps = (abs(v - w) for s, t in zip(p, q, strict=False) for v, w in zip(s, t, strict=True))
            far = max((gap for gap in gaps if not isnan(gap)), default=0.0)
            if len(p) != len(q) or far > tolerance:
                found.append(f"item {index}: {a.what} {a.look}: {name} differ by {far:.3f} pt")
        if len(a.clips) != len(b.clips):
            found.append(f"item {index}: {len(a.clips)} clips against {len(b.clips)}")
    return found


def _scale(matrix: Matrix) -> float:
    """How much lengths grow under a matrix without shear."""
    return float(abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]) ** 0.5)


def _length(value: float, matrix: Matrix) -> float:
    return round(value * _scale(matrix), 2)


def _under(matrix: Matrix, numbers: list[float]) -> Points:
    return tuple(apply(matrix, x, y) for x, y in zip(numbers[0::2], numbers[1::2], strict=True))


# PDF


@dataclass
class _State:
    matrix: Matrix
    fill: str = "#000000"
    stroke: str = "#000000"
    width: float = 1.0
    cap: int = 0
    join: int = 0
    dash: tuple[float, ...] = ()
    offset: float = 0.0
    opacity: float = 1.0
    clips: tuple[Points, ...] = ()
    font: str = ""
    size: float = 0.0
    tracking: float = 0.0
    outlined: bool = False


def _hex(operands: list[Any]) -> str:
    return "#" + "".join(f"{round(float(v) * 255):02X}" for v in operands)


def _to_unicode(font: pikepdf.Object) -> dict[int, str]:
    """Codes to characters, from the font's own ToUnicode map."""
    pairs = re.findall(r"^<(\w\w)> <(\w{4})>$", font.ToUnicode.read_bytes().decode("latin1"), re.MULTILINE)
    return {int(code, 16): chr(int(target, 16)) for code, target in pairs}


@dataclass
class _PdfReader:
    items: list[Item] = field(default_factory=list)

    def run(self, stream: pikepdf.Object, resources: pikepdf.Object, state: _State) -> None:
        stack: list[_State] = []
        ops: list[str] = []
        numbers: list[float] = []
        text_matrix, halo = IDENTITY, ""
        clip_next = False
        for instruction in pikepdf.parse_content_stream(stream):
            values, op = list(instruction.operands), str(instruction.operator)
            if op == "q":
                stack.append(replace(state))
            elif op == "Q":
                state = stack.pop()
            elif op == "cm":
                a, b, c, d, e, f = (float(v) for v in values)
                state.matrix = multiply(state.matrix, (a, b, c, d, e, f))
            elif op in ("m", "l", "c", "h"):
                ops.append({"m": "M", "l": "L", "c": "C", "h": "Z"}[op])
                numbers += [float(v) for v in values]
            elif op == "W":
                clip_next = True
            elif op == "n":
                if clip_next:
                    state.clips = (*state.clips, _under(state.matrix, numbers))
                ops, numbers, clip_next = [], [], False
            elif op in ("f", "f*", "S", "B", "B*"):
                self._path(op, ops, numbers, state)
                ops, numbers = [], []
            elif op == "rg":
                state.fill = _hex(values)
            elif op == "RG":
                state.stroke = _hex(values)
            elif op == "d":
                state.dash, state.offset = tuple(float(v) for v in values[0]), float(values[1])
            elif op == "gs":
                state.opacity = float(resources.ExtGState[str(values[0])].ca)
            elif op == "Tf":
                state.font, state.size = str(values[0]), float(values[1])
            elif op == "Tr":
                state.outlined = int(values[0]) == 1
            elif op == "Tm":
                a, b, c, d, e, f = (float(v) for v in values)
                text_matrix = (a, b, c, d, e, f)
            elif op == "Tj":
                text_matrix, halo = self._text(bytes(values[0]), resources, state, text_matrix, halo)
            elif op == "Do":
                self._object(resources.XObject[str(values[0])], state)
            elif op in ("w", "J", "j", "Tc"):
                name = {"w": "width", "J": "cap", "j": "join", "Tc": "tracking"}[op]
                setattr(state, name, float(values[0]))
            else:
                assert op in ("BT", "ET", "M", "BMC", "EMC"), op

    def _path(self, op: str, ops: list[str], numbers: list[float], state: _State) -> None:
        look: tuple[Any, ...] = ("".join(ops), state.fill if op != "S" else None, op.endswith("*"))
        if op[0] in "SB":
            dash = tuple(_length(v, state.matrix) for v in (*state.dash, state.offset)) if state.dash else ()
            look += (state.stroke, _length(state.width, state.matrix), int(state.cap), int(state.join), dash)
        self.items.append(Item("path", _under(state.matrix, numbers), (*look, state.opacity), state.clips))

    def _text(
        self, codes: bytes, resources: pikepdf.Object, state: _State, text_matrix: Matrix, halo: str
    ) -> tuple[Matrix, str]:
        font = resources.Font[state.font]
        characters, first = _to_unicode(font), int(font.FirstChar)
        matrix, places, x = multiply(state.matrix, text_matrix), [], 0.0
        for code in codes:
            places.append(apply(matrix, x, 0))
            x += float(font.Widths[code - first]) / 1000 * state.size + state.tracking
        moved = multiply(text_matrix, (1.0, 0.0, 0.0, 1.0, x, 0.0))
        if state.outlined:
            return moved, f"{state.stroke} {_length(state.width, state.matrix)}"
        name = str(font.BaseFont).partition("+")[2]
        words = "".join(characters[code] for code in codes)
        look = (words, name, _length(state.size, state.matrix), state.fill, halo)
        self.items.append(Item("text", tuple(places), look, state.clips))
        return moved, ""

    def _object(self, thing: pikepdf.Object, state: _State) -> None:
        if thing.Subtype == "/Image":
            corners = _under(state.matrix, [0, 1, 1, 1, 1, 0, 0, 0])
            self.items.append(Item("image", corners, (), state.clips))
        else:
            self.run(thing, thing.Resources, replace(state))


def read_pdf(data: bytes, page: int = 0) -> list[Item]:
    """Everything painted on a page, forms opened, in painting order."""
    reader = _PdfReader()
    with pikepdf.open(io.BytesIO(data)) as pdf:
        sheet = pdf.pages[page]
        flip: Matrix = (1.0, 0.0, 0.0, -1.0, 0.0, float(sheet.MediaBox[3]))
        reader.run(sheet.obj, sheet.Resources, _State(flip))
    return reader.items


# SVG

_CAPS = {"butt": 0, "round": 1, "square": 2}
_JOINS = {"miter": 0, "round": 1, "bevel": 2}
_FACES = {
    ("Barlow Condensed", "600"): "BarlowCondensed-SemiBold",
    ("Barlow Condensed", "800"): "BarlowCondensed-ExtraBold",
    ("Source Sans Pro", "400"): "SourceSansPro-Regular",
}
_TRANSFORM = re.compile(r"(matrix|scale)\(([^)]*)\)")


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
        rule = r"\.(font\d+)\{font-family:'([^']*)';font-weight:(\d+)"
        self.fonts = {name: _FACES[family, weight] for name, family, weight in re.findall(rule, css)}
        self.by_id = {element.get("id"): element for element in self.root.iter() if element.get("id")}

    def run(self, element: etree._Element, matrix: Matrix, clips: tuple[Points, ...]) -> None:
        tag = str(element.tag).removeprefix(SVG)
        matrix = multiply(matrix, _svg_matrix(element))
        clip = (element.get("clip-path") or "").removeprefix("url(#").removesuffix(")")
        if clip:
            outline = self.by_id[clip][0].get("d") or ""
            clips = (*clips, _under(matrix, _svg_path(outline)[1]))
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
            self.items.append(Item("image", _under(matrix, box), (), clips))
        else:
            raise AssertionError(tag)

    def _path(self, element: etree._Element, matrix: Matrix, clips: tuple[Points, ...]) -> None:
        get = element.get
        ops, numbers = _svg_path(get("d") or "")
        fill = get("fill") if get("fill") != "none" else None
        look: tuple[Any, ...] = (ops, fill, get("fill-rule") == "evenodd")
        if get("stroke"):
            dashes = [*get("stroke-dasharray", "").split(), get("stroke-dashoffset", "")]
            dash = tuple(_length(float(v), matrix) for v in dashes) if get("stroke-dasharray") else ()
            ends = (_CAPS[get("stroke-linecap", "butt")], _JOINS[get("stroke-linejoin", "miter")])
            look += (get("stroke"), _length(float(get("stroke-width", "")), matrix), *ends, dash)
        self.items.append(Item("path", _under(matrix, numbers), (*look, float(get("opacity", "1"))), clips))

    def _text(self, element: etree._Element, matrix: Matrix, clips: tuple[Points, ...]) -> None:
        get = element.get
        places: list[tuple[float, float] | None] = []
        for span in element:
            xs = [float(v) for v in (span.get("x") or "").split()]
            here: list[tuple[float, float] | None] = [apply(matrix, x, float(get("y", ""))) for x in xs]
            places += here + [None] * (len(span.text or "") - len(here))
        words = "".join(span.text or "" for span in element)
        name = self.fonts[(get("class") or "").split()[0]]
        halo = f"{get('stroke')} {_length(float(get('stroke-width', '')), matrix)}" if get("stroke") else ""
        look = (words, name, _length(float(get("font-size", "")), matrix), get("fill"), halo)
        self.items.append(Item("text", tuple(p if p else (nan, nan) for p in places), look, clips))


def read_svg(data: bytes) -> list[Item]:
    """Everything painted in a file, symbols opened. Characters that the renderer places by itself are at (nan, nan)."""
    root = etree.fromstring(data)
    millimetres = float((root.get("width") or "").removesuffix("mm"))
    scale = millimetres * POINTS_PER_MM / float((root.get("viewBox") or "").split()[2])
    reader = _SvgReader(root)
    reader.run(root, (scale, 0.0, 0.0, scale, 0.0, 0.0), ())
    return reader.items
