"""The fonts that a kit names, opened: packaged ones by full name, others from files in the kit folder."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from printkit.files import FileRefusedError, find_file
from printkit.findings import Finding, Level, Span, did_you_mean, error, nearest
from printkit.fonts import Axes, Font, FontBook, FontError, chained, open_font, packaged
from printkit.models.base import read_number
from printkit.models.kit_info import KitInfo

STANDARD = {
    "display": "Barlow Condensed ExtraBold",
    "name": "Barlow Condensed SemiBold",
    "label": "Barlow Condensed Medium",
    "body": "Source Sans Pro Regular",
    "body-bold": "Source Sans Pro Semibold",
    "body-italic": "Source Sans Pro Italic",
}
"""The words that printkit's own pages use, and what they mean unless the kit says otherwise."""

_ALIKE = 0.8
"""How near (difflib's ratio) a word is to one of printkit's own for it to be taken for a slip."""
_FILES = (".ttf", ".otf")


def open_fonts(folder: Path, info: KitInfo) -> tuple[FontBook, tuple[Finding, ...]]:
    """Word to font: printkit's words, and every entry of ``fonts`` in kit.yaml.

    A font that cannot be had is told once, and the standard font of its word (or ``body``) is drawn in its place.
    """
    known = packaged()
    fonts = {word: open_font(name, known[name]) for word, name in STANDARD.items()}
    findings: list[Finding] = []
    for word, names in info.fonts.items():
        opened = [_open(folder, name.strip(), info.span_of("fonts", word), known) for name in names.split(",")]
        findings += [one for one in opened if isinstance(one, Finding)]
        members = [one for one in opened if isinstance(one, Font)]
        if members:
            fonts[word] = chained(members)
        else:
            fonts.setdefault(word, fonts["body"])
    return FontBook(fonts, known), (*findings, *_misspelt(info))


def _misspelt(info: KitInfo) -> Iterator[Finding]:
    """A warning for each word that is nearly one of printkit's own, which the kit gives no font then."""
    left = [word for word in STANDARD if word not in info.fonts]
    for word in info.fonts:
        meant = nearest(word, left, _ALIKE)
        if word not in STANDARD and meant:
            message = f"{word!r} is a font word of the kit's own; {meant!r} keeps printkit's font"
            span = info.span_of("fonts", word)
            yield Finding(Level.WARNING, "missing-font", span, message, f"did you mean {meant!r}?")


def _open(folder: Path, typed: str, span: Span, known: Mapping[str, Path]) -> Font | Finding:
    """The font of one name, such as 'Heebo@wght=700' or 'fonts/own.otf'."""
    name, *places = typed.split("@")
    try:
        axes = _axes(places)
        if name.lower().endswith(_FILES):
            return open_font(typed, find_file(folder, name), axes)
        if name not in known:
            regular = f"{name} Regular"
            meant = f"did you mean {regular!r}?" if regular in known else did_you_mean(name, known)
            fix = meant + " (or give a .ttf or .otf file of the kit)"
            return error("missing-font", span, f"no font is named {name!r}", fix)
        return open_font(typed, known[name], axes)
    except FileRefusedError as refused:
        rule = "missing-font" if refused.rule == "missing-file" else refused.rule
        return error(rule, span, refused.message, refused.fix)
    except FontError as err:
        message, _, fix = str(err).partition("; ")
        return error("missing-font", span, message, fix)


def _axes(places: list[str]) -> Axes:
    """'wght=700' to an axis and its place. Raises FontError."""
    found = []
    for place in places:
        tag, _, value = place.partition("=")
        try:
            found.append((tag.strip(), read_number(value.strip())))
        except ValueError:
            raise FontError(f"{place!r} is no place on an axis; write it like wght=700") from None
    return tuple(found)
