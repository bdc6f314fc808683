"""icon and image: where art comes to lie."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.drawing import Image, Use, apply
from printkit.faces import layout
from printkit.findings import NOWHERE
from tests.elements.drawn import HEAD, kit_of
from tests.flatart.test_raster import picture

ART = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -20 20 40" width="2mm" height="4mm">'
    '<rect x="-10" y="-20" width="20" height="40" fill="currentColor"/></svg>'
)


def mark_of(folder: Path, element: str, **fields: str) -> tuple[object, list[str]]:
    files: dict[str, str | bytes] = {
        "face.yaml": f"{HEAD}      - {{{element}}}\n",
        "art/it.svg": ART,
        "art/it.png": picture("PNG", (40, 30)),
    }
    kit, findings = kit_of(folder, files)
    made = layout(kit, "face", NOWHERE)
    assert made is not None
    marks = made.draw(kit, fields, {}, "").marks
    return marks[0] if marks else None, findings + [str(fault) for fault in kit.faults.findings]


@pytest.mark.parametrize(
    ("where", "corner", "far"),
    [
        ("x: 5mm, y: 6mm", (4000, 4000), (6000, 8000)),
        ("x: 5mm, y: 6mm, scale: 0.5", (4500, 5000), (5500, 7000)),
        ("x: 5mm, y: 6mm, turn: 90", (7000, 5000), (3000, 7000)),
        ("x: 1mm, y: 1mm, width: 8mm, height: 2mm", (4500, 1000), (5500, 3000)),
        ("x: 1mm, y: 1mm, width: 3mm", (1000, 1000), (4000, 7000)),
        ("x: 1mm, y: 1mm, height: 3mm", (1000, 1000), (2500, 4000)),
        ("x: 1mm, y: 1mm, width: 8mm, height: 2mm, turn: 180", (5500, 3000), (4500, 1000)),
    ],
)
def test_icon_lies_by_its_origin_or_in_its_box(
    where: str, corner: tuple[float, float], far: tuple[float, float], tmp_path: Path
) -> None:
    mark, faults = mark_of(tmp_path, f'icon: "art/{{id}}.svg", {where}', id="it")
    assert faults == []
    assert isinstance(mark, Use)
    assert apply(mark.matrix, -1000, -2000) == pytest.approx(corner)
    assert apply(mark.matrix, 1000, 2000) == pytest.approx(far)


def test_icon_takes_the_colour_of_the_row(tmp_path: Path) -> None:
    mark, _ = mark_of(tmp_path, 'icon: art/it.svg, colour: "{side}"', side="red")
    assert isinstance(mark, Use)
    assert mark.symbol.id == "art-it-d4402f"
    assert mark.symbol.marks[0].paint.fill == "#D4402F"  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("element", "told"),
    [
        ("icon: art/it.svg, width: 2mm, scale: 2", "an icon takes a box or a scale, not both"),
        ("icon: art/it.svg, width: 2mm, height: 2mm, scale: 2", "an icon takes a box or a scale, not both"),
        ("icon: art/it.svg, scale: big", "'big' is not a number"),
        ("icon: art/itt.svg", "there is no file 'art/itt.svg'; did you mean 'art/it.svg'?"),
    ],
)
def test_wrong_icon_is_told(element: str, told: str, tmp_path: Path) -> None:
    mark, faults = mark_of(tmp_path, element)
    assert mark is None
    assert len(faults) == 1
    assert told in faults[0]


@pytest.mark.parametrize(
    ("size", "box"), [("width: 8mm", (8000, 6000)), ("width: 8mm, height: 1mm", (8000, 1000))], ids=["own", "given"]
)
def test_image_keeps_its_shape_unless_told_otherwise(size: str, box: tuple[int, int], tmp_path: Path) -> None:
    mark, faults = mark_of(tmp_path, f"image: art/it.png, x: 1mm, y: 2mm, {size}")
    assert faults == []
    assert isinstance(mark, Image)
    assert (mark.x, mark.y, (mark.width, mark.height), mark.pixels) == (1000, 2000, box, (40, 30))
