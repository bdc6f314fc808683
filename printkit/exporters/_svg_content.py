"""Marks to SVG body text: whole micrometres as user units, art drawn once and used, text placed by our own advances."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, assert_never
from xml.sax.saxutils import escape, quoteattr

from printkit.bidi import levels, mirrored, visual_order
from printkit.drawing import IDENTITY, Group, Image, Mark, Matrix, Paint, Path, Role, Segment, Symbol, Text, Use, Vector
from printkit.exporters._marks import layers, number, strokes

if TYPE_CHECKING:
    from printkit.exporters._svg_fonts import SvgFonts
    from printkit.fonts import Font

_STEPS = {"M": "M%d %d", "L": "L%d %d", "C": "C%d %d %d %d %d %d", "Z": "Z"}
_WORD = re.compile(r"\s*\S+\s*|\s+")
_LIGATURE = re.compile(r"f[bfhijklt]|[gi]j|IJ|--|T[hi]|tt")
"""Letters that a font may join into one glyph of another width."""
_AT_ONCE = 4096
"""Steps of a path written at once: the grid of a large map has hundreds of thousands."""
_LARGEST_EM = 9000
"""Browsers clamp font-size at 10,000 units; larger text is written at a tenth and scaled up."""


class SvgWriter:
    """Writes the marks of one file; ``defs`` holds the symbols that they use."""

    def __init__(self, fonts: SvgFonts) -> None:
        self._fonts = fonts
        self._symbols: dict[str, str] = {}
        self._clips = 0
        self.defs: list[str] = []
        self.used_fonts: dict[Font, None] = {}
        """The fonts that the text needs, in order of first use."""

    def body(self, marks: Iterable[Mark]) -> str:
        """The marks as SVG elements."""
        out: list[str] = []
        self._marks(marks, out)
        return "\n".join(out)

    def _marks(self, marks: Iterable[Mark], out: list[str]) -> None:
        for mark in marks:
            match mark:
                case Path():
                    self._path(mark, out)
                case Text():
                    self._text(mark, out)
                case Group():
                    self._group(mark, out)
                case Use():
                    self._use(mark, out)
                case Image():
                    self._image(mark, out)
                case Vector():
                    self._vector(mark, out)
                case _:
                    assert_never(mark)

    def _path(self, path: Path, out: list[str]) -> None:
        for paint in layers(path.paint):
            out.append(f'<path{_labels(path.name, path.role)} d="{outline(path.segments)}"{_paint(paint)}/>')

    def _group(self, group: Group, out: list[str]) -> None:
        attributes = _labels(group.name) + _transform(group.matrix)
        if group.clip:
            self._clips += 1
            out.append(f'<clipPath id="clip{self._clips}"><path d="{outline(group.clip)}"/></clipPath>')
            attributes += f' clip-path="url(#clip{self._clips})"'
        out.append(f"<g{attributes}>")
        self._marks(group.marks, out)
        out.append("</g>")

    def _use(self, use: Use, out: list[str]) -> None:
        target = self._symbols.get(use.symbol.id) or self._define(use.symbol)
        labels = _labels(use.name, use.role)
        out.append(f'<use{labels} xlink:href="#{target}"{_transform(use.matrix)}/>')

    def _define(self, symbol: Symbol) -> str:
        target = self._symbols[symbol.id] = f"symbol{len(self._symbols) + 1}"
        inner: list[str] = [f'<g id="{target}" data-name={quoteattr(symbol.id)}>']
        self._marks(symbol.marks, inner)
        self.defs += [*inner, "</g>"]
        return target

    def _image(self, image: Image, out: list[str]) -> None:
        kind = "png" if image.data.startswith(b"\x89PNG") else "jpeg"
        out.append(
            f'<image{_labels(image.name, image.role)} x="{image.x}" y="{image.y}" width="{image.width}"'
            f' height="{image.height}" preserveAspectRatio="none"'
            f' xlink:href="data:image/{kind};base64,{b64encode(image.data).decode()}"/>'
        )

    def _vector(self, vector: Vector, out: list[str]) -> None:
        self.used_fonts |= {font: None for font in self._fonts.of_families(vector.letters)}
        place = f'x="{vector.x}" y="{vector.y}" width="{vector.width}" height="{vector.height}" xml:space="default"'
        out.append(vector.data.decode().replace("<svg ", f"<svg {place} ", 1))

    def _text(self, text: Text, out: list[str]) -> None:
        runs = placed_runs(text, self._fonts.font(text.font))
        first = runs[0][2]
        self.used_fonts |= {font: None for _, _, font in runs}
        scale = 1 if text.size <= _LARGEST_EM else 10
        css = f"{self._fonts.css_class(first)} {text.role}"
        attributes = f' font-size="{number(text.size / scale)}" fill="{text.colour}"'
        if scale != 1:
            attributes += f' transform="scale({scale})"'
        if any(levels(text.text, text.right_to_left)):
            # Every character is placed, and turned where it must be: no renderer is to order or mirror it again.
            attributes += ' style="direction:ltr;unicode-bidi:bidi-override"'
        if text.halo is not None and text.halo_width > 0:
            width = number(text.halo_width / scale)
            attributes += f' stroke="{text.halo}" stroke-width="{width}" stroke-linejoin="round" paint-order="stroke"'
        y = number(text.y / scale)
        spans = [
            f'<tspan{self._other(font, first)} x="{" ".join(number(x / scale, 1) for x in xs)}">{escape(words)}</tspan>'
            for xs, words, font in runs
        ]
        out.append(f'<text class="{css}"{_labels(text.name)} y="{y}"{attributes}>{"".join(spans)}</text>')

    def _other(self, font: Font, first: Font) -> str:
        return "" if font is first else f' class="{self._fonts.css_class(font)}"'


def placed_runs(text: Text, font: Font) -> list[tuple[list[float], str, Font]]:
    """The line cut into runs that a renderer may set by itself: each with its start, or the place of every character.

    A run is a word, or what of it one font prints. Where tracking or a possible ligature would let a renderer's
    advances differ from ours, or letters run to the left, every character of the line is placed. The text stays in
    reading order.
    """
    depths = levels(text.text, text.right_to_left)
    places = _places(text, font, visual_order(depths))
    each = text.tracking or any(depths) or _LIGATURE.search(text.text)
    out: list[tuple[list[float], str, Font]] = []
    at = 0
    for member, run in font.runs(text.text):
        if each:
            sided = "".join(mirrored(c) if depths[at + i] % 2 else c for i, c in enumerate(run))
            out.append((places[at : at + len(run)], sided, member))
        else:
            out += [([places[at + word.start()]], word[0], member) for word in _WORD.finditer(run)]
        at += len(run)
    return out


def _places(text: Text, font: Font, order: Iterable[int]) -> list[float]:
    """The left end of every character."""
    places = [0.0] * len(text.text)
    at = float(text.x)
    for i in order:
        places[i] = at
        at = at + font.advances.get(ord(text.text[i]), 0.5) * text.size + text.tracking
    return places


def outline(segments: Sequence[Segment]) -> str:
    """The d attribute of a path."""
    starts = range(0, len(segments), _AT_ONCE)
    return "".join("".join([_STEPS[op] % at for op, at in segments[i : i + _AT_ONCE]]) for i in starts)


def _labels(name: str, role: Role = Role.ART) -> str:
    css = "" if role is Role.ART else f' class="{role}"'
    return css + (f" data-name={quoteattr(name)}" if name else "")


def _transform(matrix: Matrix) -> str:
    return "" if matrix == IDENTITY else f' transform="matrix({" ".join(number(v) for v in matrix)})"'


@lru_cache(maxsize=1024)
def _paint(paint: Paint) -> str:
    parts = [f' fill="{paint.fill or "none"}"']
    if paint.fill and paint.even_odd:
        parts.append(' fill-rule="evenodd"')
    if strokes(paint):
        parts.append(f' stroke="{paint.stroke}" stroke-width="{paint.width}"')
        parts += [f' stroke-linecap="{paint.cap}"'] if paint.cap != "butt" else []
        parts += [f' stroke-linejoin="{paint.join}"'] if paint.join != "miter" else []
        if paint.dash:
            dash = " ".join(map(str, paint.dash))
            parts.append(f' stroke-dasharray="{dash}" stroke-dashoffset="{paint.dash_offset}"')
    if paint.opacity < 1:
        parts.append(f' opacity="{number(paint.opacity, 3)}"')
    return "".join(parts)
