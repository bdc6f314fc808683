"""Boards and charts are drawn for no row: their texts are answered by references, in the drawn face."""

from __future__ import annotations

from pathlib import Path

from printkit.check import check
from printkit.drawing import Text, walk
from tests.minikit import write_kit

KIT = """\
tables:
  - {id: sides, rows: [{id: a, name: The Column}]}
boards:
  - id: one
    name: One
    elements:
      - {text: "{table:sides/a/name} wins", x: 10mm, y: 20mm, size: 14pt}
      - {grid: square, columns: 1, rows: 1, x: 10mm, y: 70mm, width: 60mm, height: 60mm, labels: none,
         names: {A1: "{table:sides/a/name}"}}
"""


def test_a_boards_words_come_from_tables(tmp_path: Path) -> None:
    checked = check(write_kit(tmp_path / "kit", {"it.yaml": KIT}))
    assert checked.inspection is not None and not checked.findings
    (board,) = checked.inspection.pieces
    found = [seen.mark.text for seen in walk(board.front.marks) if isinstance(seen.mark, Text)]
    assert found == ["The Column wins", "The Column"]
