"""Shapes that a designer asks for: both orientations, unequal lines, half-hexes, crops, holes, one row, one column."""

from __future__ import annotations

import time

import pytest

from printkit.grids.hex import HexGrid, full_sheet
from tests.grids.strategies import EDGES, grid


def heights(found: HexGrid) -> list[int]:
    """Whole hexes in each column of a flat-top grid."""
    columns = sorted({column for column, _ in found.wholes()})
    return [sum(hex[0] == column for hex in found.wholes()) for column in columns]


@pytest.mark.parametrize(
    ("asked", "counts"),
    [
        ({}, [17, 17, 17]),
        ({"shifted_hexes": "fewer"}, [17, 16, 17]),
        ({"shifted_hexes": "more"}, [17, 18, 17]),
        ({"shifted": "odd", "shifted_hexes": "fewer"}, [16, 17, 16]),
    ],
)
def test_columns_of_unequal_height(asked: dict[str, str], counts: list[int]) -> None:
    assert heights(grid(None, None, columns="3", rows="17", flat_to_flat="10mm", **asked)) == counts


@pytest.mark.parametrize(
    ("asked", "lower"),
    [
        ({}, "B1"),
        ({"shifted": "odd"}, "A1"),
        ({"shift": "up"}, "A1"),
        ({"shifted": "odd", "shift": "up"}, "B1"),
    ],
)
def test_which_columns_are_shifted_and_which_way(asked: dict[str, str], lower: str) -> None:
    found = grid(None, None, columns="2", rows="2", flat_to_flat="10mm", **asked)
    y = {label: found.centre(found.find(label))[1] for label in ("A1", "B1")}
    assert max(y, key=lambda label: y[label]) == lower
    assert abs(y["A1"] - y["B1"]) == pytest.approx(5.0)


@pytest.mark.parametrize(("shift", "right"), [("right", "A2"), ("left", "A1")])
def test_rows_of_a_pointy_top_grid_are_shifted_sideways(shift: str, right: str) -> None:
    found = grid(orientation="pointy-top", columns="2", rows="2", flat_to_flat="10mm", shift=shift)
    x = {label: found.centre(found.find(label))[0] for label in ("A1", "A2")}
    assert max(x, key=lambda label: x[label]) == right


def test_neighbours_of_a_pointy_hex_by_direction() -> None:
    found = grid(orientation="pointy-top", columns="5", rows="5", flat_to_flat="10mm")
    near = {d: found.label(found.neighbour(found.find("C3"), d)) for d in found.orientation.directions}
    assert near == {"NE": "C2", "E": "D3", "SE": "C4", "SW": "B4", "W": "B3", "NW": "B2"}


def test_a_pointy_hexside_lies_on_the_side_that_its_direction_names() -> None:
    found = grid(orientation="pointy-top", columns="3", rows="3", flat_to_flat="10mm")
    x, y = found.centre(found.find("B2"))
    for direction in found.orientation.directions:
        (ax, ay), (bx, by) = map(found.point, found.side(found.find("B2"), direction))
        east, south = (ax + bx) / 2 - x, (ay + by) / 2 - y
        assert ("E" in direction) == (east > 0.1) and ("W" in direction) == (east < -0.1)
        assert ("N" in direction) == (south < -0.1) and ("S" in direction) == (south > 0.1)


@pytest.mark.parametrize("orientation", ["flat-top", "pointy-top"])
@pytest.mark.parametrize(("columns", "rows"), [("1", "1"), ("1", "8"), ("8", "1")])
@pytest.mark.parametrize("halves", ["none", "all"])
def test_one_row_and_one_column(orientation: str, columns: str, rows: str, halves: str) -> None:
    found = grid(orientation=orientation, columns=columns, rows=rows, flat_to_flat="10mm", half_hexes=halves)
    assert len(list(found.wholes())) == int(columns) * int(rows)
    assert all(found.find(found.label(hex)) == hex for hex in found.hexes())
    assert list(found.sides())


@pytest.mark.parametrize("orientation", ["flat-top", "pointy-top"])
@pytest.mark.parametrize("edge", EDGES)
def test_each_edge_has_its_half_hexes_by_itself(orientation: str, edge: str) -> None:
    """Field.md: an option that fills and numbers only one of two edges."""
    found = grid(orientation=orientation, columns="4", rows="4", flat_to_flat="10mm", half_hexes=[edge])
    halves = [hex for hex in found.hexes() if not found.whole(hex)]
    assert halves and {found.cut_by(hex) for hex in halves} == {(edge,)}
    for hex in halves:
        (ax, ay), (bx, by) = map(found.point, found.cut(hex, edge))
        at = {"left": ax, "right": ax, "top": ay, "bottom": ay}[edge]
        assert at == dict(zip(("left", "top", "right", "bottom"), found.frame, strict=True))[edge]
        assert ax == bx if edge in ("left", "right") else ay == by


@pytest.mark.parametrize("orientation", ["flat-top", "pointy-top"])
def test_opposite_edges_have_as_many_half_hexes(orientation: str) -> None:
    found = grid(
        orientation=orientation, columns="5", rows="5", flat_to_flat="10mm", half_hexes="all", shifted_hexes="fewer"
    )
    count = {edge: sum(edge in found.cut_by(hex) for hex in found.hexes()) for edge in EDGES}
    assert count["top"] == count["bottom"] > 0
    assert count["left"] == count["right"] > 0


@pytest.mark.parametrize(
    ("labels", "owner", "printed"),
    [
        ("none", [], set()),
        ("own", [], {"top", "right", "bottom", "left"}),
        ("shared", ["top", "left"], {"top", "left"}),
        ("shared", ["bottom", "right"], {"bottom", "right"}),
    ],
)
def test_who_prints_the_label_of_a_half_hex(labels: str, owner: list[str], printed: set[str]) -> None:
    halves = {"edges": "all", "labels": labels, "owner": owner}
    found = grid(columns="4", rows="4", flat_to_flat="10mm", half_hexes=halves)
    seen = {found.cut_by(hex)[0] for hex in found.hexes() if len(found.cut_by(hex)) == 1 and found.printed(hex)}
    assert seen == printed
    assert all(found.printed(hex) for hex in found.wholes())


def test_where_two_sheets_meet_one_of_them_owns_each_half_hex() -> None:
    sheet = full_sheet(4, 4, 40_000, 44_000)
    halves = [hex for hex in sheet.hexes() if not sheet.whole(hex)]
    for hex in halves:
        x, y = sheet.lattice(hex)
        there = [sheet.at((x + dx, y)) for dx in (-12, 12)] + [sheet.at((x, y + dy)) for dy in (-8, 8)]
        others = [other for other in there if sheet.has(other)]
        if len(sheet.cut_by(hex)) == 1:
            assert len(others) == 1 and sheet.owns(hex) != sheet.owns(others[0])


def test_a_crop_keeps_the_names_of_the_larger_grid() -> None:
    whole = grid(columns="12", rows="12", flat_to_flat="10mm")
    crop = grid(columns="12", rows="12", flat_to_flat="10mm", crop="C3:F7")
    assert [crop.label(hex) for hex in crop.wholes()] == [f"{c}{r}" for c in "CDEF" for r in range(3, 8)]
    assert crop.distance(crop.find("C3"), crop.find("F7")) == whole.distance(whole.find("C3"), whole.find("F7"))
    assert crop.width < whole.width and crop.flat_to_flat == pytest.approx(10.0, abs=1e-3)


def test_a_crop_may_have_half_hexes_which_are_named_as_in_the_larger_grid() -> None:
    crop = grid(columns="12", rows="12", flat_to_flat="10mm", crop="C3:F7", half_hexes=["left"])
    assert {crop.label(hex) for hex in crop.hexes() if not crop.whole(hex)} == {"B3", "B4", "B5", "B6", "B7"}


def test_holes_and_outlines() -> None:
    holes = grid(columns="4", rows="4", flat_to_flat="10mm", leave_out=["A1", "B2:C3", "D1-D2"])
    assert sum(1 for _ in holes.wholes()) == 16 - 1 - 4 - 2
    assert not holes.has(holes.names.orientation.swap((1, 1)))
    only = grid(columns="4", rows="4", flat_to_flat="10mm", only=["B1-B4", "C2"])
    assert [only.label(hex) for hex in only.hexes()] == ["B1", "B2", "B3", "B4", "C2"]
    assert only.neighbours(only.find("C2")) == [only.find("B2"), only.find("B1")]


def test_what_is_shown_of_a_half_hex_ends_at_the_cut() -> None:
    found = full_sheet(4, 4, 40_000, 44_000)
    x0, y0, x1, y1 = found.frame
    for hex in found.hexes():
        points = [found.point(at) for at in found.shown(hex)]
        assert all(x0 <= x <= x1 and y0 <= y <= y1 for x, y in points)
        if found.whole(hex):
            assert points == found.outline(hex)


def test_a_map_of_40_000_hexes_is_geometry_at_once() -> None:
    start = time.process_time()
    found = grid(columns="200", rows="200", flat_to_flat="15mm", numbering="0101")
    outlines = [found.outline(hex) for hex in found.hexes()]
    taken = time.process_time() - start
    assert len(outlines) == 40_000
    assert taken < 0.5, f"{taken:.2f} s"
    assert sum(1 for _ in found.sides()) == 3 * 40_000 + 2 * 200 + 2 * 200 - 1


def test_a_line_cut_in_half_goes_no_further_than_the_whole_ones() -> None:
    # Above a single hex the half-hexes of the shifted line would stand in the corners of the frame.
    fields = {"orientation": "pointy-top", "shifted_hexes": "more", "half_hexes": ["top"]}
    found = grid(None, None, columns="1", rows="1", flat_to_flat="20mm", **fields)
    assert [found.cut_by(hex) for hex in found.hexes()] == [()]
    wider = grid(None, None, columns="2", rows="1", flat_to_flat="20mm", **fields)
    assert sorted(map(wider.cut_by, wider.hexes())) == [(), (), ("top",)]
