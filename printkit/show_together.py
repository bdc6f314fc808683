"""Pictures of faces on a sheet of their own: front and back of one piece, or a whole deck with what there is to say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil, sqrt

from printkit.drawing import Drawing
from printkit.front_facts import ranges
from printkit.paper import Paper
from printkit.pieces import Piece
from printkit.sheets import Placed, Sheet

_LEAST_ALONE = 100_000
"""A piece that is shown alone is enlarged to this, if its longer side is shorter (micrometres): it is small on a
screen."""
_MARGIN = 0.04
"""White around its face and between front and back, as a share of the longer side."""
_LEAST = 30_000
"""One among others is enlarged to this."""
_GAP = 0.06
"""White round each face, as a share of the longest side."""


def facts_of(pieces: Sequence[Piece], sheets: Sequence[Sheet]) -> Iterator[tuple[str, str]]:
    """What they are, how many, and the pages that they lie on, by paper."""
    yield "kind", ", ".join(dict.fromkeys(piece.kind for piece in pieces))
    yield "section", ", ".join(dict.fromkeys(piece.section for piece in pieces))
    yield "pieces", ", ".join(f"{one.id} x {one.copies}" if one.copies > 1 else one.id for one in pieces)
    yield "copies", str(sum(piece.copies for piece in pieces))
    meant = {id(piece) for piece in pieces}
    for paper in dict.fromkeys(sheet.paper for sheet in sheets):
        labels = [s.label for s in sheets if s.paper == paper and any(id(p.piece) in meant for p in s.placed)]
        yield paper.name, f"pages {ranges(labels, 1)}" if labels else "on no page"


def spread(pieces: Sequence[Piece], title: str) -> Sheet:
    """Their fronts in lines on a sheet of their own, then each back that there is, once."""
    faces: list[tuple[Piece, Drawing]] = [(piece, piece.front) for piece in pieces]
    backs: dict[Drawing, Piece] = {}
    for piece in pieces:
        if piece.back is not None:
            backs.setdefault(piece.back, piece)
    faces += [(piece, back) for back, piece in backs.items()]
    wide, high = max(face.width for _, face in faces), max(face.height for _, face in faces)
    scale = max(1.0, _LEAST / max(wide, high))
    gap = round(_GAP * max(wide, high) * scale)
    across, down = round(wide * scale) + gap, round(high * scale) + gap
    columns = min(len(faces), ceil(sqrt(len(faces) * down / across)))
    placed = tuple(
        Placed(
            piece,
            face is not piece.front,
            gap + n % columns * across,
            gap + n // columns * down,
            scale,
            bleed=(0, 0, 0, 0),
        )
        for n, (piece, face) in enumerate(faces)
    )
    paper = Paper("picture", gap + columns * across, gap + ceil(len(faces) / columns) * down, 0)
    return Sheet(paper, title, title, pieces[0].section, placed, ())


def side_by_side(piece: Piece) -> Sheet:
    """Front and back side by side on a sheet of their own, enlarged if they are small, cut at the trim."""
    faces = (piece.front, piece.back) if piece.back else (piece.front,)
    longest = max(max(face.width, face.height) for face in faces)
    scale = max(1.0, _LEAST_ALONE / longest)
    margin = round(_MARGIN * longest * scale)
    placed, x = [], margin
    for face in faces:
        placed.append(Placed(piece, face is not piece.front, x, margin, scale, bleed=(0, 0, 0, 0)))
        x += round(face.width * scale) + margin
    height = round(max(face.height for face in faces) * scale) + 2 * margin
    return Sheet(Paper("picture", x, height, 0), piece.id, piece.name, piece.section, tuple(placed), ())
