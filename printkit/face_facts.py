"""What a drawn face is made of, in words: marks, texts with their fonts, art and how it is drawn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from printkit.drawing import Drawing, Group, Image, Mark, Path, Text, Use, Vector, walk
from printkit.units import MM_PER_INCH, MM_PER_POINT, mm

_MOST_WORDS = 24
"""So many texts of a face are told; a map has hundreds."""


def face_facts(face: Drawing, files: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Name and sentence of each fact; the first, of the marks, has no name. ``files``: symbol ids to file names."""
    seen = list(walk(face.marks))
    counts = [
        (sum(isinstance(one.mark, kind) for one in seen), word)
        for kind, word in ((Path, "outline"), (Text, "text"), (Image, "picture"), (Vector, "converted picture"))
    ]
    yield "", f"{len(seen)} marks: " + ", ".join(f"{n} {word}{'' if n == 1 else 's'}" for n, word in counts if n)
    texts = [one.mark for one in seen if isinstance(one.mark, Text)]
    if texts:
        more = f", and {len(texts) - _MOST_WORDS} more" if len(texts) > _MOST_WORDS else ""
        yield "texts", ", ".join(_quoted(text) for text in texts[:_MOST_WORDS]) + more
        yield "fonts", ", ".join(sorted({text.font for text in texts}))
    art = list(dict.fromkeys(_art(face.marks, files)))
    if art:
        yield "art", ", ".join(art)


def _quoted(text: Text) -> str:
    return f"{text.text!r} {text.size / 1000 / float(MM_PER_POINT):.1f} pt"


def _art(marks: tuple[Mark, ...], files: Mapping[str, str], scale: float = 1.0) -> Iterator[str]:
    """SVG files (flat and drawn as outlines, or converted whole), and pictures of pixels with their resolution."""
    for mark in marks:
        if isinstance(mark, Use):
            whole = any(isinstance(inner, Vector) for inner in mark.symbol.marks)
            tier = "SVG that is not flat, converted whole" if whole else "flat SVG"
            yield f"{files.get(mark.symbol.id, mark.symbol.id)} ({tier})"
        elif isinstance(mark, Group):
            a, b, c, d, _, _ = mark.matrix
            yield from _art(mark.marks, files, scale * abs(a * d - b * c) ** 0.5)
        elif isinstance(mark, Image):
            inches = mm(mark.width) * scale / float(MM_PER_INCH)
            yield f"picture of {mark.pixels[0]} x {mark.pixels[1]} pixels, {mark.pixels[0] / inches:.0f} dpi"
