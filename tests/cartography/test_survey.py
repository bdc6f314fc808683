"""A mapsheet resolved hex by hex; the five sheets' own layout."""

from __future__ import annotations

from itertools import pairwise

import pytest

from printkit.cartography.survey import big_crater, hex_references, side_references, survey
from printkit.grids.hex import Hex
from printkit.grids.orientation import FLAT_TOP
from tests.maps import mapsheet, mmm_sheets

SMALL = mapsheet().hexes


@pytest.mark.parametrize(
    ("centre", "hexes"),
    [
        ("C2", {"C2", "C1", "C3", "B1", "B2", "D1", "D2"}),
        ("C2-C3-D2", {"C2", "C3", "D2"}),
        ("C2-C3-E2", None),
        ("C2-C2-C3", None),
        ("C2-C3", None),
        ("Z9", None),
    ],
)
def test_a_big_crater_lies_about_a_hex_or_a_vertex(centre: str, hexes: set[str] | None) -> None:
    found = big_crater(SMALL, centre)
    assert (found and {SMALL.label(hex) for hex in found.hexes}) == hexes


def test_a_vertex_crater_is_centred_where_its_hexes_meet() -> None:
    found = big_crater(SMALL, "C2-C3-D2")
    assert found is not None
    assert all(found.centre in SMALL.corners(hex) for hex in found.hexes)


def test_what_cannot_be_read_is_left_out_and_the_first_of_two_counts() -> None:
    found = survey(
        mapsheet(terrain={"rough": ["B2", "Q9"], "dense": ["B2", "C2"]}, hexsides={"chasm": [["C2/N", "C2-E2"]]})
    )
    assert found is not None
    assert {found.grid.label(hex): name for hex, name in found.terrain.items()} == {"B2": "rough", "C2": "dense"}
    assert list(found.sides.values()) == ["chasm"]
    assert found.count() == {"plain": 15, "rough": 1, "dense": 1}


def test_a_grid_above_the_limit_is_not_resolved() -> None:
    assert survey(mapsheet(grid={"pitches": 2236, "rows": 2236})) is None


def test_every_word_that_names_a_hex_or_a_hexside_is_told() -> None:
    sheet = mapsheet(
        terrain={"rough": ["B2"]},
        craters=[{"centre": "C2-C3-D2"}],
        hexsides={"chasm": [["C2/N", "C2-D1"]]},
        stations=["C1"],
        named=[{"terrain": "rough", "hexes": ["E3"], "source": "test"}],
    )
    assert [ref.text for ref in hex_references(sheet)] == ["B2", "C2", "C3", "D2", "C2", "C2", "D1", "C1", "E3"]
    assert [ref.text for ref in side_references(sheet)] == ["C2/N", "C2-D1"]


@pytest.mark.parametrize(
    ("numeral", "terrain", "labels"),
    [("I", "rough", ["G3", "I5", "K8"]), ("I", "dense", ["E4", "H5", "G10", "G11"])],
)
def test_hexes_named_in_the_rule_text(numeral: str, terrain: str, labels: list[str]) -> None:
    (sheet,) = (sheet for sheet in mmm_sheets() if sheet.numeral == numeral)
    found = survey(sheet)
    assert found is not None
    assert {found.at(found.grid.find(label)) for label in labels} == {terrain}


def test_the_chasm_of_sheet_iii_runs_along_the_grain_from_r10_to_x7() -> None:
    (sheet,) = (sheet for sheet in mmm_sheets() if sheet.numeral == "III")
    found = survey(sheet)
    assert found is not None
    (run,) = found.runs["chasm"]
    beside = {found.grid.label(hex) for side in run for hex in found.grid.touching(side)}
    assert {"R10", "S10", "T9", "U9", "V8", "W8", "X7"} <= beside
    ends = [set(one) & set(other) for one, other in pairwise(run)]
    assert all(len(shared) == 1 for shared in ends), "each hexside begins where the last one ended"


@pytest.mark.parametrize("numeral", ["I", "II", "III", "IV", "V"])
def test_a_car_that_avoids_dense_hexes_and_chasms_can_cross_from_south_to_north(numeral: str) -> None:
    (sheet,) = (sheet for sheet in mmm_sheets() if sheet.numeral == numeral)
    found = survey(sheet)
    assert found is not None
    grid = found.grid
    reached: set[Hex] = {grid.find(label) for label in sheet.stations if label.endswith("15")}
    edge = list(reached)
    while edge:
        at = edge.pop()
        for direction in FLAT_TOP.directions:
            to = grid.neighbour(at, direction)
            if (
                grid.whole(to)
                and found.at(to) != "dense"
                and grid.side(at, direction) not in found.sides
                and to not in reached
            ):
                reached.add(to)
                edge.append(to)
    assert {grid.find(label) for label in sheet.stations} <= reached
    drivable = [hex for hex in grid.wholes() if found.at(hex) != "dense"]
    assert len(reached) == len(drivable), "no pocket is walled in"


@pytest.mark.parametrize("numeral", ["I", "II", "III", "IV", "V"])
def test_shares_of_terrain(numeral: str) -> None:
    (sheet,) = (sheet for sheet in mmm_sheets() if sheet.numeral == numeral)
    found = survey(sheet)
    assert found is not None
    counts = found.count()
    assert sum(counts.values()) == 188
    assert 0.18 <= counts["rough"] / 188 <= 0.23
    assert 0.09 <= counts["dense"] / 188 <= 0.13
