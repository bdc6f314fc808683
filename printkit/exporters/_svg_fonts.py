"""Fonts of a kit's SVG files: one subset a font, of all that the kit prints, embedded in each file that needs it."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable
from itertools import chain

from printkit.contracts import Product
from printkit.drawing import Group, Mark, Text, Use, Vector
from printkit.fonts import Font, FontBook


class SvgFonts:
    """CSS for the fonts of a product."""

    def __init__(self, book: FontBook, characters: dict[Font, set[str]]) -> None:
        self._book = book
        self._characters = characters
        self._classes = {font: f"font{number}" for number, font in enumerate(characters, 1)}
        self._rules: dict[Font, str] = {}

    def font(self, name: str) -> Font:
        """The font of a full name."""
        return self._book[name]

    def of_families(self, letters: Iterable[tuple[str, str]]) -> list[Font]:
        """The fonts of the families that converted art writes in."""
        names = {family for family, _ in letters}
        return [font for font in self._book.faces() if font.style.family in names]

    def css_class(self, font: Font) -> str:
        """The class that text of this font bears."""
        return self._classes[font]

    def stylesheet(self, fonts: Iterable[Font]) -> str:
        """Embedded faces and classes of these fonts."""
        return "\n".join(self._rule(font) for font in fonts)

    def _rule(self, font: Font) -> str:
        if font not in self._rules:
            style = font.style
            data = b64encode(font.subset(self._characters[font])).decode()
            face = (
                f"font-family:'{style.family}';font-weight:{style.weight};"
                f"font-style:{'italic' if style.italic else 'normal'}"
            )
            self._rules[font] = (
                f"@font-face{{{face};src:url(data:font/woff;base64,{data}) format('woff')}}\n"
                f".{self._classes[font]}{{{face}}}"
            )
        return self._rules[font]


def fonts_of(product: Product) -> SvgFonts:
    """The fonts of all that the product shows: faces, of a piece or only on a sheet, and the marks of the sheets."""
    book = product.kit.fonts
    found: dict[Font, set[str]] = {}
    symbols: set[str] = set()

    def visit(marks: Iterable[Mark]) -> None:
        for mark in marks:
            if isinstance(mark, Text):
                for font, part in book[mark.font].runs(mark.text):
                    found.setdefault(font, set()).update(part)
            elif isinstance(mark, Vector):
                for family, characters in mark.letters:
                    for font in book.faces():
                        if font.style.family == family:
                            found.setdefault(font, set()).update(characters)
            elif isinstance(mark, Group):
                visit(mark.marks)
            elif isinstance(mark, Use) and mark.symbol.id not in symbols:
                symbols.add(mark.symbol.id)
                visit(mark.symbol.marks)

    faces = {id(face): face for piece in product.pieces for face in (piece.front, piece.back) if face}
    for sheet in chain.from_iterable(product.sheets.values()):
        faces |= {id(placed.face): placed.face for placed in sheet.placed}
        visit(sheet.guides)
    for face in faces.values():
        visit(face.marks)
    return SvgFonts(book, found)
