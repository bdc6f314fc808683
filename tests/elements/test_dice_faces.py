"""Faces of dice: as many pips as the number says, letters for other words."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.drawing import Path as Outline
from printkit.drawing import Text
from tests.elements.drawn import face_of


@pytest.mark.parametrize("number", range(1, 7))
def test_pips(number: int, tmp_path: Path) -> None:
    face, findings = face_of(tmp_path, '- {dice: "{roll}", side: 6mm}', {"roll": str(number)})
    (pips,) = (mark for mark in face.marks if isinstance(mark, Outline) and mark.name == "pip")
    assert findings == []
    assert sum(step == "M" for step, _ in pips.segments) == number
    xs = [args[0] for step, args in pips.segments if step == "M"]
    assert min(xs) > 0 and max(xs) < 6_000


def test_other_words_are_letters(tmp_path: Path) -> None:
    face, findings = face_of(tmp_path, '- {dice: "5, 2d6 ?", side: 3mm, space: 1mm}')
    assert findings == []
    assert [mark.text for mark in face.marks if isinstance(mark, Text)] == ["2d6", "?"]
    assert all(mark.width <= mark.room for mark in face.marks if isinstance(mark, Text))
    squares = [mark for mark in face.marks if isinstance(mark, Outline) and mark.name == "die"]
    assert len(squares) == 3


def test_too_many_are_told(tmp_path: Path) -> None:
    face, (finding,) = face_of(tmp_path, f'- {{dice: "{"1 " * 41}", side: 3mm}}')
    assert face.marks == ()
    assert "41 dice are more than the limit of 40" in finding
