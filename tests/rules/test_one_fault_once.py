"""One slip in a table is one finding: what follows from it is not told as well."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.check import check
from tests.minikit import write_kit

CARDS = """\
templates:
  - id: omen
    colours: {band: "{tint}"}
    elements:
      - {shape: face, fill: band, role: background}
      - {text: "{name}", x: 5mm, y: 10mm, size: 9pt, colour: "on {tint}"}
      - {text: "{text}", x: 5mm, y: 70mm, width: 53mm, height: 12mm, size: 9pt, floor: 8pt, colour: white}
cards:
  - {id: omens, name: Omens, table: omens, template: omen, join: [{table: suits, by: suit}]}
"""


def findings(folder: Path, **files: str) -> list[tuple[str, str, int]]:
    found = check(write_kit(folder, {name.replace("_", "."): text for name, text in files.items()})).findings
    return [(one.rule, one.span.file, one.span.line) for one in found]


def test_a_text_that_runs_out_of_its_box_is_not_told_line_by_line(tmp_path: Path) -> None:
    omens = f"id,name,suit,text\na,Storm,sea,{'It blows and blows and blows. ' * 40}\n"
    found = findings(tmp_path, cards_yaml=CARDS, omens_csv=omens, suits_csv="id,tint\nsea,navy\n")
    assert found == [("text-fits", "omens.csv", 2)]


@pytest.mark.parametrize(
    ("omens", "suits", "found"),
    [
        ("id,name,suit,text\na,Storm,sky,Rain\n", "id,tint\nsea,navy\n", [("unknown-row", "omens.csv", 2)]),
        ("id,name,suit,text\na,Storm,sea,Rain\n", "id,ink\nsea,navy\n", [("unknown-column", "cards.yaml", 6)]),
        # An empty cell that somebody did type is the one fault there is.
        ("id,name,suit,text\na,Storm,sea,Rain\n", "id,tint\nsea,\n", [("unknown-colour", "suits.csv", 2)]),
    ],
)
def test_a_colour_that_is_missing_with_its_row_or_column_is_no_fault_of_its_own(
    omens: str, suits: str, found: list[tuple[str, str, int]], tmp_path: Path
) -> None:
    assert findings(tmp_path, cards_yaml=CARDS, omens_csv=omens, suits_csv=suits) == found


def test_a_cell_too_wide_for_a_chart_says_for_which(tmp_path: Path) -> None:
    charts = (
        "charts:\n  - id: speeds\n    title: Speeds\n    elements:\n      - table: {rows: ships, columns: "
        '[{heading: Ship, cell: "{name}"}]}\n        width: 20mm\n        height: 40mm\n'
    )
    ships = "id,name\na,Donaudampfschifffahrtsgesellschaft\n"
    (finding,) = check(write_kit(tmp_path, {"charts.yaml": charts, "ships.csv": ships})).findings
    assert (finding.rule, finding.span.file) == ("text-fits", "ships.csv")
    assert "'Donaudampfschifffahrtsgesellschaft' of 'Speeds' is" in finding.message


@pytest.mark.parametrize(("x", "y", "edge"), [(-2, 20, "left"), (70, 20, "right"), (20, -1, "top"), (20, 45, "bottom")])
def test_a_text_over_an_edge_says_over_which(x: int, y: int, edge: str, tmp_path: Path) -> None:
    boards = (
        "boards:\n  - id: b\n    name: B\n    width: 80mm\n    height: 40mm\n    elements:\n"
        f"      - {{text: DAWN ATTACK, x: {x}mm, y: {y}mm, room: 80mm, size: 9pt}}\n"
    )
    (finding,) = check(write_kit(tmp_path, {"boards.yaml": boards})).findings
    assert f"over the {edge} edge of 'B'" in finding.message
