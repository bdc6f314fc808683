"""Styles: a part's own fields first, then its style's, then those of the style that it extends."""

from __future__ import annotations

from pathlib import Path

from printkit.drawing import Path as Outline
from printkit.drawing import Text
from printkit.faces import layout
from printkit.findings import NOWHERE
from tests.elements.drawn import kit_of

KIT = """\
templates:
  - id: face
    width: 1in
    height: 1in
    elements:
      - {text: one, x: 1mm, y: 5mm, style: title}
      - {text: two, x: 1mm, y: 9mm, style: title, size: 7pt}
      - {text: three, x: 1mm, y: 13mm, style: loud}
      - {shape: rect, width: 2mm, height: 2mm, style: loud}
      - {group: [{text: four, x: 1mm, y: 17mm, style: loud}]}
styles:
  - {id: title, font: display, size: 10pt, colour: red}
  - {id: loud, extends: title, size: 12pt, fill: "{side?blue}"}
"""


def test_fields_of_styles(tmp_path: Path) -> None:
    kit, findings = kit_of(tmp_path, {"styled.yaml": KIT})  # styles stand after what wears them
    made = layout(kit, "face", NOWHERE)
    assert findings == [] and made is not None
    one, two, three, box, group = made.draw(kit, {}, {}, "").marks
    sizes = [(mark.font, mark.size, mark.colour) for mark in (one, two, three) if isinstance(mark, Text)]
    display = "Barlow Condensed ExtraBold"
    assert sizes == [(display, 3528, "#D4402F"), (display, 2469, "#D4402F"), (display, 4233, "#D4402F")]
    assert isinstance(box, Outline) and box.paint.fill == "#2B5C94"  # a text's size is no field of a shape
    assert getattr(group, "marks")[0].size == 4233  # noqa: B009


def test_a_style_s_fault_is_told_where_the_style_is(tmp_path: Path) -> None:
    _, findings = kit_of(tmp_path, {"styled.yaml": KIT.replace("12pt", "12")})
    assert findings == [
        "styled.yaml:13:38: error: length '12' has no unit; write 12mm, 12in or 12pt [bad-value]",
    ]
