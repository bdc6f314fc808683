"""Opposite faces of a die sum to seven.

Law: the net of a die folds to a cube; where its faces show 1 to 6 pips once each, every two opposite faces sum to 7
(the usual six-sided die, which the rule text asks for in L41). A die with other faces has its own order. Read from the
pips and squares as drawn, and folded.
Why: players tell a die by its opposite faces, and a net that does not close decides nothing.

Bad::

    dice:
      - {id: die, name: Die, faces: [1, 2, 3, 4, 5, 6]}

Good::

    dice:
      - {id: die, name: Die, faces: [1, 2, 3, 5, 4, 6]}
      - {id: wind, name: Wind die, faces: [1, 1, 2, 2, "+3", calm]}
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.contracts import Inspection, Rule, Violation
from printkit.drawing import Drawing, Path, walk
from printkit.pieces import Piece
from printkit.shapes import bounds
from printkit.solvers.cube_net import Cell, fold, opposite

WHOLE = 7
"""What two opposite faces sum to."""
_NEAR = 0.02
"""Squares join where their places in the net are whole numbers of sides, to this share of a side."""


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation for each die, at its faces."""
    faces = {die.id: die.span_of("faces") for die in inspection.kit.of("dice")}
    for piece in inspection.pieces:
        if piece.kind == "dice" and (fault := _fault(piece)):
            yield Violation(
                faces.get(piece.id, piece.span), f"die {piece.id!r}: {fault}", "write faces: [1, 2, 3, 5, 4, 6]"
            )


def _fault(piece: Piece) -> str:
    pips = read_net(piece.front)
    folded = fold(pips)
    if len(pips) != 6 or len(set(folded.values())) != 6:
        return f"the net of {len(pips)} squares does not fold to a cube"
    by_direction = {direction: pips[cell] for cell, direction in folded.items()}
    if sorted(by_direction.values()) != [1, 2, 3, 4, 5, 6]:
        return ""
    wrong = [
        f"{count} and {by_direction[opposite(direction)]}"
        for direction, count in by_direction.items()
        if count + by_direction[opposite(direction)] != WHOLE and count < by_direction[opposite(direction)]
    ]
    return f"opposite faces show {'; '.join(wrong)}, which is not {WHOLE}" if wrong else ""


def read_net(face: Drawing) -> dict[Cell, int]:
    """The squares of a drawn net by column and row, each with the pips that lie in it."""
    boxes = {
        name: [bounds([s.mark]) for s in walk(face.marks) if isinstance(s.mark, Path) and s.mark.name == name]
        for name in ("face", "pip")
    }
    squares = boxes["face"]
    if not squares:
        return {}
    side = squares[0][2] - squares[0][0]
    left, top = min(box[0] for box in squares), min(box[1] for box in squares)
    net: dict[Cell, int] = {}
    for x0, y0, x1, y1 in squares:
        column, row = (x0 - left) / side, (y0 - top) / side
        if max(abs(column - round(column)), abs(row - round(row))) > _NEAR or abs(x1 - x0 - side) > _NEAR * side:
            continue
        inside = [p for p in boxes["pip"] if x0 < (p[0] + p[2]) / 2 < x1 and y0 < (p[1] + p[3]) / 2 < y1]
        net[round(column), round(row)] = len(inside)
    return net


RULE = Rule("opposite faces of a die sum to seven", check)
