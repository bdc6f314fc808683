"""What lies under names, and paths over hex numbers which have no room beside them, told once a type of path."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.check import check
from tests.minikit import write_kit

FIX = "put numbers elsewhere (numbering: position), make them smaller (size), or lead the path through other hexes"


def told(folder: Path, columns: int, paths: str, more: str = "") -> list[str]:
    numbering = "numbering: {format: '{column:02}.{row:02}', size: 7pt}"
    text = f"""mapsheets:
  - id: one
    name: One
    grid: {{columns: {columns}, rows: 7, flat_to_flat: 8mm, {numbering}}}
    paths:
      {paths}
    {more}
"""
    findings = check(write_kit(folder, {"it.yaml": text})).findings
    return [f"{f.span.line} {f.message}; {f.fix}" for f in findings if f.rule == "labels-clear"]


@pytest.mark.parametrize(
    ("run", "numbers"),
    [
        (["01.07/N", "01.07"], "number of 01.07"),
        (["01.01", "01.02"], "numbers of 01.01 and 01.02"),
        (["01.01", "01.02", "01.03"], "numbers of 01.01, 01.02 and 01.03"),
        ([f"01.0{row}" for row in range(1, 8)], "numbers of 01.01, 01.02 and 5 more"),
    ],
)
def test_the_numbers_under_a_path_are_told_once(run: list[str], numbers: str, tmp_path: Path) -> None:
    words = ", ".join(f'"{word}"' for word in run)
    assert told(tmp_path, 3, f"highway: [[{words}]]") == [f"6 the highway runs over the {numbers}; {FIX}"]


def test_a_river_that_the_sea_hides_runs_over_nothing(tmp_path: Path) -> None:
    run = 'river: [["01.01", "01.02", "01.03"]]'
    assert told(tmp_path, 3, run) != []
    assert told(tmp_path / "sea", 3, run, "terrain: {sea: [01.01-01.03]}") == []


TOWNS = """\
mapsheets:
  - id: one
    name: One
    grid: {columns: 5, rows: 4, flat_to_flat: 18mm, numbering: {every: 0}}
    towns:
      - {hex: B2, name: Ashford under the Hills of the Far West, at: right}
      - {hex: D2, size: city, name: AT}
"""


def test_a_name_over_the_symbol_of_another_town_is_told(tmp_path: Path) -> None:
    text = TOWNS.replace(", name: AT", "")
    findings = [f for f in check(write_kit(tmp_path, {"it.yaml": text})).findings if f.rule == "labels-clear"]
    assert [(f.span.line, f.message) for f in findings] == [
        (6, "the name Ashford under the Hills of the Far West lies over the symbol of D2")
    ]


def test_a_name_over_the_name_of_another_town_is_told(tmp_path: Path) -> None:
    text = TOWNS.replace("AT", "Far, at: left")
    findings = [f for f in check(write_kit(tmp_path, {"it.yaml": text})).findings if f.rule == "labels-clear"]
    assert any("lies over the name" in f.message for f in findings)


def test_a_name_over_a_road_is_told_with_the_road(tmp_path: Path) -> None:
    text = TOWNS.replace("      - {hex: D2, size: city, name: AT}\n", "    paths: {road: [[C1, C2, C3]]}\n")
    findings = [f for f in check(write_kit(tmp_path, {"it.yaml": text})).findings if f.rule == "labels-clear"]
    assert [(f.span.line, f.message) for f in findings] == [
        (6, "the name Ashford under the Hills of the Far West lies over a road")
    ]


def test_the_numbers_under_the_name_of_an_area_are_counted(tmp_path: Path) -> None:
    text = """mapsheets:
  - id: one
    name: One
    grid: {columns: 9, rows: 8, flat_to_flat: 9mm}
    names:
      - {name: THE GREAT NORTHERN SEA, along: [A2, I6], size: 20pt}
"""
    (finding,) = (f for f in check(write_kit(tmp_path, {"it.yaml": text})).findings if f.rule == "labels-clear")
    first, _, more = finding.message.partition(" and ")
    assert first.startswith("the name THE GREAT NORTHERN SEA lies over hex number ")
    assert 1 <= int(more.removesuffix(" more")) <= 12
