"""Five Arches as it is drawn: what a print checker found once is not to come back."""

from __future__ import annotations

import math
from functools import cache
from pathlib import Path

import printkit
from printkit.check import inspect
from printkit.drawing import Text, apply, walk
from printkit.paper import PAPERS
from printkit.pieces import Piece
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
