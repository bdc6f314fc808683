"""Texts that are printed too small are told once for each place, the smallest of them."""

from __future__ import annotations

from pathlib import Path

from printkit.check import check
from tests.minikit import write_kit

KIT = """\
templates:
  - id: tiny
    width: 1in
    height: 1in
    elements:
      - {shape: rect, width: 1in, height: 1in, fill: paper, role: background}
      - {text: "{name}", x: 12mm, y: 8mm, font: name, size: 2.5pt, room: 20mm, align: middle, colour: ink}
      - {text: "small print", x: 12mm, y: 12mm, font: name, size: 2pt, room: 20mm, align: middle, colour: ink}
      - {text: "enough", x: 12mm, y: 16mm, font: name, size: 3pt, room: 20mm, align: middle, colour: ink}
tables:
  - id: names
    rows: [{id: one, name: Jet-pak}, {id: two, name: Crawler}, {id: three, name: Sled}]
counters:
  - {id: all, table: names, template: tiny}
"""


def test_one_finding_for_each_place(tmp_path: Path) -> None:
    findings = [f for f in check(write_kit(tmp_path, {"it.yaml": KIT})).findings if f.rule == "text-size"]
    assert [(f.span.line, f.message) for f in findings] == [
        (8, "'small print' is printed at 2.0 pt, and 2 more like it"),
        (12, "'Jet-pak' is printed at 2.5 pt"),
        (12, "'Crawler' is printed at 2.5 pt"),
        (12, "'Sled' is printed at 2.5 pt"),
    ]
