"""Five Arches as it is drawn: what a print checker found once is not to come back."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import cache
from pathlib import Path

import printkit
from printkit.check import inspect
from printkit.cropping import moved
from printkit.drawing import Mark, Paint, Text, apply, walk
from printkit.drawing import Path as Outline
from printkit.paper import PAPERS
from printkit.pieces import Piece
from printkit.shapes import bounds
from printkit.sheets import Request

KIT = Path(__file__).parents[1] / "components" / "five-arches"
RING = 5.5
"""Radius of the ring on round markers (mm)."""


@cache
def pieces() -> dict[str, Piece]:
    kit, findings = printkit.load(KIT)
    assert kit is not None and findings == ()
    return {piece.id: piece for piece in inspect(kit, [Request(PAPERS["letter"])]).pieces}


def texts(piece: Piece) -> list[tuple[str, list[tuple[float, float]]]]:
    """Words of a face, each with the corners of its box in millimetres."""
    found = []
    for seen in walk(piece.front.marks):
        if isinstance(seen.mark, Text):
            x, y, width, high = seen.mark.x, seen.mark.y, seen.mark.width, round(seen.mark.size * 0.7)
            corners = [apply(seen.matrix, *p) for p in ((x, y), (x + width, y), (x, y - high), (x + width, y - high))]
            found.append((seen.mark.text, [(a / 1000, b / 1000) for a, b in corners]))
    return found


def test_names_on_round_markers_keep_off_the_ring() -> None:
    markers = [piece for piece in pieces().values() if piece.kind == "token"]
    assert len(markers) == 5
    for marker in markers:
        for word, corners in texts(marker):
            farthest = max(math.dist(corner, (6.5, 6.5)) for corner in corners)
            assert farthest < RING - 0.3, (marker.id, word, farthest)


def test_the_board_is_even() -> None:
    """Arrows stand over their files; the morale boxes are as wide as the squares, and clear of their panel's edge."""
    seen = [one for one in walk(pieces()["march"].front.marks) if isinstance(one.mark, Outline)]
    boxes = {(one.mark.name, *(round(v, -1) for v in moved(bare(one.mark), one.matrix))) for one in seen}
    files = [middle(corners) for word, corners in texts(pieces()["march"]) if word.endswith(" file")]
    arrows = [(x0 + x1) / 2000 for _, x0, y0, x1, y1 in boxes if (x1 - x0, y1 - y0) == (10_000, 8_000) and y0 < 50_000]
    assert len(arrows) == len(files) == 6
    assert all(min(abs(arrow - file) for arrow in arrows) < 0.1 for file in files)
    spaces = [box for box in boxes if box[0] == "panel" and box[3] - box[1] == box[4] - box[2] == 15_750]
    panels = [box for box in boxes if box[3] - box[1] == 82_000]
    assert (len(spaces), len(panels)) == (16, 2)
    assert {min(x for _, x, *_ in spaces), max(x for *_, x, _ in spaces)} == {13_000, 171_000}
    assert panels[0][4] - max(y for *_, y in spaces) >= 5_000


def bare(mark: Mark) -> tuple[int, int, int, int]:
    """Bounds of an outline without its stroke."""
    assert isinstance(mark, Outline)
    return bounds([replace(mark, paint=Paint())])


def middle(corners: list[tuple[float, float]]) -> float:
    return (min(x for x, _ in corners) + max(x for x, _ in corners)) / 2


def test_the_map_has_one_name() -> None:
    assert pieces()["orrin"].name in [word for word, _ in texts(pieces()["orrin"])]
