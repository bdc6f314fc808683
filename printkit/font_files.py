"""Font files: every font that a kit may name, as a static TrueType file. The only door to fontTools.

A variable font is cut to one instance (with the advances of that instance), cubic outlines of an OpenType font become
quadratic ones: the PDF writer embeds nothing else. Equal input gives equal bytes. Metrics in ems.
"""

from __future__ import annotations

import io
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

Axes = tuple[tuple[str, float], ...]
"""Axis tag and place of an instance: (('wght', 700.0),). Axes that are not named stay at their default."""

_CURVE_ERROR = 0.0005
"""How far a quadratic outline may lie from the cubic one, in ems."""
_DRAWN = frozenset({"GlyphOrder", "head", "hhea", "hmtx", "maxp", "cmap", "glyf", "loca", "name", "OS/2", "post"})
"""Tables that outlines and advances take; nothing else is embedded."""
_DAMAGED = "font {!r} cannot be read: it is damaged, or no font; get the file again, as .ttf or .otf"
_CUBIC = ("CFF ", "CFF2", "VORG")


class FontError(ValueError):
    """A font that cannot be had; the message says why and what there is."""


@dataclass(frozen=True, slots=True)
class Metrics:
    """Advances by code point, and the heights that layout needs."""

    advances: dict[int, float]
    ascent: float
    descent: float
    cap_height: float
    x_height: float


@dataclass(frozen=True, slots=True)
class FontStyle:
    """How CSS names a font: family, weight (100 to 900) and whether it is italic."""

    family: str
    weight: int
    italic: bool


@lru_cache(maxsize=64)
def static_bytes(path: Path, axes: Axes = ()) -> bytes:
    """The font as a static TrueType file. Raises FontError."""
    from fontTools.ttLib import TTFont

    try:
        data = path.read_bytes()
        with TTFont(io.BytesIO(data), lazy=True, recalcTimestamp=False) as font:
            if "fvar" not in font and axes:
                raise FontError(f"font {path.name!r} is not variable; leave out what follows '@'")
            if "fvar" not in font and "glyf" in font and not font.flavor:
                return data
            if "fvar" in font:
                _cut(font, path.name, axes)
            if any(tag in font for tag in _CUBIC):
                _quadratic(font)
            if "glyf" not in font:
                raise FontError(f"font {path.name!r} has no outlines; give a .ttf or .otf file")
            font.flavor = None
            out = io.BytesIO()
            font.save(out)
            return out.getvalue()
    except FontError:
        raise
    except Exception:  # on a damaged file fontTools raises whatever its reading of the bytes runs into
        raise FontError(_DAMAGED.format(path.name)) from None


def _cut(font: Any, file: str, axes: Axes) -> None:
    """Cut a variable font to the instance at ``axes``; its family then bears the place, so that two stay apart."""
    from fontTools.varLib import instancer

    known = {axis.axisTag: axis for axis in font["fvar"].axes}
    place = {tag: axis.defaultValue for tag, axis in known.items()}
    ranges = ", ".join(f"{tag} ({axis.minValue:g} to {axis.maxValue:g})" for tag, axis in known.items())
    for tag, value in axes:
        if tag not in known:
            raise FontError(f"font {file!r} has no axis {tag!r}; it has {ranges}")
        if not known[tag].minValue <= value <= known[tag].maxValue:
            raise FontError(f"font {file!r} has no {tag} of {value:g}; it has {ranges}")
        place[tag] = value
    instancer.instantiateVariableFont(font, place, inplace=True)
    names = font["name"]
    family = names.getDebugName(16) or names.getDebugName(1) or file
    for record in names.names:
        if record.nameID in (1, 16):
            record.string = " ".join([family, *(f"{tag}{value:g}" for tag, value in axes)])
        elif record.nameID == 6:
            record.string = "".join(c for c in "-".join([family, *(f"{t}{v:g}" for t, v in axes)]) if c != " ")


def _quadratic(font: Any) -> None:
    """Draw cubic outlines anew as quadratic ones, in place."""
    from fontTools.pens.cu2quPen import Cu2QuPen
    from fontTools.pens.ttGlyphPen import TTGlyphPen
    from fontTools.ttLib import newTable

    drawn, order = font.getGlyphSet(), font.getGlyphOrder()
    error = _CURVE_ERROR * font["head"].unitsPerEm
    glyphs = {}
    for name in order:
        pen = TTGlyphPen(None)
        drawn[name].draw(Cu2QuPen(pen, error, reverse_direction=True))
        glyphs[name] = pen.glyph()
    font["glyf"], font["loca"] = newTable("glyf"), newTable("loca")
    font["glyf"].glyphOrder, font["glyf"].glyphs = order, glyphs
    for name, glyph in glyphs.items():
        glyph.recalcBounds(font["glyf"])
        font["hmtx"][name] = (font["hmtx"][name][0], getattr(glyph, "xMin", 0))
    limits = font["maxp"]
    limits.tableVersion = 0x00010000
    for name in (
        "maxTwilightPoints", "maxStorage", "maxFunctionDefs", "maxInstructionDefs", "maxStackElements",
        "maxSizeOfInstructions", "maxComponentElements", "maxPoints", "maxContours", "maxCompositePoints",
        "maxCompositeContours", "maxComponentDepth",
    ):  # fmt: skip
        setattr(limits, name, 0)
    limits.maxZones = 1
    for tag in _CUBIC:
        if tag in font:
            del font[tag]
    font.sfntVersion = "\0\1\0\0"


@lru_cache(maxsize=64)
def metrics(path: Path, axes: Axes = ()) -> Metrics:
    """Advances and heights. Raises FontError."""
    from fontTools.ttLib import TTFont

    try:
        with TTFont(io.BytesIO(static_bytes(path, axes)), lazy=True) as font:
            em = font["head"].unitsPerEm
            widths = font["hmtx"].metrics
            advances = {code: widths[glyph][0] / em for code, glyph in font.getBestCmap().items()}
            os2, hhea = font["OS/2"], font["hhea"]
            cap = getattr(os2, "sCapHeight", 0) / em or 0.7
            low = getattr(os2, "sxHeight", 0) / em or 0.5
            return Metrics(advances, hhea.ascent / em, -hhea.descent / em, cap, low)
    except FontError:
        raise
    except Exception:  # as above: a damaged table
        raise FontError(_DAMAGED.format(path.name)) from None


@lru_cache(maxsize=64)
def font_style(path: Path, axes: Axes = ()) -> FontStyle:
    """Family, weight and slope as the font file itself states them."""
    from fontTools.ttLib import TTFont

    with TTFont(io.BytesIO(static_bytes(path, axes)), lazy=True) as file:
        names, os2 = file["name"], file["OS/2"]
        family = names.getDebugName(16) or names.getDebugName(1) or path.stem
        return FontStyle(family, int(os2.usWeightClass), bool(os2.fsSelection & 1))


def subset(path: Path, axes: Axes, characters: Iterable[str]) -> bytes:
    """A WOFF file that holds the glyphs of ``characters`` only, without hints, kerning and ligatures.

    The same characters give the same bytes: no time stamp is written, and names are those that CSS and renderers match.
    """
    from fontTools import subset as tool
    from fontTools.ttLib import TTFont

    options = tool.Options(
        hinting=False, layout_features=[], name_IDs=[1, 2, 6, 16, 17], notdef_outline=True, recalc_timestamp=False
    )
    out = io.BytesIO()
    with TTFont(io.BytesIO(static_bytes(path, axes)), lazy=True, recalcTimestamp=False) as file:
        options.drop_tables += [tag for tag in list(file.keys()) if tag not in _DRAWN]
        subsetter = tool.Subsetter(options)
        subsetter.populate(text="".join(sorted(set(characters))))
        subsetter.subset(file)
        file.flavor = "woff"
        file.save(out)
    return out.getvalue()


def renamed(data: bytes, family: str) -> bytes:
    """A font file whose family is called ``family``; all else stays."""
    from fontTools.ttLib import TTFont

    out = io.BytesIO()
    with TTFont(io.BytesIO(data), lazy=True, recalcTimestamp=False) as font:
        for record in font["name"].names:
            if record.nameID in (1, 16):
                record.string = family
        font.save(out)
    return out.getvalue()
