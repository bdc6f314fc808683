"""Counters: which rows become pieces, how many, and what a wrong name is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.kinds.counter import KIND
from printkit.pieces import Piece
from tests.elements.drawn import kit_of

ROWS = """\
tables:
  - id: crew
    columns: [id, name, class, copies]
    rows:
      - {id: ten, name: Ten, class: a, copies: 10}
      - {id: one, name: One, class: b, copies: 1}
      - {id: two, name: Two, class: a, copies: 0}
  - id: place
    columns: [id, x]
    rows:
      - {id: ten, x: 1mm}
      - {id: one, x: 2mm}
"""


def drawn(folder: Path, block: str) -> tuple[list[Piece], list[str]]:
    kit, findings = kit_of(folder, {"rows.yaml": ROWS, "counters.yaml": f"counters:\n  - {{{block}}}\n"})
    pieces = [piece for definition in kit.of("counter") for piece in KIND.draw(definition, kit)]
    return pieces, findings + [str(fault) for fault in kit.faults.findings]


@pytest.mark.parametrize(
    ("block", "pieces"),
    [
        ("", [("ten", 1), ("one", 1), ("two", 1)]),
        ('copies: "{copies}"', [("ten", 10), ("one", 1)]),
        ("copies: 4", [("ten", 4), ("one", 4), ("two", 4)]),
        ("copies: 0", []),
        ("where: {class: a}", [("ten", 1), ("two", 1)]),
        ("where: {class: [b, a]}, without: [ten]", [("one", 1), ("two", 1)]),
        ("rows: [two, ten]", [("ten", 1), ("two", 1)]),
    ],
)
def test_rows_in_the_order_of_the_table(block: str, pieces: list[tuple[str, int]], tmp_path: Path) -> None:
    made, faults = drawn(tmp_path, f"id: all, table: crew, template: plain, {block}")
    assert [(piece.id, piece.copies) for piece in made] == pieces
    assert faults == []


def test_piece(tmp_path: Path) -> None:
    (ten, *_), _ = drawn(tmp_path, "id: all, name: Everyone, table: crew, template: plain, back: plain, batch: b")
    assert (ten.kind, ten.name, ten.scheme, ten.batch, ten.section) == ("counter", "Ten", "die-cut", "b", "Counters")
    assert (ten.front.width, ten.front.height, ten.front.title) == (12_700, 12_700, "Ten")
    assert ten.back is not None
    assert (ten.back.title, str(ten.span)) == ("", "rows.yaml:5:9")


PLAIN = "table: crew, template: plain"
COUNT = "is not a count; write a whole number in plain digits, such as 3 [bad-value]"


@pytest.mark.parametrize(
    ("block", "told"),
    [
        ("table: crow, template: plain", "2:20: error: there is no table 'crow'; did you mean 'crew'? [unknown-table]"),
        ("table: crew, template: plane", "2:36: error: no template 'plane'; did you mean 'plain'? [unknown-template]"),
        (f"{PLAIN}, back: plane", "2:49: error: no template 'plane'; did you mean 'plain'? [unknown-template]"),
        (
            f"{PLAIN}, where: {{clas: a}}",
            "error: table 'crew' has no column 'clas' (3 rows); did you mean 'class'? [unknown-column]",
        ),
        (f"{PLAIN}, rows: [ten, tow]", "2:55: error: table 'crew' has no row 'tow'; did you mean 'two'? [unknown-row]"),
        (
            f"{PLAIN}, where: {{class: c}}",
            "error: no row of table 'crew' has class c; change the condition, or take this block out [unknown-row]",
        ),
        (
            f'{PLAIN}, copies: "{{copied}}"',
            "2:51: error: copies asks for unknown field 'copied'; did you mean 'copies'? [unknown-column]",
        ),
        (f"{PLAIN}, copies: x", f"2:51: error: copies: 'x' {COUNT}"),
        (f"{PLAIN}, copies: 3.0", f"2:51: error: copies: '3.0' {COUNT}"),
        (f"{PLAIN}, copies: 99999", "2:51: error: copies: 99999 is more than the limit of 10000 [bad-value]"),
        (
            f"{PLAIN}, join: [place]",
            "rows.yaml:7:14: error: table 'place' has no row 'two' to join; add it at rows.yaml:8:5 [unknown-row]",
        ),
    ],
)
def test_what_is_wrong_is_told_once(block: str, told: str, tmp_path: Path) -> None:
    _, faults = drawn(tmp_path, f"id: a, {block}")
    assert len(faults) == 1
    assert faults[0].endswith(told)
