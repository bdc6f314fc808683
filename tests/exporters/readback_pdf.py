"""A PDF page as items: its content stream interpreted, forms opened, codes turned into characters."""

from __future__ import annotations

import io
import re
from dataclasses import dataclass, field, replace
from typing import Any

import pikepdf

from printkit.drawing import IDENTITY, Matrix, apply, multiply
from tests.exporters.readback import Item, Points, length, under


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
                    state.clips = (*state.clips, under(state.matrix, numbers))
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
            dash = tuple(length(v, state.matrix) for v in (*state.dash, state.offset)) if state.dash else ()
            look += (state.stroke, length(state.width, state.matrix), int(state.cap), int(state.join), dash)
        self.items.append(Item("path", under(state.matrix, numbers), (*look, state.opacity), state.clips))

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
            return moved, f"{state.stroke} {length(state.width, state.matrix)}"
        name = str(font.BaseFont).partition("+")[2]
        words = "".join(characters[code] for code in codes)
        look = (words, name, length(state.size, state.matrix), state.fill, halo)
        self.items.append(Item("text", tuple(places), look, state.clips))
        return moved, ""

    def _object(self, thing: pikepdf.Object, state: _State) -> None:
        if thing.Subtype == "/Image":
            corners = under(state.matrix, [0, 1, 1, 1, 1, 0, 0, 0])
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
