"""Dice: the net that is drawn, read back and folded."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.drawing import Path as Mark
from printkit.drawing import Role
from printkit.kinds.dice import KIND
from printkit.pieces import Piece
from printkit.rules.dice_faces import read_net
from printkit.shapes import bounds
from tests.elements.drawn import kit_of


def net(folder: Path, die: str = "") -> tuple[list[Piece], list[str]]:
    kit, findings = kit_of(folder, {"dice.yaml": f"dice:\n  - {{id: die, name: Die, {die}}}\n"})
    pieces = [piece for definition in kit.of("dice") for piece in KIND.draw(definition, kit)]
    return pieces, findings + [str(fault) for fault in kit.faults.findings]


def test_pips_as_drawn(tmp_path: Path) -> None:
    (die,), faults = net(tmp_path, "side: 16mm, pips: red, copies: 2")
    assert faults == []
    assert read_net(die.front) == {(1, 0): 1, (0, 1): 2, (1, 1): 3, (2, 1): 5, (3, 1): 4, (1, 2): 6}
    assert (die.copies, die.scheme, die.back) == (2, "die-cut", None)


def test_every_mark_lies_on_the_piece_and_every_cut_and_fold_has_its_role(tmp_path: Path) -> None:
    (die,), _ = net(tmp_path)
    marks = [mark for mark in die.front.marks if isinstance(mark, Mark)]
    x0, y0, x1, y1 = bounds(marks)
    assert (x0 >= 0, y0 >= 0, x1 <= die.front.width, y1 <= die.front.height) == (True,) * 4
    assert {mark.name: mark.role for mark in marks if mark.role in (Role.CUT, Role.SCORE)} == {
        "outline": Role.CUT,
        "fold": Role.SCORE,
    }


def test_each_edge_of_the_cube_is_a_fold_of_the_net_or_a_tab(tmp_path: Path) -> None:
    """A cube has 12 edges: 5 join squares of the net; each of the 7 others is glued by one tab, which is folded too."""
    (die,), _ = net(tmp_path)
    (folds,) = (mark for mark in die.front.marks if isinstance(mark, Mark) and mark.name == "fold")
    assert [op for op, _ in folds.segments].count("M") == 12


@pytest.mark.parametrize(
    ("die", "told"),
    [
        ("faces: [1, 2, 3]", "a die has six faces of 1 to 6 pips each"),
        ("faces: [0, 2, 3, 5, 4, 6]", "a die has six faces of 1 to 6 pips each"),
        ("faces: [one, 2, 3, 5, 4, 6]", "'one' is not a count"),
        ("side: 2mm", "2mm"),
        ("colour: reddish", "unknown colour 'reddish'"),
    ],
)
def test_wrong_die_is_told(die: str, told: str, tmp_path: Path) -> None:
    _, faults = net(tmp_path, die)
    assert len(faults) == 1
    assert told in faults[0]
