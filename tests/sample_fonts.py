"""Small fonts made on the spot: plain TrueType, OpenType with cubic outlines, variable with a weight axis."""

from __future__ import annotations

import io

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.ttGlyphPen import TTGlyphPen

EM = 1000
_METRICS = {"ascent": 800, "descent": -200}


def _box(pen: TTGlyphPen, width: int, height: int = 700) -> None:
    pen.moveTo((50, 0))
    for at in ((50, height), (width - 50, height), (width - 50, 0)):
        pen.lineTo(at)
    pen.closePath()


def _builder(characters: str, family: str, truetype: bool) -> tuple[FontBuilder, list[str]]:
    names = [".notdef", *(f"u{ord(c):04X}" for c in characters)]
    builder = FontBuilder(EM, isTTF=truetype)
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({ord(c): name for c, name in zip(characters, names[1:], strict=True)})
    builder.setupNameTable({"familyName": family, "styleName": "Regular", "psName": family.replace(" ", "")})
    return builder, names


def _finished(builder: FontBuilder) -> bytes:
    out = io.BytesIO()
    builder.setupPost()
    builder.save(out)
    return out.getvalue()


def truetype(characters: str, advance: int = 600, family: str = "Boxes", step: int = 0) -> bytes:
    """A box for each character, each ``step`` wider than the one before."""
    builder, names = _builder(characters, family, True)
    glyphs = {}
    advances = {name: advance + step * number for number, name in enumerate(names)}
    for name, wide in advances.items():
        pen = TTGlyphPen(None)
        _box(pen, wide)
        glyphs[name] = pen.glyph()
    builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics({name: (wide, 50) for name, wide in advances.items()})
    builder.setupHorizontalHeader(**_METRICS)
    builder.setupOS2(sCapHeight=700, sxHeight=500)
    return _finished(builder)


def opentype(characters: str, advance: int = 600, family: str = "Rounds") -> bytes:
    """A disc of cubic curves for each character."""
    builder, names = _builder(characters, family, False)
    strings = {}
    for name in names:
        pen = T2CharStringPen(advance, None)
        r, k, x, y = 250, 138, advance / 2, 350
        pen.moveTo((x + r, y))
        pen.curveTo((x + r, y + k), (x + k, y + r), (x, y + r))
        pen.curveTo((x - k, y + r), (x - r, y + k), (x - r, y))
        pen.curveTo((x - r, y - k), (x - k, y - r), (x, y - r))
        pen.curveTo((x + k, y - r), (x + r, y - k), (x + r, y))
        pen.closePath()
        strings[name] = pen.getCharString()
    builder.setupCFF(family, {"FullName": family}, strings, {})
    builder.setupHorizontalMetrics({name: (advance, 0) for name in names})
    builder.setupHorizontalHeader(**_METRICS)
    builder.setupOS2(sCapHeight=700, sxHeight=500)
    return _finished(builder)


def variable(characters: str, light: int = 400, heavy: int = 800, family: str = "Swell") -> bytes:
    """Boxes whose advance grows from ``light`` at wght 100 to ``heavy`` at wght 900; the default is light."""
    from fontTools.ttLib.tables.TupleVariation import TupleVariation

    builder, names = _builder(characters, family, True)
    glyphs = {}
    for name in names:
        pen = TTGlyphPen(None)
        _box(pen, light)
        glyphs[name] = pen.glyph()
    builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics({name: (light, 50) for name in names})
    builder.setupHorizontalHeader(**_METRICS)
    builder.setupOS2(sCapHeight=700, sxHeight=500, usWeightClass=100)
    builder.setupFvar([("wght", 100, 100, 900, "Weight")], [])
    grow = heavy - light
    # Corner points of the box, then the four phantom points: left side, advance, top, bottom.
    moved = [(0, 0), (0, 0), (grow, 0), (grow, 0), (0, 0), (grow, 0), (0, 0), (0, 0)]
    builder.setupGvar({name: [TupleVariation({"wght": (0.0, 1.0, 1.0)}, moved)] for name in names})
    return _finished(builder)
