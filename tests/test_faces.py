"""Faces: templates that extend others, parts that only some rows show, and unknown fields told once."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.drawing import Path as Mark
from printkit.drawing import Text
from printkit.faces import Layout, check, layout
from printkit.findings import NOWHERE
from printkit.kit import Kit
from printkit.models.part import suits
from tests.elements.drawn import kit_of

SQUARE = "width: 10mm, height: 10mm"
BASE = f"""\
templates:
  - id: base
    {SQUARE.replace(", ", chr(10) + "    ")}
    colours: {{frame: red, edge: "{{side}}"}}
    elements:
      - {{shape: face, name: frame, fill: frame}}
      - {{shape: face, name: twice, fill: paper}}
      - {{shape: face, name: twice, fill: ink}}
      - {{shape: face, fill: edge}}
  - id: child
    extends: base
    {SQUARE.replace(", ", chr(10) + "    ")}
    colours: {{frame: "#123456"}}
    elements:
      - {{shape: face, name: twice, fill: ground}}
      - {{shape: face, name: own, fill: ink}}
  - {{id: loop, extends: loop, {SQUARE}}}
  - {{id: orphan, extends: bases, {SQUARE}}}
"""


def kit_with(folder: Path, templates: str) -> Kit:
    kit, findings = kit_of(folder, {"faces.yaml": templates})
    assert findings == []
    return kit


def found(kit: Kit, name: str) -> Layout:
    made = layout(kit, name, NOWHERE)
    assert made is not None
    return made


def fills(kit: Kit, name: str, **fields: str) -> list[object]:
    return [mark.paint.fill for mark in found(kit, name).draw(kit, fields, {}, "").marks if isinstance(mark, Mark)]


def test_a_template_replaces_parts_of_the_same_name_in_their_place_and_adds_the_rest(tmp_path: Path) -> None:
    kit = kit_with(tmp_path, BASE)
    assert fills(kit, "base", side="#0F0") == ["#D4402F", "#FBF8F1", "#1E2230", "#00FF00"]
    assert fills(kit, "child", side="#0F0") == ["#123456", "#F5F3EE", "#00FF00", "#1E2230"]


def test_a_colour_of_the_row_is_read_anew_for_every_row(tmp_path: Path) -> None:
    kit = kit_with(tmp_path, BASE)
    assert [fills(kit, "base", side=side)[-1] for side in ("red", "ink")] == ["#D4402F", "#1E2230"]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("loop", "faces.yaml:19:25: error: template 'loop' extends itself; take one 'extends' out [unknown-template]"),
        ("orphan", "faces.yaml:20:27: error: no template 'bases'; did you mean 'base'? [unknown-template]"),
    ],
)
def test_what_cannot_be_extended_is_told(name: str, told: str, tmp_path: Path) -> None:
    kit = kit_with(tmp_path, BASE)
    assert layout(kit, name, NOWHERE) is None
    assert [str(fault) for fault in kit.faults.findings] == [told]


ASKING = """\
templates:
  - id: asks
    width: 10mm
    height: 10mm
    colours: {frame: "{colr}"}
    elements:
      - {text: "{nmae} and {nmae}", x: 1mm, y: 5mm, font: name, size: 6pt, colour: ink}
      - {text: "{name} {nmae}", x: 1mm, y: 5mm, font: name, size: 6pt, colour: ink}
      - {text: "{name}", when: {sped: any}, x: "{xx}", y: 5mm, font: name, size: 6pt, colour: ink}
      - {text: "{name}", x: 1mm, y: 5mm, font: name, size: 6pt, colour: ink}
"""


def test_an_unknown_field_is_one_finding_with_the_nearest_column_and_the_rows_it_touches(tmp_path: Path) -> None:
    kit = kit_with(tmp_path, ASKING)
    asks = found(kit, "asks")
    check(kit, asks, ("name", "speed", "colour"), 7)
    told = [str(fault).removeprefix("faces.yaml:").removesuffix(" [unknown-column]") for fault in kit.faults.findings]
    asked = "error: template 'asks' asks for unknown field"
    assert told == [
        f"5:22: {asked} 'colr' (7 rows); did you mean 'colour'?",
        f"7:16: {asked} 'nmae' (7 rows); did you mean 'name'?",
        f"9:39: {asked} 'sped' (7 rows); did you mean 'speed'?",
        f"9:48: {asked} 'xx' (7 rows); known: name, speed, colour",
    ]
    drawn = asks.draw(kit, {"name": "A", "speed": "1", "colour": "red"}, {}, "").marks
    assert [mark.text for mark in drawn if isinstance(mark, Text)] == ["A"]


@pytest.mark.parametrize(
    ("text", "patterns", "yes"),
    [
        ("3", ("any",), True),
        ("", ("any",), False),
        ("", ("none",), True),
        ("0", ("none",), False),
        ("crew", ("crew",), True),
        ("crew", ("visitor", "crew"), True),
        ("Crew", ("crew",), False),
        ("3", ("?",), True),
        ("15", ("?",), False),
        ("15", ("??",), True),
        ("cat-trac-white", ("cat-*",), True),
        ("", ("*",), True),
    ],
)
def test_when(text: str, patterns: tuple[str, ...], yes: bool) -> None:
    assert suits(text, patterns) is yes
