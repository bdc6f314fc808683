"""Fonts: finding TrueType files by name and measuring text. The only door to fontTools."""

from __future__ import annotations

import importlib.util
import io
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from printkit.units import mm

_PACKAGED = {
    "Barlow Condensed": ("fontpkg_barlow_condensed", "BarlowCondensed-"),
    "Source Sans Pro": ("font_source_sans_pro", "SourceSansPro-"),
}
"""Family name: the package whose ``files`` folder holds it, and how its file names begin."""


class FontError(ValueError):
    """A font that cannot be had; the message says why and what there is."""


@dataclass(frozen=True, slots=True)
class Font:
    """Metrics in ems: advances by code point, and the heights that layout needs."""

    name: str
    path: Path
    advances: dict[int, float] = field(repr=False, compare=False)
    ascent: float
    descent: float
    cap_height: float
    x_height: float

    def lacks(self, text: str) -> tuple[str, ...]:
        """Characters of ``text`` that have no glyph, each once, in order."""
        return tuple(dict.fromkeys(c for c in text if ord(c) not in self.advances))

    def width(self, text: str, size: float, tracking: float = 0.0) -> float:
        """Advance width of one line at ``size`` (any unit; the same comes back). A missing glyph counts half an em."""
        return sum(self.advances.get(ord(c), 0.5) for c in text) * size + tracking * max(0, len(text) - 1)


def packaged() -> dict[str, Path]:
    """Full name ('Barlow Condensed ExtraBold') to file, of every font that comes with printkit."""
    found: dict[str, Path] = {}
    for family, (package, stem) in _PACKAGED.items():
        spec = importlib.util.find_spec(package)
        if spec is None or not spec.submodule_search_locations:
            continue
        folder = Path(next(iter(spec.submodule_search_locations))) / "files"
        for file in sorted(folder.glob(f"{stem}*.ttf")):
            style = file.stem.removeprefix(stem)
            style = style.replace("It", "Italic") if style.endswith("It") else style
            found[f"{family} {style}"] = file
    return found


_WEIGHTS = ("Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Semibold", "Bold", "ExtraBold", "Black")
"""Style words of the packaged fonts, from light to heavy. Regular is left out before Italic."""


def kin(name: str, bold: bool, italic: bool) -> str:
    """The full name that the bold or italic of a packaged font has; ``name`` where the name is not of their pattern.

    The bold of what is semibold or heavier is Black.
    """
    family, _, style = name.rpartition(" ")
    weight = style.removesuffix("Italic") or "Regular"
    if not family or weight not in _WEIGHTS:
        return name
    if bold:
        weight = "Black" if _WEIGHTS.index(weight) >= _WEIGHTS.index("SemiBold") else "Bold"
    if not italic:
        return f"{family} {weight}"
    return f"{family} {weight if weight != 'Regular' else ''}Italic"


@lru_cache(maxsize=64)
def open_font(name: str, path: Path) -> Font:
    """Read a static TrueType file's metrics. Raises FontError."""
    from fontTools.ttLib import TTFont

    try:
        with TTFont(path, lazy=True) as font:
            if "glyf" not in font or "fvar" in font:
                raise FontError(f"font {path.name!r} has no plain TrueType outlines; give a static .ttf")
            em = font["head"].unitsPerEm
            metrics = font["hmtx"].metrics
            advances = {code: metrics[glyph][0] / em for code, glyph in font.getBestCmap().items()}
            os2, hhea = font["OS/2"], font["hhea"]
            cap = getattr(os2, "sCapHeight", 0) / em or 0.7
            low = getattr(os2, "sxHeight", 0) / em or 0.5
            return Font(name, path, advances, hhea.ascent / em, -hhea.descent / em, cap, low)
    except FontError:
        raise
    except Exception as err:  # on a damaged file fontTools raises whatever its reading of the bytes runs into
        raise FontError(f"font {path.name!r} cannot be read: {err or type(err).__name__}") from None


@dataclass(frozen=True, slots=True)
class FontBook:
    """A kit's fonts: the words its YAML uses ('label', 'body') to open fonts. Full names work too, also those of
    packaged fonts that no word names: ``files`` says where they are, and they are opened when they are asked for."""

    by_word: dict[str, Font]
    files: Mapping[str, Path] = field(default_factory=dict)

    def __getitem__(self, word: str) -> Font:
        """The font of a word or full name. Raises KeyError."""
        if word in self.by_word:
            return self.by_word[word]
        for font in self.by_word.values():
            if font.name == word:
                return font
        return open_font(word, self.files[word])

    def __contains__(self, word: str) -> bool:
        return word in self.by_word or word in self.files or any(font.name == word for font in self.by_word.values())

    def words(self) -> tuple[str, ...]:
        """The words that a kit may use."""
        return tuple(self.by_word)


def text_box(font: Font, x: int, y: int, width: int, size: int) -> tuple[float, float, float, float]:
    """Millimetre box of a line of capitals and digits: x0, y0 (cap height above the baseline), x1, y1 (baseline)."""
    return mm(x), mm(y) - font.cap_height * mm(size), mm(x + width), mm(y)


@dataclass(frozen=True, slots=True)
class FontStyle:
    """How CSS names a font: family, weight (100 to 900) and whether it is italic."""

    family: str
    weight: int
    italic: bool


@lru_cache(maxsize=64)
def font_style(font: Font) -> FontStyle:
    """Family, weight and slope as the font file itself states them."""
    from fontTools.ttLib import TTFont

    with TTFont(font.path, lazy=True) as file:
        names, os2 = file["name"], file["OS/2"]
        family = names.getDebugName(16) or names.getDebugName(1) or font.name
        return FontStyle(family, int(os2.usWeightClass), bool(os2.fsSelection & 1))


def subset(font: Font, characters: Iterable[str]) -> bytes:
    """A WOFF file that holds the glyphs of ``characters`` only, without hints, kerning and ligatures.

    The same characters give the same bytes: no time stamp is written, and names are those that CSS and renderers match.
    """
    from fontTools import subset as tool
    from fontTools.ttLib import TTFont

    options = tool.Options(
        hinting=False, layout_features=[], name_IDs=[1, 2, 6, 16, 17], notdef_outline=True, recalc_timestamp=False
    )
    options.drop_tables += ["BASE", "GDEF", "GPOS", "GSUB", "gasp", "kern", "meta"]
    out = io.BytesIO()
    with TTFont(font.path, lazy=True, recalcTimestamp=False) as file:
        subsetter = tool.Subsetter(options)
        subsetter.populate(text="".join(sorted(set(characters))))
        subsetter.subset(file)
        file.flavor = "woff"
        file.save(out)
    return out.getvalue()
