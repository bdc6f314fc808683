"""Dice: the net that is drawn, read back and folded."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit import check
from printkit.drawing import Path as Mark
from printkit.drawing import Role, Text, Use, apply
from printkit.kinds.dice import KIND
from printkit.pieces import Piece
from printkit.rules.dice_faces import read_net
from printkit.shapes import bounds
from tests.elements.drawn import kit_of
from tests.minikit import write_kit


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
        ("faces: [1, 2, 3]", "a die has six faces, not 3"),
        ("faces: [1, 2, 3, 5, 4, {ikon: art/ship.svg}]", "unknown field 'ikon'"),
        ("faces: [1, 2, 3, 5, 4, {icon: art/none.svg}]", "art/none.svg"),
        (f"faces: [1, 2, 3, 5, 4, '{'one two ' * 9}']", "does not fit a face of 15.875 mm at its smallest size"),
        ("side: 2mm", "2mm"),
        ("colour: reddish", "unknown colour 'reddish'"),
    ],
)
def test_wrong_die_is_told(die: str, told: str, tmp_path: Path) -> None:
    _, faults = net(tmp_path, die)
    assert len(faults) == 1
    assert told in faults[0]


def test_faces_of_ones_own_pips_words_and_pictures_in_net_order(tmp_path: Path) -> None:
    files: dict[str, str | bytes] = {
        "dice.yaml": "dice:\n  - {id: d, name: D, faces: [1, 1, 0, wind, '+2', {icon: art/ship.svg}], pips: red}\n",
        "art/ship.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0H10V10Z"/></svg>',
    }
    kit, findings = kit_of(tmp_path, files)
    (die,) = [piece for definition in kit.of("dice") for piece in KIND.draw(definition, kit)]
    assert (findings, kit.faults.findings) == ([], ())
    assert read_net(die.front) == {(1, 0): 1, (0, 1): 1, (1, 1): 0, (2, 1): 0, (3, 1): 0, (1, 2): 0}
    words = {text.text: text for text in die.front.marks if isinstance(text, Text) and text.name == "face-text"}
    (ship,) = (mark for mark in die.front.marks if isinstance(mark, Use))
    squares = [bounds([m]) for m in die.front.marks if isinstance(m, Mark) and m.name == "face"]
    assert list(words) == ["wind", "+2"]
    for text, (x0, y0, x1, y1) in zip(words.values(), squares[3:5], strict=True):
        assert (x0 < text.x, text.x + text.width < x1, y0 < text.y - text.size / 2, text.y < y1) == (True,) * 4
        assert abs((text.x + text.width / 2) - (x0 + x1) / 2) < 50
    x0, y0, x1, y1 = squares[5]
    left, top, right, bottom = ship.symbol.box
    (u0, v0), (u1, v1) = apply(ship.matrix, left, top), apply(ship.matrix, right, bottom)
    assert (x0 < u0 < u1 < x1, y0 < v0 < v1 < y1, u1 - u0 > (x1 - x0) / 2) == (True,) * 3


def test_a_word_too_wide_for_its_face_is_told_once_at_the_face(tmp_path: Path) -> None:
    body = "dice:\n  - {id: d, name: D, faces: [1, 2, 3, 5, 4, Donaudampfschifffahrt]}\n"
    (finding,) = check(write_kit(tmp_path, {"dice.yaml": body})).findings
    assert (finding.rule, finding.span.line, finding.span.column) == ("text-fits", 2, 45)


@pytest.mark.parametrize(
    ("faces", "told"),
    [
        ("[1, 1, 2, 2, 3, 3]", 0),
        ("[6, 5, 4, 3, 2, wind]", 0),
        ("[1, 2, 3, 4, 5, 6]", 1),
    ],
)
def test_opposite_faces_sum_to_seven_where_each_pip_count_stands_once(faces: str, told: int, tmp_path: Path) -> None:
    found = check(write_kit(tmp_path, {"dice.yaml": f"dice:\n  - {{id: d, name: D, faces: {faces}}}\n"})).findings
    assert [finding.rule for finding in found] == ["dice-faces"] * told
