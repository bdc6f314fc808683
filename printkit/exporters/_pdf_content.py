"""Marks to PDF page content: operator text in whole micrometres, y down, under the one ``cm`` that starts a page.

Own operator text, because formatting numbers is two thirds of the drawing time of reportlab's canvas calls; the canvas
still owns streams, forms, images and fonts, and only its public methods are called.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar, assert_never

from printkit.bidi import on_paper
from printkit.colour import Colour, rgb
from printkit.drawing import IDENTITY, Group, Image, Mark, Matrix, Paint, Path, Segment, Symbol, Text, Use, Vector
from printkit.exporters._marks import layers, number, strokes
from printkit.units import MICROMETRES, MM_PER_POINT

if TYPE_CHECKING:
    from reportlab.pdfgen.canvas import Canvas

    from printkit.exporters._pdf_fonts import PdfFonts

T = TypeVar("T")

POINT = float(1 / (MM_PER_POINT * MICROMETRES))
"""Points in a micrometre."""
_STEPS = {"M": "%d %d m", "L": "%d %d l", "C": "%d %d %d %d %d %d c", "Z": "h"}
_PAINTS = {
    (True, False, False): "f",
    (True, False, True): "f*",
    (False, True, False): "S",
    (False, True, True): "S",
    (True, True, False): "B",
    (True, True, True): "B*",
}
"""Painting operator by (fill, stroke, even-odd)."""
_CAPS = {"butt": 0, "round": 1, "square": 2}
_JOINS = {"miter": 0, "round": 1, "bevel": 2}
_MITER_LIMIT = 4
"""As in SVG, where it is the default; PDF's own default is 10."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A document as reportlab wrote it, and what its pages name that is still to be put in."""

    raw: bytes
    opacities: dict[str, float]
    images: dict[bytes, str]
    vectors: dict[Vector, str]


@dataclass(slots=True)
class _Pen:
    """The graphics state as last written, so that only changes are written again."""

    fill: str = ""
    stroke: str = ""
    line: str = ""


class ContentWriter:
    """Writes marks into the current page (or form) of a canvas."""

    def __init__(self, canvas: Canvas, fonts: PdfFonts) -> None:
        self._canvas = canvas
        self._fonts = fonts
        self._pen = _Pen()
        self._forms: dict[str, str] = {}
        self.opacities: dict[str, float] = {}
        """Graphics states that the content names; the document must define each of them."""
        self.images: dict[bytes, str] = {}
        """Pictures to the empty form that stands for each; the document must put them there."""
        self.vectors: dict[Vector, str] = {}
        """Art that is converted whole, in the same way."""

    def page(self, marks: Iterable[Mark], to_points: Matrix) -> None:
        """All marks of a page whose coordinates ``to_points`` turns into PDF's own."""
        self._pen = _Pen()
        self._literal(_concat(to_points))
        self._marks(marks)

    def _literal(self, text: str) -> None:
        self._canvas.addLiteral(text)

    def _marks(self, marks: Iterable[Mark]) -> None:
        for mark in marks:
            match mark:
                case Path():
                    self._path(mark)
                case Text():
                    self._text(mark)
                case Group():
                    self._group(mark)
                case Use():
                    self._use(mark)
                case Image():
                    self._image(mark)
                case Vector():
                    self._vector(mark)
                case _:
                    assert_never(mark)

    def _path(self, path: Path) -> None:
        for paint in layers(path.paint):
            stroked = strokes(paint)
            saved = replace(self._pen) if paint.opacity < 1 else None
            if saved:
                self._literal(f"q {self._opacity(paint.opacity)} gs")
            self._set(paint.fill, paint.stroke if stroked else None, _line(paint) if stroked else "")
            self._literal(f"{outline(path.segments)} {_PAINTS[paint.fill is not None, stroked, paint.even_odd]}")
            if saved:
                self._literal("Q")
                self._pen = saved

    def _opacity(self, value: float) -> str:
        name = f"/Opacity{round(value * 1000)}"
        self.opacities[name] = round(value, 3)
        return name

    def _set(self, fill: Colour | None, stroke: Colour | None, line: str) -> None:
        pen = self._pen
        if fill is not None and fill != pen.fill:
            pen.fill = fill
            self._literal(f"{_rgb(fill)} rg")
        if stroke is not None and stroke != pen.stroke:
            pen.stroke = stroke
            self._literal(f"{_rgb(stroke)} RG")
        if line and line != pen.line:
            pen.line = line
            self._literal(line)

    def _group(self, group: Group) -> None:
        saved = replace(self._pen)
        self._literal("q")
        if group.matrix != IDENTITY:
            self._literal(_concat(group.matrix))
        if group.clip:
            self._literal(f"{outline(group.clip)} W n")
        self._marks(group.marks)
        self._literal("Q")
        self._pen = saved

    def _use(self, use: Use) -> None:
        form = self._forms.get(use.symbol.id) or self._define(use.symbol)
        self._literal(f"q {_concat(use.matrix)}")
        self._canvas.doForm(form)
        self._literal("Q")

    def _define(self, symbol: Symbol) -> str:
        form = self._forms[symbol.id] = f"symbol{len(self._forms) + 1}"
        # A form takes over the state of wherever it is used, so inside it nothing may be taken for set.
        outside, self._pen = self._pen, _Pen()
        self._canvas.beginForm(form, *symbol.box)
        self._marks(symbol.marks)
        self._canvas.endForm()
        self._pen = outside
        return form

    def _image(self, image: Image) -> None:
        # A picture fills the unit square, bottom row first: turned over in a page whose y runs down.
        self._place(self._placeholder(self.images, image.data), image)

    def _vector(self, vector: Vector) -> None:
        self._place(self._placeholder(self.vectors, vector), vector)

    def _placeholder(self, waiting: dict[T, str], thing: T) -> str:
        """The name of an empty form that stands for ``thing`` until the document is finished."""
        if thing not in waiting:
            waiting[thing] = f"whole{len(self.images) + len(self.vectors) + 1}"
            self._canvas.beginForm(waiting[thing], 0, 0, 1, 1)
            self._canvas.endForm()
        return waiting[thing]

    def _place(self, form: str, box: Image | Vector) -> None:
        self._literal(f"q {box.width} 0 0 {-box.height} {box.x} {box.y + box.height} cm")
        self._canvas.doForm(form)
        self._literal("Q")

    def _text(self, text: Text) -> None:
        shown = " ".join(
            f"{font} {text.size} Tf ({_escape(codes)}) Tj"
            for font, codes in self._fonts.encode(text.font, on_paper(text.text, text.right_to_left))
        )
        if text.tracking:
            shown = f"{text.tracking} Tc {shown} 0 Tc"
        place = f"1 0 0 -1 {text.x} {text.y} Tm"
        if text.halo is not None and text.halo_width > 0:
            self._set(None, text.halo, f"{text.halo_width} w 1 J 1 j {_MITER_LIMIT} M [] 0 d")
            # An artifact is no part of the text: readers and searches find each label once.
            self._literal(f"/Artifact BMC BT 1 Tr {place} {shown} 0 Tr ET EMC")
        self._set(text.colour, None, "")
        self._literal(f"BT {place} {shown} ET")


def outline(segments: Iterable[Segment]) -> str:
    """Path construction operators."""
    return " ".join([_STEPS[step] % values for step, values in segments])


def _concat(matrix: Matrix) -> str:
    return " ".join(number(v, 12 if abs(v) < 0.01 else 7) for v in matrix) + " cm"


@lru_cache(maxsize=1024)
def _rgb(colour: Colour) -> str:
    return " ".join(number(part / 255, 4) for part in rgb(colour))


@lru_cache(maxsize=1024)
def _line(paint: Paint) -> str:
    ends = f"{_CAPS[paint.cap]} J {_JOINS[paint.join]} j {_MITER_LIMIT} M"
    return f"{paint.width} w {ends} [{' '.join(map(str, paint.dash))}] {paint.dash_offset} d"


_ESCAPES = {code: chr(code) if 32 <= code < 127 else f"\\{code:03o}" for code in range(256)} | {
    ord(sign): f"\\{sign}" for sign in "()\\"
}


def _escape(codes: bytes) -> str:
    return "".join([_ESCAPES[code] for code in codes])
