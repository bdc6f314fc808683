"""Rules on maps of any size: each looks only at what it asks about."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from printkit.check import inspect
from printkit.colour import Colour
from printkit.contracts import Inspection
from printkit.drawing import Drawing, Group, Mark, Paint, Symbol, Text, Use, walk, walk_only
from printkit.drawing import Path as Outline
from printkit.imposition import _tile_plan
from printkit.kit import Kit
from printkit.pieces import Piece
from printkit.rules import ink_contrast, labels_clear
from printkit.rules._marks import faces
from printkit.shapes import rectangle
from printkit.solvers.backdrop import Backdrop
from tests.elements.drawn import kit_of

INK = Colour("#102030")
WORD = Text(1000, 5000, "G10", "Any", 2000, INK, 4000, 4000)
TREE = Symbol("tree", (Outline(rectangle(0, 0, 2, 2), Paint(fill=INK)),), (0, 0, 2000, 2000))
SIGN = Symbol("sign", (*TREE.marks, WORD), (0, 0, 5000, 5000))
FOREST: tuple[Mark, ...] = tuple(
    Group((Use(TREE, (1.0, 0.0, 0.0, 1.0, x * 3000.0, y * 3000.0)),)) for x in range(20) for y in range(20)
)
MARKS: tuple[Mark, ...] = (*FOREST, Use(SIGN, (1.0, 0.0, 0.0, 1.0, 9000.0, 0.0), name="sign"), Group((WORD,), name="g"))


def test_one_kind_of_marks_is_found_as_among_all() -> None:
    wanted = [seen for seen in walk(MARKS) if isinstance(seen.mark, Text)]
    assert list(walk_only(MARKS, Text)) == wanted
    assert [seen.names for seen in wanted] == [("sign",), ("g",)]


def test_a_face_like_no_other_is_not_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    one, same, other = (Drawing(10, 10, MARKS, title=title) for title in ("a", "a", "b"))
    pieces = [Piece("card", "x", "x", one), Piece("card", "y", "y", same, other), Piece("card", "z", "z", one, other)]
    assert [face for _, face in faces(pieces)] == [one, other]
    hashed: Counter[str] = Counter()

    def counted(face: Drawing) -> int:
        hashed[face.title] += 1
        return 1

    monkeypatch.setattr(Drawing, "__hash__", counted)
    assert len(list(faces(pieces))) == 2
    assert hashed["b"] == 0


def test_trees_beyond_all_texts_are_no_ground(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kit, _ = kit_of(tmp_path / "kit", {})
    added = []
    monkeypatch.setattr(Backdrop, "add", lambda self, path, matrix: added.append(matrix))
    face = Drawing(60_000, 60_000, MARKS)
    list(ink_contrast.check(Inspection(kit, (Piece("board", "b", "b", face),))))
    assert 0 < len(added) < 40


def test_the_small_map_is_drawn_once_for_all_papers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    board = "boards:\n  - {id: b, name: B, width: 500mm, height: 500mm, elements: [{shape: face, fill: red}]}\n"
    kit, _ = kit_of(tmp_path / "kit", {"board.yaml": board})
    looked = []
    seen = _tile_plan._seen
    monkeypatch.setattr(_tile_plan, "_seen", lambda marks, least: looked.append(1) or seen(marks, least))
    assert isinstance(kit, Kit) and len({sheet.paper for sheet in inspect(kit).sheets}) == 2
    assert len(looked) == 1


def test_of_a_map_labels_clear_keeps_what_may_lie_over_a_label() -> None:
    road = Group((Outline(rectangle(0, 0, 2, 2), Paint(stroke=INK), name="line"),), name="path:road")
    lake = Group((Outline(rectangle(0, 0, 2, 2), Paint(fill=INK), name="fill"),), name="area:sea")
    wood = Group(FOREST, name="area:woods")
    kept = [seen for seen in walk((*MARKS, wood, road, lake)) if labels_clear._matters(seen)]
    assert [seen.names for seen in kept] == [("sign",), ("g",), ("path:road",), ("area:sea",)]
