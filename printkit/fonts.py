"""Fonts: which there are, by name, and measuring text. What stands in their files is read by printkit.font_files."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from importlib import metadata
from importlib.util import find_spec
from itertools import groupby
from pathlib import Path

from printkit import font_files
from printkit.font_files import Axes, FontError, FontStyle
from printkit.units import mm

_FAMILIES = "fontpkg.family"
"""Entry points under which font packages (fontpkg-heebo and some 200 more) name their modules."""
_SOURCE_SANS = ("font_source_sans_pro", "SourceSansPro-", "Source Sans Pro")
"""A package without entry point: its module, how its file names begin, its family."""


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
    axes: Axes = ()
    """The instance of a variable font."""
    members: tuple[Font, ...] = field(default=(), repr=False)
    """Of a font with fallbacks: the fonts that it is made of. Each character is printed by the first that has it."""

    @property
    def data(self) -> bytes:
        """The font as a static TrueType file."""
        return font_files.static_bytes(self.path, self.axes)

    @property
    def style(self) -> FontStyle:
        """Family, weight and slope as the font file itself states them."""
        return font_files.font_style(self.path, self.axes)

    def subset(self, characters: Iterable[str]) -> bytes:
        """A WOFF file of these characters only; the same characters give the same bytes."""
        return font_files.subset(self.path, self.axes, characters)

    def lacks(self, text: str) -> tuple[str, ...]:
        """Characters of ``text`` that have no glyph, each once, in order."""
        return tuple(dict.fromkeys(c for c in text if ord(c) not in self.advances))

    def width(self, text: str, size: float, tracking: float = 0.0) -> float:
        """Advance width of one line at ``size`` (any unit; the same comes back). A missing glyph counts half an em."""
        return sum(self.advances.get(ord(c), 0.5) for c in text) * size + tracking * max(0, len(text) - 1)

    def runs(self, text: str) -> list[tuple[Font, str]]:
        """The text cut where the font changes. What no font has is left to the first, and to the rule glyph-in-font."""
        if not self.members:
            return [(self, text)]
        return [(font, "".join(run)) for font, run in groupby(text, self._printer)]

    def _printer(self, character: str) -> Font:
        return next((font for font in self.members if ord(character) in font.advances), self.members[0])


def packaged() -> dict[str, Path]:
    """Full name ('Barlow Condensed ExtraBold') to file, of every font package that is installed."""
    found: dict[str, Path] = {}
    for entry in sorted(metadata.entry_points(group=_FAMILIES), key=lambda entry: entry.name):
        folder = _folder(entry.module)
        if folder is not None:
            about = json.loads((folder / "metadata.json").read_text(encoding="utf-8"))
            files = sorted((folder / "files").glob("*.ttf"))
            found.update({_full_name(about["family"], file.stem): file for file in files})
    module, stem, family = _SOURCE_SANS
    folder = _folder(module)
    for file in sorted((folder / "files").glob(f"{stem}*.ttf")) if folder else ():
        style = file.stem.removeprefix(stem)
        found[f"{family} {style.replace('It', 'Italic') if style.endswith('It') else style}"] = file
    return found


def _folder(module: str) -> Path | None:
    spec = find_spec(module)
    return Path(next(iter(spec.submodule_search_locations))) if spec and spec.submodule_search_locations else None


def _full_name(family: str, stem: str) -> str:
    """'BarlowCondensed-Bold' of 'Barlow Condensed': 'Barlow Condensed Bold'. A variable 'Heebo[wght]' is 'Heebo'."""
    style = stem.partition("[")[0].partition("-")[2]
    return f"{family} {style}" if style else family


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
def open_font(name: str, path: Path, axes: Axes = ()) -> Font:
    """Read the metrics of a TrueType or OpenType font, or of the instance of a variable one. Raises FontError."""
    found = font_files.metrics(path, axes)
    heights = found.ascent, found.descent, found.cap_height, found.x_height
    return Font(name, path, found.advances, *heights, axes)


def chained(fonts: Iterable[Font]) -> Font:
    """One font of several: each character is printed by the first that has it; heights are those of the first."""
    first, *others = members = tuple(fonts)
    if not others:
        return first
    advances = {code: wide for font in reversed(members) for code, wide in font.advances.items()}
    return replace(first, name=", ".join(font.name for font in members), advances=advances, members=members)


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

    def faces(self) -> tuple[Font, ...]:
        """Every font that a word names, fallbacks by themselves, each once."""
        found = (member for font in self.by_word.values() for member in (font.members or (font,)))
        return tuple(dict.fromkeys(found))

    def words(self) -> tuple[str, ...]:
        """The words that a kit may use."""
        return tuple(self.by_word)


def text_box(font: Font, x: int, y: int, width: int, size: int) -> tuple[float, float, float, float]:
    """Millimetre box of a line of capitals and digits: x0, y0 (cap height above the baseline), x1, y1 (baseline)."""
    return mm(x), mm(y) - font.cap_height * mm(size), mm(x + width), mm(y)


__all__ = ["Axes", "Font", "FontBook", "FontError", "FontStyle", "chained", "kin", "open_font", "packaged", "text_box"]
