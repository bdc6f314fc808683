"""One SVG file: svgwrite builds the shell (root, title, style sheet), the bulk of the marks is spliced in as text."""

from __future__ import annotations

from collections.abc import Iterable

from printkit.drawing import Mark
from printkit.exporters._marks import number
from printkit.exporters._svg_content import SvgWriter
from printkit.exporters._svg_fonts import SvgFonts
from printkit.units import mm

_TEXT = "text{font-kerning:none;font-variant-ligatures:none;white-space:pre}"


def svg_bytes(marks: Iterable[Mark], size: tuple[int, int], title: str, fonts: SvgFonts, css: str = "") -> bytes:
    """A file of this size (micrometres) in UTF-8: printed size in millimetres, user units of one micrometre."""
    import svgwrite

    writer = SvgWriter(fonts)
    body = writer.body(marks).encode()
    width, height = size
    shell = svgwrite.Drawing(
        size=(f"{number(mm(width), 3)}mm", f"{number(mm(height), 3)}mm"), viewBox=f"0 0 {width} {height}", debug=False
    )
    shell.set_desc(title=title)
    shell.embed_stylesheet("\n".join(filter(None, (css, _TEXT, fonts.stylesheet(writer.used_fonts)))))
    head, end, _ = shell.tostring().rpartition("</svg>")
    defs = f"<defs>\n{chr(10).join(writer.defs)}\n</defs>\n" if writer.defs else ""
    first = f'<?xml version="1.0" encoding="UTF-8"?>\n{head}\n{defs}<g xml:space="preserve">\n'
    # Part by part: the body of a large map is many megabytes.
    return b"".join((first.encode(), body, f"\n</g>\n{end}\n".encode()))
