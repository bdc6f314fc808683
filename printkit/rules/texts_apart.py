"""No text of a face is printed over another.

Law: the boxes of two texts of one face, from baseline to the top of capitals, share no more than a sliver. The same
words twice are a shadow and no fault; text of role background is printed over; a text that does not fit is told by
rule text-fits alone. Maps have rule labels-clear.
Why: two lines over each other are none.

Bad::

    charts:
      - id: card
        title: Card
        elements:
          - {text: First of all, x: 10mm, y: 30mm, font: body, size: 9pt, room: 80mm, colour: ink}
          - {text: Second to none, x: 14mm, y: 31mm, font: body, size: 9pt, room: 80mm, colour: ink}

Good::

    charts:
      - id: card
        title: Card
        elements:
          - {text: First of all, x: 10mm, y: 30mm, font: body, size: 9pt, room: 80mm, colour: ink}
          - {text: Second to none, x: 14mm, y: 35mm, font: body, size: 9pt, room: 80mm, colour: ink}
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from printkit.contracts import Inspection, Rule, Violation
from printkit.cropping import BoxIndex
from printkit.drawing import Drawing, Role, Text, walk_only
from printkit.rules._marks import faces, text_corners, told_by_text_fits

_SLIVER = 250.0
"""Micrometres that two texts may share: letters seldom fill their boxes to the edge."""
_CELL = 5_000
"""Micrometres of a bucket of the index of texts."""
_MOST_OF_FACE = 1_000
"""Violations of one face that are looked for: where there are more, thousands of texts lie on one spot."""
Point = tuple[float, float]


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation a text that lies over an earlier one, with the first such."""
    for piece, face in faces(inspection.pieces):
        if piece.kind != "mapsheet":
            yield from islice(_over_another(face, piece.name, inspection), _MOST_OF_FACE)


def _over_another(face: Drawing, name: str, inspection: Inspection) -> Iterator[Violation]:
    texts: list[Text] = []
    shapes: list[list[Point]] = []
    index = BoxIndex(_CELL)
    fonts, told = inspection.kit.fonts, told_by_text_fits(inspection)
    for seen in walk_only(face.marks, Text):
        text = seen.mark
        if not isinstance(text, Text) or text.role is Role.BACKGROUND or not text.text.strip() or told(text):
            continue
        corners = text_corners(text, seen.matrix, fonts[text.font].cap_height if text.font in fonts else 0.7)
        xs, ys = zip(*corners, strict=True)
        box = int(min(xs)), int(min(ys)), int(max(xs)), int(max(ys))
        under = next((n for n in index.touching(box) if _covers(text, corners, texts[n], shapes[n])), None)
        if under is not None:
            message = f"{text.text!r} is printed over {texts[under].text!r} on {name!r}"
            yield Violation(text.span, message, "move one of the two, or give them less room")
        index.add(len(texts), box)
        texts.append(text)
        shapes.append(corners)


def _covers(text: Text, corners: Sequence[Point], other: Text, shape: Sequence[Point]) -> bool:
    return text.text != other.text and _shared(corners, shape) > _SLIVER


def _shared(one: Sequence[Point], other: Sequence[Point]) -> float:
    """How deep two turned rectangles lie in each other (micrometres): the least way that parts them."""
    least = float("inf")
    for shape in (one, other):
        (x0, y0), (x1, y1), _, (x3, y3) = shape
        for x, y in ((x1 - x0, y1 - y0), (x3 - x0, y3 - y0)):
            length = (x * x + y * y) ** 0.5
            if length > 0:
                along = [[(px * x + py * y) / length for px, py in points] for points in (one, other)]
                least = min(least, min(map(max, along)) - max(map(min, along)))
    return least


RULE = Rule("no text is printed over another", check)
