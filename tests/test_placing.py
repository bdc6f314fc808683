"""Parts placed by others: below, beside, inside, in shares of the face, and what hidden or unknown parts do."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import cast

import pytest

from printkit.contracts import Scene
from printkit.drawing import Paint, walk
from printkit.drawing import Path as Outline
from printkit.kit import Kit
from printkit.models.part import Part
from printkit.placing import arrange
from printkit.tally import Tally
from tests.elements.drawn import face_of

PANEL = "- {name: panel, shape: rect, x: 1mm, y: 2mm, width: 6mm, height: 3mm, fill: ink}\n"


def boxes(folder: Path, elements: str, fields: dict[str, str] | None = None) -> list[tuple[float, ...]]:
    """x, y, width and height (mm) of every outline on a face of 12.7 x 12.7 mm; nothing may be found wrong."""
    face, findings = face_of(folder, elements, fields)
    assert findings == []
    found = []
    for seen in walk(face.marks):
        assert isinstance(seen.mark, Outline)
        points = [args for _, args in seen.mark.segments if args]
        xs = [seen.matrix[0] * p[i] + seen.matrix[4] for p in points for i in range(0, len(p), 2)]
        ys = [seen.matrix[3] * p[i] + seen.matrix[5] for p in points for i in range(1, len(p), 2)]
        box = min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)
        found.append(tuple(round(value / 1000, 2) for value in box))
    return found


@pytest.mark.parametrize(
    ("part", "box"),
    [
        ("below: panel, width: 2mm, height: 1mm", (1, 5, 2, 1)),
        ("below: panel, gap: 0.5mm, width: 2mm, height: 1mm", (1, 5.5, 2, 1)),
        ("below: panel, x: 4mm, width: 2mm, height: 1mm", (4, 5, 2, 1)),
        ("below: panel, y: 2mm, width: 2mm, height: 1mm", (1, 7, 2, 1)),
        ("above: panel, gap: 0.5mm, width: 2mm, height: 1mm", (1, 0.5, 2, 1)),
        ("right_of: panel, gap: 1mm, width: 2mm, height: 1mm", (8, 3, 2, 1)),
        ("left_of: panel, width: 0.5mm, height: 1mm", (0.5, 3, 0.5, 1)),
        ("right_of: panel, width: 100%, height: 1mm", (7, 3, 5.7, 1)),
        ("inside: panel, gap: 0.5mm, width: 100%, height: 100%", (1.5, 2.5, 5, 2)),
        ("inside: panel, x: 1mm, y: 1mm, width: 50%, height: 1mm", (2, 3, 3, 1)),
    ],
)
def test_placed_by_another(part: str, box: tuple[float, ...], tmp_path: Path) -> None:
    assert boxes(tmp_path, f"{PANEL}- {{shape: rect, {part}, fill: red}}")[1] == box


@pytest.mark.parametrize(
    ("sides", "box"),
    [
        ("width: 100%, height: 50%", (0, 0, 12.7, 6.35)),
        ("x: 10%, y: 50%, width: 100% - 2mm, height: 1mm", (1.27, 6.35, 10.7, 1)),
        ("x: 50% + 1mm, width: 25%, height: 25%", (7.35, 0, 3.17, 3.17)),
        ('x: "{where}", width: 1mm, height: 1mm', (6.35, 0, 1, 1)),
    ],
)
def test_shares_of_the_face(sides: str, box: tuple[float, ...], tmp_path: Path) -> None:
    (found,) = boxes(tmp_path, f"- {{shape: rect, {sides}, fill: red}}", {"where": "50%"})
    assert found == pytest.approx(box, abs=0.011)


@pytest.mark.parametrize(("shown", "y"), [("yes", 7.5), ("", 5.5)])
def test_a_part_that_is_not_drawn_takes_no_room(shown: str, y: float, tmp_path: Path) -> None:
    elements = PANEL + (
        "- {name: middle, when: {shown: any}, below: panel, gap: 0.5mm, "
        "shape: rect, width: 1mm, height: 1.5mm, fill: red}\n"
        "- {shape: rect, below: middle, gap: 0.5mm, width: 1mm, height: 1mm, fill: red}"
    )
    assert boxes(tmp_path, elements, {"shown": shown})[-1][1] == y


def test_text_hangs_by_its_capitals_and_stands_on_its_baseline(tmp_path: Path) -> None:
    text = "- {text: HAM, name: word, below: panel, gap: 1mm, font: name, size: 5pt, colour: ink}\n"
    face, findings = face_of(
        tmp_path, f"{PANEL}{text}- {{shape: rect, below: word, width: 1mm, height: 1mm, fill: red}}"
    )
    _, word, last = walk(face.marks)
    baseline = word.matrix[5] + word.mark.y  # type: ignore[union-attr]
    assert findings == []
    assert 5_000 + 1_000 + 1_100 < baseline < 5_000 + 1_000 + 1_400  # 5 pt: capitals are 1.2 mm tall
    assert last.matrix[5] == baseline


@pytest.mark.parametrize(
    ("elements", "told"),
    [
        (f"{PANEL}- {{shape: rect, below: pannel, width: 1mm, height: 1mm, fill: ink}}", "did you mean 'panel'?"),
        ("- {shape: rect, inside: x, width: 1mm, height: 1mm, fill: ink}", "give a part above it that 'name'"),
    ],
)
def test_a_part_that_is_not_there_is_told(elements: str, told: str, tmp_path: Path) -> None:
    _, findings = face_of(tmp_path, elements)
    (finding,) = findings
    assert "no part named" in finding and told in finding and finding.endswith("[unknown-part]")


class Bare(Part):
    """Draws an outline that has no point."""

    def draw(self, scene: Scene) -> Iterable[Outline]:
        yield Outline((), Paint())


def test_a_named_part_without_a_point_has_a_frame() -> None:
    scene = Scene(cast("Kit", None), 12.7, 12.7, tally=Tally("face", 9))
    assert len([*arrange([Bare(name="bare"), Bare(right_of="bare")], scene)]) == 2
