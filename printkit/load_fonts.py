"""The fonts that a kit names, opened: packaged ones by full name, others from .ttf files in the kit folder."""

from __future__ import annotations

from pathlib import Path

from printkit.files import FileRefusedError, find_file
from printkit.findings import Finding, Span, did_you_mean, error
from printkit.fonts import Font, FontBook, FontError, open_font, packaged
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


def open_fonts(folder: Path, info: KitInfo) -> tuple[FontBook, tuple[Finding, ...]]:
    """Word to font: printkit's words, and every entry of ``fonts`` in kit.yaml.

    A font that cannot be had is told once, and the standard font of its word (or ``body``) is drawn in its place.
    """
    known = packaged()
    fonts = {word: open_font(name, known[name]) for word, name in STANDARD.items()}
    findings: list[Finding] = []
    for word, name in info.fonts.items():
        opened = _open(folder, name, info.span_of("fonts", word), known)
        if isinstance(opened, Finding):
            findings.append(opened)
            fonts.setdefault(word, fonts["body"])
        else:
            fonts[word] = opened
    return FontBook(fonts, known), tuple(findings)


def _open(folder: Path, name: str, span: Span, known: dict[str, Path]) -> Font | Finding:
    try:
        if not name.lower().endswith(".ttf"):
            if name not in known:
                fix = did_you_mean(name, known) + " (or give a .ttf file of the kit)"
                return error("missing-font", span, f"no font is named {name!r}", fix)
            return open_font(name, known[name])
        return open_font(Path(name).stem, find_file(folder, name))
    except FileRefusedError as refused:
        rule = "missing-font" if refused.rule == "missing-file" else refused.rule
        return error(rule, span, refused.message, refused.fix)
    except FontError as err:
        message, _, fix = str(err).partition("; ")
        return error("missing-font", span, message, fix)
