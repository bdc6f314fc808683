"""What is drawn is counted: a repeat in a repeat ends at the limit, and is told once."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit import placing
from printkit.check import check
from printkit.drawing import walk
from printkit.tally import Tally
from tests.elements.drawn import face_of
from tests.minikit import write_kit

DOT = "{shape: rect, width: 1mm, height: 1mm, fill: ink}"
HIDDEN = "{shape: rect, when: {never: any}, width: 1mm, height: 1mm, fill: ink}"
GRID = "{grid: square, columns: 10, rows: 10, width: 50mm, height: 50mm}"


def repeated(inner: str, times: int = 9) -> str:
    return f"{{repeat: [{inner}], times: {times}, width: 1mm, height: 1mm}}"


@pytest.mark.parametrize(
    "element",
    [
        repeated(repeated(repeated(DOT))),
        repeated(repeated(repeated(HIDDEN))),
        repeated(GRID),
        f"{repeated(DOT, 99)}\n- {repeated(DOT, 99)}\n- {repeated(DOT, 99)}",
    ],
    ids=["nested", "nested-unseen", "grids", "side-by-side"],
)
def test_a_face_ends_at_its_limit(element: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(placing, "MOST_ON_FACE", 500)
    face, findings = face_of(tmp_path, f"- {element}", {"never": ""})
    assert len(list(walk(face.marks))) <= 500
    (told,) = findings
    assert "error: the face draws more than the limit of 500 parts and marks; repeat less, or" in told


def test_after_a_face_without_end_nothing_else_is_drawn_or_told(tmp_path: Path) -> None:
    elements = repeated(repeated(HIDDEN.replace("never", "name").replace("any", "none"), 500), 500)
    kit = f"""\
tables:
  - {{id: names, rows: [{{id: one, name: One}}, {{id: two, name: Two}}]}}
templates:
  - {{id: endless, width: 1in, height: 1in, elements: [{elements}]}}
counters:
  - {{id: all, table: names, template: endless}}
"""
    found = check(write_kit(tmp_path / "kit", {"kit-of-one.yaml": kit})).findings
    assert [(finding.rule, finding.span.line) for finding in found] == [("limit", 4)]


def test_a_kit_has_a_limit_beside_those_of_its_faces() -> None:
    kit = Tally("kit", 10)
    faces = [Tally("face", 6, kit) for _ in range(3)]
    assert [face.take(5) for face in faces] == [None, None, kit]
    assert all(face.spent for face in faces)
    assert faces[0].take(1) is None, "it was told before"
