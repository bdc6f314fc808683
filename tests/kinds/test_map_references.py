"""Words and places of a map come from tables: what is typed once stands on the drawn face."""

from __future__ import annotations

from pathlib import Path

from printkit.check import check
from printkit.drawing import Text, walk
from tests.minikit import write_kit

KIT = """\
tables:
  - id: towns
    rows: [{id: ford, hex: "0203", name: The Ford}]
mapsheets:
  - id: one
    name: One
    grid: {columns: 6, rows: 5, flat_to_flat: 18mm, numbering: "0101", leave_out: ["0405", "0505", "0605"]}
    towns: [{hex: "{table:towns/ford/hex}", name: "{table:towns/ford/name}"}]
    cartouche: {title: "Round {table:towns/ford/name}", at: bottom-right}
"""


def words(folder: Path, text: str) -> dict[str, tuple[int, int]]:
    checked = check(write_kit(folder, {"it.yaml": text}))
    assert checked.inspection is not None and not checked.findings
    (piece,) = checked.inspection.pieces
    texts = [seen for seen in walk(piece.front.marks) if isinstance(seen.mark, Text)]
    return {seen.mark.text: (seen.mark.x, seen.mark.y) for seen in texts if isinstance(seen.mark, Text)}


def test_a_town_and_a_title_are_those_of_the_table(tmp_path: Path) -> None:
    found = words(tmp_path / "one", KIT)
    typed = KIT.replace('"{table:towns/ford/hex}"', '"0203"').replace("{table:towns/ford/name}", "The Ford")
    assert {"The Ford", "Round The Ford"} <= found.keys()
    assert found == words(tmp_path / "two", typed)


def test_the_town_follows_its_row(tmp_path: Path) -> None:
    moved = words(tmp_path / "three", KIT.replace('hex: "0203"', 'hex: "0504"'))
    assert moved["The Ford"] != words(tmp_path / "four", KIT)["The Ford"]
