"""Towns from a table: a row is a town, and what it says amiss is told in its file."""

from __future__ import annotations

from pathlib import Path

from printkit.check import check
from printkit.drawing import Text, walk
from tests.minikit import write_kit

MAP = """\
mapsheets:
  - id: one
    name: One
    grid: {columns: 6, rows: 5, flat_to_flat: 18mm, numbering: "0101"}
"""
IN_A_TABLE = MAP + "    town_table: towns\n"
TYPED = (
    MAP
    + """\
    towns:
      - {hex: "0203", name: The Ford, size: city}
      - {hex: "0504", name: Mill, at: left}
"""
)
ROWS = "id,hex,name,size,at,points\nford,0203,The Ford,city,,3\nmill,0504,Mill,,left,1\n"


def towns(folder: Path, text: str, rows: str = ROWS) -> list[tuple[str, int, int, int]]:
    """Words, place and size of the names on the map."""
    checked = check(write_kit(folder, {"it.yaml": text, "tables/towns.csv": rows}))
    assert checked.inspection is not None and not checked.findings, checked.findings
    (piece,) = checked.inspection.pieces
    texts = [seen.mark for seen in walk(piece.front.marks) if isinstance(seen.mark, Text)]
    return [(text.text, text.x, text.y, text.size) for text in texts if text.name == "town"]


def told(folder: Path, text: str, rows: str) -> list[str]:
    findings = check(write_kit(folder, {"it.yaml": text, "tables/towns.csv": rows})).findings
    return [
        f"{found.span.file}:{found.span.line}:{found.span.column} {found.rule}: {found.message}" for found in findings
    ]


def test_a_row_is_a_town(tmp_path: Path) -> None:
    found = towns(tmp_path / "table", IN_A_TABLE)
    assert [name for name, *_ in found] == ["The Ford", "Mill"]
    assert found == towns(tmp_path / "typed", TYPED)


def test_typed_towns_and_those_of_the_table_stand_side_by_side(tmp_path: Path) -> None:
    both = IN_A_TABLE + '    towns: [{hex: "0301", name: Up}]\n'
    assert {name for name, *_ in towns(tmp_path / "both", both)} == {"The Ford", "Mill", "Up"}


def test_faults_are_told_in_the_table(tmp_path: Path) -> None:
    rows = "id,hex,name,size,at\nford,0203,The Ford,village,lefft\nmill,0905,Mill,vilage,\n,,Nowhere,,\n"
    expected = [
        "tables/towns.csv:2:28 bad-value",
        "tables/towns.csv:3:16 bad-value",
        "tables/towns.csv:4:1 missing-field",
    ]
    assert [line.partition(": ")[0] for line in told(tmp_path / "a", IN_A_TABLE, rows)] == expected
    off = "id,hex,name\nford,0905,The Ford\n"
    (line,) = told(tmp_path / "b", IN_A_TABLE, off)
    assert line.startswith("tables/towns.csv:2:6 hex-on-map: ") and "0905" in line


def test_a_table_without_hexes_is_told_where_it_is_named(tmp_path: Path) -> None:
    (line,) = told(tmp_path / "c", IN_A_TABLE, "id,name\nford,The Ford\n")
    assert line.startswith("it.yaml:5:17 unknown-column: table 'towns' has no column 'hex'")
