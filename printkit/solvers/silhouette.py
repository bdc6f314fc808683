"""Silhouettes: marks as black on white at print size, one bit a dot, and how much two of them differ."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import TYPE_CHECKING

from printkit.drawing import Mark, Path, Role, Seen, apply, walk
from printkit.shapes import flatten
from printkit.units import MICROMETRES

if TYPE_CHECKING:
    from PIL.Image import Image
    from PIL.ImageDraw import ImageDraw

DOTS_PER_MM = 10
"""254 to the inch: what a good home printer lays down in solid black."""


def silhouette(marks: Iterable[Mark], width: int, height: int) -> Image:
    """The painted paths of role art, every colour black, in a frame of ``width`` by ``height`` micrometres.

    Outlines are united: a hole that only the winding of a path leaves open is filled.
    """
    from PIL import Image, ImageDraw

    size = (math.ceil(width * DOTS_PER_MM / MICROMETRES), math.ceil(height * DOTS_PER_MM / MICROMETRES))
    image = Image.new("1", size, 0)
    pen = ImageDraw.Draw(image)
    for seen in walk(tuple(marks)):
        if isinstance(seen.mark, Path) and seen.mark.role is Role.ART:
            _paint(pen, seen, seen.mark)
    return image


def _paint(pen: ImageDraw, seen: Seen, path: Path) -> None:
    paint = path.paint
    scale = DOTS_PER_MM / MICROMETRES
    a, b, c, d, _, _ = seen.matrix
    half = paint.width * math.sqrt(abs(a * d - b * c)) * scale / 2 if paint.stroke else 0.0
    for outline in flatten(path.segments):
        dots = [(x * scale, y * scale) for x, y in (apply(seen.matrix, *point) for point in outline)]
        if paint.fill and len(dots) > 2:
            pen.polygon(dots, fill=1)
        if paint.stroke:
            pen.line(dots, fill=1, width=max(1, round(2 * half)))
            if half > 1:
                open_ended = dots[0] != dots[-1] and paint.cap == "butt"
                for x, y in dots[1:-1] if open_ended else dots:
                    pen.ellipse((x - half, y - half, x + half, y + half), fill=1)


def difference(one: Image, other: Image) -> float:
    """Share of the dots of both together that only one of them has; their feet stand on one line, their middles above.

    0: the same outline; 1: they share no dot, or one is blank.
    """
    from PIL import Image, ImageChops

    figures = [image.crop(box) for image in (one, other) if (box := image.getbbox())]
    if len(figures) < 2:
        return 1.0
    width, height = max(f.width for f in figures), max(f.height for f in figures)
    stood = []
    for figure in figures:
        frame = Image.new("1", (width, height), 0)
        frame.paste(figure, ((width - figure.width) // 2, height - figure.height))
        stood.append(frame)
    union = ImageChops.logical_or(*stood).histogram()[255]
    return ImageChops.logical_xor(*stood).histogram()[255] / union
