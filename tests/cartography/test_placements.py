"""Terrain and elevation from lists, ranges, rectangles, blocks of characters and tables: one reading."""

from __future__ import annotations

from typing import Any

import pytest

from printkit.cartography.placements import Misplaced, Placement, elevation_of, terrain_of
from printkit.cartography.survey import survey
from printkit.drawing import Text, walk
from printkit.findings import Span
from printkit.models.mapsheet import Mapsheet, Shared
from printkit.tables import Cell, Row
from tests.maps import as_read, drawn

SMALL = {"id": "one", "name": "One", "grid": {"columns": 4, "rows": 3, "flat_to_flat": "15mm"}}


def sheet(**fields: Any) -> Mapsheet:
    return Mapsheet.model_validate(as_read({**SMALL, **fields}))


def table(*rows: dict[str, str]) -> Shared:
    cells = [{name: Cell(text, Span("hexes.csv", i, 1)) for name, text in row.items()} for i, row in enumerate(rows, 2)]
    return Shared(rows=tuple(Row(row) for row in cells))


def placed(found: Mapsheet) -> dict[str, str]:
    grid = found.hexes
    return {grid.label(one.hex): one.name for one in terrain_of(found, grid) if isinstance(one, Placement)}


BLOCK = {"legend": {".": "clear", "w": "woods"}, "rows": "....\n.ww.\n...w\n"}
WOODS = {"B2", "C2", "D3"}


@pytest.mark.parametrize(
    "found",
    [
        sheet(terrain={"woods": ["B2", "C2", "D3"]}),
        sheet(terrain={"woods": ["B2-C2", "D3"]}),
        sheet(terrain={"woods": ["B2:C2", "D3:D3"]}),
        sheet(terrain_block=BLOCK),
        sheet().sharing(table(*({"hex": hex, "terrain": "woods"} for hex in sorted(WOODS)))),
    ],
    ids=["list", "range", "rectangle", "block", "table"],
)
def test_five_ways_to_say_the_same(found: Mapsheet) -> None:
    assert {hex for hex, name in placed(found).items() if name == "woods"} == WOODS
    read = survey(found)
    assert read is not None
    assert {read.grid.label(hex) for hex in read.grid.hexes() if read.at(hex) == "woods"} == WOODS


@pytest.mark.parametrize(
    ("rows", "line", "column", "message"),
    [
        ("....\n.w.\n....\n", 2, 4, "row 2 of the block has 3 characters, but the map has 4 columns"),
        ("....\n.....\n....\n", 2, 5, "row 2 of the block has 5 characters, but the map has 4 columns"),
        ("....\n.wx.\n....\n", 2, 3, "'x' is not in the legend of the block"),
        ("....\n....\n....\n...w\n", 4, 1, "the block has 4 rows, but the map has 3"),
        ("....\n....\n", 2, 1, "the block has 2 rows, but the map has 3"),
    ],
)
def test_a_fault_of_a_block_has_its_line_and_column(rows: str, line: int, column: int, message: str) -> None:
    found = sheet(terrain_block={**BLOCK, "rows": rows})
    wrong = [one for one in terrain_of(found, found.hexes) if isinstance(one, Misplaced)]
    assert (wrong[0].span.line, wrong[0].span.column, wrong[0].message) == (line, column, message)


@pytest.mark.parametrize("rows", ["..  \n.ww \n...w\n", "..\n.ww\n...w\n"], ids=["blanks", "trimmed by an editor"])
def test_blanks_at_the_end_of_a_row_may_be_missing_where_hexes_are_left_out(rows: str) -> None:
    grid = {**SMALL["grid"], "leave_out": ["C1:D1", "D2"]}  # type: ignore[dict-item]
    found = sheet(grid=grid, terrain_block={**BLOCK, "rows": rows})
    assert not [one for one in terrain_of(found, found.hexes) if isinstance(one, Misplaced)]
    assert {hex for hex, name in placed(found).items() if name == "woods"} == WOODS


def test_a_range_that_is_not_in_line_is_told() -> None:
    found = sheet(terrain={"woods": ["A1-C3"]})
    (wrong,) = terrain_of(found, found.hexes)
    assert isinstance(wrong, Misplaced)
    assert wrong.message == "'A1-C3' runs along no column or row; write A1:C3 for a rectangle of hexes"


def test_elevation_from_lists_a_block_and_a_table() -> None:
    ways = [
        sheet(elevation={"levels": {"1": ["A1-A2"], "-2": ["D3"]}}),
        sheet(elevation={"block": {"legend": {"1": "1", "-": "-2"}, "rows": "1   \n1   \n   -\n"}}),
        sheet().sharing(
            table(
                {"hex": "A1-A2", "terrain": "", "elevation": "1"}, {"hex": "D3", "terrain": "woods", "elevation": "-2"}
            )
        ),
    ]
    for found in ways:
        read = survey(found)
        assert read is not None
        assert {read.grid.label(hex): level for hex, level in read.levels.items()} == {"A1": 1, "A2": 1, "D3": -2}
        assert not [one for one in elevation_of(found, found.hexes) if isinstance(one, Misplaced)]


def test_the_base_terrain_is_what_nothing_is_said_of() -> None:
    read = survey(sheet(base_terrain="sea", terrain={"clear": ["B2"]}))
    assert read is not None
    assert read.count() == {"sea": 11, "clear": 1}


OUTLINE = {"legend": {".": "clear", "w": "woods", "~": "none"}, "rows": "~..~\n.ww.\n...w\n"}


def test_none_of_a_block_is_a_hex_left_out() -> None:
    typed = sheet(terrain_block=OUTLINE)
    cut = sheet(grid={**SMALL["grid"], "leave_out": ["A1", "D1"]}, terrain_block={**BLOCK, "rows": OUTLINE["rows"]})  # type: ignore[dict-item]
    assert [typed.hexes.label(hex) for hex in typed.hexes.hexes()] == [
        cut.hexes.label(hex) for hex in cut.hexes.hexes()
    ]
    assert (typed.width, typed.height) == (cut.width, cut.height)
    assert {hex for hex, name in placed(typed).items() if name == "woods"} == WOODS
    assert not [one for one in terrain_of(typed, typed.hexes) if isinstance(one, Misplaced)]
    texts = [[s.mark for s in walk(drawn(one).marks) if isinstance(s.mark, Text)] for one in (typed, cut)]
    assert [text.text for text in texts[0]] == [text.text for text in texts[1]]
    assert "A1" not in [text.text for text in texts[0]]


def test_a_block_whose_first_column_and_row_are_none_stays_where_it_is() -> None:
    found = sheet(
        terrain_block={**OUTLINE, "rows": "~~~~\n~ww.\n~..w\n"},
        elevation={"block": {"legend": {"1": "1"}, "rows": "    \n 1  \n   1\n"}},
    )
    assert {hex for hex, name in placed(found).items() if name == "woods"} == WOODS
    read = survey(found)
    assert read is not None
    assert {read.grid.label(hex) for hex in read.levels} == {"B2", "D3"}


@pytest.mark.parametrize(
    ("rows", "column", "message"),
    [
        ("....\n.w .\n....\n", 3, "a blank stands for hex C2, which the map has"),
        ("....\n w  \n....\n", 1, "a blank stands for hex A2 and 2 more of row 2, which the map has"),
    ],
)
def test_a_blank_of_a_terrain_block_stands_for_no_hex(rows: str, column: int, message: str) -> None:
    found = sheet(terrain_block={**BLOCK, "rows": rows})
    (wrong,) = (one for one in terrain_of(found, found.hexes) if isinstance(one, Misplaced))
    assert (wrong.span.line, wrong.span.column, wrong.message) == (2, column, message)


def test_half_hexes_are_hexes_of_a_block() -> None:
    block = {"legend": {".": "clear", "w": "woods"}, "rows": " . .\n....\n....\n.w..\n"}
    grid = {"pitches": "3", "rows": "3"}
    found = sheet(width="4in", height="3in", grid=grid, terrain_block=block)
    assert not [one for one in terrain_of(found, found.hexes) if isinstance(one, Misplaced)]
    assert [hex for hex, name in placed(found).items() if name == "woods"] == ["B3"]
