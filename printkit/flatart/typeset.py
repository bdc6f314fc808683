"""Art that is not flat as a PDF page, by typst: the only door to it. The same art and fonts give the same bytes."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from printkit.drawing import Vector
from printkit.font_files import renamed
from printkit.units import MICROMETRES, MM_PER_POINT

if TYPE_CHECKING:
    from printkit.fonts import Font

_FAMILY = re.compile(r'font-family="([^"]*)"')
_FINE = 2.0
"""The page is this much larger than the art prints: filters, which become pixels, then have 576 to the inch."""


class TypesetError(ValueError):
    """typst would not draw it; the message is its own."""


@lru_cache(maxsize=512)
def pdf_page(vector: Vector, fonts: tuple[Font, ...]) -> bytes:
    """A PDF of one page that is filled by the art. Raises TypesetError."""
    import typst

    with TemporaryDirectory() as name:
        folder = Path(name)
        tokens = _lend(fonts, vector, folder)
        svg = _FAMILY.sub(lambda found: f'font-family="{tokens[found[1]]}"', vector.data.decode())
        (folder / "art.svg").write_text(svg, encoding="utf-8")
        (folder / "page.typ").write_text(_source(vector), encoding="utf-8")
        lent = typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[name])
        try:
            return typst.compile(str(folder / "page.typ"), root=name, font_paths=lent, format="pdf", pdf_tags=False)
        except typst.TypstError as err:
            raise TypesetError(err.message) from None


def _source(vector: Vector) -> str:
    """A page that is the art and nothing else. Without a date, or each run would give other bytes."""
    width, height = (side / MICROMETRES / float(MM_PER_POINT) * _FINE for side in (vector.width, vector.height))
    return (
        "#set document(date: none)\n"
        f"#set page(width: {width:.4f}pt, height: {height:.4f}pt, margin: 0pt, fill: none)\n"
        f'#image("art.svg", width: {width:.4f}pt, height: {height:.4f}pt, fit: "stretch")\n'
    )


def _lend(fonts: tuple[Font, ...], vector: Vector, folder: Path) -> dict[str, str]:
    """Files of the fonts that the art writes in, each family under a name of ours: typst cuts words off real ones."""
    tokens = {family: f"lent{number}" for number, (family, _) in enumerate(vector.letters)}
    for number, font in enumerate(fonts):
        if font.style.family in tokens:
            data = renamed(font.data, tokens[font.style.family])
            (folder / f"{number:03d}.ttf").write_bytes(data)
    return tokens
