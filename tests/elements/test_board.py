"""board: sheets laid edge to edge, hexes found under a turn, counters held to their distance and half."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.drawing import Text, walk
from tests.kinds.documents import draw

SHEETS = """\
mapsheets:
  - id: one
    name: One
    numeral: I
    width: 8.5in
    height: 10.5in
    seed: 1
    grid: {pitches: 14, rows: 15, first_column: A}
    landform: plain
    terrain: {dense: [G10]}
"""
BOARD = """\
charts:
  - id: chart
    title: Board
    elements:
      - board:
          - [{sheet: one}, {sheet: one, turned: yes}]
          - [{sheet: one, turned: yes}, {sheet: one}]
        width: 170mm
        base: {place: D, hex: G15, text: Station, within: "2"}
        counters:
          apart: "5"
          spots: [{place: A, hex: C3}, {place: B, hex: G10}]
        named: [{place: C, hex: G10, text: here}]
"""


def drawn(folder: Path, board: str = BOARD) -> tuple[dict[str, list[tuple[str, float, float]]], list[str]]:
    """Text marks by name as (text, x, y), and the faults."""
    (piece,), faults = draw(folder, "chart", {"sheets.yaml": SHEETS, "board.yaml": board})
    out: dict[str, list[tuple[str, float, float]]] = {}
    for seen in walk(piece.front.marks):
        if isinstance(seen.mark, Text):
            x = (seen.mark.x + seen.mark.width / 2 + seen.matrix[4]) / 1000
            out.setdefault(seen.mark.name, []).append((seen.mark.text, x, (seen.mark.y + seen.matrix[5]) / 1000))
    return out, [fault for fault in faults if "landform" not in fault]


def test_places_numerals_and_turns_are_written(tmp_path: Path) -> None:
    found, faults = drawn(tmp_path)
    assert faults == []
    assert [text for text, _, _ in found["place"]] == ["A", "B", "C", "D"]
    assert [text for text, _, _ in found["numeral"]] == ["I"] * 4
    assert [text for text, _, _ in found["turn"]] == ["TURNED"] * 2


def test_a_hex_of_a_turned_sheet_lies_where_the_turn_puts_it(tmp_path: Path) -> None:
    """170 mm hold 28 column pitches; G is 6 from its sheet's left edge, or from its right edge under a turn."""
    found, _ = drawn(tmp_path)
    pitch, flat = 170 / 28, 170 / 17 * 10.5 * 2 / 30
    (_, left, top), (_, right, below) = found["search-counter"]
    assert right - left == pytest.approx((14 + 8 - 2) * pitch, abs=0.02)
    assert below - top == pytest.approx(((15 - 9.5) - 2.5) * flat, abs=0.02)


@pytest.mark.parametrize(
    ("old", "new", "finding"),
    [
        ("hex: C3", "hex: C16", "hex 'C16' is off the map"),
        ("hex: C3", "hex: A3", "hex A3 of place A is a half-hex"),
        ("place: A, hex: C3", "place: E, hex: C3", "no sheet lies at place 'E'; places are A, B, C, D"),
        ("place: A, hex: C3", "place: D, hex: C3", "D C3 is not in the northern half"),
        ("place: A, hex: C3", "place: B, hex: G12", "two counters are 2 hexes apart, and 5 are asked for"),
        ("- [{sheet: one}, {sheet: one, turned: yes}]", "- [{sheet: on}]", "no mapsheet 'on'; did you mean 'one'?"),
        ("- [{sheet: one}, {sheet: one, turned: yes}]", "- [{sheet: one}]", "in rows of one length"),
        ('apart: "5"', 'apart: "many"', "'many' is no number of hexes"),
    ],
)
def test_a_wrong_diagram_is_a_fault(old: str, new: str, finding: str, tmp_path: Path) -> None:
    _, faults = drawn(tmp_path, BOARD.replace(old, new))
    assert any(finding in fault and fault.endswith("[board-diagram]") for fault in faults), faults
